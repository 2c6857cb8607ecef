import { botName } from '@echappee/bots'

/** Bots of tables from before the server named them have the usual name of their seat. */
export const nameOf = (name: string, seat: number): string => (name === '' ? botName(seat) : name)

/** What the people of a table are called. Two of one name are told apart by the numbers of their seats. */
export function namesOf(seats: readonly { readonly name: string }[]): readonly string[] {
  const names = seats.map(({ name }, seat) => nameOf(name, seat))
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${seat + 1})`))
}
