import { french } from '@echappee/text/french'
import type { Words } from '../types.ts'

const { count } = french

export const deeds: Words['deeds'] = {
  crosses: ([rider], who) => `fait franchir la ligne à ${who.rider(rider!)}`,
  falls: ([rider], who) => `met ${who.rider(rider!)} à terre`,
  sprint: ([points, seconds]) => `prend un sprint : ${points! > 0 ? count(points!, 'point') : `${seconds} s`}`,
  slipstream: ([squares]) => `gagne ${count(squares!, 'case')} d’aspiration`,
  front: ([rider], who) => `amène ${who.rider(rider!)} en tête de la course`,
  farther: ([rows]) => `avance de ${count(rows!, 'rangée')} d’un coup`,
  lostOnClimb: ([card]) => `perd une demi-case du ${card} dans la côte`,
  stays: ([rider], who) => `laisse ${who.rider(rider!)} sur place`,
  exchange: () => 'finit sur une case Échange',
  chance: () => 'finit sur une case Chance',
  keepsHigh: ([card]) => `garde le ${card}`,
  spendsHigh: ([card]) => `dépense le ${card} loin de la ligne`,
  keepsBrake: ([card]) => `garde le ${card} pour freiner`,
  leavesMates: ([rider], who) => `emmène ${who.rider(rider!)} loin de ses équipiers`,
}
