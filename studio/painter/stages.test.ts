import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Planes, reducePixels } from '../lib/planes'
import { paintPicture } from './paint'
import { STYLES } from './slots'
import { FINISHED_SHARE, STAGE_SIDE, StagePicker } from './stages'
import type { StepName } from './steps'
import type { Snapshot } from './styles/style'

const SIDE = 96
const SLOWLY = 60_000
const PROMPTS = ['雪山湖泊，小舟', '粉色头发的女孩']

interface Stage {
  readonly name: StepName
  readonly share: number
  readonly picture: Snapshot
}

function listStages(prompt: string, style: (typeof STYLES)[number]) {
  const picker = new StagePicker()
  const stages: Stage[] = []
  const request = { prompt, negativePrompt: '', style, width: SIDE, height: 128, seed: 5 }
  const { rgba } = paintPicture(request, (share, snapshot, name) => {
    if (picker.takes(share, name, () => SLOWLY) !== null)
      stages.push({ name, share, picture: snapshot(48) })
  })
  return { stages, rgba, request }
}

function differ(a: Snapshot, b: Snapshot): boolean {
  return a.rgba.some((value, i) => value !== b.rgba[i])
}

for (const style of STYLES) {
  test(`${style}: eight to twelve stages from the draft to the finished picture`, () => {
    for (const prompt of PROMPTS) {
      const { stages, rgba, request } = listStages(prompt, style)
      const names = stages.map(({ name }) => name)
      const told = `${prompt}: ${names.join(' ')}`
      assert.ok(stages.length >= 8 && stages.length <= 12, told)
      assert.deepEqual(names.slice(0, 2), ['draft', 'sketch'], told)
      assert.equal(stages.at(-1)?.share, FINISHED_SHARE, told)
      assert.ok(new Set(names).size >= 5, told)
      for (const [at, { share, picture }] of stages.entries()) {
        assert.ok(share > (stages[at - 1]?.share ?? 0), told)
        assert.equal(Math.min(picture.width, picture.height), 48, told)
      }
      const [, sketch, first] = stages
      assert.ok(sketch && first && differ(sketch.picture, first.picture), told)
      // looking at it while it is painted leaves no trace
      if (prompt === PROMPTS[1]) assert.deepEqual(paintPicture(request).rgba, rgba)
    }
  })
}

/** The sides of the stages of a picture whose painting takes so long. */
function listSides(wholeMs: number): number[] {
  const picker = new StagePicker()
  const steps: readonly (readonly [share: number, name: StepName])[] = [
    [0.01, 'draft'],
    [0.02, 'sketch'],
    ...Array.from({ length: 60 }, (_, i) => [0.02 + ((i + 1) / 60) * 0.95, 'forms'] as const),
    [FINISHED_SHARE, 'fix'],
  ]
  return steps.flatMap(([share, name]) => picker.takes(share, name, () => wholeMs * share) ?? [])
}

/** Microseconds of a core: a pixel of a stage read and encoded, a stage of any size, a sketch. */
const COSTS_US = { pixel: 0.042, stage: 200, sketch: 3000 }

test('taking the stages is a tenth of the work, by the pixels that are taken', () => {
  for (const wholeMs of [160, 240, 330, 450, 600, 900, 1500, 4000]) {
    const sides = listSides(wholeMs)
    const told = `${wholeMs} ms: ${sides.join(' ')}`
    assert.ok(sides.length >= 8 && sides.length <= 12, told)
    const us = sides.reduce(
      (sum, side) => sum + COSTS_US.stage + side * side * COSTS_US.pixel,
      2 * COSTS_US.sketch,
    )
    assert.ok(us / 1000 < wholeMs * 0.1, `${told}: ${(us / 1000).toFixed(1)} ms`)
  }
})

test('the stages of a quick picture have a ninth of its pixels in all, of a slow one fewer than it', () => {
  const pixels = (wholeMs: number) => listSides(wholeMs).reduce((sum, side) => sum + side * side, 0)
  assert.ok(pixels(120) < 1024 ** 2 / 9, `${pixels(120)}`)
  assert.ok(pixels(9000) < 1024 ** 2, `${pixels(9000)}`)
})

test('a stage reads its own pixels, not those of the picture', () => {
  const planes = new Planes(512, 640, 0.5)
  let reads = 0
  const { width, height } = planes.shrink((value) => {
    reads += 1
    return value
  }, 64)
  assert.deepEqual([width, height], [64, 80])
  assert.equal(reads, 3 * width * height)
})

test('a line of one pixel is still seen in a stage of half the size', () => {
  const rgba = new Uint8ClampedArray(64 * 64 * 4)
  for (let y = 0; y < 64; y++) rgba.fill(255, (y * 64 + 31) * 4, (y * 64 + 32) * 4)
  const small = reducePixels(rgba, { width: 64, height: 64 }, 32)
  assert.ok(small.rgba.some((value, i) => i % 4 === 0 && value > 100))
})

test('what is quickly painted has fewer and smaller stages, eight all the same', () => {
  const pixels = (wholeMs: number) => listSides(wholeMs).reduce((sum, side) => sum + side * side, 0)
  assert.equal(listSides(60).length, 8)
  assert.equal(listSides(5000).length, 12)
  assert.ok(pixels(60) * 1.4 < pixels(400) && pixels(400) * 2 < pixels(2000))
})

test('what is only looked at is no stage', () => {
  const picker = new StagePicker()
  assert.equal(
    picker.takes(0.2, 'look', () => 5000),
    null,
  )
  assert.equal(
    picker.takes(0.5, 'ground', () => 5000),
    STAGE_SIDE,
  )
  const asked: number[] = []
  for (let i = 1; i <= 400; i++) {
    picker.takes(0.5 + i / 1000, 'forms', () => {
      asked.push(i)
      return 5000
    })
  }
  // the clock of the process is dear
  assert.ok(asked.length < 200, `asked ${asked.length} times of 400`)
})
