import {
  Match,
  check,
  digest,
  readRecord,
  replay,
  seededChance,
  type AnyGame,
  type AnyMatch,
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
 * One test for each whole game that is kept in `folder`: it replays with equal digests, playing it anew gives the same record, and everybody is told the same.
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
  const match = replays(game, text)
  expect(played, `the game played anew; ${ADVICE}`).toBe(text)
  checkEvents(file, match, isUpdate)
}

/** A record holds states and no events, but a server keeps and seals what each seat is told: a fingerprint of that stands beside the folder. */
function checkEvents(file: string, match: AnyMatch, isUpdate: boolean): void {
  const name = basename(file, '.json')
  const beside = `${dirname(file)}-events.json`
  const kept = existsSync(beside) ? (JSON.parse(readFileSync(beside, 'utf8')) as Record<string, string>) : {}
  const found = digest(match.log())
  if (isUpdate) writeFileSync(beside, `${JSON.stringify({ ...kept, [name]: found }, null, 2)}\n`)
  else expect(found, `the events of ${name} are told otherwise than before; ${ADVICE}`).toBe(kept[name])
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

function replays(game: AnyGame, text: string): AnyMatch {
  const record = readRecord(JSON.parse(text))
  if (!record.ok) throw new Error(`the record is unreadable: ${show(record.issues)}`)
  const replayed = replay(game, record.value)
  if (!replayed.ok) throw new Error(`the record does not replay: ${show(replayed.problem)}; ${ADVICE}`)
  expect(replayed.match.outcome(), 'a golden record is a whole game').toBeDefined()
  return replayed.match
}

/** vitest.config.ts hands on whether Vitest was started with `--update`. */
const isUpdating = () => process.env['ECHAPPEE_UPDATE'] === '1'
