import type { LineGains } from '../../../rules/events.ts'
import type { Words } from '../types.ts'
import { words } from './names.ts'

const { list, count, traits, forms, ordinal, clock } = words
const squares = (n: number) => count(n, 'case', 'cases')

const lineName = ({ at, category }: LineGains) => (category === null ? `Sprint en ${at}` : `Sommet en ${at}, ${words.categories[category]}`)
const linePoints = ({ category, points }: LineGains, i: number) =>
  category === null ? count(points[i]!, 'point vert', 'points verts') : count(points[i]!, 'point de la montagne', 'points de la montagne')

/** Le journal. */
export const event: Words['event'] = {
  asked: null,
  answered: null,
  traitsDealt: ({ traits: dealt }) => `Vous recevez ${list(dealt.map((trait) => traits[trait].name))}.`,
  traitsChosen: ({ riders }, say) =>
    `Caractéristiques : ${list(riders.map(({ rider, trait }) => `${say.rider(rider)} ${traits[trait].name}`))}.`,
  stageBegan: ({ day }) => `Jour ${day + 1} : l’étape commence.`,
  formsDealt: ({ forms: dealt }, say) => `Forme du jour : ${list(dealt.map((form, seat) => `${say.seat(seat)} ${forms[form].name}`))}.`,
  formsAssigned: ({ riders }, say) =>
    `La forme va à ${list(riders.map(({ rider, form }) => `${say.rider(rider)} (${forms[form].name})`))}.`,
  startDrawn: ({ seat }, say) => `${say.seat(seat)} place ses coureurs en premier.`,
  bidsRevealed: ({ bids }, say) =>
    `Enchères : ${list(bids.map(({ rider, cards }) => `${say.rider(rider)} ${cards.map((card) => say.card(card)).join(' + ')}`))}.`,
  brokeAway: ({ spots }, say) => `${say.riders(spots.map(({ rider }) => rider))} partent dans l’échappée, case ${spots[0]!.at}.`,
  gridDrawn: ({ rider, card, square }, say) => `${say.rider(rider)} retourne ${say.card(card)} : rang ${square}.`,
  gridClosed: () => 'Les rangs se resserrent derrière la ligne de départ.',
  placed: ({ spot }, say) => `${say.rider(spot.rider)} se place case ${spot.at}, file ${spot.lane}.`,
  roundBegan: ({ round }) => `Tour de jeu ${round}.`,
  turnBegan: ({ riders }, say) => `Au tour de ${say.riders(riders)}.`,
  tookUp: null,
  drew: null,
  committed: null,
  revealed: ({ plays }, say) => {
    const cards = plays.map(({ rider, card, isFive, isForced, refreshed, extra, hasSecondWind, hasCerealBar, isActivated }) => {
      const notes = [
        isFive ? 'comme un 5' : '',
        isForced && card === 0 ? 'à court de cartes' : '',
        refreshed > 0 ? `musette, ${count(refreshed, 'fatigue', 'fatigues')} de moins` : '',
        extra > 0 ? `${count(extra, 'carte', 'cartes')} de plus` : '',
        hasSecondWind ? forms.deuxiemeSouffle.name : '',
        hasCerealBar ? forms.barre.name : '',
        isActivated ? traits.baroudeur.name : '',
      ].filter((note) => note !== '')
      const face = `${say.card(card)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`
      return plays.length === 1 ? `${say.rider(rider)} retourne ${face}.` : `${say.rider(rider)} : ${face}`
    })
    return plays.length === 1 ? cards[0]! : `Cartes retournées. ${list(cards)}.`
  },
  reacted: ({ rider, form, card }, say) =>
    form === 'coupDeBluff'
      ? `${say.rider(rider)} : ${forms[form].name}, encore ${say.card(card)}.`
      : `${say.rider(rider)} : ${forms[form].name}.`,
  declined: null,
  moved: ({ rider, from, to, wanted, bonus }, say) => {
    const blocked = wanted > to ? ` (bloqué : ${squares(wanted - to)} de moins)` : ''
    return `${say.rider(rider)} ${to === from ? 'reste case' : `avance de ${squares(to - from)}, case`} ${to}${bonus > 0 ? `, dont ${bonus} de bonus` : ''}${blocked}.`
  },
  kicked: ({ spot }, say) => `${say.rider(spot.rider)} jette son vélo : case ${spot.at}.`,
  jumped: ({ spot }, say) => `${say.rider(spot.rider)} revient seul, case ${spot.at}.`,
  slipstreamed: ({ spots, from, to }, say) => `Aspiration : ${say.riders(spots.map(({ rider }) => rider))}, ${from} → ${to}.`,
  slippedInside: ({ spot }, say) => `${say.rider(spot.rider)} remonte dans le peloton, case ${spot.at}.`,
  ledOut: ({ spots }, say) =>
    `${say.rider(spots[0]!.rider)} emmène ${say.rider(spots[1]!.rider)} : cases ${spots[0]!.at} et ${spots[1]!.at}.`,
  linePassed: ({ riders, place, gains }, say) => {
    const won = riders.map(
      (rider, i) => `${ordinal(place + i)} ${say.rider(rider)}${gains === undefined ? '' : ` (${linePoints(gains, i)})`}`,
    )
    return `${gains === undefined ? 'Sur la ligne' : lineName(gains)} : ${list(won)}.`
  },
  arrived: ({ arrivals }, say) =>
    `Arrivées : ${list(arrivals.map(({ rider, square, how }) => `${say.rider(rider)} (${how === 'crossed' ? '' : `${words.finishes[how]}, `}case ${square})`))}.`,
  sprintChosen: ({ rider, choice }, say) => `${say.rider(rider)} : ${words.sprints[choice]}.`,
  exhausted: ({ riders }, say) => `Fatigue pour ${say.riders(riders)}.`,
  fed: ({ riders }, say) => `Musette pour ${say.riders(riders.map(({ rider }) => rider))}.`,
  wentHome: null,
  stageEnded: ({ result }, say) =>
    `Résultat de l’étape : ${list(result.riders.slice(0, 3).map(({ rider, place, time, bonus }) => `${ordinal(place)} ${say.rider(rider)} (${clock(time + bonus)})`))}.`,
  recovered: () => 'Les coureurs récupèrent : la moitié des fatigues s’en va.',
  rested: () => 'Jour de repos : la moitié des fatigues restantes s’en va.',
  tourEnded: ({ places }, say) => `C’est fini : ${say.seat(places.indexOf(1))} arrive en tête des joueurs.`,
}
