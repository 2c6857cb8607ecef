import type { LineGains } from '../../../rules/events.ts'
import type { Words } from '../types.ts'
import { words } from './names.ts'

const { list, count, traits, forms, ordinal, clock } = words
const squares = (n: number) => count(n, 'square', 'squares')

const lineName = ({ at, category }: LineGains) => (category === null ? `Sprint at ${at}` : `Summit at ${at}, ${words.categories[category]}`)
const linePoints = ({ category, points }: LineGains, i: number) =>
  category === null ? count(points[i]!, 'green point', 'green points') : count(points[i]!, 'mountain point', 'mountain points')

/** The log. */
export const event: Words['event'] = {
  asked: null,
  answered: null,
  traitsDealt: ({ traits: dealt }) => `You are dealt ${list(dealt.map((trait) => traits[trait].name))}.`,
  traitsChosen: ({ riders }, say) => `Traits: ${list(riders.map(({ rider, trait }) => `${say.rider(rider)} ${traits[trait].name}`))}.`,
  stageBegan: ({ day }) => `Day ${day + 1}: the stage begins.`,
  formsDealt: ({ forms: dealt }, say) => `Form of the day: ${list(dealt.map((form, seat) => `${say.seat(seat)} ${forms[form].name}`))}.`,
  formsAssigned: ({ riders }, say) => `Form goes to ${list(riders.map(({ rider, form }) => `${say.rider(rider)} (${forms[form].name})`))}.`,
  startDrawn: ({ seat }, say) => `${say.seat(seat)} places the riders first.`,
  bidsRevealed: ({ bids }, say) =>
    `Bids: ${list(bids.map(({ rider, cards }) => `${say.rider(rider)} ${cards.map((card) => say.card(card)).join(' + ')}`))}.`,
  brokeAway: ({ spots }, say) => `${say.riders(spots.map(({ rider }) => rider))} start in the breakaway, square ${spots[0]!.at}.`,
  gridDrawn: ({ rider, card, square }, say) => `${say.rider(rider)} turns up ${say.card(card)}: row ${square}.`,
  gridClosed: () => 'The rows close up behind the start line.',
  placed: ({ spot }, say) => `${say.rider(spot.rider)} stands on square ${spot.at}, lane ${spot.lane}.`,
  roundBegan: ({ round }) => `Round ${round}.`,
  turnBegan: ({ riders }, say) => `${say.riders(riders)} to ride.`,
  tookUp: null,
  drew: null,
  committed: null,
  revealed: ({ plays }, say) => {
    const cards = plays.map(({ rider, card, isFive, isForced, refreshed, extra, hasSecondWind, hasCerealBar, isActivated }) => {
      const notes = [
        isFive ? 'as a 5' : '',
        isForced && card === 0 ? 'out of cards' : '',
        refreshed > 0 ? `musette, ${count(refreshed, 'exhaustion card', 'exhaustion cards')} fewer` : '',
        extra > 0 ? `${count(extra, 'card', 'cards')} more drawn` : '',
        hasSecondWind ? forms.deuxiemeSouffle.name : '',
        hasCerealBar ? forms.barre.name : '',
        isActivated ? traits.baroudeur.name : '',
      ].filter((note) => note !== '')
      const face = `${say.card(card)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`
      return plays.length === 1 ? `${say.rider(rider)} turns up ${face}.` : `${say.rider(rider)}: ${face}`
    })
    return plays.length === 1 ? cards[0]! : `Cards up. ${list(cards)}.`
  },
  reacted: ({ rider, form, card }, say) =>
    form === 'coupDeBluff'
      ? `${say.rider(rider)}: ${forms[form].name}, ${say.card(card)} again.`
      : `${say.rider(rider)}: ${forms[form].name}.`,
  declined: null,
  moved: ({ rider, from, to, wanted, bonus }, say) => {
    const blocked = wanted > to ? ` (blocked: ${squares(wanted - to)} lost)` : ''
    return `${say.rider(rider)} ${to === from ? 'stays on' : `rides ${squares(to - from)}, to`} ${to}${bonus > 0 ? `, ${bonus} of them bonus` : ''}${blocked}.`
  },
  kicked: ({ spot }, say) => `${say.rider(spot.rider)} throws the bike forward: ${spot.at}.`,
  jumped: ({ spot }, say) => `${say.rider(spot.rider)} jumps across to ${spot.at}, alone.`,
  slipstreamed: ({ spots, from, to }, say) =>
    `Slipstream: ${say.riders(spots.map(({ rider }) => rider))} ${spots.length === 1 ? 'closes' : 'close'} up, ${from} → ${to}.`,
  slippedInside: ({ spot }, say) => `${say.rider(spot.rider)} slips forward inside the pack, to ${spot.at}.`,
  ledOut: ({ spots }, say) => `${say.rider(spots[0]!.rider)} leads ${say.rider(spots[1]!.rider)} out: ${spots[0]!.at} and ${spots[1]!.at}.`,
  linePassed: ({ riders, place, gains }, say) => {
    const won = riders.map(
      (rider, i) => `${ordinal(place + i)} ${say.rider(rider)}${gains === undefined ? '' : ` (${linePoints(gains, i)})`}`,
    )
    return `${gains === undefined ? 'At the line' : lineName(gains)}: ${list(won)}.`
  },
  arrived: ({ arrivals }, say) =>
    `Home: ${list(arrivals.map(({ rider, square, how }) => `${say.rider(rider)} (${how === 'crossed' ? '' : `${words.finishes[how]}, `}square ${square})`))}.`,
  sprintChosen: ({ rider, choice }, say) => `${say.rider(rider)}: ${words.sprints[choice]}.`,
  exhausted: ({ riders }, say) => `Exhaustion for ${say.riders(riders)}.`,
  fed: ({ riders }, say) => `Musettes for ${say.riders(riders.map(({ rider }) => rider))}.`,
  wentHome: null,
  stageEnded: ({ result }, say) =>
    `Stage result: ${list(result.riders.slice(0, 3).map(({ rider, place, time, bonus }) => `${ordinal(place)} ${say.rider(rider)} (${clock(time + bonus)})`))}.`,
  recovered: () => 'The riders recover: half of the exhaustion cards go back.',
  rested: () => 'Rest day: half of the remaining exhaustion cards go back.',
  tourEnded: ({ places }, say) => `It is over: of the players, ${say.seat(places.indexOf(1))} comes first.`,
}
