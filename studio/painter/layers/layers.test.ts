import assert from 'node:assert/strict'
import { test } from 'node:test'
import Psd, { type Group, type Layer } from '@webtoon/psd'
import { firstRecord } from '@media/aigc/record'
import { buildXmp } from '@media/aigc/xmp'
import { labelOverlay } from '@media/label/draw'
import { repetitions } from '../../testing/effort'
import { applyOperations } from '../editing/apply'
import { renderEdit } from '../editing/render'
import type { Plan } from '../planning/plan'
import { planPicture } from '../planning/plan-picture'
import { renderPlan } from '../planning/render'
import { listThings } from '../planning/things'
import { STYLES, type StyleId } from '../slots'
import { writePsd } from './psd'
import { separatePicture } from './separate'
import { LABEL_NAME } from './tree'

const SIDE = 96
const STYLES_OF_EACH = repetitions('styles whose layers are read back for a prompt', {
  usual: 3,
  all: STYLES.length,
})

const XMP = buildXmp(firstRecord({ producer: 'moguang', produceId: 'seed-5' }))

function planIn(prompt: string, style: StyleId | null): Plan {
  return planPicture({ prompt, negativePrompt: '', style, width: SIDE, height: SIDE, seed: 5 })
}

interface Read {
  readonly names: readonly string[]
  readonly groups: ReadonlyMap<string, readonly string[]>
  readonly layers: readonly Layer[]
  readonly file: Psd
}

/** With another library than the one that wrote the file. */
function readPsd(bytes: Buffer): Read {
  const copy = new Uint8Array(bytes)
  const file = Psd.parse(copy.buffer)
  const groups = new Map<string, string[]>()
  const names: string[] = []
  const visit = (node: Layer | Group): void => {
    names.push(node.name)
    if (node.type === 'Layer') return
    groups.set(
      node.name,
      node.children.map(({ name }) => name),
    )
    for (const child of node.children) visit(child)
  }
  for (const child of file.children) visit(child as Layer | Group)
  return { names, groups, layers: file.layers, file }
}

/** The layers one over the other in eight bits; null where two layers leave a hole. */
async function composeLayers({ layers }: Read): Promise<Uint8ClampedArray> {
  const composed = new Uint8ClampedArray(SIDE * SIDE * 4)
  // the reader lists the foremost first
  for (const layer of [...layers].reverse()) {
    const pixels = await layer.composite(false, false)
    assert.equal(layer.opacity, 255)
    for (let y = 0; y < layer.height; y++)
      for (let x = 0; x < layer.width; x++) {
        const from = (y * layer.width + x) * 4
        const to = ((y + layer.top) * SIDE + x + layer.left) * 4
        const alpha = pixels[from + 3] / 255
        for (let c = 0; c < 3; c++)
          composed[to + c] = composed[to + c] * (1 - alpha) + pixels[from + c] * alpha
        composed[to + 3] = Math.max(composed[to + 3], pixels[from + 3])
      }
  }
  return composed
}

function maxDifference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  return a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i])), 0)
}

async function writePicture(plan: Plan, rgba = renderPlan(plan).rgba) {
  const labelled = await labelOverlay.draw({ width: SIDE, height: SIDE, rgba })
  const separated = separatePicture(plan, { rgba, labelled: labelled.rgba })
  return { bytes: writePsd(separated, { xmp: XMP, composite: labelled.rgba }), labelled }
}

async function assertComposes(plan: Plan, rgba?: Uint8ClampedArray): Promise<Read> {
  const { bytes, labelled } = await writePicture(plan, rgba)
  const read = readPsd(bytes)
  const what = `${plan.style} ${plan.things.map(({ name }) => name).join(' ')}`
  assert.ok(maxDifference(await composeLayers(read), labelled.rgba) <= 1, what)
  const merged = await read.file.composite(false, false)
  assert.equal(maxDifference(merged, labelled.rgba), 0, what)
  assert.equal(new Set(read.names).size, read.names.length, `${what}: a name twice`)
  return read
}

/** Of the box of a thing, the share that its layer at least reaches: frames cover some of it. */
const LEAST_REACHED = 0.6

function assertThings(plan: Plan, { layers, names }: Read): void {
  for (const { name, bounds } of listThings(plan)) {
    assert.ok(names.includes(name), `no layer ${name} in ${names.join(' ')}`)
    const [left, top] = [bounds.x * SIDE, bounds.y * SIDE]
    const [right, bottom] = [left + bounds.width * SIDE, top + bounds.height * SIDE]
    const reached = layers
      .filter((layer) => layer.name.startsWith(name))
      .map((layer) => {
        const wide = Math.min(right, layer.left + layer.width) - Math.max(left, layer.left)
        const high = Math.min(bottom, layer.top + layer.height) - Math.max(top, layer.top)
        return (Math.max(0, wide) * Math.max(0, high)) / ((right - left) * (bottom - top))
      })
    assert.ok(Math.max(...reached) >= LEAST_REACHED, `${plan.style}: ${name} is not in its layer`)
  }
}

/** Each style with one of the prompts in the usual run, with all of them in the long one. */
for (const [at, prompt] of ['湖上明月，两座亭子，垂柳', '图书馆里的猫'].entries())
  test(`the layers of ${prompt} compose to the picture in every style`, async () => {
    const first = at * (STYLES.length - STYLES_OF_EACH)
    for (const style of STYLES.slice(first, first + STYLES_OF_EACH)) {
      const plan = planIn(prompt, style)
      const read = await assertComposes(plan)
      if (style !== 'minimal') assertThings(plan, read)
    }
  })

test('the visible label is the foremost layer and the record of the picture is in the file', async () => {
  const { bytes } = await writePicture(planIn('草莓蛋糕', 'flat'))
  const { names } = readPsd(bytes)
  assert.equal(names[0], LABEL_NAME)
  assert.ok(bytes.includes(XMP))
})

test('shadows and reflections are in a group with their thing, terrain in groups of its own', async () => {
  const cat = readPsd((await writePicture(planIn('图书馆里的猫', 'flat'))).bytes)
  assert.deepEqual(cat.groups.get('猫（组）'), ['猫', '猫的影子'])
  const boat = readPsd((await writePicture(planIn('海上日落，灯塔，帆船', 'flat'))).bytes)
  assert.deepEqual(boat.groups.get('帆船（组）'), ['帆船', '帆船的倒影'])
  assert.ok(boat.groups.get('天空')?.includes('太阳'))
  assert.ok(boat.groups.get('水域')?.includes('水面'))
})

test('a layer of writing is named by its words', async () => {
  const { bytes } = await writePicture(planIn('书法 “上善若水”', 'flat'))
  assert.ok(readPsd(bytes).names.includes('上善若水'))
})

test('an edited picture has the layers of what is in it now', async () => {
  const before = planIn('三只猫', 'oil')
  const [cat] = listThings(before)
  const applied = applyOperations(before, [{ op: 'remove', target: cat.id }])
  assert.ok(!('refused' in applied))
  const { rgba } = renderEdit({ plan: before, rgba: renderPlan(before).rgba }, applied.plan)
  const { names } = await assertComposes(applied.plan, rgba)
  assert.equal(names.filter((name) => /^猫( \d)?$/.test(name)).length, 2)
})
