import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  withPlanePool,
  acquireZeroPlane,
  releasePlane,
  takeIdlePlane,
  onPlanesReleased,
} from './borrow'

const LENGTH = 1 << 17

describe('planes of one painting', () => {
  it('are handed out again when it is done, empty', () => {
    const first = withPlanePool(() => {
      const planes = [acquireZeroPlane(LENGTH), acquireZeroPlane(LENGTH)] as const
      assert.notEqual(planes[0], planes[1])
      planes[0].fill(7)
      planes[1].fill(8)
      return [...planes]
    })
    withPlanePool(() => {
      const again = [acquireZeroPlane(LENGTH), acquireZeroPlane(LENGTH)] as const
      assert.deepEqual(new Set(again), new Set(first))
      for (const plane of again) assert.ok(plane.every((value) => value === 0))
    })
  })

  it('are not lent again before it is done, unless they are released', () => {
    withPlanePool(() => {
      const plane = acquireZeroPlane(LENGTH)
      const planes = Array.from({ length: 20 }, () => acquireZeroPlane(LENGTH))
      assert.equal(new Set([plane, ...planes]).size, 21)
      releasePlane(plane)
      assert.equal(acquireZeroPlane(LENGTH), plane)
    })
  })

  it('of another size are allocated', () => {
    withPlanePool(() => acquireZeroPlane(LENGTH))
    withPlanePool(() => assert.equal(acquireZeroPlane(LENGTH / 2).length, LENGTH / 2))
  })

  it('stay their owner’s outside of a painting, and after one that failed', () => {
    assert.throws(() => {
      withPlanePool(() => {
        throw new Error('broken off')
      })
    }, /broken off/)
    const own = acquireZeroPlane(LENGTH)
    releasePlane(own)
    withPlanePool(() => assert.notEqual(acquireZeroPlane(LENGTH), own))
  })

  it('that lie idle serve for less, whole and part released alike, and listeners run at the end', () => {
    let over = 0
    onPlanesReleased(() => (over += 1))
    withPlanePool(() => {
      const plane = acquireZeroPlane(LENGTH)
      assert.equal(takeIdlePlane(LENGTH / 2 + 1), null, 'nothing idle')
      assert.ok(releasePlane(plane))
      const idle = takeIdlePlane(LENGTH / 2)
      assert.equal(idle, plane)
      assert.equal(takeIdlePlane(LENGTH / 2), null, 'taken')
      assert.ok(releasePlane(idle.subarray(0, 10)))
      assert.equal(releasePlane(idle), false, 'given back before')
      assert.equal(takeIdlePlane(LENGTH / 8), null, 'far too large')
      assert.equal(over, 0)
    })
    assert.deepEqual([over, takeIdlePlane(LENGTH)], [1, null])
  })
})
