import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inFairOrder } from './fair-order'

const AT = Date.UTC(2026, 0, 1)

function waiting(names: string, costOf: (name: string) => number = () => 1) {
  return [...names].map((userId, index) => ({
    id: `${userId}${index}`,
    userId,
    costCredits: costOf(userId),
    createdAt: new Date(AT + index),
  }))
}

const NO_TURNS = { clock: 0, finishOf: new Map<string, number>() }
const users = (jobs: readonly { userId: string }[]) => jobs.map(({ userId }) => userId).join('')

test('users take turns, and one user’s jobs keep their order', () => {
  const ordered = inFairOrder(waiting('aaaabbc'), NO_TURNS)
  assert.equal(users(ordered), 'abcabaa')
  assert.deepEqual(
    ordered.filter(({ userId }) => userId === 'a').map(({ id }) => id),
    ['a0', 'a1', 'a2', 'a3'],
  )
})

test('a turn lasts as long as its price: four cheap jobs to one dear one', () => {
  const ordered = inFairOrder(
    waiting('aaabbbbbbbb', (name) => (name === 'a' ? 8 : 2)),
    NO_TURNS,
  )
  assert.equal(users(ordered), 'abbbbabbbba')
})

test('free jobs take turns as well', () => {
  assert.equal(
    users(
      inFairOrder(
        waiting('aab', () => 0),
        NO_TURNS,
      ),
    ),
    'aba',
  )
})

test('a new user begins at the clock: before users already served, not before those behind it', () => {
  const turns = {
    clock: 40,
    finishOf: new Map([
      ['a', 48],
      ['b', 40],
    ]),
  }
  assert.equal(users(inFairOrder(waiting('abn'), turns)), 'bna')
})
