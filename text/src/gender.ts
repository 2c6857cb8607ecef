import type { Gender } from './language-words.ts'

/** Women among the names that bots ride under ("Jeannie 2" as well); of any other name nothing is known. */
const WOMEN: readonly string[] = ['Jeannie', 'Marianne', 'Annie']

/** French places agree with the rider: "Jeannie 1re", "Fausto 1er". */
export function genderOf(name: string): Gender {
  return WOMEN.includes(name.replace(/ \d+$/, '')) ? 'f' : 'm'
}
