import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { cleaner as cleanerDefinition } from '@contract/tools/cleaner'
import { buildDefaults, type ToolDefinition } from '@contract/tools/define'
import type { Mark, MaskBase } from '@contract/tools/mask'
import { rembg as rembgDefinition } from '@contract/tools/rembg'
import { samInpaint as samDefinition } from '@contract/tools/sam-inpaint'
import { encodePng } from '@media/codec'
import type { Raster } from '@media/raster'
import { NetError } from '@nets/errors'
import { applyOperations } from '../../painter/editing/apply'
import type { Plan } from '../../painter/planning/plan'
import { planPicture } from '../../painter/planning/plan-picture'
import { renderPlan } from '../../painter/planning/render'
import { listThings, type PlannedThing } from '../../painter/planning/things'
import { cleaner } from '../cleaner'
import { rembg } from '../rembg'
import { samInpaint } from '../sam-inpaint'
import type { ToolPicture, ToolResult } from '../tool'
import { createWork } from '../work'
import { readKnown } from './picture'
import { removeKnown } from './remove'

const REF = 'picture:1'
const SIDE = 256
const REQUEST = {
  prompt: '一只橘猫坐在窗台上',
  negativePrompt: '',
  style: 'flat',
  width: SIDE,
  height: SIDE,
  seed: 7,
} as const

let plan: Plan
let picture: Raster
let file: Uint8Array
let cat: PlannedThing
/** Numbers of calls of networks. */
let calls = 0

before(async () => {
  plan = planPicture(REQUEST)
  picture = paint(plan)
  file = await encodePng(picture)
  const found = listThings(plan).find(({ name }) => name.includes('猫'))
  assert.ok(found)
  cat = found
})

function paint(of: Plan): Raster {
  const { rgba, width, height } = renderPlan(of)
  return { rgba, width, height }
}

function isInside(outline: PlannedThing['outline'], x: number, y: number): boolean {
  let inside = false
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  })
  return inside
}

/** 1 = within the outline, by pixel. */
function fillOutline({ outline }: PlannedThing): Uint8Array {
  return Uint8Array.from({ length: SIDE * SIDE }, (_, at) =>
    isInside(outline, ((at % SIDE) + 0.5) / SIDE, (Math.floor(at / SIDE) + 0.5) / SIDE) ? 1 : 0,
  )
}

function tapOn({ bounds: { x, y, width, height } }: PlannedThing): Mark {
  const middle = (from: number, length: number) => Math.round((from + length / 2) * 10_000)
  return { kind: 'tap', add: true, x: middle(x, width), y: middle(y, height), level: 0 }
}

async function runTool<T extends ToolDefinition>(
  [definition, tool]: readonly [T, (work: never) => Promise<ToolResult>],
  {
    marks = [],
    base = 'none',
    stored = plan as unknown,
  }: Partial<{
    marks: Mark[]
    base: MaskBase
    stored: unknown
  }>,
): Promise<readonly ToolPicture[]> {
  const mask = { base, marks, inverted: false, feather: 0 }
  const input = {
    params: { ...buildDefaults(definition), image: REF, mask },
    media: new Map([[REF, file]]),
    plans: new Map([[REF, JSON.parse(JSON.stringify(stored))]]),
    seed: 3,
    folder: '',
    nets: () => {
      calls++
      return Promise.reject(new NetError('absent', 'none', 'no networks in this test'))
    },
  }
  const work = createWork(definition, input, () => undefined)
  return (await tool(work as never)).pictures ?? []
}

const TAP = [samDefinition, samInpaint] as const
const CUT = [rembgDefinition, rembg] as const
const BRUSH = [cleanerDefinition, cleaner] as const

/** Pixels in which two pictures differ visibly, as a mask. */
function differing(a: Raster, b: Raster): Uint8Array {
  return Uint8Array.from({ length: a.width * a.height }, (_, at) =>
    [0, 1, 2].some((c) => Math.abs(a.rgba[at * 4 + c] - b.rgba[at * 4 + c]) > 3) ? 1 : 0,
  )
}

const count = (mask: Uint8Array, where: (at: number) => boolean = () => true): number =>
  mask.reduce((sum, value, at) => sum + (value === 1 && where(at) ? 1 : 0), 0)

function withoutCat(): { plan: Plan; raster: Raster } {
  const applied = applyOperations(plan, [{ op: 'remove', target: cat.id }])
  assert.ok('plan' in applied)
  return { plan: applied.plan, raster: paint(applied.plan) }
}

describe('a picture with a plan', () => {
  test('a tapped thing is removed as if it had never been painted, and no network is called', async () => {
    calls = 0
    const [result, ...others] = await runTool(TAP, { marks: [tapOn(cat)] })
    assert.ok(result && others.length === 0)
    assert.equal(calls, 0)
    const expected = withoutCat()
    const within = fillOutline(cat)
    const wrong = differing(result.raster, expected.raster)
    assert.equal(
      count(wrong, (at) => within[at] === 1),
      0,
      'behind the cat',
    )
    const touched = differing(result.raster, picture)
    assert.ok(count(touched, (at) => within[at] === 1) > 0.5 * count(within))
    const expectedTouch = differing(expected.raster, picture)
    assert.equal(
      count(touched, (at) => expectedTouch[at] === 0),
      0,
      'nothing else changes',
    )
    assert.deepEqual(result.plan, expected.plan)
  })

  for (const style of ['papercut', 'neon'] as const)
    test(`in ${style} its shadow and its light go with it`, async () => {
      const far = planPicture({ ...REQUEST, style })
      const before = paint(far)
      const known = await createWork(
        samDefinition,
        {
          params: { image: REF },
          media: new Map(),
          plans: new Map([[REF, far]]),
          seed: 0,
          folder: '',
        },
        () => undefined,
      ).planned('image')
      const [thing] = known?.things ?? []
      assert.ok(known && thing)
      const { values } = known.drawCover(thing, before)
      const hole = values.map((value) => (value > 127 ? 1 : 0))
      const result = removeKnown(known, before, hole)
      assert.ok(result?.plan)
      assert.equal(count(differing(result.raster, paint(result.plan))), 0)
    })

  test('brushed over loosely, the thing is meant; a brush on a part of it fills that part', async () => {
    const { x, y, width, height } = cat.bounds
    const stroke = (share: number): Mark => ({
      kind: 'stroke',
      add: true,
      radius: Math.round((width * share * 10_000) / 2),
      points: [
        Math.round((x + width / 2) * 10_000),
        Math.round((y + width / 2) * 10_000),
        Math.round((x + width / 2) * 10_000),
        Math.round((y + (height - width / 2) * share) * 10_000),
      ],
    })
    const [whole] = await runTool(BRUSH, { marks: [stroke(1.15)] })
    assert.ok(whole?.plan)
    const within = fillOutline(cat)
    assert.equal(
      count(differing(whole.raster, withoutCat().raster), (at) => within[at] === 1),
      0,
    )
    const [part] = await runTool(BRUSH, { marks: [stroke(0.2)] })
    assert.equal(part?.plan, undefined)
  })

  test('cut out without a mark, the main thing has its exact edge', async () => {
    calls = 0
    const [result] = await runTool(CUT, { base: 'subject' })
    assert.ok(result)
    assert.equal(calls, 0)
    const { rgba, width, height } = result.raster
    assert.deepEqual([width, height], [SIDE, SIDE])
    const outline = fillOutline(cat)
    let [both, either] = [0, 0]
    outline.forEach((value, at) => {
      const cut = rgba[at * 4 + 3] > 127 ? 1 : 0
      both += cut & value
      either += cut | value
    })
    assert.ok(both / either >= 0.98, `${both / either}`)
  })

  test('of an older painter it is edited in the changed bounds alone, over the stored pixels', async () => {
    const old = { ...plan, kernel: 'older' }
    // as if another version had painted it: a little lighter everywhere
    const stored = {
      ...picture,
      rgba: picture.rgba.map((value, at) => (at % 4 === 3 ? 255 : Math.min(255, value + 4))),
    }
    const hole = fillOutline(cat)
    const known = await createWork(
      samDefinition,
      {
        params: { image: REF },
        media: new Map([[REF, await encodePng(stored)]]),
        plans: new Map([[REF, old]]),
        seed: 0,
        folder: '',
      },
      () => undefined,
    ).planned('image')
    assert.ok(known)
    const result = removeKnown(known, stored, hole, () => undefined)
    assert.ok(result)
    const applied = applyOperations(plan, [{ op: 'remove', target: cat.id }])
    assert.ok('changed' in applied)
    const isIn = (at: number): boolean =>
      applied.changed.some(
        ({ x, y, width, height }) =>
          at % SIDE >= Math.floor(x * SIDE) &&
          at % SIDE < Math.ceil((x + width) * SIDE) &&
          Math.floor(at / SIDE) >= Math.floor(y * SIDE) &&
          Math.floor(at / SIDE) < Math.ceil((y + height) * SIDE),
      )
    const touched = differing(result.raster, stored)
    assert.equal(
      count(touched, (at) => !isIn(at)),
      0,
    )
    assert.ok(count(touched, isIn) > 0.5 * count(hole))
  })

  test('that no longer shows its plan, or has none that can be read, it is a photograph', async () => {
    const input = (stored: unknown) => ({
      params: { image: REF },
      media: new Map([[REF, file]]),
      plans: new Map([[REF, stored]]),
      seed: 0,
      folder: '',
    })
    const open = (stored: unknown) =>
      createWork(samDefinition, input(stored), () => undefined).planned('image')
    const other = planPicture({ ...REQUEST, prompt: '雪山下的湖', style: 'oil' })
    assert.equal(await open({ ...other, kernel: 'older' }), null)
    assert.equal(await open({ kernel: 'unknown' }), null)
    assert.equal(await open(undefined), null)
  })
})

test('a plan that is read again has the things that were listed the first time', () => {
  const stored = JSON.parse(JSON.stringify(plan)) as unknown
  const [first, second] = [readKnown(stored), readKnown(structuredClone(stored))]
  assert.ok(first && first.things.length > 0)
  assert.equal(second?.plan, first.plan)
  assert.equal(second.things, first.things)
})
