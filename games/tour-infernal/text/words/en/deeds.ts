import { cardCount, cards as kinds, count, seconds } from './names.ts'

/** What a choice does (`bot/deeds.ts`), as a predicate; `name` gives people, `about` is what the deed names. */
export const deeds = {
  wins: () => 'wins the race',
  abandons: () => 'leaves you without a card to ride on with',
  escapes: ([lead]: readonly number[]) => `puts you alone in front, ${seconds(lead!)} clear`,
  rejoins: () => 'brings you back to the front group',
  loses: ([lost]: readonly number[]) => `loses ${seconds(lost!)} on the front of the race`,
  closes: ([won]: readonly number[]) => `takes back ${seconds(won!)}`,
  bonus: ([won]: readonly number[]) => `takes a bonus of ${seconds(won!)}`,
  leavesThePull: ([seat]: readonly number[], name: (seat: number) => string) => `leaves ${name(seat!)} to do the pulling`,
  runsShort: ([cards]: readonly number[]) => `leaves you ${count(cards!, 'card')} short of the finish`,
  spendsLastAttack: ([cards, climb]: readonly number[]) =>
    `spends ${cards === 1 ? `the only ${kinds.A}` : `all ${cardCount(cards!, 'A')}`}${climb === 0 ? '' : ' before the climb'}`,
  spendsLastSprint: ([cards]: readonly number[]) =>
    `spends ${cards === 1 ? `the only ${kinds.S}` : `all ${cardCount(cards!, 'S')}`} before the sprints to come`,
  keepsAttacks: ([cards]: readonly number[]) => `keeps ${cardCount(cards!, 'A')}`,
  keepsSprints: ([cards]: readonly number[]) => `keeps ${cardCount(cards!, 'S')}`,
  savesCards: ([cards]: readonly number[]) => `saves strength: ${count(cards!, 'card')} in hand afterwards`,
}
