import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { createRaster, type Raster } from '@media/raster'
import { cameraPath } from '../../motion/camera'
import { CALM } from '../../motion/weather'
import { applyOperations } from '../../painter/editing/apply'
import { FAMILIES } from '../../painter/illustration/registry'
import type { Plan } from '../../painter/planning/plan'
import { planPicture } from '../../painter/planning/plan-picture'
import { renderPlan } from '../../painter/planning/render'
import { SUBJECTS } from '../../painter/subjects/ids'
import { hasMargin } from './margin'
import { BY_KIND } from './motions'
import { type MovingPicture, setInMotion } from './moving'

const SIZE = { width: 160, height: 160 }
const STILL = cameraPath('still', { seconds: 4, loops: true })
const ORBIT = cameraPath('orbit', { seconds: 4, loops: true })

function plan(prompt: string): Plan {
  return planPicture({ prompt, negativePrompt: '', style: 'flat', ...SIZE, seed: 7 })
}

function paint(of: Plan): Raster {
  return { ...SIZE, rgba: renderPlan(of).rgba }
}

function move(of: Plan): MovingPicture {
  return setInMotion(of, paint(of), { size: SIZE, seconds: 4, seed: 5 }, () => undefined)
}

function draw(picture: MovingPicture, camera: typeof STILL, time: number): Uint8ClampedArray {
  const frame = createRaster(SIZE.width, SIZE.height)
  picture.draw(frame, { view: camera(time % 1), time, air: CALM })
  return frame.rgba
}

/** Pixels that differ by more than `levels`. */
function countChanged(a: Uint8ClampedArray, b: Uint8ClampedArray, levels: number): number {
  let count = 0
  for (let i = 0; i < a.length; i += 4)
    if ([0, 1, 2].some((c) => Math.abs((a[i + c] ?? 0) - (b[i + c] ?? 0)) > levels)) count++
  return count
}

describe('a painted picture in motion', () => {
  let cat: Plan
  let moving: MovingPicture
  let atWindow: MovingPicture

  before(() => {
    cat = plan('一只橘猫')
    moving = move(cat)
    atWindow = move(plan('一只橘猫坐在窗台上'))
  })

  test('begins as the picture itself, and the last frame meets the first', () => {
    assert.equal(countChanged(draw(moving, STILL, 0), paint(cat).rgba, 2), 0)
    assert.equal(countChanged(draw(moving, ORBIT, 0), draw(moving, ORBIT, 1), 2), 0)
  })

  test('so does a painted place, where no paper lies around it', () => {
    const place = plan('草原上的小屋')
    const changed = countChanged(draw(move(place), STILL, 0), paint(place).rgba, 8)
    // Grass sways and water shimmers from the first frame.
    assert.ok(changed < 0.02 * SIZE.width * SIZE.height, `${changed} pixels`)
    assert.ok(!hasMargin(paint(place)))
    const prompt = '草原上的小屋'
    const cut = planPicture({ prompt, negativePrompt: '', style: 'papercut', ...SIZE, seed: 7 })
    assert.ok(hasMargin(paint(cut)))
  })

  test('breathes under a still camera: its head moves, its place does not', () => {
    const [rest, breath] = [draw(moving, STILL, 0), draw(moving, STILL, 0.25)]
    assert.ok(countChanged(rest, breath, 24) > 20)
    const corner = (rgba: Uint8ClampedArray) => rgba.slice(0, 40)
    assert.deepEqual(corner(breath), corner(rest))
  })

  test('behind it is what is painted without it', () => {
    const [{ id }] = cat.things
    const applied = applyOperations(cat, [{ op: 'remove', target: id }])
    assert.ok(!('refused' in applied))
    const [ground] = moving.sheets
    assert.ok(ground)
    const changed = countChanged(ground.pixels, paint(applied.plan).rgba, 8)
    assert.ok(changed < 0.01 * SIZE.width * SIZE.height, `${changed} pixels`)
  })

  test('shuts its eyes for a moment, and changes nothing else', () => {
    const frames = Array.from({ length: 96 }, (_, i) => draw(atWindow, STILL, i / 96))
    const steps = frames.slice(1).map((frame, i) => countChanged(frames[i] ?? frame, frame, 60))
    const jumps = steps.filter((count) => count >= 6)
    assert.ok(jumps.length >= 2 && jumps.length <= 8, `${steps.join(' ')}`)
    assert.ok(jumps.every((count) => count < 0.03 * SIZE.width * SIZE.height))
  })

  test('water shimmers under a boat, and snow falls', () => {
    const boat = move(plan('湖上一叶小舟'))
    assert.ok(countChanged(draw(boat, STILL, 0), draw(boat, STILL, 0.25), 12) > 50)
    const snow = move(plan('下雪的夜晚，木屋'))
    assert.ok(countChanged(draw(snow, STILL, 0), draw(snow, STILL, 0.1), 30) > 50)
  })
})

test('each kind that moves otherwise is one that is drawn', () => {
  const drawn = new Set<string>([
    ...SUBJECTS,
    ...FAMILIES.flatMap(({ things }) => Object.keys(things)),
  ])
  const unknown = Object.values(BY_KIND)
    .flat()
    .filter((kind) => !drawn.has(kind))
  assert.deepEqual(unknown, [])
})
