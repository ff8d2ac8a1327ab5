import assert from 'node:assert/strict'
import { hostname } from 'node:os'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { createLog } from './log'

test('every line says which process on which machine it is from, and hides secrets', () => {
  const lines: string[] = []
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const log = createLog('info', { process: 'worker', output })
  log.info({ token: 'abc' }, 'one')
  log.child({ jobId: 'j' }).warn('two')
  const [one, two] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  for (const line of [one, two])
    assert.deepEqual([line?.process, line?.pid, line?.host], ['worker', process.pid, hostname()])
  assert.deepEqual([one?.token, two?.jobId], ['[hidden]', 'j'])
})
