import { french } from '@echappee/text/french'
import type { Words } from '../en/index.ts'

const { count } = french
/** "de Sagan", "d’Alaphilippe". */
const de = (name: string) => (/^[aeiouàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`)

export const deeds: Words['deeds'] = {
  crosses: ([rider], say) => `fait franchir la ligne à ${say.rider(rider!)}`,
  clear: ([rider, squares], say) => `porte ${say.rider(rider!)} à ${count(squares!, 'case')} devant`,
  towed: ([rider, squares, tokens], say) =>
    `fait avancer ${say.rider(rider!)} de ${count(squares!, 'case')} pour ${count(tokens!, 'jeton')}`,
  carriesMate: ([mate], say) => `emmène aussi ${say.rider(mate!)}`,
  wheelForNothing: ([rider], say) => `laisse ${say.rider(rider!)} sans roue : le jeton est perdu`,
  withRivals: ([rider, riders], say) => `fait avancer ${say.rider(rider!)}, mais avec ${count(riders!, 'adversaire')}`,
  leavesRivals: ([rider, riders], say) => `détache ${say.rider(rider!)} de ${count(riders!, 'adversaire')}`,
  dropped: ([rider, seat, riders], say) =>
    riders === 1
      ? `laisse partir un coureur ${de(say.seat(seat!))} devant ${say.rider(rider!)}`
      : `laisse partir ${count(riders!, 'adversaire')} devant ${say.rider(rider!)}`,
  saves: ([rider, tokens], say) => `ménage ${say.rider(rider!)}, qui garde ${count(tokens!, 'jeton')}`,
  spendsOffensive: ([rider], say) => `dépense la seule Offensive ${de(say.rider(rider!))}`,
  spendsLastOfColour: ([rider, terrain], say) =>
    `dépense le dernier jeton ${say.terrain(terrain!)} ${de(say.rider(rider!))}, alors que de telles cases restent à courir`,
  keepsColour: ([rider, terrain], say) => `garde les jetons ${say.terrain(terrain!)} ${de(say.rider(rider!))} pour la dernière case`,
  feeds: ([rider, tokens], say) => `donne ${count(tokens!, 'jeton')} à ${say.rider(rider!)} au ravitaillement`,
}
