import type { Language } from './contract.ts'

const en = {
  you: 'you',
  robot: 'bot',
  styles: { attacker: 'bot, attacker', wheelSucker: 'bot, wheel-sucker' },
  turn: 'to play',
  cancel: 'Cancel',
  order: 'Order',
  advice: 'Advised',
  copies: (count: number) => `${count} copies`,
  rule: (id: string) => `rule ${id}`,
  ruleLink: (id: string) => `Rule ${id}, in a new tab`,
  refused: (name: string, why: string) => `${name} – ${why}`,
  road: {
    keys: 'arrow keys to look around, plus and minus to zoom, 0 to follow the race',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    follow: 'Follow the race',
    map: 'Map of the whole course',
  },
  jerseys: { yellow: 'yellow jersey', green: 'green jersey', dots: 'polka-dot jersey', white: 'white jersey' },
  file: {
    open: 'Open a file…',
    save: 'Save as a file',
    drop: 'or drop it here',
    taken: (name: string) => `${name} has been taken.`,
    bad: (name: string) => `${name} was not taken, nothing has changed:`,
    noJson: (line?: string, column?: string) => `this is not a JSON file${line === undefined ? '' : ` (line ${line}, column ${column})`}`,
    more: (n: number) => `and ${n} more`,
  },
  undo: 'Undo',
  list: {
    earlier: (name: string) => `${name}: earlier`,
    later: (name: string) => `${name}: later`,
    remove: (name: string) => `${name}: remove`,
  },
  kept: {
    keep: 'Save on this device',
    heading: 'Saved on this device',
    isKept: (name: string) => `Saved: ${name}.`,
    isReplaced: (name: string) => `Saved: ${name}, in place of the version before.`,
    noRoom: 'Not saved: there is no room left on this device. Remove something first.',
    remove: (name: string) => `Remove ${name}`,
    bringBack: (name: string) => `Bring ${name} back`,
    bringEarlierBack: 'Bring the version before back',
  },
}

export type KitWords = typeof en

const fr: KitWords = {
  you: 'vous',
  robot: 'robot',
  styles: { attacker: 'robot, attaquante', wheelSucker: 'robot, suceuse de roue' },
  turn: 'à jouer',
  cancel: 'Annuler',
  order: 'Ordre',
  advice: 'Conseillé',
  copies: (count) => `${count} exemplaires`,
  rule: (id) => `règle ${id}`,
  ruleLink: (id) => `Règle ${id}, dans un nouvel onglet`,
  refused: (name, why) => `${name} – ${why}`,
  road: {
    keys: 'flèches pour se déplacer, plus et moins pour zoomer, 0 pour suivre la course',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    follow: 'Suivre la course',
    map: 'Carte de tout le parcours',
  },
  jerseys: { yellow: 'maillot jaune', green: 'maillot vert', dots: 'maillot à pois', white: 'maillot blanc' },
  file: {
    open: 'Ouvrir un fichier…',
    save: 'Enregistrer en fichier',
    drop: 'ou le déposer ici',
    taken: (name) => `${name} est pris en compte.`,
    bad: (name) => `${name} n’est pas pris, rien n’a changé :`,
    noJson: (line, column) => `ce n’est pas un fichier JSON${line === undefined ? '' : ` (ligne ${line}, colonne ${column})`}`,
    more: (n) => `et ${n} de plus`,
  },
  undo: 'Annuler',
  list: {
    earlier: (name) => `${name} : plus tôt`,
    later: (name) => `${name} : plus tard`,
    remove: (name) => `${name} : retirer`,
  },
  kept: {
    keep: 'Garder sur cet appareil',
    heading: 'Gardé sur cet appareil',
    isKept: (name) => `Gardé : ${name}.`,
    isReplaced: (name) => `Gardé : ${name}, à la place de la version d’avant.`,
    noRoom: 'Rien n’est gardé : il n’y a plus de place sur cet appareil. Enlevez d’abord quelque chose.',
    remove: (name) => `Enlever ${name}`,
    bringBack: (name) => `Remettre ${name}`,
    bringEarlierBack: 'Remettre la version d’avant',
  },
}

const WORDS: Readonly<Record<Language, KitWords>> = { fr, en }

/** What the shared parts say themselves. */
export function kitWords(language: Language): KitWords {
  return WORDS[language]
}
