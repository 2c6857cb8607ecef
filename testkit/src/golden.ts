import {
  Match,
  check,
  readRecord,
  replay,
  seededChance,
  type AnyGame,
  type Chance,
  type Game,
  type GameRecord,
  type Seat,
} from '@echappee/kernel'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { recordText } from './failure.ts'
import { show } from './json.ts'
import { pick } from './laws/position.ts'

/** How a golden game is played: everything that decides it. */
export interface GoldenMaker<State, Move, Options> {
  readonly seed: string
  readonly seats: number
  /** What is left out has its default. */
  readonly options?: Partial<Options>
  /** Any legal move by default; a game's `knowledge.playout` fits. */
  readonly choose?: ((state: State, seat: Seat, chance: Chance) => Move) | undefined
}

const ADVICE = 'if the rules are to change, run npm run keep-rules before, raise rulesVersion and run the test with --update'

/**
 * One test for each whole game that is kept in `folder`: it replays with equal digests, and playing it anew gives the same record.
 * Vitest's `--update` writes the files (`npm run unit -- games/<id> --update`); nothing else does.
 */
export function goldenRecords<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  folder: string,
  makers: Readonly<Record<string, GoldenMaker<State, Move, Options>>>,
): void {
  describe(`${game.id}: golden records`, () => {
    for (const [name, maker] of Object.entries(makers))
      it(name, () => {
        checkGolden(game, join(folder, `${name}.json`), maker, isUpdating())
      })

    it('no record without a test', () => {
      const files = existsSync(folder) ? readdirSync(folder).map((file) => basename(file, '.json')) : []
      expect(files.sort()).toEqual(Object.keys(makers).sort())
    })
  })
}

/** Throws unless the file holds the record that the maker gives; writes it first if it is to be updated. */
export function checkGolden<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  file: string,
  maker: GoldenMaker<State, Move, Options>,
  isUpdate: boolean,
): void {
  const played = recordText(recordGame(game, maker))
  if (isUpdate) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, played)
  }
  if (!existsSync(file)) throw new Error(`${file} does not exist: run the test with --update to write it`)
  const text = readFileSync(file, 'utf8')
  replays(game, text)
  expect(played, `the game played anew; ${ADVICE}`).toBe(text)
}

/** Plays one whole game. */
export function recordGame<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  { seed, seats, options = {}, choose }: GoldenMaker<State, Move, Options>,
): GameRecord {
  const checked = check(game.schemas.options, options)
  if (!checked.ok) throw new Error(`the options are refused: ${show(checked.issues)}`)
  const people = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat + 1}`, by: choose === undefined ? 'random' : 'greedy' }))
  const match = new Match(game, { options: checked.value, seats: people, seed })
  const chance = seededChance(seed, 'golden')
  while (match.toAct().length > 0) {
    const seat = pick(match.toAct(), chance)
    const move = choose === undefined ? pick(match.legal(seat), chance) : choose(match.state, seat, chance)
    const answer = match.submit(seat, match.decision(seat), move)
    if (!answer.ok) throw new Error(`${show(move)} of seat ${seat} is refused: ${show(answer.refusal)}`)
  }
  return match.record()
}

function replays(game: AnyGame, text: string): void {
  const record = readRecord(JSON.parse(text))
  if (!record.ok) throw new Error(`the record is unreadable: ${show(record.issues)}`)
  const replayed = replay(game, record.value)
  if (!replayed.ok) throw new Error(`the record does not replay: ${show(replayed.problem)}; ${ADVICE}`)
  expect(replayed.match.outcome(), 'a golden record is a whole game').toBeDefined()
}

/** vitest.config.ts hands on whether Vitest was started with `--update`. */
const isUpdating = () => process.env['ECHAPPEE_UPDATE'] === '1'
