import type { CourseId } from './courses.ts'
import type { Tokens } from './road.ts'

interface TeamRider {
  readonly name: string
  readonly tokens: Tokens
}

export interface Team {
  readonly id: TeamId
  readonly course: CourseId
  readonly name: string
  /** A, B, C. */
  readonly riders: readonly TeamRider[]
}

export const TEAM_IDS = [
  'msr-bora',
  'msr-fdj',
  'msr-sky',
  'msr-quickstep',
  'lbl-movistar',
  'lbl-quickstep',
  'lbl-sky',
  'lbl-bahrain',
  'pt-quickstep',
  'pt-direct',
  'pt-bmc',
  'pt-lotto',
  'gah-movistar',
  'gah-sky',
  'gah-ag2r',
  'gah-bahrain',
] as const
export type TeamId = (typeof TEAM_IDS)[number]

/** the sixteen teams in the order of the rulebook's annex; tokens are Plain, Hill, Mountain, Sprint. */
export const TEAMS: Readonly<Record<TeamId, Team>> = {
  'msr-bora': team('msr-bora', 'Bora - Hansgrohe', [
    ['Peter Sagan', [2, 2, 1, 3]],
    ['Maciej Bodnar', [4, 0, 0, 1]],
    ['Marcus Burghardt', [3, 1, 1, 0]],
  ]),
  'msr-fdj': team('msr-fdj', 'FDJ', [
    ['Arnaud Démare', [3, 1, 0, 4]],
    ['Arthur Vichot', [2, 2, 0, 2]],
    ['Mickaël Delage', [2, 1, 0, 1]],
  ]),
  'msr-sky': team('msr-sky', 'Sky', [
    ['Michal Kwiatkowski', [3, 2, 2, 1]],
    ['Elia Viviani', [2, 0, 0, 3]],
    ['Ian Stannard', [3, 0, 0, 2]],
  ]),
  'msr-quickstep': team('msr-quickstep', 'Quick Step Floors', [
    ['Julian Alaphilippe', [2, 3, 1, 1]],
    ['Tom Boonen', [3, 1, 0, 3]],
    ['Julien Vermote', [2, 1, 0, 1]],
  ]),
  'lbl-movistar': team('lbl-movistar', 'Movistar', [
    ['Alejandro Valverde', [2, 4, 2, 0]],
    ['Daniel Moreno', [1, 3, 1, 0]],
    ['Carlos Betancur', [1, 2, 2, 0]],
  ]),
  'lbl-quickstep': team('lbl-quickstep', 'Quick Step Floors', [
    ['Julian Alaphilippe', [2, 4, 1, 0]],
    ['Daniel Martin', [2, 3, 2, 0]],
    ['Pieter Serry', [1, 2, 1, 0]],
  ]),
  'lbl-sky': team('lbl-sky', 'Sky', [
    ['Wouter Poels', [2, 3, 3, 0]],
    ['Sebastian Henao', [1, 2, 3, 0]],
    ['Lars Petter Nordhaug', [1, 2, 1, 0]],
  ]),
  'lbl-bahrain': team('lbl-bahrain', 'Bahrain - Merida', [
    ['Vincenzo Nibali', [2, 2, 4, 0]],
    ['Enrico Gasparotto', [2, 3, 1, 0]],
    ['Kanstantsin Siutsou', [3, 0, 1, 0]],
  ]),
  'pt-quickstep': team('pt-quickstep', 'Quick Step Floors', [
    ['Fernando Gaviria', [3, 1, 0, 4]],
    ['Matteo Trentin', [2, 2, 0, 2]],
    ['Fabio Sabatini', [2, 0, 0, 2]],
  ]),
  'pt-direct': team('pt-direct', 'Direct Energie', [
    ['Bryan Coquard', [3, 2, 0, 3]],
    ['Thomas Voeckler', [2, 3, 0, 0]],
    ['Sylvain Chavanel', [3, 1, 0, 1]],
  ]),
  'pt-bmc': team('pt-bmc', 'BMC', [
    ['Greg Van Avermaet', [3, 3, 0, 2]],
    ['Jempy Drucker', [3, 0, 0, 2]],
    ['Martin Elmiger', [3, 0, 0, 2]],
  ]),
  'pt-lotto': team('pt-lotto', 'Lotto - Soudal', [
    ['André Greipel', [3, 1, 0, 4]],
    ['Tony Gallopin', [2, 3, 0, 1]],
    ['Marcel Sieberg', [2, 0, 0, 2]],
  ]),
  'gah-movistar': team('gah-movistar', 'Movistar', [
    ['Nairo Quintana', [2, 1, 5, 0]],
    ['Alejandro Valverde', [1, 3, 2, 0]],
    ['Andrew Anacona', [1, 1, 2, 0]],
  ]),
  'gah-sky': team('gah-sky', 'Sky', [
    ['Christopher Froome', [2, 1, 5, 0]],
    ['Geraint Thomas', [2, 2, 2, 0]],
    ['Kenny Elissonde', [0, 1, 3, 0]],
  ]),
  'gah-ag2r': team('gah-ag2r', 'AG2R – La Mondiale', [
    ['Romain Bardet', [1, 2, 4, 0]],
    ['Pierre Latour', [1, 1, 4, 0]],
    ['Cyril Gautier', [1, 2, 2, 0]],
  ]),
  'gah-bahrain': team('gah-bahrain', 'Bahrain - Merida', [
    ['Vincenzo Nibali', [2, 2, 4, 0]],
    ['Ion Izagirre', [3, 0, 3, 0]],
    ['Yukiya Arashiro', [2, 1, 1, 0]],
  ]),
}

function team(id: TeamId, name: string, riders: readonly (readonly [string, Tokens])[]): Team {
  return { id, course: id.split('-')[0] as CourseId, name, riders: riders.map(([rider, tokens]) => ({ name: rider, tokens })) }
}
