/** What is said of exercises. */
export const enExercises = {
  help: {
    exercises: 'Look at the kept exercises of a game again: whether each answer is still surely the best. With --find, make others.',
    find: 'look for so many exercises and keep them in exercises.json in the game’s folder',
    races: 'with --find, look in so many races (default: 200)',
    drawn: 'with --find, how many drawn decisions of each race are looked at, besides the four strangest (default: 4)',
    seed: 'the same seed and races give the same exercises (default: exercises; without --find: check)',
    after: `
An exercise is a decision of an Équipier who played another move than the best one. The best one is held against its three rivals in 400 pairs of games each, by
what the seat knew, twice over; it is taken only where all intervals together (95 %) lie above nought and it is worth five points of chance, and where the game has words for why.
The exit code is 2 where a kept answer no longer holds.`,
  },
  findOnly: (flag: string) => `${flag} belongs to --find`,
  noStock: (title: string, id: string) => `${title} has no exercises yet: echappee exercises ${id} --find 10 makes some`,
  none: (title: string, races: number) => `no exercise was found in ${races} races of ${title}; nothing was written`,
  found: (title: string, found: number, races: number, file: string) =>
    `${title}: ${found} exercises from ${races} races; they are in ${file}`,
  lost: (n: number) => `${n}  today's rules lead to another position`,
  line: (n: number, best: string, next: string, gain: string, isHeld: boolean) =>
    `${n}  ${isHeld ? 'holds' : 'NO LONGER HOLDS'}: ${best}; ${gain} more than ${next}`,
  fallen: (title: string, n: number) =>
    `${title}: ${n === 1 ? '1 exercise no longer holds' : `${n} exercises no longer hold`}; find others with --find`,
  checked: (title: string, held: number, all: number) => `${title}: ${held} of ${all} exercises hold`,
}
