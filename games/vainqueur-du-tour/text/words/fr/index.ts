import { genderOf } from '@echappee/text'
import { french } from '@echappee/text/french'
import type { Instruction } from '../../../content/board.ts'
import type { Words } from '../en/index.ts'
import { deeds } from './deeds.ts'

// Before ; : ! ? and inside « » stands a narrow no-break space (U+202F).
const { ordinal, list, count } = french
/** "de Louison", "d’Anquetil". */
const de = (name: string) => (/^[aeiouyàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`)
/** One subject or several: "A est deuxième", "A et B sont deuxièmes". */
const some = (items: readonly string[], one: string, other: string) => `${list(items)} ${items.length === 1 ? one : other}`
const instruct = (what: Instruction['do'], n: number): string => {
  if (what === 'ADVANCE') return `avancer de ${n}`
  if (what === 'BACK') return `reculer de ${n}`
  return what === 'MISS' ? `passer ${count(n, 'tour')}` : 'rejouer'
}

const stageTypes: Words['stageTypes'] = { plain: 'plaine', mountain: 'montagne', timetrial: 'contre-la-montre' }

const capReasons = {
  leader: 'plus haut total',
  'tie-stage-winner': 'égalité, vainqueur de l’étape',
  'tie-best-placed': 'égalité, mieux placé dans l’étape',
  'tie-bearer': 'égalité, la portait déjà',
  'tie-clockwise': 'égalité, premier dans l’ordre de la table',
}

export const words: Words = {
  language: 'fr',
  ordinal,
  deeds,
  list,
  cards: {
    KM20: '20 km',
    KM40: '40 km',
    KM60: '60 km',
    H_CRASH: 'Chute',
    H_PUNCTURE: 'Boyau crevé',
    H_HUNGER: 'Fringale',
    H_GEAR: 'Erreur de braquet',
    C_BIKE: 'Vélo de rechange',
    C_WHEEL: 'Roue de rechange',
    C_FOOD: 'Ravitaillement',
    C_GEAR: 'Changement de braquet',
    S_SPRINT: 'Sprinter',
    S_CLIMB: 'Grimpeur',
  },
  aCard: {
    KM20: 'une carte 20 km',
    KM40: 'une carte 40 km',
    KM60: 'une carte 60 km',
    H_CRASH: 'une chute',
    H_PUNCTURE: 'un boyau crevé',
    H_HUNGER: 'une fringale',
    H_GEAR: 'une erreur de braquet',
    C_BIKE: 'un vélo de rechange',
    C_WHEEL: 'une roue de rechange',
    C_FOOD: 'un ravitaillement',
    C_GEAR: 'un changement de braquet',
    S_SPRINT: 'un sprinter',
    S_CLIMB: 'un grimpeur',
  },
  noMore: {
    H_CRASH: 'de nouveau en selle',
    H_PUNCTURE: 'plus de boyau crevé',
    H_HUNGER: 'plus de fringale',
    H_GEAR: 'plus d’erreur de braquet',
  },
  cardCount: (name, n) => (n === 1 ? name : `${name} ×${n}`),
  stageTypes,
  stageNames: {
    1: 'Le grand départ',
    2: 'Premier chrono',
    3: 'La route des canaux',
    4: 'Les premiers ballons',
    5: 'Deuxième chrono',
    6: 'Le premier grand col',
    7: 'La plaine des tournesols',
    8: 'L’étape reine',
    9: 'Le dernier col',
    10: 'La vallée du fleuve',
    11: 'Dernier chrono',
    12: 'L’arrivée sur l’avenue',
  },
  refusals: {
    GAME_OVER: () => 'Le tour est fini.',
    NOT_YOUR_TURN: ({ acting }) => (acting === undefined ? 'C’est à un autre coureur de jouer.' : `C’est à ${acting} de jouer.`),
    WRONG_PHASE: ({ phase }) =>
      phase === 'road' ? 'Pas de dé dans une étape en ligne : jouez une carte.' : 'Pas de cartes maintenant : lancez le dé.',
    CARD_NOT_IN_HAND: () => 'Cette carte n’est pas dans votre main.',
    HANDICAPPED: ({ handicap }) => `Devant vous, ${handicap ?? 'un handicap'} : il faut un contre avant de rouler.`,
    MOUNTAIN_LIMIT: () => 'Étape de montagne : sans grimpeur, seules les cartes 20 km se jouent.',
    NOT_IN_SPRINT_ZONE: ({ km }) =>
      km === undefined ? 'Cette étape n’a pas de zone de sprint.' : `Pas encore dans la zone de sprint : elle commence ${km} km plus loin.`,
    BAD_TARGET: () => 'Un handicap se pose sur un adversaire.',
    TARGET_ALREADY_HANDICAPPED: ({ target, handicap }) =>
      `${target ?? 'Ce coureur'} a déjà ${handicap ?? 'un handicap'} : pas plus d’un handicap par coureur.`,
    NO_HANDICAP: () => 'Rien à contrer : aucun handicap n’est posé devant vous.',
    WRONG_COUNTER: ({ counter, card, handicap }) =>
      `${capital(counter ?? card ?? 'cette carte')} ne sert à rien contre ${handicap ?? 'ce handicap'}.`,
    NOT_MOUNTAIN: () => 'Le grimpeur ne sert que dans les étapes de montagne.',
    CLIMBER_ALREADY_LAID: () => 'Votre grimpeur est déjà posé pour cette étape.',
    MUST_PLAY: () => 'Vous pouvez jouer une carte : pas de défausse.',
  },
  reasons: {
    GAME_OVER: () => 'le tour est fini',
    NOT_YOUR_TURN: () => 'pas votre tour',
    WRONG_PHASE: () => 'pas maintenant',
    CARD_NOT_IN_HAND: () => 'pas en main',
    HANDICAPPED: ({ handicap }) => `bloqué par ${handicap ?? 'un handicap'}`,
    MOUNTAIN_LIMIT: () => 'sans grimpeur, seulement 20',
    NOT_IN_SPRINT_ZONE: ({ km }) => (km === undefined ? 'pas de zone de sprint' : `zone dans ${km} km`),
    BAD_TARGET: () => 'sur un adversaire',
    TARGET_ALREADY_HANDICAPPED: ({ handicap }) => (handicap === undefined ? 'a déjà un handicap' : `a déjà ${handicap}`),
    NO_HANDICAP: () => 'rien à contrer',
    WRONG_COUNTER: ({ handicap }) => `inutile contre ${handicap ?? 'ce handicap'}`,
    NOT_MOUNTAIN: () => 'en montagne seulement',
    CLIMBER_ALREADY_LAID: () => 'déjà posé',
    MUST_PLAY: () => 'vous pouvez jouer',
  },
  issues: {
    km_per_square: (p) => `sur ce plateau, une case vaut ${p['expected']} km`,
    no_stages: () => 'un plateau a au moins une étape',
    stage_number: (p) => `les numéros d’étape sont des nombres entiers de ${p['min']} à ${p['max']}`,
    stage_order: (p) => `l’étape ${p['number']} vient après l’étape ${p['previous']} : les numéros doivent être distincts et croissants`,
    stage_length: (p) => `la longueur doit être un multiple de ${p['step']} km, de ${p['step']} à ${p['max']}`,
    sprint_zone: (p) => `la zone de sprint doit commencer à un multiple de ${p['step']} km, après 0 et avant ${p['length']}, ou être null`,
    unknown_track: (p) =>
      p['known'] === ''
        ? `il n’y a pas de piste « ${p['track']} » : le plateau n’en a aucune`
        : `il n’y a pas de piste « ${p['track']} » ; il y a : ${p['known']}`,
    track_finish: (p) => `la ligne d’arrivée doit être un nombre entier de ${p['min']} à ${p['max']}`,
    square_range: (p) => `les cases à consigne sont des nombres entiers de 1 à ${p['last']}, pas ${p['square']}`,
    square_twice: (p) => `la case ${p['square']} a deux consignes`,
    instruction_n: (p) => `doit être un nombre entier de ${p['min']} à ${p['max']}`,
    again_has_no_n: () => 'AGAIN ne prend pas de nombre',
    many_tracks: (p) => `un plateau a au plus ${p['max']} pistes`,
    no_such_stage: (p) => `le plateau n’a pas d’étape ${p['missing']} ; il a ${p['allowed']}`,
    stage_twice: (p) => `une étape ne se court qu’une fois : ${p['twice']}`,
    carry_stages: (p) => `le tour a ${p['stages']} étapes, et ${p['given']} sont courues : il n’en reste aucune`,
    carry_riders: (p) => `chaque étape courue a une place pour chacun des ${p['seats']} coureurs, dont un premier`,
  },

  quickStart: {
    heading: 'En deux minutes',
    aim: 'Gagnez des étapes : 60 points au premier à l’arrivée, 30 au deuxième, 10 au troisième. Le plus de points après la dernière étape gagne le tour.',
    hand: 'À votre tour, piochez une carte, puis utilisez exactement une de vos huit cartes.',
    ride: 'Une carte kilomètres fait avancer de 20, 40 ou 60 km. Le premier sur la ligne gagne l’étape, et elle s’arrête aussitôt.',
    handicap: 'Un handicap arrête un adversaire. Il repart quand il l’a couvert du bon contre.',
    sprint: 'Dans la zone de sprint, un sprinter gagne l’étape d’un seul coup.',
    mountain: 'En montagne, seules les cartes 20 km passent, sauf avec un grimpeur devant soi.',
  },
  where: {
    prologue: 'Prologue',
    prologueHint: 'le plus haut dé prend la casquette jaune',
    stage: (n, type) => `Étape ${n} · ${stageTypes[type]}`,
    km: (n) => `${n} km`,
    squares: (n) => `${n} cases`,
    over: 'Le tour est fini',
    strip: 'Les étapes du tour',
    stageLabel: (n, type, name, length) => `Étape ${n}, ${stageTypes[type]}${name && `, ${name}`}, ${length}`,
    now: 'en cours',
    wonBy: (name) => `gagnée par ${name}`,
    round: (n) => `${ordinal(n)} tour`,
  },

  prompt: {
    roll: 'Lancez le dé du prologue : le plus haut prend la casquette jaune.',
    rollTied: 'Égalité au plus haut : relancez le dé.',
    rollTrial: 'Lancez le dé et suivez la consigne de la case.',
    rollAgain: 'Bonne case : relancez le dé.',
    play: 'Jouez une carte : rouler, attaquer ou jouer un spécialiste.',
    playPlain: 'Jouez une carte : rouler ou attaquer.',
    stopped: (handicap, cures) => `${handicap} : il faut ${cures} pour repartir.`,
    stoppedCure: (handicap, cures) => `${handicap} : jouez ${cures} pour repartir.`,
    discard: 'Rien ne peut être joué : choisissez la carte à jeter.',
    sprintOrDiscard: 'Sprintez pour l’étape, ou jetez une carte.',
    otherRolls: (name) => `${name} lance le dé. `,
    otherPlays: (name) => `${name} joue. `,
    prologue: 'Prologue : le plus haut prend la casquette jaune.',
    otherStopped: (handicap) => `À contrer : ${handicap}.`,
    trial: 'Contre-la-montre : le dé décide.',
    won: (names, points) => `${names} gagne le tour avec ${count(points, 'point')}.`,
    wonJointly: (names, points) => `${names} gagnent le tour ensemble avec ${count(points, 'point')}.`,
  },

  event: {
    prologueRolled: (name, value) => `Prologue : ${name} fait ${value}`,
    prologueTied: (names) => `Égalité : ${list(names)} relancent le dé`,
    prologueWon: (name) => `${name} gagne le prologue et coiffe la casquette jaune`,
    capTaken: (name, reason) => `${name} prend la casquette jaune (${capReasons[reason]})`,
    capKept: (name, reason) => `${name} garde la casquette jaune (${capReasons[reason]})`,
    dealt: (name, cards) => `${name} reçoit ${cards}`,
    stageStarted: (n, type, order) => `Étape ${n} (${stageTypes[type]}) : ${order[0]} part en premier, puis ${list(order.slice(1))}`,
    deckReshuffled: (n) => `Pioche renouvelée (${count(n, 'carte')})`,
    drew: (name, card) => `${name} pioche ${card}`,
    rode: (name, value, from, to, enters) =>
      `${name} roule ${value} (${from} → ${to}${enters === 'zone' ? ', entre dans la zone de sprint' : enters === 'line' ? ', franchit la ligne' : ''})`,
    handicapLaid: (name, card, target) => `${name} pose ${card} devant ${target}`,
    countered: (name, card, over) => `${name} joue ${card} : ${over}`,
    climberLaid: (name) => `${name} pose un grimpeur : 40 et 60 permis`,
    sprinted: (name, from, to) => `${name} joue un sprinter (${from} → ${to}, franchit la ligne)`,
    discarded: (name, card) => `${name} jette ${card}`,
    discardedStuck: (name, card) => `${name} ne peut pas jouer et jette ${card}`,
    trialRolled: (name, value, from, to) => `${name} fait ${value} (${from} → ${to})`,
    ttStayed: (name, value, at) => `${name} fait ${value} : trop pour la ligne, reste case ${at}`,
    trialInstruction: (name, square, what, n, to) =>
      what === 'ADVANCE' || what === 'BACK'
        ? `${name}, case ${square} : ${instruct(what, n)} → ${to}`
        : `${name}, case ${square} : ${instruct(what, n)}`,
    turnMissed: (name, left) => `${name} passe son tour${left > 0 ? ` (encore ${left} à passer)` : ''}`,
    stageEnded: (n, winner, others, stopped) =>
      `Étape ${n}${stopped ? ' arrêtée à la limite de tours' : ''} : ${winner} gagne${others && ` ; ${others}`}`,
    placed: (names, place) => {
      const word = ['', '', 'deuxième', 'troisième'][place] ?? ordinal(place)
      return `${list(names)} ${word}${names.length > 1 ? 's' : ''}`
    },
    tourEnded: (names) => some(names, 'gagne le tour', 'gagnent le tour ensemble'),
  },

  move: {
    roll: 'Lancer le dé',
    ride: (value, landing) => `Rouler ${value} ${landing}`,
    counter: (card, over) => `Jouer ${card} : ${over}`,
    counterBare: (card) => `Jouer ${card}`,
    handicap: (card, target) => `Poser ${card} devant ${target}`,
    climber: 'Poser le grimpeur : 40 et 60 permis jusqu’à la fin de l’étape',
    sprint: (landing) => `Sprinter ${landing}`,
    discard: (card) => `Jeter ${card}`,
    landing: (to, where) => (where === 'line' ? `→ ${to}, gagne l’étape` : where === 'zone' ? `→ ${to}, zone de sprint` : `→ ${to}`),
  },

  hand: {
    label: 'Votre main',
    drawn: 'piochée',
    wait: 'Votre tour viendra.',
    aside: 'Les cartes sont mises de côté pendant le contre-la-montre.',
    none: 'Les cartes ne sont pas encore distribuées.',
    spectator: 'Vous regardez : les mains restent cachées.',
    discardMode: 'Jeter une carte',
    discardHint: 'Choisissez la carte à jeter.',
    backToPlay: 'Revenir au jeu',
    discardThis: 'jeter',
    on: (names) => `devant ${list(names, 'or')}`,
    onMany: (n) => `devant un des ${n} coureurs`,
    climber: 'ensuite 40 et 60 aussi',
    target: (card) => `${card} : devant qui ?`,
    noTarget: 'Tous les adversaires ont déjà un handicap.',
    noTargetShort: 'tous en ont déjà un',
    cancel: 'Annuler',
    roll: 'Lancer le dé',
    rollAgain: 'Relancer le dé',
    refused: (card, reason) => `${card} – ${reason}`,
  },

  people: {
    label: 'Coureurs',
    cap: 'casquette jaune',
    points: (n) => count(n, 'point'),
    pointsShort: 'pts',
    toGo: (n) => `${n} km à faire`,
    squaresToGo: (n) => `${count(n, 'case')} à faire`,
    at: (n) => `km ${n}`,
    square: (n) => `case ${n}`,
    finished: 'à l’arrivée',
    place: (n, name) => ordinal(n, genderOf(name)),
    placeLabel: (n, name) => `${ordinal(n, genderOf(name))} de l’étape`,
    curedBy: (names) => `il faut ${list(names, 'or')}`,
    climber: 'Grimpeur',
    climberLabel: 'grimpeur posé : peut rouler 40 et 60',
    misses: (n) => `passe ${count(n, 'tour')}`,
    cards: (n) => count(n, 'carte'),
    turn: 'joue',
    zone: 'zone de sprint',
    rolled: (n) => `a fait ${n}`,
    drawPile: 'Pioche',
    discardPile: 'Défausse',
    empty: 'vide',
    contents: 'Ce que contient la défausse',
    order: 'Ordre',
  },

  board: {
    label: (stage) => `La route : ${stage}`,
    follow: 'La route ; faire défiler pour la parcourir',
    zone: 'Zone de sprint',
    start: 'Départ',
    overview: 'Toute l’étape',
    instruction: (square, what, n) => `Case ${square} : ${instruct(what, n)}`,
    rolls: 'Prologue : les dés',
    rollsAgain: 'relance',
    toRoll: 'à lancer',
    out: 'moins haut',
    stageWon: (n, name) => `Étape ${n} : ${name} gagne`,
    stageStopped: (n) => `Étape ${n} arrêtée à la limite de tours`,
    points: (n) => (n > 0 ? `+${n}` : '0'),
    capTaken: (name) => `${name} prend la casquette jaune`,
    capKept: (name) => `${name} garde la casquette jaune`,
    capReason: (reason) => (reason === 'prologue' ? 'vainqueur du prologue' : capReasons[reason]),
    riderAt: (name, at) => `${name} : ${at}`,
  },

  final: {
    heading: 'Classement final',
    winner: (names) => some(names, 'gagne le tour', 'gagnent le tour ensemble'),
    rider: 'Coureur',
    total: 'Total',
    tieBreaks: {
      bearer: () => 'égalité : portait la casquette dans la dernière étape',
      place: (stage) => `égalité : mieux placé dans l’étape ${stage}`,
      none: () => 'égalité en tout : rang partagé',
    },
    table: 'Points par étape',
    chart: 'Totaux après chaque étape',
    chartLabel: (names) => `Courbes des totaux ${de(list(names))} ; le tableau ci-dessous donne les mêmes chiffres`,
    won: (n) => count(n, 'étape gagnée', 'étapes gagnées'),
    stageAxis: (n) => `Étape ${n}`,
    bearer: 'porteur de la casquette jaune',
    awards: {
      title: 'Les prix du tour',
      of: { combative: 'Combativité', inYellow: 'Le plus d’étapes en jaune', lantern: 'Lanterne rouge' },
      why: {
        combative: (n) => count(n, 'handicap posé', 'handicaps posés'),
        inYellow: (n) => count(n, 'étape'),
        lantern: (n) => `à ${count(n, 'point')}`,
      },
    },
    place: (n) => ordinal(n),
  },

  text: {
    stageOf: (title, k, of) => `${title} (${k} sur ${of})`,
    length: (km, zone) => `${km} km${zone === null ? ', sans zone de sprint' : `, zone de sprint à partir du km ${zone}`}`,
    track: (finish) => `Piste de ${finish} cases`,
    toPlay: (name, round) => `C’est à ${name} de jouer, ${ordinal(round)} tour`,
    order: (names) => `Ordre : ${names.join(', ')}`,
    riders: 'Coureurs',
    hand: 'Main',
    piles: 'Piles',
    drawPile: (n) => `Pioche : ${count(n, 'carte')}`,
    discardPile: (n, top) => `Défausse : ${count(n, 'carte')}${top === undefined ? '' : `, dessus ${top}`}`,
    drawn: (card) => `Tout juste piochée : ${card}`,
    squares: 'Cases à consigne',
    prologue: 'Prologue',
    rolledValue: (name, value) => `${name} : ${value}`,
    notYet: (name) => `${name} : pas encore lancé`,
    final: 'Classement final',
    rider: (number, name, parts) => `${number} ${name} : ${parts.join(' ; ')}`,
    ranked: (rank, name, parts) => `${ordinal(rank, genderOf(name))} ${name} : ${parts.join(' ; ')}`,
  },

  picker: {
    full: 'Tour complet',
    half: 'Petit tour',
    chosen: (n, of) => `${n} étapes sur ${of}`,
    noHalf: (missing) => `Ce plateau n’a pas d’étape ${missing}`,
    last: 'Il faut au moins une étape',
    own: 'Étapes de votre choix',
    race: 'Course d’un jour',
    raceAbout: 'Une seule étape ; le premier sur la ligne gagne.',
    tour: 'Tour',
    tourAbout: 'Les places de toutes les étapes s’additionnent ; le premier porte la casquette jaune.',
    stages: (n) => count(n, 'étape'),
    facts: (type, length) => `${length}, ${type}`,
  },

  options: {
    board: {
      label: 'Plateau',
      help: 'Douze étapes de notre cru, ou votre propre plateau en fichier JSON.',
      values: { 'vdt-default': 'les douze étapes' },
    },
    stages: {
      label: 'Étapes',
      help: 'Les étapes courues, dans l’ordre de leurs numéros.',
      values: { full: 'toutes', half: 'petit tour (1, 2, 4, 7, 8, 12)' },
    },
    discard: {
      label: 'Défausse',
      help: 'Peut-on jeter une carte alors qu’on pourrait jouer ?',
      values: { 'only-if-stuck': 'seulement si rien n’est jouable', free: 'toujours permise' },
    },
    placeTies: {
      label: 'Après une place partagée',
      help: 'Deux coureurs sur une case sont deuxièmes : et le suivant ?',
      values: { standard: 'il est quatrième (2, 2, 4)', dense: 'il est troisième (2, 2, 3)' },
    },
    sprintWhileHandicapped: {
      label: 'Sprinter malgré un handicap',
      help: 'La carte Sprinter se joue même avec un handicap devant soi.',
    },
    ttFinish: {
      label: 'Arrivée d’un contre-la-montre',
      help: 'Faut-il le compte exact pour atteindre la ligne ?',
      values: { cross: 'il suffit de la franchir', exact: 'compte exact' },
    },
    ttChain: {
      label: 'Consignes en chaîne',
      help: 'Une consigne mène sur une autre case à consigne : on la suit aussi.',
    },
    sprinters: {
      label: 'Cartes Sprinter',
      help: 'Parmi les six cartes Spécialité ; les autres sont des grimpeurs.',
    },
    stageRoundLimit: {
      label: 'Limite de tours par étape',
      help: 'Après tant de tours de jeu sans vainqueur, le coureur le plus près de la ligne gagne.',
    },
  },
  facts: {
    breakaway: {
      label: 'Plus longue échappée',
      text: (n: number) => (n < 2 ? `${n} tour seul en tête` : `${n} tours de suite seul en tête`),
    },
    stages: { label: 'Étapes gagnées en un tour', text: String },
    inYellow: { label: 'Étapes courues en jaune', text: String },
  },
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
