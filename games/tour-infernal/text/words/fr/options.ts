import { french } from '@echappee/text/french'
import type { Words } from '../en/index.ts'
import { presets } from './names.ts'

export const editor: Words['editor'] = {
  random: 'Tiré au sort',
  own: 'Composé à la main',
  randomHint: 'Trois tuiles de la zone 1, trois de la zone 2, deux de la zone 3 ; tous les voient avant de faire leur besace.',
  slot: (n, tile) => `Secteur ${n} : ${tile}`,
  slotPick: (n) => `Secteur ${n} : choisir une tuile`,
  stock: (n) => `Tuiles de la zone ${n}`,
  left: (n) => `${n} en stock`,
  usedUp: 'épuisée',
  feedSide: 'Ni sprint ni col dans les secteurs 2 à 9 : le secteur 5 devient un sprint et personne ne peut échanger de cartes.',
  name: 'Nom du parcours',
  unnamed: 'mon-parcours',
  unknown: 'Dix secteurs, un autre parcours à chaque fois',
  mountains: (n) => (n === 0 ? 'Dix secteurs, sans montagne' : `Dix secteurs, ${french.count(n, 'montagne')}`),
}

export const options: Words['options'] = {
  course: {
    label: 'Parcours',
    help: 'Dix secteurs : tirés au sort, l’un des nôtres, ou composés à la main avec les tuiles de chaque zone.',
    values: { random: 'tiré au sort', ...presets },
  },
  direction: {
    label: 'Sens du jeu',
    help: 'Les Pyrénées avant les Alpes dans le dernier Tour : sens inverse des aiguilles.',
    values: { counterclockwise: 'inverse des aiguilles d’une montre', clockwise: 'des aiguilles d’une montre' },
  },
  firstPlayer: {
    label: 'Premier joueur',
    help: 'À une table : la dernière personne à avoir fait du vélo. Une place libre laisse le rôle à la place 1.',
    values: {
      random: 'tiré au sort',
      seat1: 'place 1',
      seat2: 'place 2',
      seat3: 'place 3',
      seat4: 'place 4',
      seat5: 'place 5',
      seat6: 'place 6',
      seat7: 'place 7',
      seat8: 'place 8',
    },
  },
  attackMode: {
    label: 'Attaques',
    help: 'Un seul tour à rebours, ou groupe par groupe dans un ordre tiré au sort, tour après tour jusqu’à ce que personne n’attaque.',
    values: { sequential: 'un tour, le dernier joueur d’abord', scramble: 'à la mêlée' },
  },
  nonRPlay: {
    label: 'Sp ou At à la place de R',
    help: 'Qui peut épargner un R, à la vitesse 1 ?',
    values: { distancedOrNoR: 'les coureurs derrière la tête, ou sans R', anyone: 'tout le monde' },
  },
  catching: {
    label: 'Un groupe rattrapé',
    help: 'Repart-il avec ceux qui le rattrapent, ou s’arrêtent-ils dans sa roue ?',
    values: { carry: 'est emmené', stop: 'retient ceux qui le rattrapent' },
  },
  mountainPassing: {
    label: 'Dépasser en haute montagne',
    help: 'Le coureur dépassé est-il laissé sur place ou emmené ?',
    values: { overtake: 'laissé sur place', join: 'emmené' },
  },
  finalDoublesAttacks: { label: 'Attaques à coût double au secteur 10', help: 'Comme dans les secteurs à col ou à sprint.' },
  finalClimbToo: { label: 'Un col au secteur 10 rapporte aussi', help: 'Sa bonification s’ajoute à celle du sprint final.' },
  caughtCounter: {
    label: 'Contre-attaque du coureur rejoint',
    help: 'Un coureur seul que rejoint une attaque peut répondre avec des At.',
  },
  layMax: { label: 'Cartes à la fois dans les sprints et les cols', help: 'Le plus qu’on puisse poser en une mise.' },
  missions: { label: 'Missions secrètes', help: 'Chacun reçoit d’un sponsor une mission qui vaut jusqu’à 30 secondes.' },
  sfDoubleAbove2: { label: '3 ou 4 coureurs : coût double au-dessus de la vitesse 2', help: 'Au lieu de la vitesse 3.' },
  sfMajorityCancel: { label: '3 ou 4 coureurs : plus de la moitié annule', help: 'La moitié juste d’un groupe peut partir.' },
  sfRelay: { label: '3 ou 4 coureurs : relais parfait', help: 'Un groupe de deux ou plus où tous jouent 2R roule 1 plus vite.' },
  neutralRiders: { label: '3 ou 4 coureurs : coureurs neutres', help: 'Menés par un dé ; cinq coureurs en tout au plus.' },
}
