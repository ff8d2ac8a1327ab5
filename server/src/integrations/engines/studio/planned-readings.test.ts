import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'node:test'
import type { PaintRequest } from '@studio/painter/paint'
import { PlannedReadings } from './planned-readings'

const request = (prompt: string): PaintRequest => ({
  prompt,
  negativePrompt: '',
  style: null,
  width: 64,
  height: 64,
  seed: 0,
})
const reading = { understood: ['湖'], ignored: [] }

test('a composition that takes long is not waited for, and known at a later call', async () => {
  const readings = new PlannedReadings(() => sleep(60, reading), 10)
  assert.equal(await readings.find(request('湖')), null)
  await sleep(120)
  assert.deepEqual(await readings.find(request('湖')), reading)
})

test('one prompt is composed at a time: others wait for a later call', async () => {
  const composed: string[] = []
  const readings = new PlannedReadings(async ({ prompt }) => {
    composed.push(prompt)
    return sleep(30, reading)
  })
  const [first, second] = await Promise.all(['湖', '山'].map((one) => readings.find(request(one))))
  assert.deepEqual([first, second], [reading, null])
  assert.deepEqual(await readings.find(request('山')), reading)
  assert.deepEqual(composed, ['湖', '山'])
})

test('a prompt that cannot be composed is not known, and holds nothing up', async () => {
  const readings = new PlannedReadings(() => Promise.reject(new Error('no')))
  assert.equal(await readings.find(request('湖')), null)
  assert.equal(await readings.find(request('湖')), null)
})
