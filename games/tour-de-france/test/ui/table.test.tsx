import { Match, SPECTATOR, defaultOptions, seededChance, type Seat } from '@echappee/kernel'
import type { Choice } from '@echappee/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Tour, TourId } from '../../content/tours.ts'
import type { Event } from '../../rules/events.ts'
import { game } from '../../rules/index.ts'
import type { Move } from '../../rules/moves.ts'
import { stageGraph } from '../../rules/riders.ts'
import type { View } from '../../rules/state.ts'
import { courseOf } from '../../ui/course.ts'
import { messages } from '../../ui/messages/en.ts'
import { Caption } from '../../ui/parts/caption.tsx'
import { Final } from '../../ui/parts/final.tsx'
import { Hand } from '../../ui/parts/hand.tsx'
import { Landings } from '../../ui/parts/landings.tsx'
import { PileUpBanner, StageBanner, StagePodium, TourPodium } from '../../ui/parts/banners.tsx'
import { People } from '../../ui/parts/people.tsx'
import { Profile } from '../../ui/parts/profile.tsx'
import { Riders } from '../../ui/parts/riders.tsx'
import { Where } from '../../ui/parts/where.tsx'
import type { Props } from '../../ui/props.ts'
import { advance } from '../../ui/scene.ts'
import { gameText } from '../../ui/text.ts'

const MOST_DRAWN = 3
const text = gameText(messages)

function propsOf(scene: View, beat: Event | undefined, choices: readonly Choice<Move>[]): Props {
  return {
    scene,
    beat,
    beatMs: beat === undefined ? 0 : 500,
    viewer: scene.viewer,
    choices,
    decision: 1,
    choose: () => {},
    chooseAll: () => {},
    names: (seat) => `Team ${seat}`,
    isBot: () => false,
    text,
    language: 'en',
  }
}

/** Every part as it would be on the page. */
function draw(props: Props): string {
  const { scene, beat } = props
  const course = courseOf(stageGraph(scene).board, 'en')
  return renderToStaticMarkup(
    <>
      <Where {...props} />
      <Profile {...props} />
      <Caption {...props} />
      <svg>
        <Landings course={course} {...props} />
        <Riders course={course} {...props} />
      </svg>
      {beat?.type === 'piledUp' ? <PileUpBanner {...props} beat={beat} /> : undefined}
      {beat?.type === 'stageBegan' ? <StageBanner {...props} beat={beat} /> : undefined}
      {beat?.type === 'stageEnded' ? <StagePodium {...props} /> : undefined}
      <People {...props} />
      {scene.phase === 'finished' ? (
        <>
          <TourPodium {...props} />
          <Final {...props} />
        </>
      ) : scene.viewer === SPECTATOR ? undefined : (
        <Hand {...props} />
      )}
    </>,
  )
}

const SHORT: Tour = {
  boards: {},
  stages: [
    { board: 'short', kind: 'road' },
    { board: 'short', kind: 'ttt' },
    { board: 'short', kind: 'road' },
  ],
}

test.each<[string, number, TourId | Tour]>([
  ['of three short stages', 4, SHORT],
  ['in the mountains', 3, 'mountain'],
])('a whole tour %s with %i teams is drawn at every kind of moment', (name, seats, tour) => {
  const chance = seededChance(`table-${name}`)
  const match = new Match(game, {
    options: { ...defaultOptions(game.optionFields), tour } as never,
    seats: Array.from({ length: seats }, () => ({ by: 'random', name: '' })),
    seed: `table-${name}`,
  })
  const viewer: Seat = 0
  let scene = match.view(viewer)
  let told = match.events(viewer).length
  const phases = new Set<string>()
  const drawn = new Map<string, number>()
  /** The first few of a kind are looked at. */
  const isNew = (kind: string) => {
    drawn.set(kind, (drawn.get(kind) ?? 0) + 1)
    return drawn.get(kind)! <= MOST_DRAWN
  }
  for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0]) {
    if (match.toAct().includes(viewer) && isNew(`${scene.phase} ${scene.riders[scene.acting]?.standing} ${match.legal(viewer)[0]!.type}`)) {
      phases.add(scene.phase)
      const state = game.determinize(match.view(viewer), seededChance('choices'))
      const choices = game.candidates(state, viewer).map((move) => ({ move, refusal: game.whyNot(state, viewer, move) }))
      const page = draw(propsOf(scene, undefined, choices))
      expect(page).toContain('data-offer="legal"')
    }
    const legal = match.legal(seat)
    match.submit(seat, match.decision(seat), legal[chance.int(legal.length)])
    const events = match.events(viewer, told)
    told += events.length
    for (const event of events) {
      scene = advance(scene, event)
      if (isNew(event.type)) draw(propsOf(scene, event, []))
    }
  }
  expect(draw(propsOf(scene, undefined, []))).toContain('podium')
  expect(phases).toContain('play')
})
