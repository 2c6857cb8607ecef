import { french } from '@echappee/text/french'
import type { Words } from '../en/index.ts'

const { count } = french

export const deeds: Words['deeds'] = {
  winsStage: () => 'gagne l’étape',
  losesStage: ([seat], say) => `laisse l’étape à ${say.name(seat!)}`,
  mends: ([handicap], say) => `vous remet en route après ${say.card(handicap!)}`,
  climber: () => 'permet les 40 et les 60 en montagne',
  stopsFirst: ([seat], say) => `arrête ${say.name(seat!)}, le plus avancé`,
  stops: ([seat], say) => `arrête ${say.name(seat!)}`,
  intoZone: () => 'vous amène dans la zone où votre sprinter gagne',
  passes: ([seat], say) => `vous fait passer devant ${say.name(seat!)}`,
  rides: ([km, left]) => `avance de ${km} km : il en reste ${left}`,
  longest: ([km]) => `va aussi loin que vos cartes le permettent : ${km} km`,
  keepsSixty: ([cards]) => `garde ${cards === 1 ? 'le 60' : `${count(cards!, 'carte')} 60`}`,
  throwsUseful: ([card], say) => `jette ${say.card(card!)} sans en garder d’autre`,
  throwsDouble: ([card], say) => `jette ${say.card(card!)} que vous avez en double`,
  standsStill: () => 'vous laisse sur place',
}
