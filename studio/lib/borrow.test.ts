import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { borrowing, emptyPlane, giveBack, idlePlane, whenTakenBack } from './borrow'

const LENGTH = 1 << 17

describe('planes of one painting', () => {
  it('are handed out again when it is done, empty', () => {
    const first = borrowing(() => {
      const planes = [emptyPlane(LENGTH), emptyPlane(LENGTH)] as const
      assert.notEqual(planes[0], planes[1])
      planes[0].fill(7)
      planes[1].fill(8)
      return [...planes]
    })
    borrowing(() => {
      const again = [emptyPlane(LENGTH), emptyPlane(LENGTH)] as const
      assert.deepEqual(new Set(again), new Set(first))
      for (const plane of again) assert.ok(plane.every((value) => value === 0))
    })
  })

  it('are nobody else’s before it is done, unless they are given back', () => {
    borrowing(() => {
      const plane = emptyPlane(LENGTH)
      const planes = Array.from({ length: 20 }, () => emptyPlane(LENGTH))
      assert.equal(new Set([plane, ...planes]).size, 21)
      giveBack(plane)
      assert.equal(emptyPlane(LENGTH), plane)
    })
  })

  it('of another size are made anew', () => {
    borrowing(() => emptyPlane(LENGTH))
    borrowing(() => assert.equal(emptyPlane(LENGTH / 2).length, LENGTH / 2))
  })

  it('stay their owner’s outside of a painting, and after one that failed', () => {
    assert.throws(() => {
      borrowing(() => {
        throw new Error('broken off')
      })
    }, /broken off/)
    const own = emptyPlane(LENGTH)
    giveBack(own)
    borrowing(() => assert.notEqual(emptyPlane(LENGTH), own))
  })

  it('that lie idle serve for less, whole and part given back alike, and are told when over', () => {
    let over = 0
    whenTakenBack(() => (over += 1))
    borrowing(() => {
      const plane = emptyPlane(LENGTH)
      assert.equal(idlePlane(LENGTH / 2 + 1), null, 'nothing idle')
      assert.ok(giveBack(plane))
      const idle = idlePlane(LENGTH / 2)
      assert.equal(idle, plane)
      assert.equal(idlePlane(LENGTH / 2), null, 'taken')
      assert.ok(giveBack(idle.subarray(0, 10)))
      assert.equal(giveBack(idle), false, 'given back before')
      assert.equal(idlePlane(LENGTH / 8), null, 'far too large')
      assert.equal(over, 0)
    })
    assert.deepEqual([over, idlePlane(LENGTH)], [1, null])
  })
})
