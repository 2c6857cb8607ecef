import { botChance, chooseMove, isBotLevel } from '@echappee/bots'
import type { Command } from 'commander'
import { check, type Json } from '@echappee/kernel'
import { tableInfoSchema, verifyFairness, type Fairness, type FairnessProblem, type BotQuestion, type OwnNonce } from '@echappee/protocol'
import { issueText } from '@echappee/text'
import { gather } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import { readJson } from '../files.ts'
import type { Words } from '../words/en/index.ts'
import { print, printJson } from '../output.ts'
import { namesOf, openRecordIn, recordProblemText, refuseStrangers, replayRecord, type OpenedRecord } from '../record-file.ts'
import { numberedTableLine } from '../table/scene.ts'
import type { OpenedGame } from '../opened-game.ts'

interface Flags {
  commitment?: string
  nonce?: string[]
  json?: boolean
}

export function verifyCommand(say: Words): Command {
  const help = say.help
  return labCommand('verify', '<file> [--commitment HEX] [--nonce SEAT=HEX …] [--json]', help.verify, help.verifyAfter, say)
    .argument('<file>', help.verifyFile)
    .option('--commitment <hex>', help.verifyCommitment)
    .option('--nonce <seat=hex>', help.verifyNonce, gather)
    .option('--json', help.json)
    .action(async (file: string, flags: Flags) => {
      const { opened, fairness } = await openOnlineRecord(file, say)
      const { record } = opened
      const own = (flags.nonce ?? []).map((text) => parseNonce(text, record.seats.length, say))
      refuseStrangers(file, record, say)
      const verified = verifyFairness(opened.opened.game, record, fairness, {
        commitment: flags.commitment?.toLowerCase(),
        nonces: own,
        think: thinkAs(opened.opened),
      })
      if (!verified.ok) throw new BadInput(problemSentence(file, opened, verified.problem, say))
      const match = replayRecord(file, opened, say)
      const outcome = match.outcome()
      // Moves cut off at the end are no contradiction to anything that is left.
      if (outcome === undefined) throw new BadInput(say.notFinished(file, record.moves.length))

      const givers = fairness.nonces.flatMap((nonce, seat) => (nonce === '' ? [] : [seat]))
      if (flags.json === true)
        printJson({
          ok: true,
          game: record.game,
          rulesVersion: record.rulesVersion,
          seats: record.seats,
          commitment: fairness.commitment,
          noncesFrom: givers,
          outcomes: verified.outcomes,
          botMoves: verified.botMoves,
          otherBotMoves: verified.otherBotMoves,
          notVouchedFor: NOT_VOUCHED_FOR,
          decisions: record.moves.length,
          digest: match.digest,
          outcome,
        })
      else
        print([
          say.gameHead(opened.opened.title, numberedTableLine(match)),
          say.commitmentHolds(fairness.commitment),
          say.noncesHold(givers.map(namesOf(record)), record.seats.length),
          say.outcomesHold(verified.outcomes),
          say.checked(record.moves.length),
          say.botsHold(
            verified.botMoves,
            verified.otherBotMoves.map(({ number }) => number),
          ),
          say.notVouchedFor(),
        ])
    })
}

/** Nothing in the file proves these. */
const NOT_VOUCHED_FOR = ['seats[].name', 'seats[].by', 'standIns', 'times']

/** As the server lets a bot think. */
function thinkAs({ game, knowledge }: OpenedGame): (question: BotQuestion) => Json {
  return ({ level, view, seat, decision, seed }) =>
    isBotLevel(level) ? (chooseMove({ game, knowledge, level, view, seat, chance: botChance(seed, seat, decision) }) as Json) : null
}

interface OnlineRecord {
  readonly opened: OpenedRecord
  readonly fairness: Fairness
}

/** What the server gives of a finished table: its record, and what its chance came from. */
async function openOnlineRecord(file: string, say: Words): Promise<OnlineRecord> {
  const raw = readJson(file, say)
  const isObject = raw !== null && typeof raw === 'object' && !Array.isArray(raw)
  const parts: Readonly<Record<string, Json>> = isObject ? (raw as Record<string, Json>) : {}
  if (parts['fairness'] === undefined) throw new BadInput(say.noFairness(file))
  const fairness = check(tableInfoSchema.shape.fairness, parts['fairness'])
  if (!fairness.ok) {
    const [issue] = fairness.issues
    throw new BadInput(say.badFairness(file, issueText(say.language, { ...issue!, path: ['fairness', ...issue!.path] })))
  }
  const { commitment, nonces, secret } = fairness.value
  return {
    opened: await openRecordIn(file, parts['record'], say),
    fairness: { commitment, nonces, ...(secret === undefined ? {} : { secret }) },
  }
}

function parseNonce(text: string, seats: number, say: Words): OwnNonce {
  const [, seat, nonce] = /^([0-9]{1,3})=([0-9a-f]*)$/i.exec(text) ?? []
  if (seat === undefined || nonce === undefined || Number(seat) >= seats) throw new BadInput(say.nonceForm(text, seats))
  return { seat: Number(seat), nonce: nonce.toLowerCase() }
}

function problemSentence(file: string, opened: OpenedRecord, problem: FairnessProblem, say: Words): string {
  switch (problem.code) {
    case 'fair_secret_missing':
      return say.noSecret(file)
    case 'fair_seen_commitment':
      return say.otherCommitment(file, problem.published, problem.seen)
    case 'fair_commitment':
      return say.commitmentFails(file, problem.published, problem.shown)
    case 'fair_nonces':
      return say.nonceCount(file, problem.nonces, problem.seats)
    case 'fair_own_nonce':
      return say.otherNonce(file, namesOf(opened.record)(problem.seat), problem.used, problem.sent)
    case 'fair_bot_nonce':
      return say.botNonce(file, namesOf(opened.record)(problem.seat))
    case 'fair_no_nonce':
      return say.noNonce(file, namesOf(opened.record)(problem.seat))
    case 'fair_outcome':
      return say.outcomeFails(file, problem)
    case 'fair_record':
      return recordProblemText(file, opened, problem.problem, say)
  }
}
