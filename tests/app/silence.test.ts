import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { runGroup } from '../../scripts/lib/nodeTests.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'moguang-silence-'))
after(() => rmSync(folder, { recursive: true, force: true }))

function group(name: string, body: string) {
  const script = path.join(folder, `${name}.cjs`)
  writeFileSync(script, `const { test } = require('node:test')\n${body}`)
  return { name: `silence-${name}`, files: [{ file: `${name}.test.ts`, script }], loader: [] }
}

test('a process whose test waits for ever is killed and counted as failed, with the reason', async () => {
  const waiting = group(
    'waiting',
    `test('ends', () => {})
     test('waits', () => new Promise(() => setInterval(() => {}, 1000)))`,
  )
  const { results } = await runGroup(waiting, {}, { silentMs: 3000 })
  assert.equal(results.length, 1)
  assert.ok(results[0])
  assert.equal(results[0].failed, 1)
  assert.match(results[0].failures[0]?.why ?? '', /no test has ended for 3 s/)
})

test('tests that end now and then take as long as they like', async () => {
  const slow = group(
    'slow',
    `for (let at = 0; at < 5; at += 1)
       test('ends ' + at, () => new Promise((done) => setTimeout(done, 1800)))`,
  )
  const { results } = await runGroup(slow, {}, { silentMs: 8000 })
  assert.deepEqual([results[0]?.passed, results[0]?.failed], [5, 0])
})

test('a process that an open handle keeps alive after its last test is ended and named', async () => {
  const open = group(
    'open',
    `require('node:net').createServer().listen(0, '127.0.0.1')
     test('ends', () => {})`,
  )
  const { results } = await runGroup(open, {}, { silentMs: 60_000, exitMs: 2000 })
  assert.deepEqual([results[0]?.passed, results[0]?.failed], [1, 1])
  const [failure] = results[0]?.failures ?? []
  assert.match(failure?.name ?? '', /^silence-open/)
  assert.match(failure?.why ?? '', /did not exit 2 s after its last test/)
  assert.match(failure?.why ?? '', /Still open after the last test: .*TCPServerWrap/)
})
