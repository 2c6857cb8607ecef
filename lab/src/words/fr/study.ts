import { plural } from '@echappee/text'
import type { enStudy } from '../en/study.ts'

const count = (n: number, one: string, other: string) => `${n} ${plural('fr', n, one, other)}`
const list = (names: readonly string[]) => names.join(', ')
const meant = (near: string | undefined) => (near === undefined ? '' : ` (peut-être « ${near} » ?)`)

export const frStudy: typeof enStudy = {
  metricFileBroken: (file, why) => `${file} : ne se charge pas comme module : ${why}`,
  metricFileShape: (file) =>
    `${file} : doit exporter « metrics », une liste d’au moins un objet avec name (lettres, chiffres, points), means {fr, en}, per (« game » ou « seat ») et begin(seats)`,
  metricTwice: (file, name) => `${file} : « ${name} » est déjà le nom d’une autre mesure`,
  parameterForm: (given) => `--parameter prend clé=valeur, non « ${given} »`,
  noParameters: (title) => `${title} ne cite aucun paramètre`,
  unknownParameter: (game, key, near, allowed) => `${game} n’a pas de paramètre « ${key} »${meant(near)} ; il a ${list(allowed)}`,
  parameterRange: (key, given, min, max) => `le paramètre ${key} prend un nombre entier de ${min} à ${max}, non « ${given} »`,
  varyForm: (given) => `--vary prend clé=a,b avec au moins deux valeurs, non « ${given} »`,
  varyTwice: (key) => `--vary ${key} est donné deux fois`,
  unknownVary: (game, key, near, allowed) => `${game} n’a rien à varier du nom de « ${key} »${meant(near)} ; il y a ${list(allowed)}`,
  variantRefused: (label, why) => `la variante ${label} est impossible : ${why}`,
  tooManyVariants: (variants, games, hours, most) =>
    `cela ferait ${variants} variantes de ${count(games, 'partie', 'parties')}, environ ${hours} heures ici ; on en compare au plus ${most} à la fois`,
  untilForm: (given) => `--until prend un pourcentage de 0,1 % à 50 %, comme 2%, non « ${given} »`,
  unknownMetric: (name, near, allowed) => `la mesure « ${name} » n’existe pas${meant(near)} ; il y a ${list(allowed)}`,
  notASave: (file) => `${file} : n’est pas une étude interrompue, ou a été coupé`,
  otherRules: (file, saved, now) =>
    `${file} : a commencé avec la version ${saved} des règles ; celle-ci est la version ${now}, l’étude ne peut pas reprendre`,
  otherStudy: (file) => `${file} : est une autre étude ; ne donnez que --resume, --games et ce qui est à écrire`,
  parameterHead: () => 'Nombres que le labo peut changer (--parameter clé=valeur)',
  metricHead: () => 'Compté',
  metricHeads: () => ['', 'moyenne', 'intervalle à 95 %', 'parties', ''],
  labelHead: (means) => `Par ${means}`,
  labelCount: () => 'fois',
  neverHead: () => 'Coups jamais choisis',
  never: (kinds) => (kinds.length === 0 ? 'chaque sorte de coup offerte a aussi été choisie' : list(kinds)),
  compared: (title, games, variants, isPartial) =>
    `${title} : ${count(variants, 'variante', 'variantes')}, ${count(games, 'partie', 'parties')} chacune sur les mêmes graines${isPartial ? ' (PARTIEL : arrêté avant la fin)' : ''}`,
  baseIs: (label, bots) => `Comparé à ${label} ; joué par ${bots}`,
  contrastHeads: () => ['', 'première', 'celle-ci', 'effet', 'intervalle à 95 %', 'appariement', 'verdict'],
  differs: () => 'diffère',
  alike: (within) => `pareil à ±${within} près`,
  unknown: (needed) => `inconnu, il faut environ ${needed} parties`,
  pairingNote: (ratio) =>
    `Appariement : la variance d’une différence est ${ratio} de ce que donneraient des graines propres (médiane ; sous 1, c’est gagné).`,
  apartNote: (label, game) =>
    `${label} : des graines communes faisaient perdre sur une mesure ; à partir de la partie ${game}, elle a été jouée sur ses propres graines (--on nomme les mesures qui comptent).`,
  holmNote: (tests) => `Les verdicts sont corrigés pour ${count(tests, 'comparaison', 'comparaisons')} (Holm).`,
  sequenceNote: () => 'Les intervalles valent à chaque partie à la fois : s’arrêter tôt ne fausse rien.',
  enough: (games) => `Arrêté après ${count(games, 'partie', 'parties')} : connu d’aussi près que demandé.`,
  notEnough: (games) => `Pas connu d’aussi près que demandé après ${count(games, 'partie', 'parties')}.`,
  stoppedEarly: (file) =>
    file === undefined ? 'Arrêté : ce qui suit est partiel.' : `Arrêté : ce qui suit est partiel ; reprenez avec --resume ${file}.`,
  written: (file) => `écrit : ${file}`,
  fingerprint: (digest) => `Empreinte des chiffres : ${digest}`,
  reportTitle: (title) => `${title} : étude`,
  reportPartial: () => 'Partiel : l’étude a été arrêtée avant sa fin.',
  figureFrom: (command, seed, version) => `${command} · graine ${seed} · règles version ${version}`,
  reportMetric: () => 'mesure',
  reportMean: () => 'moyenne',
  reportLow: () => 'bas',
  reportHigh: () => 'haut',
  reportGames: () => 'parties',
  reportVariant: () => 'variante',
  reportEffects: () => 'Effets sur les parts, en points, avec leurs intervalles à 95 %',
  reportShares: (label) => `Victoires par ordre de départ : ${label}`,
  reportFair: () => 'Le trait est une part égale.',
  reportAll: (label) => `Tout ce qui est compté : ${label}`,
  balanceHead: (title, seats) => `Équilibre de ${title}, ${count(seats, 'place', 'places')}`,
  balanceMarks: () => '+ plus de victoires qu’une part égale, − moins, = à 3 points près, ? inconnu avec si peu de parties',
  balanceWins: () => 'Qui gagne',
  fairHead: () => 'égal',
  balanceOptions: () => 'Options, chacune à côté des règles habituelles',
  optionMatters: (option, what) => `${option} change ${list(what)}`,
  optionDead: (option) => `${option} ne change rien : pas une partie n’a fini autrement`,
  optionQuiet: (option, games) => `${option} : rien que ${count(games, 'partie', 'parties')} montreraient`,
  disagree: (a, b) => `${a} et ${b} ne sont pas d’accord`,
}
