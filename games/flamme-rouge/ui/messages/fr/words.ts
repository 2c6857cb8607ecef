import type { Messages } from '../messages.ts'

const two = (n: number) => String(n).padStart(2, '0')

const clock = (seconds: number) => {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h} h ${two(m)} min ${two(s)} s` : `${m} min ${two(s)} s`
}

export const words = {
  list: (items: readonly string[]) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`),
  count: (n: number, one: string, other: string) => `${n} ${n < 2 ? one : other}`,
  ordinal: (n: number) => (n === 1 ? '1er' : `${n}e`),
  clock,
  gap: (seconds: number) => (seconds < 60 ? `à ${seconds} s` : `à ${clock(seconds)}`),
  kinds: { rouleur: 'rouleur', sprinteur: 'sprinteur' },
  colours: { red: 'Rouge', blue: 'Bleu', green: 'Vert', white: 'Blanc', black: 'Noir', orange: 'Orange' },
  teams: { rider: 'équipe', peloton: 'équipe Peloton', muscle: 'équipe Muscle' },
  riderNumber: (colour: string, number: number) => `${colour} ${number}`,
  exhaustion: 'fatigue',
  attack: 'Attaque 2/9',
  noCard: 'aucune carte',
  terrains: {
    flat: 'plat',
    start: 'départ',
    ascent: 'montée',
    descent: 'descente',
    cobbles: 'pavés',
    supply: 'ravitaillement',
    finish: 'au-delà de la ligne',
  },
  stageTypes: {
    flat: 'plat',
    rolling: 'accidentée',
    mountain: 'montagne',
    itt: 'contre-la-montre individuel',
    ttt: 'contre-la-montre par équipe',
  },
  categories: { HC: 'hors catégorie', 1: '1re catégorie', 2: '2e catégorie', 3: '3e catégorie', 4: '4e catégorie' },
  traits: {
    grimpeur: { name: 'Grimpeur', effect: 'monte jusqu’à 6 cases.' },
    funambule: { name: 'Funambule', effect: 'une case de plus en descente, une file à lui sur une case pleine, se ravitaille avec un 5.' },
    baroudeur: { name: 'Baroudeur', effect: 'une fois par étape, une case de plus par carte jusqu’au bout de la pioche.' },
    suceur: { name: 'Suceur', effect: 'rejoint un peloton à deux cases, et peut remonter d’une case à l’intérieur.' },
    patron: { name: 'Patron', effect: 'deux cases de plus sur le plat quand il chasse un coureur isolé.' },
    equipier: { name: 'Équipier modèle', effect: 'juste devant son coéquipier, il l’emmène une case plus loin.' },
    poursuiteur: { name: 'Poursuiteur', effect: 'ses cartes fatigue valent 4.' },
  },
  forms: {
    deuxiemeSouffle: { name: 'Deuxième souffle', effect: 'tout mélanger et piocher une nouvelle main.' },
    epo: { name: 'EPO', effect: 'une fatigue de moins après l’étape.' },
    barre: { name: 'Barre de céréale', effect: 'écarter une fatigue de la main et piocher une carte.' },
    gnak: { name: 'Gnak', effect: 'une case de plus, après la révélation.' },
    coupDePedale: { name: 'Coup de pédale', effect: 'deux cases de plus avec sa meilleure carte.' },
    coupDeBluff: { name: 'Coup de bluff', effect: 'rejouer la carte du tour précédent.' },
    coupDeRein: { name: 'Coup de rein', effect: 'une case de plus sur la tuile d’arrivée.' },
  },
  preps: {
    none: 'Piocher la main',
    refresh: 'Manger une musette : deux fatigues de moins, puis piocher',
    baroudeur: 'Partir en baroudeur, puis piocher',
    both: 'Manger une musette, partir en baroudeur, puis piocher',
  },
  extras: {
    none: '',
    musette: 'avec une musette, comme un 5',
    gnak: 'avec Gnak',
    coupDePedale: 'avec Coup de pédale',
    coupDeBluff: 'avec Coup de bluff',
  },
  sprints: {
    follow: 'Suivre : une fatigue, même temps',
    stop: 'S’arrêter là : sans carte, quelques secondes perdues',
    rideOn: 'Rouler encore, une fatigue de moins',
  },
  finishes: {
    crossed: 'a franchi la ligne',
    followed: 'a suivi le sprint',
    stopped: 's’est arrêté avant la ligne',
    gruppetto: 'est rentré dans le gruppetto',
  },
  waiting: 'Les autres choisissent en secret.',
  waitingFor: (name: string) => `À ${name} de décider.`,
  won: (name: string) => `La course est finie : victoire de ${name}.`,
} satisfies Partial<Messages>
