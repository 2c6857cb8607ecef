import type { Cup } from '@echappee/protocol'
import { Podium } from '@echappee/kit/results'
import { useEffect, useState, type ReactElement } from 'react'
import { cupHolds, keepCup, newKey, type CupHold } from '../online/keys.ts'
import { serverProblemText } from '../online/problem-text.ts'
import { CopyLink } from '../shell/copy-link.tsx'
import { Notice, PageFrame } from '../shell/frame.tsx'
import { findGame } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { go, makePath } from '../shell/router.ts'
import { cupWords } from '../words/index.ts'
import { cupApi } from './cup-api.ts'
import { CupArt } from './cup-art.tsx'
import { CupHost } from './cup-host.tsx'
import { CupRounds } from './cup-rounds.tsx'
import { CupStandings, pointsText } from './cup-standings.tsx'
import './cup.css'
import { useCup } from './use-cup.ts'

/** `/cup/<id>`: the one page of an evening, for its host, its people and whoever looks on. */
export function CupPage({ id }: { readonly id: string }): ReactElement {
  const { m, language } = useWords()
  const words = cupWords(language)
  const { cup, isLost, isGone } = useCup(id)
  const [hold, setHold] = useState<CupHold>(() => cupHolds()[id] ?? { title: '' })
  const [problem, setProblem] = useState<string>()
  usePageTitle(cup === undefined ? undefined : cup.title || words.usualTitle)
  if (isGone) return <Notice title={words.gone} text={words.goneText} />
  if (cup === undefined)
    return (
      <PageFrame>
        <p className="loading">{isLost ? words.lost : m.setup.loading}</p>
      </PageFrame>
    )
  const keep = (changes: Partial<CupHold>) => {
    const next = { ...hold, title: cup.title, ...changes }
    keepCup(id, next)
    setHold(next)
  }
  const said = (result: { ok: true } | { ok: false; problem: Parameters<typeof serverProblemText>[1] }) =>
    setProblem(result.ok ? undefined : serverProblemText({ ...m.online.problems, ...words.problems }, result.problem))
  const take = async (person: number) => {
    // Kept before it is sent: an answer that is lost takes nothing with it.
    const key = hold.key ?? newKey()
    keep({ key })
    const taken = await cupApi.take(id, key, person)
    said(taken)
    if (taken.ok) keep({ key, person: taken.value.person, holding: taken.value.holding })
  }
  const isOver =
    cup.isEnded || (cup.rounds.length >= cup.plannedRounds && cup.rounds.every(({ tables }) => tables.every((table) => table.isSettled)))
  const nameOf = (person: number) => cup.people.find((one) => one.person === person)?.name ?? '?'
  return (
    <PageFrame>
      <div className="cup-page">
        <header className="cup-head">
          <CupArt />
          <div>
            <h1>{cup.title || words.usualTitle}</h1>
            <p>
              <b>{findGame(cup.game)?.cover.title ?? cup.game}</b>
              {' · '}
              {isOver ? words.over : cup.rounds.length === 0 ? words.soon : words.round(cup.rounds.length, cup.plannedRounds)}
            </p>
          </div>
        </header>
        {isLost ? <output className="problem">{words.lost}</output> : undefined}
        {problem === undefined ? undefined : (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <div className="cup-columns">
          <div className="cup-main">
            <OwnPart cup={cup} hold={hold} isOver={isOver} onTake={(person) => void take(person)} onAnswer={said} />
            {hold.hostKey === undefined ? undefined : <CupHost cup={cup} hostKey={hold.hostKey} isOver={isOver} onAnswer={said} />}
            {isOver && cup.standings.length > 0 ? (
              <section className="panel" aria-labelledby="cup-podium">
                <h2 id="cup-podium">{words.podium}</h2>
                <Podium
                  places={cup.standings.map(({ place }) => place)}
                  name={(i) => nameOf(cup.standings[i]!.person)}
                  under={(i) => pointsText(cup.standings[i]!.points, language)}
                  token={(i) => ({ seat: cup.standings[i]!.person % 8, mark: `${cup.standings[i]!.place}` })}
                  language={language}
                />
              </section>
            ) : undefined}
            <CupRounds cup={cup} hostKey={hold.hostKey} onAnswer={said} />
          </div>
          <div className="cup-side">
            <CupStandings cup={cup} own={ownPerson(cup, hold)} />
            <section className="panel cup-link">
              <p>{words.link}</p>
              <CopyLink link={location.origin + makePath({ page: 'cup', id })} hasCode={matchMedia('(min-width: 901px)').matches} />
            </section>
          </div>
        </div>
      </div>
    </PageFrame>
  )
}

interface OwnPartProps {
  readonly cup: Cup
  readonly hold: CupHold
  readonly isOver: boolean
  readonly onTake: (person: number) => void
  readonly onAnswer: (result: Awaited<ReturnType<typeof cupApi.setPresence>>) => void
}

/** For whoever rides: the own name, and the way to the own table. */
function OwnPart({ cup, hold, isOver, onTake, onAnswer }: OwnPartProps): ReactElement | undefined {
  const { language } = useWords()
  const words = cupWords(language)
  const own = ownPerson(cup, hold)
  const round = cup.rounds.at(-1)
  const table = round?.tables.find(
    ({ seats, isSettled }) => !isSettled && seats.some(({ person, isAbsent }) => person === own && !isAbsent),
  )
  const isMissed = table?.seats.some(({ person, isMissing }) => person === own && isMissing) === true
  useWayToTable(isMissed && hold.hostKey === undefined ? table.id : undefined)
  if (own === undefined) {
    if (isOver) return undefined
    return (
      <section className="panel" aria-labelledby="cup-who">
        <h2 id="cup-who">{words.whoAreYou}</h2>
        <p className="muted">{hold.person === undefined ? words.whoHelp : words.wasFreed}</p>
        <ul className="cup-names">
          {cup.people.map(({ person, name, isTaken }) => (
            <li key={person}>
              <button type="button" className="button" disabled={isTaken} onClick={() => onTake(person)}>
                {name}
                {isTaken ? <small> ({words.taken})</small> : undefined}
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  }
  const { name, isHere } = cup.people.find(({ person }) => person === own)!
  const isResting = round?.resting.includes(own) === true && !round.tables.every(({ isSettled }) => isSettled)
  return (
    <section className="panel cup-own" aria-live="polite">
      <h2>{words.you(name)}</h2>
      {table === undefined ? (
        isOver ? undefined : (
          <p>{isResting ? words.rest(pointsText(round.restPoints, language)) : words.waitRound}</p>
        )
      ) : (
        <>
          <p>{table.status === 'waiting' ? words.tableWaits : words.tableRuns}</p>
          <p className="buttons">
            <Link to={{ page: 'onlineTable', id: table.id, isScreen: false }} className="button primary big">
              {words.toTable}
            </Link>
          </p>
        </>
      )}
      {isOver ? undefined : (
        <button type="button" className="button" onClick={() => void cupApi.setPresence(cup.id, hold.key!, !isHere).then(onAnswer)}>
          {isHere ? words.leave : words.comeBack}
        </button>
      )}
    </section>
  )
}

/** The name that this device has, unless the host has freed it. */
function ownPerson({ people }: Cup, { person, holding }: CupHold): number | undefined {
  return people.find((one) => one.person === person && one.holding === holding && one.isTaken)?.person
}

/** Whoever is missed at a table is led there; the host, who has more to do, finds the way by a button. */
function useWayToTable(table: string | undefined): void {
  useEffect(() => {
    if (table !== undefined) go({ page: 'onlineTable', id: table, isScreen: false })
  }, [table])
}
