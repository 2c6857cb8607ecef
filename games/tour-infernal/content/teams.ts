export interface Team {
  readonly name: string
  readonly rider: string
  /** A word for the palette of whoever draws it. */
  readonly colour: string
}

/** By seat. */
export const TEAMS: readonly Team[] = [
  { name: 'T Débile', rider: 'Jacques', colour: 'magenta' },
  { name: 'AG2L', rider: 'Eddy', colour: 'sky' },
  { name: 'Pouic Telecom', rider: 'Bernard', colour: 'green' },
  { name: 'Française des Jeux de Société', rider: 'Miguel', colour: 'white-blue' },
  { name: 'Cofidouze', rider: 'Lance', colour: 'red' },
  { name: 'Raboteux Bank', rider: 'Fausto', colour: 'orange' },
  { name: 'Crédit Asthmatique', rider: 'Louison', colour: 'dark-green' },
  { name: 'Sonier-Dunuit', rider: 'Jeannie', colour: 'yellow' },
]
