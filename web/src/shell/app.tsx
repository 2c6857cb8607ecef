import { Component, Suspense, lazy, type ReactElement, type ReactNode } from 'react'
import { CupWords, ExerciseWords, MeWords, ScoreWords, useWords } from './language.tsx'
import { HomePage } from '../home/home-page.tsx'
import { PageFrame, Notice } from './frame.tsx'
import { WaitingBar } from '../online/waiting-bar.tsx'
import { useTurnSigns } from '../online/turn-signs.ts'
import { parseRoute, usePath, type Route } from './router.ts'

const SetupPage = lazy(async () => ({ default: (await import('../setup/setup-page.tsx')).SetupPage }))
const LearnPage = lazy(async () => ({ default: (await import('../learn/learn-page.tsx')).LearnPage }))
const TablePage = lazy(async () => ({ default: (await import('../table/table-page.tsx')).TablePage }))
const ReplayPage = lazy(async () => ({ default: (await import('../replay/replay-page.tsx')).ReplayPage }))
const OnlinePage = lazy(async () => ({ default: (await import('../online/online-page.tsx')).OnlinePage }))
const NewTablePage = lazy(async () => ({ default: (await import('../online/new-table-page.tsx')).NewTablePage }))
const OnlineTablePage = lazy(async () => ({ default: (await import('../online/online-table-page.tsx')).OnlineTablePage }))
const NewCupPage = lazy(async () => ({ default: (await import('../cup/new-cup-page.tsx')).NewCupPage }))
const CupPage = lazy(async () => ({ default: (await import('../cup/cup-page.tsx')).CupPage }))
const MePage = lazy(async () => ({ default: (await import('../me/me-page.tsx')).MePage }))
const ExercisesPage = lazy(async () => ({ default: (await import('../exercise/exercises-page.tsx')).ExercisesPage }))
const ExercisePage = lazy(async () => ({ default: (await import('../exercise/exercise-page.tsx')).ExercisePage }))
const LabPage = lazy(async () => ({ default: (await import('../lab/lab-page.tsx')).LabPage }))
const VerifyPage = lazy(async () => ({ default: (await import('../online/verify-page.tsx')).VerifyPage }))
const RulesPage = lazy(async () => ({ default: (await import('../rules/rules-page.tsx')).RulesPage }))
const ScorePage = lazy(async () => ({ default: (await import('../score/score-page.tsx')).ScorePage }))
const RidePage = lazy(async () => ({ default: (await import('../score/ride/ride-page.tsx')).RidePage }))
const LivePage = lazy(async () => ({ default: (await import('../score/live/live-page.tsx')).LivePage }))
const DeckPage = lazy(async () => ({ default: (await import('../score/live/live-deck-page.tsx')).DeckPage }))

export function App(): ReactElement {
  const path = usePath()
  const { m } = useWords()
  useTurnSigns()
  return (
    <div tabIndex={-1} className="page">
      <Guard key={path}>
        <Suspense
          fallback={
            <PageFrame>
              <p className="loading">{m.setup.loading}</p>
            </PageFrame>
          }
        >
          <Page route={parseRoute(path)} />
        </Suspense>
      </Guard>
      <WaitingBar />
    </div>
  )
}

function Page({ route }: { readonly route: Route }): ReactElement {
  const { m } = useWords()
  switch (route.page) {
    case 'home':
      return <HomePage />
    case 'setup':
      return <SetupPage id={route.game} />
    case 'rules':
      return <RulesPage id={route.game} />
    case 'learn':
      return <LearnPage id={route.game} />
    case 'table':
      return <TablePage id={route.id} />
    case 'replay':
      return <ReplayPage id={route.id} />
    case 'analysis':
      return <ReplayPage id={route.id} isAnalysed />
    case 'online':
      return <OnlinePage />
    case 'newTable':
      return <NewTablePage id={route.game} />
    case 'onlineTable':
      return <OnlineTablePage id={route.id} isScreen={route.isScreen} />
    case 'newCup':
      return (
        <CupWords>
          <NewCupPage id={route.game} />
        </CupWords>
      )
    case 'cup':
      return (
        <CupWords>
          <CupPage key={route.id} id={route.id} />
        </CupWords>
      )
    case 'me':
      return (
        <MeWords>
          <MePage />
        </MeWords>
      )
    case 'exercises':
      return (
        <ExerciseWords>
          <ExercisesPage />
        </ExerciseWords>
      )
    case 'exercise':
      return (
        <ExerciseWords>
          <ExercisePage game={route.game} name={route.name} />
        </ExerciseWords>
      )
    case 'lab':
      return <LabPage />
    case 'verify':
      return <VerifyPage id={route.id} />
    case 'score':
      return (
        <ScoreWords>
          <ScorePage game={route.game} sheet={route.sheet} />
        </ScoreWords>
      )
    case 'ride':
      return (
        <ScoreWords>
          <RidePage key={route.sheet} gameId={route.game} id={route.sheet} />
        </ScoreWords>
      )
    case 'live':
      return (
        <ScoreWords>
          <LivePage key={route.sheet} id={route.sheet} />
        </ScoreWords>
      )
    case 'deck':
      return (
        <ScoreWords>
          <DeckPage key={`${route.sheet} ${route.seat}`} id={route.sheet} seat={route.seat} />
        </ScoreWords>
      )
    case 'lost':
      return <Notice title={m.errors.notFound} />
  }
}

/** A bug on a page says so in the reader's language; races are saved after every move, so a reload loses nothing. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Failed /> : this.props.children
  }
}

function Failed(): ReactElement {
  const { m } = useWords()
  return (
    <Notice title={m.errors.title} text={m.errors.text}>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {m.errors.reload}
      </button>
    </Notice>
  )
}
