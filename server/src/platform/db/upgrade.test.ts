import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { migrationsFolder, projectRoot } from '../lib/paths'
import { NO_POSTGRES } from '../../testing/databases'
import { testPostgres } from '../../testing/postgres'
import { insertInto, readAll, tryChanges } from '../../testing/upgrades/queries'
import { ACCEPTED_BREAKS, RELEASES } from '../../testing/upgrades/releases'
import { listBreaks, readShape } from '../../testing/upgrades/rules'
import { knownTables } from '../../testing/upgrades/snapshot'
import { listMigrations } from './schema-version'

interface Step {
  readonly tag: string
  readonly statements: readonly string[]
}

function listSteps(): Step[] {
  const files = readMigrationFiles({ migrationsFolder })
  return listMigrations().map(({ tag }, at) => ({ tag, statements: files[at]?.sql ?? [] }))
}

/** A migration as the migrator makes it: one transaction. */
async function apply(client: pg.Client, { statements }: Step): Promise<void> {
  await client.query('begin')
  for (const statement of statements) await client.query(statement)
  await client.query('commit')
}

async function onEmpty(work: (client: pg.Client) => Promise<void>): Promise<boolean> {
  const postgres = await testPostgres()
  if (!postgres) return false
  const url = await postgres.createDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
    await postgres.dropDatabase(url)
  }
  return true
}

/** Migrations up to a release's, those after it up to the next release's, and what comes between. */
function splitSteps(at: number): { before: Step[]; after: Step[]; tag: string } {
  const steps = listSteps()
  const findIndex = (tag: string) => {
    const found = steps.findIndex((step) => step.tag === tag)
    assert.ok(found >= 0, `${tag} is no migration`)
    return found
  }
  const { schema: tag = '' } = RELEASES[at] ?? {}
  const next = RELEASES[at + 1]
  const end = next ? findIndex(next.schema) + 1 : steps.length
  return {
    tag,
    before: steps.slice(0, findIndex(tag) + 1),
    after: steps.slice(findIndex(tag) + 1, end),
  }
}

for (const [at, { version }] of RELEASES.entries()) {
  test(`the code of ${version} works on while each later migration is made`, async (t) => {
    const { tag, before, after } = splitSteps(at)
    const found: { migration: string; what: string }[] = []
    const ran = await onEmpty(async (client) => {
      for (const step of before) await apply(client, step)
      const tables = knownTables(tag)
      await insertInto(client, tables, { row: 1, extent: 'least' })
      await insertInto(client, tables, { row: 2, extent: 'full' })
      const shape = await readShape(client)
      const rows = await readAll(client, tables)
      // Triggers add rows to tables of sums.
      for (const { name } of tables) assert.ok((rows.get(name)?.length ?? 0) >= 2, name)
      const changes = await tryChanges(client, tables)
      for (const step of after) {
        await apply(client, step)
        const breaks = listBreaks(tables, shape, await readShape(client))
        const listed = new Set(found.map(({ what }) => what))
        for (const what of breaks) if (!listed.has(what)) found.push({ migration: step.tag, what })
        assert.deepEqual(await readAll(client, tables), rows, `${step.tag}: rows as they were`)
        assert.deepEqual(await tryChanges(client, tables), changes, `${step.tag}: changes`)
        await client.query('begin')
        await insertInto(client, tables, { row: 3, extent: 'least' })
        await insertInto(client, tables, { row: 4, extent: 'full' })
        // Deferred constraints are checked at a COMMIT only.
        await client.query('set constraints all immediate')
        await client.query('rollback')
      }
    })
    if (!ran) return t.skip(NO_POSTGRES)
    const migrations = new Set(after.map((step) => step.tag))
    const accepted = ACCEPTED_BREAKS.filter(({ migration }) => migrations.has(migration))
    assert.deepEqual(
      found,
      accepted.map(({ migration, what }) => ({ migration, what })),
    )
  })
}

test('what is broken on purpose names a release of the changelog; each release has its schema', () => {
  const changelog = readFileSync(path.join(projectRoot, 'CHANGELOG.md'), 'utf8')
  const headings = [...changelog.matchAll(/^## (\S+)/gm)].map(([, name]) => name)
  for (const { release, what } of ACCEPTED_BREAKS) assert.ok(headings.includes(release), what)
  const released = headings.filter((name) => name !== 'Unreleased')
  assert.deepEqual(RELEASES.map(({ version }) => version).reverse(), released)
})

const BREAKING: readonly (readonly [statement: string, what: RegExp])[] = [
  ['drop table banners', /^banners is gone$/],
  ['alter table works drop column title', /^works\.title is gone$/],
  ['alter table users rename column bio to about', /^users\.bio is gone$/],
  ['alter table jobs alter column cost_credits type bigint', /^jobs\.cost_credits is bigint, was/],
  ['alter table users alter column phone set not null', /^users\.phone must not be null$/],
  ['alter table users alter column nickname drop not null', /^users\.nickname may be null$/],
  ['alter table users alter column bio drop default', /^users\.bio has no default$/],
  ['alter table users add column x text not null', /^users\.x is new and must be given$/],
  ['create unique index x on works (title)', /^works: new rule UNIQUE \(title\)$/],
  ['alter table jobs add check (cost_credits < 100)', /^jobs: new rule CHECK/],
  [
    'alter table uploads add foreign key (thumb_key) references settings(key)',
    /^uploads: new rule FOREIGN KEY/,
  ],
  ['drop index users_phone_key', /^users: no longer UNIQUE \(phone\)$/],
]

const HARMLESS = [
  'alter table users add column x text, add column y integer not null default 0',
  'alter table users add column x text unique, add column y text references settings(key)',
  'create table x (id text primary key, user_id text not null references users(id))',
  'drop index jobs_mine_idx',
  'create index x on works (title)',
]

test('each kind of change that the code before cannot work with is found, and no other', async (t) => {
  const ran = await onEmpty(async (client) => {
    const { tag, before } = splitSteps(0)
    for (const step of before) await apply(client, step)
    const tables = knownTables(tag)
    const shape = await readShape(client)
    const findBreaks = async (statement: string) => {
      await client.query('begin')
      await client.query(statement)
      const found = listBreaks(tables, shape, await readShape(client))
      await client.query('rollback')
      return found
    }
    for (const [statement, what] of BREAKING) {
      const found = await findBreaks(statement)
      assert.equal(found.length, 1, `${statement}: ${found.join(', ')}`)
      assert.match(found[0] ?? '', what)
    }
    for (const statement of HARMLESS) assert.deepEqual(await findBreaks(statement), [], statement)
  })
  if (!ran) t.skip(NO_POSTGRES)
})
