import { reasonOf, StoreProblem } from './problem.ts'

/** One step of a database's form. Steps are only ever added: number n brings form n - 1 to form n. */
export type Migrations = readonly string[]

/** The steps still to do. A form this program does not know is left alone. */
export function pending(migrations: Migrations, found: number, place: string): { number: number; sql: string }[] {
  if (found > migrations.length) throw new StoreProblem('newer_database', { place, found, known: migrations.length })
  return migrations.map((sql, i) => ({ number: i + 1, sql })).slice(found)
}

export function migrationFailed(place: string, from: number, to: number, error: unknown): StoreProblem {
  return error instanceof StoreProblem ? error : new StoreProblem('migration_failed', { place, from, to, reason: reasonOf(error) }, error)
}

/**
 * `fresh` holds the newest entries of all tables in the order they came, so that those of one commit lie in the same few pages; in
 * `entries` every table has a page of its own. They are moved there many at a time. `log` is both.
 */
export const SQLITE_MIGRATIONS: Migrations = [
  `
  create table tables (
    id text primary key,
    meta text not null,
    is_public integer not null,
    status text not null,
    deadline integer,
    version integer not null,
    created_at integer not null,
    updated_at integer not null
  ) strict;
  create index tables_public on tables (status, updated_at, id) where is_public;
  create index tables_due on tables (deadline, id) where deadline is not null;

  create table seats (
    table_id text not null references tables,
    seat integer not null,
    name text not null,
    key_hash text,
    data text not null,
    version integer not null,
    primary key (table_id, seat)
  ) strict, without rowid;
  create index seats_key on seats (key_hash) where key_hash is not null;

  create table entries (
    table_id text not null references tables,
    seq integer not null,
    payload text not null,
    at integer not null,
    primary key (table_id, seq)
  ) strict, without rowid;
  `,
  `
  create table fresh (
    id integer primary key,
    table_id text not null references tables,
    seq integer not null,
    payload text not null,
    at integer not null
  ) strict;
  create view log as select table_id, seq, payload, at from entries union all select table_id, seq, payload, at from fresh;
  `,
  'create index tables_updated on tables (updated_at, id)',
]

/**
 * Collation "C" puts ids in the order of their bytes, as SQLite does, whatever the server's language.
 * `seq` is held in the row: the lock on it settles a race before the unique key has to. It is in no index, so that PostgreSQL can
 * replace the row within its page, for which the page keeps room.
 */
export const POSTGRES_MIGRATIONS: Migrations = [
  `
  create table tables (
    id text collate "C" primary key,
    meta text not null,
    is_public boolean not null,
    status text collate "C" not null,
    deadline bigint,
    version bigint not null,
    seq bigint not null,
    created_at bigint not null,
    updated_at bigint not null
  ) with (fillfactor = 70);
  create index tables_public on tables (status, updated_at, id) where is_public;
  create index tables_due on tables (deadline, id) where deadline is not null;

  create table seats (
    table_id text collate "C" not null references tables,
    seat integer not null,
    name text not null,
    key_hash text collate "C",
    data text not null,
    version bigint not null,
    primary key (table_id, seat)
  );
  create index seats_key on seats (key_hash) where key_hash is not null;

  create table entries (
    table_id text collate "C" not null references tables,
    seq bigint not null,
    payload text not null,
    at bigint not null,
    primary key (table_id, seq)
  );
  `,
  'create index tables_updated on tables (updated_at, id)',
  // The nodes that are told of appends. In no index, like `seq`.
  `alter table tables add column holders text[] not null default '{}'`,
  // Where nodes reach one another. Every node enters itself again after a crash of the database.
  `
  create unlogged table nodes (
    node text primary key,
    address text not null,
    machine text not null,
    secret text not null
  )
  `,
]
