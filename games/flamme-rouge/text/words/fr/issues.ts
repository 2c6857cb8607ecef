import type { Words, Params } from '../types.ts'

type Value = Params[string] | undefined

const where = (at: Value, tile: Value) => `au caractère ${String(at)} (« ${String(tile)} »)`

export const issues: Words['issues'] = {
  unknown_tile: ({ at, tile }) => `Tuile inconnue ${where(at, tile)} : de a à v, A à V, 1 à 9 et 1D à 9D.`,
  tile_twice: ({ at, tile }) => `Une tuile est posée deux fois ${where(at, tile)} : les deux faces sont une même pièce.`,
  no_start_tile: ({ at, tile }) => `Une étape commence par une tuile de départ (a, A, 1 ou 1D), pas ${where(at, tile)}.`,
  no_finish_tile: ({ at, tile }) => `Une étape finit par une tuile d’arrivée (u, U, v ou V), pas ${where(at, tile)}.`,
  start_inside: ({ at, tile }) => `Une tuile de départ vient en premier seulement, pas ${where(at, tile)}.`,
  finish_inside: ({ at, tile }) => `Une tuile d’arrivée vient en dernier seulement, pas ${where(at, tile)}.`,
  too_short: ({ squares, minimum }) => `La route compte ${squares} cases ; il en faut au moins ${minimum}.`,
  sprint_place: ({ square, first, last }) => `Une ligne de sprint suit une case de ${first} à ${last}, pas ${square}.`,
  sprint_terrain: ({ square, other, squares }) =>
    `Les ${squares} cases avant le sprint de la case ${square} doivent être plates ; ${other} ne l’est pas.`,
  sprints_too_close: ({ square, other, squares }) =>
    `Deux sprints sont séparés d’au moins ${squares} cases, à la différence de ${other} et ${square}.`,
  no_sprints_in_time_trial: () => 'Un contre-la-montre n’a pas de ligne de sprint.',
  unknown_stage: ({ given, values }) => `Il n’y a pas d’étape « ${given} ». Il y a ${values}.`,
  too_many_stages: ({ stages, maximum }) => `${stages} étapes ; ${maximum} au plus.`,
  no_stage: () => 'Un tour a au moins une étape.',
  rest_first: () => 'Un tour ne commence pas par un jour de repos.',
  rest_last: () => 'Un tour ne finit pas par un jour de repos.',
  rests_together: () => 'Deux jours de repos ne se suivent pas.',
  time_trial_in_race: () => 'Une course d’un jour se court en ligne, pas contre la montre.',
  carry_day: () => 'Le tour reprend par une étape, pas par un jour de repos ni après sa fin.',
  carry_results: ({ stages = 0 }) => `Les étapes d’avant ont ${stages} résultats, un par étape, dans l’ordre.`,
  carry_riders: ({ riders = 0 }) => `Tout ce qui est repris nomme les ${riders} coureurs du tour, chacun une fois.`,
}
