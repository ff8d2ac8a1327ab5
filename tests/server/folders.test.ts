/** The check of modules finds violations: a rule that cannot fail proves nothing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  collectArrows,
  findCycles,
  FLOORS,
  INNER_FLOORS,
  findForeignWrites,
} from '../../scripts/lib/folders.mjs'

const SERVER = 'server/src'
const mapTexts = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([file, text]) => [`${SERVER}/${file}`, text]))
const circlesIn = (files: Record<string, string>, floors = FLOORS) =>
  findCycles(collectArrows(mapTexts(files), floors))

test('a circle of folders is found though no two files import each other', () => {
  const files = {
    'modules/a/one.ts': "import { x } from '../b/one'",
    'modules/b/one.ts': '',
    'modules/b/two.ts': "import type { Y } from '../c/one'",
    'modules/c/one.ts': "export { z } from '../a/two'",
    'modules/a/two.ts': '',
  }
  assert.deepEqual(circlesIn(files), [['a', 'b', 'c'].map((name) => `${SERVER}/modules/${name}`)])
  assert.deepEqual(circlesIn({ ...files, 'modules/c/one.ts': '' }), [])
})

test('an import of a type and one at run time count, those of tests do not', () => {
  const down = { 'platform/queue/a.ts': "import { b } from '../db/b'" }
  for (const up of ["import type { A } from '../queue/a'", "await import('../queue/a')"])
    assert.equal(circlesIn({ ...down, 'platform/db/b.ts': up }).length, 1, up)
  const test = { 'platform/db/b.ts': '', 'platform/db/b.test.ts': "import { a } from '../queue/a'" }
  assert.deepEqual(circlesIn({ ...down, ...test }), [])
})

test('a cycle inside the jobs module is found', () => {
  const files = {
    'modules/job/run/a.ts': "import { b } from '../read/b'",
    'modules/job/read/b.ts': "import type { C } from '../run/c'",
    'modules/job/run/c.ts': '',
  }
  assert.deepEqual(circlesIn(files), [])
  assert.equal(circlesIn(files, INNER_FLOORS).length, 1)
})

test('jobs and pictures are written by their owner alone, in whatever words', () => {
  for (const statement of [
    'await tx.update(jobs).set({ progress: 1 })',
    'await tx\n  .insert(pictures)\n  .values(rows)',
    'await db.execute(sql`delete from jobs where id = ${id}`)',
    'await db.execute(sql`UPDATE ${pictures} set key = 1`)',
    'await db.execute(sql`insert into ledger_entries values (1)`)',
  ]) {
    const found = findForeignWrites(mapTexts({ 'modules/works/repository.ts': statement }))
    assert.equal(found.length, 1, statement)
    const owner = statement.includes('ledger') ? 'modules/credits' : 'modules/job/repository'
    assert.deepEqual(findForeignWrites(mapTexts({ [`${owner}/x.ts`]: statement })), [])
  }
})

test('who is not on the list of readers may not read them either', () => {
  for (const reading of [
    "import { jobs, users } from '../../db/schema'",
    'const rows = sql`select 1 from jobs where id = ${id}`',
    'const rows = sql`select 1 from works w join pictures p on p.id = w.picture_id`',
  ]) {
    assert.equal(findForeignWrites(mapTexts({ 'modules/people/repository.ts': reading })).length, 1)
    assert.deepEqual(findForeignWrites(mapTexts({ 'modules/album/repository.ts': reading })), [])
  }
  const other = "import { albumJobs } from '../../db/schema'"
  assert.deepEqual(findForeignWrites(mapTexts({ 'modules/people/repository.ts': other })), [])
})
