import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFairQueue, QueueFull, type FairQueue, type Weight } from './fair-queue'

const LANES: readonly (readonly Weight[])[] = [['heavy', 'medium'], ['medium', 'light'], ['light']]

/** Tasks that end by a call, and the order they began in. */
function watched(queue: FairQueue) {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const add = (userId: string, name: string, weight: Weight) =>
    queue.run(userId, weight, () => {
      began.push(name)
      return new Promise<void>((end) => ends.set(name, end))
    })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (name: string) => {
    await settled()
    ends.get(name)?.()
    await settled()
  }
  return { began, add, end }
}

const createQueue = (more: Partial<Parameters<typeof createFairQueue>[0]> = {}) =>
  createFairQueue({ lanes: LANES, perUser: 2, waitingPerUser: 20, waiting: 100, ...more })

test('users take turns, however many tasks one of them brings', async () => {
  const { began, add, end } = watched(createQueue({ lanes: [['light']], perUser: 1 }))
  for (let n = 1; n <= 16; n++) void add('many', `many ${n}`, 'light')
  void add('one', 'one 1', 'light')
  void add('two', 'two 1', 'light')
  await end('many 1')
  await end('many 2')
  await end('one 1')
  assert.deepEqual(began.slice(0, 4), ['many 1', 'many 2', 'one 1', 'two 1'])
})

test('a light task has a lane that heavy ones never take', async () => {
  const { began, add } = watched(createQueue())
  for (let n = 1; n <= 16; n++) void add(`attacker ${n}`, `bomb ${n}`, 'heavy')
  for (let n = 1; n <= 4; n++) void add(`painter ${n}`, `photo ${n}`, 'medium')
  void add('one', 'small', 'light')
  await new Promise((resolve) => setImmediate(resolve))
  assert.deepEqual(began, ['bomb 1', 'photo 1', 'small'])
})

test('one user runs two at once, whatever is free', async () => {
  const { began, add, end } = watched(createQueue({ lanes: [['light'], ['light'], ['light']] }))
  for (let n = 1; n <= 4; n++) void add('many', `many ${n}`, 'light')
  await new Promise((resolve) => setImmediate(resolve))
  assert.deepEqual(began, ['many 1', 'many 2'])
  await end('many 1')
  assert.deepEqual(began, ['many 1', 'many 2', 'many 3'])
})

test('too many waiting are refused, the user’s own first', async () => {
  const { add } = watched(createQueue({ lanes: [['light']], waitingPerUser: 2, waiting: 3 }))
  for (let n = 1; n <= 3; n++) void add('many', `many ${n}`, 'light')
  const whose = (error: unknown) => (error instanceof QueueFull ? error.whose : String(error))
  assert.equal(await add('many', 'many 4', 'light').catch(whose), 'user')
  void add('one', 'one', 'light')
  assert.equal(await add('two', 'two', 'light').catch(whose), 'all')
})

test('a task that fails gives its lane back', async () => {
  const queue = createQueue({ lanes: [['light']] })
  const failed = queue.run('one', 'light', () => Promise.reject(new Error('broken')))
  await assert.rejects(failed, /broken/)
  assert.equal(await queue.run('one', 'light', async () => 7), 7)
})
