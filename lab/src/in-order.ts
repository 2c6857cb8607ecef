/** Who plays: threads of this process, or workers behind a database. */
export interface Crew<Task, Result> {
  /** How many tasks can be under way at once. */
  readonly size: number
  run(task: Task): Promise<Result>
  close(): Promise<void>
}

/** What is no longer wanted: no failure, but nothing after it is taken either. */
export class Withdrawn extends Error {}

/** Closes it whatever happens. */
export async function withCrew<Task, Result, T>(crew: Crew<Task, Result>, work: (crew: Crew<Task, Result>) => Promise<T>): Promise<T> {
  try {
    return await work(crew)
  } finally {
    await crew.close()
  }
}

/** So many answers for each of the crew may wait for an earlier one: memory stays flat. */
const AHEAD = 8

/** Asks for tasks as long as `next` has one, and takes the answers in the order of the tasks, whoever was first. */
export async function inOrder<Task, Result>(
  crew: Crew<Task, Result>,
  next: () => Task | undefined,
  take: (answer: Result, task: Task) => void,
): Promise<void> {
  const tasks: Task[] = []
  const answers = new Map<number, Result>()
  let asked = 0
  let taken = 0
  const failures: unknown[] = []
  const withdrawals: Withdrawn[] = []
  const underWay = new Set<Promise<void>>()
  const ask = (task: Task): void => {
    const number = asked++
    tasks.push(task)
    const work: Promise<void> = crew
      .run(task)
      .then(
        (answer) => void answers.set(number, answer),
        (error: unknown) => void (error instanceof Withdrawn ? withdrawals.push(error) : failures.push(error)),
      )
      .then(() => void underWay.delete(work))
    underWay.add(work)
  }
  const takeAll = (): void => {
    for (; failures.length === 0 && answers.has(taken); taken++) {
      take(answers.get(taken)!, tasks.shift()!)
      answers.delete(taken)
    }
  }
  for (;;) {
    // Several may have come since; what they tell may decide what is asked for next.
    takeAll()
    while (failures.length + withdrawals.length === 0 && underWay.size < crew.size && asked - taken < AHEAD * crew.size) {
      const task = next()
      if (task === undefined) break
      ask(task)
    }
    if (underWay.size === 0) break
    await Promise.race(underWay)
    // A thread that plays here must hear of interrupts.
    await new Promise(setImmediate)
  }
  if (failures.length > 0) throw failures[0]
}
