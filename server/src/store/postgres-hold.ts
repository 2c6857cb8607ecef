import type { ClientBase } from 'pg'

/** Whoever shares a database by schemas hears only of his own tables, and every node only of those that it holds. */
export const CHANNEL = `'echappee_' || md5(current_schema()) || '_'`

/** The connection on which a node listens says which node it is: what a node has left behind that is gone is found by that. */
export const LISTENER = 'echappee listen '

/**
 * Enters a node with tables that it does not hold yet, in the order of their ids, as appends lock them, and leaves nodes out that are
 * gone. Appends wait for the row: one that was first is in the `seq` that comes back, one that is later tells the node.
 */
const HOLD = `
  with alive as (
    select substr(application_name, ${LISTENER.length + 1}) as node from pg_stat_activity where application_name like '${LISTENER}%'
  ), wanted as (
    select id from tables where id = any($1::text[]) and not $2 = any(holders) order by id for no key update
  )
  update tables set holders = array(select unnest(holders) intersect select node from alive) || $2::text
  from wanted where tables.id = wanted.id
  returning tables.id, tables.seq`

const LEAVE = `
  with wanted as (
    select id from tables where id = any($1::text[]) and $2 = any(holders) order by id for no key update
  )
  update tables set holders = array_remove(holders, $2::text) from wanted where tables.id = wanted.id`

/** Nothing is written: the notice alone goes out. */
export const SIGNAL = `
  select count(pg_notify(${CHANNEL} || node, '! ' || $1::text || ' ' || $2::text))
  from tables, unnest(array_remove(holders, $3::text)) as node where id = $1::text`

export interface Reached {
  readonly id: string
  readonly seq: number
}

/** Answers how far the logs reach that the node had not held. */
export async function holdTables(client: ClientBase, node: string, ids: readonly string[]): Promise<Reached[]> {
  const { rows } = await client.query<{ id: string; seq: string }>({ name: 'hold', text: HOLD, values: [ids, node] })
  return rows.map(({ id, seq }) => ({ id, seq: Number(seq) }))
}

export async function leaveTables(client: ClientBase, node: string, ids: readonly string[]): Promise<void> {
  await client.query({ name: 'leave', text: LEAVE, values: [ids, node] })
}
