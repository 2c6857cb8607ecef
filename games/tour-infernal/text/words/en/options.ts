import { english } from '@echappee/text/english'
import type { OptionSentences } from '@echappee/text'
import type { optionFields } from '../../../rules/options.ts'
import { presets } from './names.ts'

export const editor = {
  random: 'Drawn at random',
  own: 'Made by hand',
  randomHint: 'Three tiles of zone 1, three of zone 2, two of zone 3; everybody sees them before packing.',
  slot: (n: number, tile: string) => `Sector ${n}: ${tile}`,
  slotPick: (n: number) => `Sector ${n}: choose a tile`,
  stock: (n: number) => `Tiles of zone ${n}`,
  left: (n: number) => `${n} left`,
  usedUp: 'none left',
  feedSide: 'No sprint or climb in sectors 2 to 9: sector 5 becomes a sprint and nobody can swap cards.',
  name: 'Name of the course',
  unnamed: 'my-course',
  unknown: 'Ten sectors, another course each time',
  mountains: (n: number) => (n === 0 ? 'Ten sectors, no mountain' : `Ten sectors, ${english.count(n, 'mountain')}`),
}

export const options = {
  course: {
    label: 'Course',
    help: 'Ten sectors: drawn at random, one of ours, or made by hand from the tiles of each zone.',
    values: { random: 'drawn at random', ...presets },
  },
  direction: {
    label: 'Direction of play',
    help: 'Pyrenees before Alps in the last Tour: counter-clockwise.',
    values: { counterclockwise: 'counter-clockwise', clockwise: 'clockwise' },
  },
  firstPlayer: {
    label: 'First player',
    help: 'At a table: whoever last rode a bicycle. A seat that is not taken leaves it to seat 1.',
    values: {
      random: 'drawn at random',
      seat1: 'seat 1',
      seat2: 'seat 2',
      seat3: 'seat 3',
      seat4: 'seat 4',
      seat5: 'seat 5',
      seat6: 'seat 6',
      seat7: 'seat 7',
      seat8: 'seat 8',
    },
  },
  attackMode: {
    label: 'Attacks',
    help: 'One pass backwards, or group by group in an order drawn at random, lap after lap until nobody attacks.',
    values: { sequential: 'one pass, last player first', scramble: 'scramble' },
  },
  nonRPlay: {
    label: 'Sp or At instead of R',
    help: 'Who may save an R at speed 1?',
    values: { distancedOrNoR: 'riders behind the leaders, or without R', anyone: 'anyone' },
  },
  catching: {
    label: 'A group that is caught',
    help: 'Does it ride on with those who catch it, or do they stop at its wheel?',
    values: { carry: 'is carried along', stop: 'holds them up' },
  },
  mountainPassing: {
    label: 'Passing in the high mountains',
    help: 'Is a rider who is passed left behind or taken along?',
    values: { overtake: 'left behind', join: 'taken along' },
  },
  finalDoublesAttacks: { label: 'Attacks cost double in sector 10', help: 'As in the sectors with a climb or a sprint.' },
  finalClimbToo: { label: 'A climb in sector 10 pays too', help: 'Its bonus is added to that of the final sprint.' },
  caughtCounter: {
    label: 'Counter-attack when joined',
    help: 'A rider alone whom an attack joins may answer with At.',
  },
  layMax: { label: 'Cards at a time in sprints and climbs', help: 'The most that can be played in one bid.' },
  missions: { label: 'Secret missions', help: 'Everybody gets a sponsor’s mission worth up to 30 seconds.' },
  sfDoubleAbove2: { label: '3 or 4 riders: double cost above speed 2', help: 'Instead of above speed 3.' },
  sfMajorityCancel: { label: '3 or 4 riders: more than half cancels', help: 'Exactly half the group may get away.' },
  sfRelay: { label: '3 or 4 riders: perfect relay', help: 'A group of two or more who all play 2R rides 1 faster.' },
  neutralRiders: { label: '3 or 4 riders: neutral riders', help: 'Ridden by a die; five riders in all at most.' },
} satisfies OptionSentences<typeof optionFields>
