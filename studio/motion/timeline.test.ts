import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createRaster } from '@media/raster'
import { cross } from './crossing'
import { buildTimeline } from './timeline'

const filled = (value: number) => {
  const raster = createRaster(8, 4)
  raster.rgba.forEach((_, i) => (raster.rgba[i] = i % 4 === 3 ? 255 : value))
  return raster
}

describe('shots in a row', () => {
  test('each begins and ends where its length says, going over around the cut', () => {
    const timeline = buildTimeline([2, 1, 3], 0.6)
    assert.equal(timeline.seconds, 6)
    assert.deepEqual(timeline.at(0), { now: { shot: 0, time: 0 }, next: null })
    const cut = timeline.at(2)
    assert.equal(cut.now.shot, 0)
    assert.equal(cut.next?.shot, 1)
    assert.ok(Math.abs((cut.next?.share ?? 0) - 0.5) < 1e-9)
    assert.equal(timeline.at(2.31).now.shot, 1)
    assert.equal(timeline.at(5.99).now.shot, 2)
    assert.equal(timeline.at(6).now.time, 1)
  })

  test('no shot jumps in its own time', () => {
    const timeline = buildTimeline([0.5, 0.5, 2, 0.5], 0.6)
    const last = new Map<number, number>()
    for (let second = 0; second < timeline.seconds; second += 1 / 24) {
      const { now, next } = timeline.at(second)
      for (const { shot, time } of next ? [now, next] : [now]) {
        assert.ok(time >= (last.get(shot) ?? 0) - 1e-9, `${shot} at ${second}`)
        last.set(shot, time)
      }
    }
    assert.equal(last.size, 4)
  })

  test('without an overlap a cut is a cut', () => {
    const timeline = buildTimeline([1, 1], 0)
    assert.deepEqual(timeline.at(1), { now: { shot: 1, time: 0 }, next: null })
  })

  test('going over starts with the one and ends with the other', () => {
    for (const kind of ['fade', 'push', 'black'] as const) {
      const [start, end] = [filled(40), filled(40)]
      cross(kind, start, filled(200), 0)
      cross(kind, end, filled(200), 1)
      assert.deepEqual([start, end], [filled(40), filled(200)], kind)
    }
    const dark = filled(40)
    cross('black', dark, filled(200), 0.5)
    assert.deepEqual(dark, filled(0))
  })
})
