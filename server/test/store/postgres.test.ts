import { afterAll, beforeAll } from 'vitest'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { storeContract } from './contract.ts'
import { databasesOf } from './place.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => postgres.end())

storeContract(
  'postgres',
  databasesOf(() => postgres),
)
