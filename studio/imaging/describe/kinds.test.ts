import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { KIND_GROUPS } from '@nets/imagenet'
import type { FoundObject } from '@nets/objects'
import { dropOtherAnimals, likelyThing, namedAtAll, placesIn, wholeThings } from './kinds'

/** Likelihoods of whole groups, each given to its first kind. */
function buildShares(groups: Readonly<Record<string, number>>): Float32Array {
  const shares = new Float32Array(1000)
  for (const [name, share] of Object.entries(groups)) {
    const [first] = KIND_GROUPS.find((group) => group.name === name)?.kinds ?? []
    assert.ok(first !== undefined, name)
    shares[first] = share
  }
  return shares
}
const thing = (name: string, kind: number, score = 0.8): FoundObject => ({
  name,
  kind,
  score,
  left: 0,
  top: 0,
  right: 1,
  bottom: 1,
})
const DOG = thing('狗', 16)

describe('what the whole picture shows', () => {
  test('a thing is named from a likelihood on that few mistakes reach', () => {
    assert.deepEqual(wholeThings(buildShares({ 狮子: 0.9 }), []), ['狮子'])
    assert.deepEqual(wholeThings(buildShares({ 狮子: 0.35 }), []), [])
    assert.deepEqual(wholeThings(buildShares({ 狗: 0.5 }), []), [], 'most mistakes are dogs')
    assert.deepEqual(wholeThings(null, []), [])
    assert.deepEqual(
      [0.9, 0.35].map((share) => namedAtAll(buildShares({ 狮子: share }))),
      [true, false],
    )
  })

  test('nothing is named twice, nor against an object that is surer', () => {
    assert.deepEqual(wholeThings(buildShares({ 狗: 0.95 }), [DOG]), [])
    assert.deepEqual(wholeThings(buildShares({ 钟表: 0.95 }), [thing('时钟', 74)]), [])
    assert.deepEqual(wholeThings(buildShares({ 猫: 0.9 }), [DOG]), [])
  })

  test('an animal without a name among the eighty takes the place of one that has', () => {
    const person = thing('人', 0)
    assert.deepEqual(dropOtherAnimals([DOG, person], ['狐狸']), [person])
    assert.deepEqual(dropOtherAnimals([DOG, person], ['城堡']), [DOG, person])
  })

  test('a place that is less sure needs what colours and edges show', () => {
    assert.deepEqual(placesIn(buildShares({ 海岸: 0.5 }), [], []), ['海岸'])
    assert.deepEqual(placesIn(buildShares({ 城堡: 0.12, 宫殿: 0.12 }), [], []), [])
    assert.deepEqual(placesIn(buildShares({ 城堡: 0.12, 宫殿: 0.12 }), [], ['蓝天']), ['建筑'])
    assert.deepEqual(placesIn(buildShares({ 城堡: 0.1 }), [], ['蓝天']), [])
  })

  test('several places that are unsure are the wider place they lie in', () => {
    assert.deepEqual(placesIn(buildShares({ 雪山: 0.25, 悬崖: 0.2 }), [], []), ['山'])
  })

  test('what comes near is a likeness, but never a dog', () => {
    const likely = (groups: Readonly<Record<string, number>>) => likelyThing(buildShares(groups))
    assert.equal(likely({ 沙发: 0.3, 猫: 0.29 }), '沙发')
    assert.equal(likely({ 狗: 0.39 }), null)
    assert.equal(likely({ 狗: 0.5 }), '动物', 'unsure of the dog, sure of its sort')
    assert.equal(likely({ 沙发: 0.2 }), null)
    assert.equal(likelyThing(null), null)
    const zoo = new Float32Array(1000).fill(0.6 / 398, 0, 398)
    assert.equal(likelyThing(zoo), '动物', 'of no kind, but of a sort')
    assert.equal(likelyThing(new Float32Array(1000).fill(0.3 / 398, 0, 398)), null)
  })

  test('a landscape is said to be of what it shows', () => {
    const shares = buildShares({ 自然风光: 0.1, 雪山: 0.15, 悬崖: 0.1 })
    assert.deepEqual(placesIn(shares, [], []), ['山'])
  })

  test('furniture is indoors by default', () => {
    assert.deepEqual(placesIn(null, [thing('沙发', 57)], []), ['室内'])
    assert.deepEqual(placesIn(buildShares({ 海岸: 0.6 }), [thing('沙发', 57)], []), ['海岸'])
  })
})
