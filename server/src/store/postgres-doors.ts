import type { ClientBase } from 'pg'
import { CHANNEL, LISTENER } from './postgres-hold.ts'
import type { Door } from './store.ts'

/** What a node is told when another one has opened its door. */
export const DOORS = 'doors'

/** Leaves nodes out that are gone. */
const OPEN = `
  with gone as (
    delete from nodes where node <> $1
      and not exists (select from pg_stat_activity where application_name = '${LISTENER}' || node)
  )
  insert into nodes (node, address, machine, secret) values ($1, $2, $3, $4)
  on conflict (node) do nothing`

const READ = `select address, machine, secret from nodes
  where exists (select from pg_stat_activity where application_name = '${LISTENER}' || node) order by address, node`

export async function openDoor(client: ClientBase, node: string, { address, machine, secret }: Door): Promise<void> {
  await client.query({ name: 'open door', text: OPEN, values: [node, address, machine, secret] })
}

export async function readDoors(client: ClientBase): Promise<Door[]> {
  return (await client.query<Door>({ name: 'doors', text: READ })).rows
}

export async function tellOfDoor(client: ClientBase, node: string): Promise<void> {
  await client.query(`select pg_notify(${CHANNEL} || node, '${DOORS}') from nodes where node <> $1`, [node])
}
