import { plural } from '@echappee/text'
import type { FaultKind } from '../../programs/program.ts'
import type { enBots } from '../en/bots.ts'

const count = (n: number, one: string, other: string) => `${n} ${plural('fr', n, one, other)}`

const FAULTS: Readonly<Record<FaultKind, (detail: string) => string>> = {
  start: (detail) => `il n’a pas démarré ou n’a pas dit bonjour${detail === '' ? '' : ` (${detail})`}`,
  exit: () => 'il s’est arrêté avant la partie',
  late: (detail) => `il a mis plus de ${detail}`,
  garbage: (detail) => `sa ligne n’est pas une réponse : ${detail}`,
  range: (detail) => `il a nommé un coup qui n’existe pas : ${detail}`,
}

export const frBots: typeof enBots = {
  noMoveFeatures: (title) =>
    `${title} ne nomme aucun critère pour ses coups (bot/move-features.ts) : aucune politique ne peut être apprise`,
  trainOptionOfTables: () =>
    '--option va avec --chances et --against : une politique s’apprend aux tables que le jeu a choisies (bot/practice.ts)',
  trainAgainstLevel: (given) => `--against prend un niveau, comme champion ou champion:20, non « ${given} »`,
  trainAgainstOut: () => '--against demande --out : ce qui bat un niveau n’est pas la façon de jouer des robots du jeu',
  trainAgainstOrChances: () => '--against et --chances apprennent deux choses différentes : donnez l’un ou l’autre',
  otherTraining: (file) =>
    `${file} vient d’un autre entraînement : supprimez-le pour recommencer, ou répétez cette commande-là pour continuer`,
  learned: (title, games, file) => `appris de ${count(games, 'partie', 'parties')} de ${title} ; la politique est dans ${file}`,
  latelyHead: () => 'Les dernières parties, par adversaire',
  latelyHeads: () => ['', 'parties', 'victoires au-delà de la part juste'],
  noFeatures: (title) => `${title} ne nomme aucun critère (bot/features.ts) : rien ne peut être ajusté à ses parties`,
  trained: (title, games, positions, file) =>
    `${count(games, 'partie', 'parties')} de ${title}, ${count(positions, 'position', 'positions')} ; les poids sont dans ${file}`,
  weightsHead: () => 'Poids',
  weightHeads: () => ['', 'au départ', 'à l’arrivée'],
  heldOutHead: (positions) => `Sur des parties mises de côté (${count(positions, 'position', 'positions')})`,
  brier: (brier, base) => `score de Brier ${brier} ; avec des chances égales pour tous ${base}`,
  halfWay: (brier, base) => `à mi-course : ${brier} ; avec des chances égales pour tous ${base}`,
  reliabilityHeads: () => ['chance', 'places', 'annoncé', 'advenu'],

  benchSearchHead: (title, seats) =>
    `${title}, ${seats} places, sur un fil : à chaque fois une déterminisation et une partie entière selon la politique du jeu`,
  iterations: () => 'itérations de recherche',
  benchWorkers: (workers, rate, ratio) => `  ${workers} fils ensemble : ${rate} par seconde, ${ratio} fois un seul`,
  workersSearch: () => '--workers va avec --search : le jeu au hasard se mesure sur un fil',

  noProgram: (prefix) => `« ${prefix} » doit être suivi d’une commande, comme ${prefix}python3 bot.py`,
  faultsHead: (faults) => `${count(faults, 'partie perdue', 'parties perdues')} par la faute d’un programme`,
  fault: (bot, game, decision, kind, detail) => `${bot}, partie ${game}, décision ${decision} : ${FAULTS[kind](detail)}`,

  botProtocol: (version, ms) => [
    `Protocole des robots ${version} : un objet JSON par ligne, demandé sur l’entrée standard, répondu sur la sortie standard.`,
    '  demande   {"type": "hello", "protocol", "game", "rulesVersion", "seats", "seat", "options"}',
    '  réponse   {"type": "hello", "name"}',
    '  demande   {"type": "decide", "decision", "view", "moves"}',
    '  réponse   {"type": "move", "move"}, le rang du coup dans la liste, à partir de 0',
    '  annonce   {"type": "result", "places", "scores"}, puis l’entrée est fermée',
    `Une décision peut prendre ${ms} ms (--bot-ms). Qui s’arrête, tarde ou dit autre chose perd la partie.`,
    'Comme place : run:COMMANDE. Tout est dans docs/bot-protocol.md, avec des exemples en Python et en JavaScript.',
  ],

  tournamentField: (bots) => `--bots prend au moins deux robots différents, non « ${bots.join(',')} »`,
  evenSeats: (seats) => `--seats prend un nombre pair, une moitié pour chacun des deux robots, non ${seats}`,
  tournamentHead: (title, seats, games) =>
    `${title} : tous les duels de robots, ${count(games, 'partie', 'parties')} chacun, ${seats / 2} contre ${seats / 2}, places échangées sur les mêmes graines`,
  ratingHead: () => 'Cote',
  ratingHeads: () => ['', 'cote', 'intervalle à 95 %'],
  crossHead: () => 'Part des victoires, ligne contre colonne',
  pairsHead: () => 'Duels',
  pairHeads: () => ['', 'part', 'intervalle à 95 %', 'équitable', 'ms par décision'],
  against: (a, b) => `${a} contre ${b}`,
  lasted: (seconds, workers) => `${seconds} s avec ${count(workers, 'fil', 'fils')}`,

  analysed: (title, decisions) => `${title}, ${count(decisions, 'décision', 'décisions')}`,
  curveHead: () => 'Chances de gagner après tant de décisions, toutes cartes montrées',
  costlyHead: () => 'Décisions les plus coûteuses',
  nothingCostly: () => 'aucune qui se distingue du hasard',
  costly: (seq, name, played, better, cost, range) => `${seq}. ${name} : ${played} ; mieux, ${better} : ${cost} (${range})`,
}
