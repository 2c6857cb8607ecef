import type { IssueTexts, RefusalTexts } from '../types.ts'
import { cards, count } from './names.ts'

export const refusals: RefusalTexts = {
  GAME_OVER: () => 'Le tour est fini.',
  NOT_YOUR_TURN: () => 'C’est à un autre coureur de jouer.',
  NOTHING_OWED: () => 'Vous n’avez pas de carte à rendre maintenant.',
  WRONG_PHASE: () => 'Il y a d’abord autre chose à décider.',
  NOT_IN_HAND: ({ card }) => `Vous n’avez plus de ${card ?? 'telle carte'}.`,
  NOT_KEPT: () => 'Ce coureur n’a pas gardé cette carte.',
  BOOST_HERE: ({ boost }) =>
    boost === 'CLIMB'
      ? 'Le jour de grimpeur ne sert qu’en partant d’une montée, et sans aspiration.'
      : 'Les jambes neuves ne servent ni en montée, ni avec l’aspiration.',
  NO_SLIPSTREAM: () => 'Pas d’aspiration en montée.',
  FLAT_PLUS_TWO: () => 'Deux cases d’aspiration, c’est en descente seulement.',
  NO_STEPS: () => 'Un 1 en montée ne fait pas avancer : le coureur reste sur place.',
  BLOCKED: ({ steps }) => `Aucun chemin libre de ${count(Number(steps ?? 0), 'case')} : ce serait la chute.`,
  OUT_OF_REACH: ({ square }) => `Aucun chemin libre ne finit ${square === undefined ? 'sur cette case' : `en ${square}`} avec cette carte.`,
  SLIPSTREAM_OVER_LINE: () => 'L’aspiration ne porte pas au-delà de la ligne.',
  NO_SHELTER: ({ square }) =>
    `Personne juste devant ni à côté ${square === undefined ? 'de cette case' : `de ${square}`} pour couper le vent.`,
  OVERTAKING: () => 'Règle de dépassement : laissez au coureur suivant la place de jouer un 4, ou trois cases en montée.',
  CAN_BRAKE: () => 'Une autre carte évite la chute : il faut la jouer.',
  PICK_ORDER: () => 'Choisissez d’abord les plus fortes, et gardez-en assez pour la suite.',
  NOT_A_LANDING: () => 'La carte Chance ne mène pas là.',
  GIVE_COUNT: ({ owed }) => `Vous devez rendre ${cards(Number(owed ?? 1))}.`,
  GIVE_ORDER: () => 'Nommez d’abord la plus forte.',
}

export const issues: IssueTexts = {
  rows_order: (p) => `finit à la rangée ${p['to']}, avant sa première rangée ${p['from']}`,
  rows_gap: (p) => `commence à la rangée ${p['given']} ; c’est le tour de la rangée ${p['expected']}`,
  row_count: (p) => `un plateau a de ${p['min']} à ${p['max']} rangées, celui-ci en a ${p['rows']}`,
  lane_order: (p) => `la file ${p['lane']} vient après la file ${p['before']} : chaque file une fois, à partir de 1`,
  doubled_lane: (p) => `la file ${p['lane']} ne peut être doublée ; les files sont ici ${p['lanes']}`,
  doubled_first_row: () => 'pas de file doublée aux premières rangées, où tous prennent le départ',
  median_lanes: (p) => `un terre-plein sépare deux files voisines, pas ${p['low']} et ${p['high']}`,
  median_range: (p) => `de ${p['from']} à ${p['to']}, ce ne sont pas des rangées ; la dernière est ${p['last']}`,
  no_square: (p) => `la case ${p['square']} n’existe pas`,
  way_row: (p) => `${p['square']} n’est pas dans la rangée ${p['row']}, où mènent les passages de ${p['from']}`,
  way_twice: (p) => `les passages de ${p['square']} sont donnés deux fois`,
  square_twice: (p) => `${p['square']} est nommée deux fois`,
  sprint_row: (p) => `une ligne de sprint est avant une rangée de 2 à ${p['last']}, pas ${p['row']}`,
  sprint_order: (p) => `la ligne avant la rangée ${p['row']} suit celle avant la rangée ${p['previous']} : les sprints vont dans l’ordre`,
  dead_end: (p) => `aucun passage ne part de ${p['square']}`,
  unreachable: (p) => `aucun passage ne mène à ${p['square']}`,
  unknown_board: (p) => `il n’y a pas de plateau ${p['board']} ; il y a ${p['known']}`,
  board_name: (p) => `${p['board']} est le nom d’un plateau du jeu ; choisissez-en un autre`,
  board_count: (p) => `${p['boards']} plateaux ; un tour en a au plus ${p['max']} à lui`,
  carry_stages: (p) => `le tour a ${p['stages']} étapes, et les ${p['given']} qui sont courues n’en sont pas le début`,
  carry_riders: (p) => `chaque étape courue a un résultat pour les ${p['riders']} coureurs de la table`,
}
