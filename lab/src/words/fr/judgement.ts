import { plural } from '@echappee/text'
import type { enJudgement } from '../en/judgement.ts'

const count = (n: number, one: string, other: string) => `${n} ${plural('fr', n, one, other)}`

export const frJudgement: typeof enJudgement = {
  help: {
    clone:
      'Ajuster une politique aux choix des Leaders, et les chances de gagner à l’issue de leurs parties : de quoi sont faites les prévisions.',
    cloneGames: 'combien de parties de Leaders (par défaut : 400)',
    cloneSeed: 'la même graine et le même nombre de parties donnent le même fichier (par défaut : clone)',
    cloneOut: 'écrire dans ce fichier (par défaut : bot/clone.json dans le dossier du jeu)',
    cloneAfter: `
Une partie sur deux est imitée : une politique pondère les critères des coups, par entropie croisée. Sur les autres on ajuste combien 64 parties continuées par
le clone comptent à côté de la valeur de la position.`,
    calibrate: 'Mesurer les chances de gagner que disent l’analyse et le coach, sur des parties auxquelles rien n’a été ajusté.',
    calibrateGames: 'combien de parties (par défaut : 300)',
    calibrateSeats: 'combien de places (par défaut : 4)',
    calibrateLevel: 'qui joue : random, greedy, leader ou champion (par défaut : leader)',
    calibrateAgain:
      'le niveau lui-même joue autant de fois la suite de chaque position : ce que le hasard refuse à toute prévision (par défaut : non)',
    calibrateCoach: 'interroger le coach à chaque position, jouer son coup, et laisser le niveau continuer',
    calibrateSeed: 'où commencent les parties ; pas une graine qui a servi à un clone (par défaut : calibrate)',
    calibrateAfter: `
Chaque partie est arrêtée à la première position calme après un quart, la moitié et trois quarts de ses décisions. Le score de Brier est l’écart carré moyen des chances d’une place.`,
    analyse: 'Dire d’une partie enregistrée comment les chances ont évolué, quelles décisions ont coûté le plus, et la part du hasard.',
    analyseFile: 'l’enregistrement d’une partie ; avec --audit le nom d’un jeu',
    analyseEffort:
      'parties continuées en pensée pour chaque choix qui sort de l’ordinaire ; plus, c’est plus lent et plus sûr (par défaut : 256)',
    analyseAudit: 'jouer des courses, les analyser, et vérifier si ce que les analyses ont dit est vrai',
    auditGames: 'avec --audit, combien de courses (par défaut : 100)',
    auditSeats: 'avec --audit, qui joue (par défaut : quatre Leaders)',
    auditSeed: 'avec --audit, la même graine joue les mêmes courses (par défaut : audit)',
    auditLeaders:
      'avec --audit, les Leaders eux-mêmes jugent en autant de paires de parties une décision citée par course (par défaut : aucune)',
    auditKeep: 'avec --audit, garder les courses finies dans ce fichier, et reprendre à partir de lui',
    analyseAfter: `
Les chances sont celles de parties entre Leaders : un clone d’eux joue la suite de chaque position. « curve » sait tout, « known » a une courbe par place, celle de tous vus par
cette place. Une décision n’est citée que si une autre est meilleure sans aucun doute, d’après ce que sa place savait et dans la position telle qu’elle était. Chaque choix compte contre
ce que les Leaders y choisiraient en moyenne, chaque tirage contre le tirage moyen. L’objet de --json est {"file", "game", "effort", "curve", "costly", "shares", "draws", "known"}.`,
  },
  auditOnly: (flag: string) => `${flag} va avec --audit`,
  sharesHead: () => 'D’où viennent les résultats, en chances de gagner',
  shareHeads: () => ['', 'hasard', 'choix', 'choix des autres', 'inexpliqué'],
  noDraws: () => 'Rien n’a été tiré après la donne : dans cette course, tout fut choix.',
  audited: (title: string, races: number) => `${title}, ${count(races, 'course', 'courses')}`,
  advicesHead: () => 'Décisions coûteuses qui ont été citées',
  noAdvices: () => 'aucune',
  advices: (advices: number, pairs: number, share: string, ratio: string) =>
    `${advices} ; dans ${pairs} nouvelles paires de parties à partir de la vraie position, ${share} des meilleurs coups étaient au moins aussi bons, et les coûts annoncés valaient ${ratio} fois ceux qui sont venus`,
  byLeaders: (advices: number, share: string, ratio: string) =>
    `${advices} d’entre elles, une par course, ont été jouées jusqu’au bout par les Leaders eux-mêmes : ${share} étaient au moins aussi bonnes, et les coûts annoncés valaient ${ratio} fois ceux qui sont venus`,
  otherAudit: (file: string) => `${file} garde un autre audit : d’un autre jeu, d’une autre table ou d’une autre graine`,
  auditLuckHead: () => 'D’où viennent les résultats, en moyenne, avec intervalles à 95 %',
  auditLuckHeads: () => ['', 'hasard', 'choix', 'choix des autres', 'inexpliqué', 'hasard, ampleur', 'choix, ampleur'],
  restOfVariance: (share: string) => `inexpliqué : ${share} de la variance des résultats`,
  noClone: (title: string, id: string) => `${title} n’a pas de clone de ses robots : echappee clone ${id} en fait un`,
  unknownLevel: (given: string) => `--level prend random, greedy, leader ou champion, pas « ${given} »`,
  cloned: (title: string, games: number, file: string) => `${count(games, 'partie', 'parties')} de ${title} ; le clone est dans ${file}`,
  surprise: (own: string, uniform: string) => `surprise moyenne devant d’autres choix ${own} nats ; à probabilités égales ${uniform}`,
  calibrated: (title: string, games: number) => `${title}, ${count(games, 'partie', 'parties')}`,
  partsHead: () => 'Score de Brier après une telle part de la partie',
  partHeads: () => ['', 'chance annoncée', 'parties seules', 'ancienne valeur', 'chances égales'],
  leastHead: () => 'hasard seul',
  coachHead: () => 'coach',
  reliabilityHead: () => 'Chance annoncée, et ce qui est arrivé',
  coachReliabilityHead: () => 'Chance annoncée par le coach, et ce qui est arrivé quand on joue son coup',
}
