import type { Messages } from '../messages.ts'

const two = (n: number) => String(n).padStart(2, '0')

const clock = (seconds: number) => {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

export const words = {
  list: (items: readonly string[]) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`),
  count: (n: number, one: string, other: string) => `${n} ${n === 1 ? one : other}`,
  ordinal: (n: number) => `${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`,
  clock,
  gap: (seconds: number) => `+${clock(seconds)}`,
  kinds: { rouleur: 'Rouleur', sprinteur: 'Sprinteur' },
  colours: { red: 'Red', blue: 'Blue', green: 'Green', white: 'White', black: 'Black', orange: 'Orange' },
  teams: { rider: 'team', peloton: 'Peloton team', muscle: 'Muscle team' },
  riderNumber: (colour: string, number: number) => `${colour} ${number}`,
  exhaustion: 'exhaustion',
  attack: 'Attack 2/9',
  noCard: 'no card',
  terrains: {
    flat: 'flat',
    start: 'start',
    ascent: 'climb',
    descent: 'descent',
    cobbles: 'cobbles',
    supply: 'supply zone',
    finish: 'past the line',
  },
  stageTypes: { flat: 'flat', rolling: 'rolling', mountain: 'mountain', itt: 'individual time trial', ttt: 'team time trial' },
  categories: { HC: 'HC', 1: 'category 1', 2: 'category 2', 3: 'category 3', 4: 'category 4' },
  traits: {
    grimpeur: { name: 'Grimpeur', effect: 'climbs up to 6 squares.' },
    funambule: { name: 'Funambule', effect: 'one more square on descents, a lane of his own on a full square, feeds with a 5.' },
    baroudeur: { name: 'Baroudeur', effect: 'once a stage, one more square with each card until the draw pile is empty.' },
    suceur: { name: 'Suceur', effect: 'catches a pack two squares ahead, and may slip forward inside one.' },
    patron: { name: 'Patron', effect: 'two more squares on level road when he chases a lone rider.' },
    equipier: { name: 'Équipier modèle', effect: 'just ahead of his team-mate, he leads him one square further.' },
    poursuiteur: { name: 'Poursuiteur', effect: 'his exhaustion cards are worth 4.' },
  },
  forms: {
    deuxiemeSouffle: { name: 'Deuxième souffle', effect: 'shuffle everything and draw a new hand.' },
    epo: { name: 'EPO', effect: 'one exhaustion card less after the stage.' },
    barre: { name: 'Barre de céréale', effect: 'put an exhaustion card of the hand away and draw another card.' },
    gnak: { name: 'Gnak', effect: 'one more square, after the reveal.' },
    coupDePedale: { name: 'Coup de pédale', effect: 'two more squares with the best card.' },
    coupDeBluff: { name: 'Coup de bluff', effect: 'ride the card of the round before once more.' },
    coupDeRein: { name: 'Coup de rein', effect: 'one more square on the finish tile.' },
  },
  preps: {
    none: 'Draw the hand',
    refresh: 'Eat a musette: two exhaustion cards leave, then draw',
    baroudeur: 'Ride off as Baroudeur, then draw',
    both: 'Eat a musette, ride off as Baroudeur, then draw',
  },
  extras: {
    none: '',
    musette: 'with a musette, as a 5',
    gnak: 'with Gnak',
    coupDePedale: 'with Coup de pédale',
    coupDeBluff: 'with Coup de bluff',
  },
  sprints: {
    follow: 'Follow: an exhaustion card, same time',
    stop: 'Stop here: no card, some seconds lost',
    rideOn: 'Ride on, one exhaustion card less',
  },
  finishes: {
    crossed: 'crossed the line',
    followed: 'followed the sprint',
    stopped: 'stopped before the line',
    gruppetto: 'came home with the gruppetto',
  },
  waiting: 'The others are choosing in secret.',
  waitingFor: (name: string) => `${name} decides.`,
  won: (name: string) => `The race is over: ${name} won.`,
} satisfies Partial<Messages>
