import type { Words } from '../en/index.ts'
import { cardCount, count, de, seconds } from './names.ts'

export const deeds: Words['deeds'] = {
  wins: () => 'gagne la course',
  abandons: () => 'vous laisse sans carte pour rouler',
  escapes: ([lead]) => `vous met seul en tête, avec ${seconds(lead!)} d’avance`,
  rejoins: () => 'vous ramène dans le groupe de tête',
  loses: ([lost]) => `perd ${seconds(lost!)} sur la tête de la course`,
  closes: ([won]) => `reprend ${seconds(won!)}`,
  bonus: ([won]) => `prend ${seconds(won!)} de bonification`,
  leavesThePull: ([seat], name) => `laisse le relais à la charge ${de(name(seat!))}`,
  runsShort: ([cards]) => `vous laisse à court de ${count(cards!, 'carte')} avant l’arrivée`,
  spendsLastAttack: ([cards, climb]) =>
    `dépense ${cards === 1 ? 'la seule At' : `les ${cardCount(cards!, 'A')}`}${climb === 0 ? '' : ' avant la montagne'}`,
  spendsLastSprint: ([cards]) => `dépense ${cards === 1 ? 'la seule Sp' : `les ${cardCount(cards!, 'S')}`} avant les sprints à venir`,
  keepsAttacks: ([cards]) => `garde ${cardCount(cards!, 'A')}`,
  keepsSprints: ([cards]) => `garde ${cardCount(cards!, 'S')}`,
  savesCards: ([cards]) => `ménage les forces : il reste ${count(cards!, 'carte')} en main`,
}
