const NAMES = ['Louison', 'Jeannie', 'Fausto', 'Marianne', 'Eddy', 'Gino', 'Annie'] as const

/** A name for the bot of a seat that nobody else at the table has: the seat's usual one if it can. */
export function botName(seat: number, taken: readonly string[] = []): string {
  const names = new Set(taken.map((name) => name.toLowerCase()))
  for (let round = 1; ; round++)
    for (let i = 0; i < NAMES.length; i++) {
      const name = NAMES[(seat - 1 + NAMES.length + i) % NAMES.length]!
      const full = round === 1 ? name : `${name} ${round}`
      if (!names.has(full.toLowerCase())) return full
    }
}
