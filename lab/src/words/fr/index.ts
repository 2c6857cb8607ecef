import { plural } from '@echappee/text'
import type { Words } from '../en/index.ts'
import { frBalance } from './balance.ts'
import { frBots } from './bots.ts'
import { frHelp } from './help.ts'
import { frExercises } from './exercises.ts'
import { frJudgement } from './judgement.ts'
import { frLuck } from './luck.ts'
import { frQueue } from './queue.ts'
import { frStore } from './store.ts'
import { frStudy } from './study.ts'
import { frTune } from './tune.ts'
import { frWeight } from './weight.ts'

const list = (names: readonly string[]) => names.join(', ')
const meant = (near: string | undefined) => (near === undefined ? '' : ` (peut-être « ${near} » ?)`)
const count = (n: number, one: string, other: string) => `${n} ${plural('fr', n, one, other)}`
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'ce fichier ou ce dossier n’existe pas',
  EACCES: 'l’accès est refusé',
  EPERM: 'l’accès est refusé',
  EISDIR: 'c’est un dossier',
  ENOTDIR: 'une partie du chemin n’est pas un dossier',
  EEXIST: 'il existe déjà, et n’est pas un dossier',
  ENOSPC: 'le disque est plein',
  EROFS: 'le disque est en lecture seule',
}

export const words: Words = {
  language: 'fr',
  help: frHelp,
  exercises: frExercises,
  judgement: frJudgement,
  luck: frLuck,
  balance: frBalance,
  tune: frTune,
  weight: frWeight,
  ...frBots,
  ...frStudy,
  ...frQueue,
  number: (value, digits) => value.toLocaleString('fr', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  percent: (share) => `${(share * 100).toFixed(1).replace('.', ',')} %`,

  noCommand: (allowed) => `il manque une commande ; les commandes sont ${list(allowed)}`,
  unknownCommand: (given, near, allowed) => `la commande « ${given} » n’existe pas${meant(near)} ; les commandes sont ${list(allowed)}`,
  unknownFlag: (command, given, near, allowed) => `${command} n’a pas de réglage « ${given} »${meant(near)} ; il accepte ${list(allowed)}`,
  missingArgument: (command, name) => `${command} demande <${name}> ; ${command} --help l’explique`,
  missingValue: (flags) => `${flags} demande une valeur`,
  missingFlag: (command, flags) => `${command} demande ${flags}`,
  tooManyArguments: (command, expected, given) =>
    `${command} prend ${count(expected, 'mot', 'mots')}, et ${given.length} sont donnés : ${list(given)}`,
  badUsage: (command) => `${command} ne comprend pas cela ; ${command} --help l’explique`,
  unknownLanguage: (given, allowed) => `la langue « ${given} » n’existe pas ici ; --lang prend ${list(allowed)}`,
  notInRange: (flag, given, min, max) => `${flag} prend un nombre entier de ${min} à ${max}, non « ${given} »`,
  unexpected: (why) => `quelque chose d’imprévu s’est produit : ${why} (ECHAPPEE_DEBUG=1 montre où)`,

  unknownGame: (given, near, allowed) => `le jeu « ${given} » n’existe pas${meant(near)} ; les jeux sont ${list(allowed)}`,
  gameNotBuilt: (title, built) => `${title} est annoncé mais pas encore prêt ; on peut jouer à ${list(built)}`,
  noGameBuilt: () => 'aucun jeu n’est encore prêt',
  optionForm: (given) => `--option prend clé=valeur, non « ${given} »`,
  optionTwice: (key) => `l’option ${key} est donnée deux fois`,
  unknownOption: (game, given, near, allowed) =>
    `${game} n’a pas d’option « ${given} »${meant(near)} ; ${allowed.length === 0 ? 'il n’en a aucune' : `ses options sont ${list(allowed)}`}`,
  notThis: (sentence, given, near) => `${sentence}, non « ${given} »${meant(near)}`,
  several: (sentences, more) => sentences.join(' ; ') + (more > 0 ? ` ; et ${count(more, 'autre erreur', 'autres erreurs')}` : ''),
  fromTo: (min, max) => `${min} à ${max}`,
  jsonFile: () => '@fichier.json',
  unknownSeat: (given, near, allowed) =>
    `« ${given} » ne peut tenir aucune place${meant(near)} ; --seats prend une liste de ${list(allowed)}`,
  unknownHabit: (given, near, habits) =>
    `le jeu n’a pas de manie « ${given} »${meant(near)} ; celles qu’il a : ${habits.length === 0 ? 'aucune' : list(habits)}`,
  notInStudies: (bot) => `les études font jouer les niveaux, les manies et la politique de cette version ; « ${bot} » est autre chose`,
  otherPolicy: (file) =>
    `${file} ne contient aucune politique de ce jeu : le fichier a été coupé, ou appris pour d’autres critères de ses coups`,
  noCheckout: (given) => `« ${given} » devrait être checkout:DOSSIER:NIVEAU, où DOSSIER contient une autre version de ce dépôt`,
  seatCount: (game, min, max, given) => `${game} a de ${min} à ${max} places, et --seats en nomme ${given}`,

  cannotRead: (file, code) => `${file} ne peut pas être lu : ${REASONS[code] ?? code}`,
  cannotWrite: (file, code) => `${file} ne peut pas être écrit : ${REASONS[code] ?? code}`,
  notJson: (file, { line, column }) => `${file} n’est pas du JSON (ligne ${line}, colonne ${column})`,
  notRecord: (file, issue) => `${file} n’est pas l’enregistrement d’une partie : ${issue}`,
  recordUnknownGame: (file, given, allowed) =>
    `${file} est une partie de « ${given} », qui n’est pas un jeu d’ici ; les jeux sont ${list(allowed)}`,
  recordStranger: (file, move, seat, seats) =>
    `${file} n’est pas un enregistrement juste : le coup ${move} est de la place ${seat}, et les places vont de 0 à ${seats - 1}`,
  badRecord: (file, problem) => `${file} n’est pas un enregistrement juste : ${problem}`,
  recordOfOther: (file, given, wanted) =>
    `${file} existe déjà et contient une partie de ${given}, non de ${wanted} ; choisissez un autre fichier`,
  recordFinished: (file) => `${file} existe déjà et contient une partie finie ; choisissez un autre fichier, ou regardez-la avec replay`,
  recordWithoutSeed: (file) => `${file} n’a pas de graine : on peut le revoir mais pas continuer la partie`,
  recordDiffers: (file, flag, held) => `${file} contient une partie commencée avec ${flag} ${held} ; ôtez ${flag} pour la continuer`,
  recordBot: (file, given, allowed) =>
    `${file} a une place tenue par « ${given} », qui ne peut pas jouer ici ; sont possibles ${list(allowed)}`,
  unknownViewer: (given, seats) => `la place « ${given} » n’existe pas ; --as prend spectator ou l’une de ${list(seats)}`,

  storeProblems: frStore,
  twoStores: () =>
    'DATABASE_URL et DATA_DIR sont tous deux donnés, et les tables ne sont que dans l’un ; --database-url ou --data-dir tranche',
  twoStoreFlags: () => '--database-url et --data-dir nomment deux endroits ; les tables ne sont que dans l’un',
  jsonNeedsOut: () => '--json demande --out : sans lui la sortie standard contient les tables elles-mêmes',
  exported: (tables) => `${count(tables, 'table exportée', 'tables exportées')}.`,
  exportedTo: (tables, file) => `${count(tables, 'table exportée', 'tables exportées')} dans ${file}.`,
  imported: (tables) => `${count(tables, 'table importée', 'tables importées')}.`,
  pruned: (tables, days) =>
    `${count(tables, 'table supprimée', 'tables supprimées')} : rien n’y a été écrit depuis ${count(days, 'jour', 'jours')}.`,
  skipped: (ids) => `${count(ids.length, 'table existait déjà et reste', 'tables existaient déjà et restent')} comme avant : ${list(ids)}.`,

  noFairness: (file) =>
    `${file} n’est pas l’enregistrement d’une partie en ligne : il y faut les parties "record" et "fairness", telles que la page qui vérifie les dés les enregistre et que le serveur les donne à /api/tables/<id>/record`,
  badFairness: (file, issue) => `${file} n’est pas l’enregistrement d’une partie en ligne : ${issue}`,
  nonceForm: (given, seats) => `--nonce prend place=hex, comme 0=1f2e3d4c5b6a7988, avec une place de 0 à ${seats - 1}, non « ${given} »`,
  notFinished: (file, decisions) =>
    `${file} n’est pas une partie finie : après ${count(decisions, 'décision', 'décisions')} quelqu’un doit encore jouer`,
  noSecret: (file) => `${file} ne montre pas le secret du serveur, qui vient à la fin de la partie ; rien ne peut être recalculé`,
  otherCommitment: (file, used, published) =>
    `${file} n’est pas la partie promise : son engagement est ${used}, et on vous avait montré ${published}`,
  commitmentFails: (file, published, shown) =>
    `${file} ne concorde pas : l’engagement est ${published}, mais le secret montré donne ${shown}`,
  nonceCount: (file, nonces, seats) =>
    `${file} ne concorde pas : il a ${count(nonces, 'nombre', 'nombres')} pour ${count(seats, 'place', 'places')}`,
  otherNonce: (file, name, used, sent) =>
    `${file} ne concorde pas : ${name} a envoyé le nombre ${sent}, et ${used === '' ? 'aucun' : used} a servi`,
  botNonce: (file, name) => `${file} ne concorde pas : ${name} est un robot, et les robots n’ajoutent aucun nombre`,
  noNonce: (file, name) => `${file} ne concorde pas : ${name} est une personne et n’a ajouté aucun nombre`,
  outcomeFails: (file, { move, outcome, bound, recorded, expected }) =>
    `${file} ne concorde pas : ${move === 0 ? 'à la mise en place' : `au coup ${move}`}, le tirage ${outcome + 1} (de 0 à ${bound - 1}) est noté ${recorded} ; le secret et les nombres donnent ${expected}`,
  commitmentHolds: (commitment) => `Engagement : le secret montré est celui qui fut publié sous la forme ${commitment} avant le départ.`,
  noncesHold: (names, seats) =>
    `Nombres : ${names.length} sur ${count(seats, 'place', 'places')} en ont ajouté un${names.length === 0 ? '' : ` (${list(names)})`}.`,
  outcomesHold: (outcomes) =>
    `Hasard : ${count(outcomes, 'tirage recalculé', 'tirages recalculés')} ; le secret et les nombres donnent exactement ceux de l’enregistrement.`,

  gameHead: (title, seats) => `${title} : ${seats}`,
  seedIs: (seed) => `graine ${seed}`,
  resumed: (file, decisions) => `${file} : on reprend après ${count(decisions, 'décision', 'décisions')}`,
  turnOf: (name) => `— ${name} —`,
  handOver: (name) => `Le terminal passe à ${name}. Que personne d’autre ne regarde ! ${name}, appuyez sur Entrée. `,
  notNow: () => 'Impossible maintenant :',
  noSuchMove: (given, moves) => `« ${given} » n’est pas un coup : tapez un numéro de 1 à ${moves}, ou aide`,
  tableHelp: (moves) =>
    [
      `  1 … ${moves}    jouer le coup de ce numéro${moves === 1 ? ' (ou juste Entrée)' : ''}`,
      '  plateau  montrer de nouveau le plateau et les coups',
      '  annuler  reprendre votre dernier coup, si le hasard et les secrets le permettent',
      '  quitter  quitter la partie',
      '  aide     cette aide',
    ].join('\n'),
  undone: () => 'Coup repris.',
  finalRanking: () => 'Classement final',
  score: (score) => count(score, 'point', 'points'),
  left: (decisions) => `Vous quittez la partie après ${count(decisions, 'décision', 'décisions')}.`,
  inputEnded: (decisions) => `L’entrée s’est achevée avant la partie, après ${count(decisions, 'décision', 'décisions')}.`,
  savedIn: (file) => `La partie est gardée dans ${file}.`,

  seenBy: (name) => `vue par ${name}`,
  spectator: () => 'un spectateur',
  setup: () => 'Mise en place',
  decisionHead: (seq, name) => `${seq}. ${name}`,
  stillToAct: (names) => `Partie inachevée ; à jouer : ${list(names)}.`,
  botsHold: (same, others) =>
    `${count(same, 'coup de robot a été repensé', 'coups de robots ont été repensés')}, à l’identique` +
    (others.length === 0
      ? '.'
      : ` ; rien ne garantit ${others.length} autres (autre version, ou robot en retard) : ${others.slice(0, 12).join(', ')}${others.length > 12 ? ' …' : ''}.`),
  notVouchedFor: () => 'Rien ne garantit les noms, ni qui était assis où, ni quand des robots ont remplacé quelqu’un, ni les heures.',
  checked: (decisions) => `${count(decisions, 'décision rejouée', 'décisions rejouées')} ; toutes les empreintes sont justes.`,
  shownUntil: (until, decisions) => `Montré jusqu’à la décision ${until} sur ${decisions}.`,

  built: () => 'prêt',
  announced: () => 'annoncé, pas encore prêt',
  seatRange: (min, max) => `${min} à ${max} places`,
  optionDefault: (value) => `par défaut ${value}`,

  simulated: (games, title, rotated) =>
    `${count(games, 'partie', 'parties')} de ${title} ; ${rotated ? 'les robots avancent d’une place après chaque partie' : 'chaque robot garde sa place'}`,
  farHeads: () => ['', 'victoires', 'part', 'intervalle à 95 %', 'équitable', 'rang moyen', 'points moyens'],
  byBot: () => 'Par robot',
  bySeat: () => 'Par place',
  botLabel: (bot, seats) => (seats === 1 ? bot : `${bot} (${seats} places)`),
  seatLabel: (seat) => `place ${seat}`,
  lengthHead: () => 'Longueur d’une partie',
  spreadLine: (label, mean, median, min, max) => `${label} : moyenne ${mean}, médiane ${median}, de ${min} à ${max}`,
  decisions: () => 'décisions',
  rounds: () => 'tours',
  endingsHead: () => 'Issues',
  endings: (outright, shared) => `gagnées seul : ${outright} ; partagées : ${shared}`,
  winningScore: () => 'points du vainqueur',
  anyScore: () => 'points d’une place',
  featuresHead: () => 'Au-delà de la moyenne de la table, par critère (intervalle à 95 %)',
  nothingMeasured: (title) => `${title} ne nomme aucun critère (bot/features.ts) : --features n’a rien à mesurer`,
  recordsIn: (folder) => `enregistrements dans ${folder}`,
  pace: (movesPerSecond, seconds, workers) => `${movesPerSecond} coups/s, ${seconds} s avec ${count(workers, 'fil', 'fils')}`,

  benchHead: (title, seats) => `${title}, ${seats} places, jeu au hasard sur un fil`,
  perSecond: (label, value) => `${label} : ${value}/s`,
  benchLabels: () => ({ games: 'parties', moves: 'coups', clones: 'copies', determinizations: 'déterminisations' }),
}
