import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createReadiness } from './readiness'

test('every probe that is not well is named with its reason, a rejecting one too', async () => {
  const readiness = createReadiness([
    { name: 'well', check: async () => null },
    { name: 'disk', check: async () => 'full' },
    { name: 'broken', check: () => Promise.reject(new Error('no answer')) },
  ])
  assert.deepEqual(await readiness(), {
    reason: 'disk: full; broken: no answer',
    probes: { well: true, disk: false, broken: false },
  })
})

test('a storm of questions runs the probes once', async () => {
  let runs = 0
  const readiness = createReadiness([
    {
      name: 'counted',
      async check() {
        runs += 1
        return null
      },
    },
  ])
  const answers = await Promise.all(Array.from({ length: 1000 }, readiness))
  assert.ok(answers.every(({ reason }) => reason === null))
  assert.equal(runs, 1)
})
