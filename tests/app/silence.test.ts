import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { runGroup } from '../../scripts/lib/testRunners.mjs'

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
  assert.match(failure?.why ?? '', /still open: .*TCPServerWrap/)
})

test('files of one process run one after another, each with its own hooks and counts', async () => {
  const body = (name: string) => `
    const { after, before, describe } = require('node:test')
    console.log('${name} loads')
    before(() => console.log('${name} begins'))
    after(() => console.log('${name} ends'))
    describe('suite', () => test('inside', () => console.log('${name} runs')))
    test.skip('left out', () => {})`
  const [first, second] = ['first', 'second'].map((name) => group(name, body(name)).files[0])
  assert.ok(first && second)
  const pair = { name: 'silence-pair', files: [first, second], loader: [] }
  const { output, results } = await runGroup(pair, {})
  const lines = output.split('\n').filter((line) => /^(first|second) \w+$/.test(line))
  const steps = ['loads', 'begins', 'runs', 'ends']
  assert.deepEqual(lines, [
    ...steps.map((step) => `first ${step}`),
    ...steps.map((step) => `second ${step}`),
  ])
  assert.deepEqual(
    results.map(({ file, passed, failed, skipped }) => [file, passed, failed, skipped]),
    [
      ['first.test.ts', 1, 0, 1],
      ['second.test.ts', 1, 0, 1],
    ],
  )
})

test('a suite whose body awaits fails: its tests would not be found', async () => {
  const awaiting = group(
    'awaiting',
    `require('node:test').describe('suite', async () => {
       await null
       test('inside', () => {})
     })`,
  )
  const { results } = await runGroup(awaiting, {})
  assert.ok((results[0]?.failed ?? 0) > 0)
  assert.match(results[0]?.failures[0]?.why ?? '', /await in before\(\) instead/)
})
