/** FR-9: teams in the order of the table, in the colours that seats have in every game. */
export const TEAM_COLOURS = ['red', 'blue', 'green', 'white', 'black', 'orange'] as const
export type TeamColour = (typeof TEAM_COLOURS)[number]
export const MAX_TEAMS = TEAM_COLOURS.length

const TEAM_KINDS = ['rider', 'peloton', 'muscle'] as const
/** `rider` is a team that somebody plays. */
export type TeamKind = (typeof TEAM_KINDS)[number]

/** FR-40, FR-89…98: two cards of each. */
export const TRAITS = ['grimpeur', 'funambule', 'baroudeur', 'suceur', 'patron', 'equipier', 'poursuiteur'] as const
export type Trait = (typeof TRAITS)[number]
export const TRAIT_COPIES = 2

/** FR-41, FR-99…106: one card of each. */
export const FORMS = ['deuxiemeSouffle', 'epo', 'barre', 'gnak', 'coupDePedale', 'coupDeBluff', 'coupDeRein'] as const
export type Form = (typeof FORMS)[number]
