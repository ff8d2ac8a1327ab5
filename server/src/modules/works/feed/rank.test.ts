import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { computeRank, type RankSignals, countDoublings } from './rank'

const AT = new Date('2026-03-01T00:00:00.000Z')
const plain: RankSignals = {
  publishedAt: AT,
  likes: 0,
  remakes: 0,
  featured: false,
  earlierWorks: 10,
}
const hours = (count: number) => new Date(AT.getTime() + count * 3_600_000)

describe('the formula of 推荐', () => {
  test('twice as many likes are worth eight hours, a remake three likes', () => {
    const base = computeRank(plain)
    assert.equal(computeRank({ ...plain, likes: 1 }) - base, 8)
    assert.equal(computeRank({ ...plain, likes: 3 }) - base, 16)
    assert.equal(computeRank({ ...plain, likes: 1023 }) - base, 80)
    assert.equal(computeRank({ ...plain, remakes: 1 }), computeRank({ ...plain, likes: 3 }))
    assert.equal(
      computeRank({ ...plain, likes: 1 }),
      computeRank({ ...plain, publishedAt: hours(8) }),
    )
  })

  test('being featured is worth a day, each of the first three works six hours', () => {
    const base = computeRank(plain)
    assert.equal(computeRank({ ...plain, featured: true }) - base, 24)
    const newcomer = [0, 1, 2, 3].map(
      (earlierWorks) => computeRank({ ...plain, earlierWorks }) - base,
    )
    assert.deepEqual(newcomer, [6, 6, 6, 0])
  })

  test('what is liked more is never lower; steps are whole doublings', () => {
    const counts = fc.nat({ max: 1_000_000 })
    fc.assert(
      fc.property(counts, counts, counts, (likes, more, remakes) => {
        const work = { ...plain, likes, remakes }
        assert.ok(computeRank({ ...work, likes: likes + more }) >= computeRank(work))
        assert.ok(computeRank({ ...work, remakes: remakes + more }) >= computeRank(work))
        assert.equal(
          countDoublings({ likes, remakes }),
          Math.floor(Math.log2(1 + likes + 3 * remakes)),
        )
      }),
    )
  })
})
