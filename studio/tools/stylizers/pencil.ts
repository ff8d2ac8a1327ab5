/**
 * Pencil: hatching laid stroke by stroke until the tone is reached, each stroke only where it is
 * still too light, then lines (after Salisbury 1994; lines Winnemöller 2012).
 */
import { computeFlow } from '../../imaging/painterly/flow'
import { inkLines } from '../../imaging/painterly/lines'
import { computeLuma, computeRanks } from '../../imaging/painterly/photo'
import { blurPlane } from '../../lib/blur'
import { clamp, cos, decay, mix, sin, smoothstep } from '../../lib/maths'
import type { Random } from '../../lib/random'
import { noiseTile, texel } from '../../lib/noise'
import type { Planes } from '../../lib/planes'
import type { Page } from '../../painter/styles/pencil/page'
import { PencilSheet } from '../../painter/styles/pencil/sheet'
import type { Stylizer } from './stylizer'

const PAGE: Page = {
  paper: [241, 237, 228],
  dark: [1.5, 1.48, 1.4],
  soft: [1.32, 1.29, 1.2],
  chalk: 0,
  gain: 1,
  air: 0.5,
  depth: 0.6,
}

interface Layer {
  /** Direction in degrees, and how much it follows the form instead, 0..1. */
  readonly angle: number
  readonly follow: number
  /** Only what should be darker than this is hatched, 0..1. */
  readonly from: number
  readonly length: number
  readonly gap: number
  readonly width: number
  readonly pressure: number
}

const LAYERS: readonly Layer[] = [
  { angle: -52, follow: 0.15, from: 0.1, length: 95, gap: 4.6, width: 2, pressure: 0.42 },
  { angle: -38, follow: 0.75, from: 0.2, length: 60, gap: 4.2, width: 1.9, pressure: 0.5 },
  { angle: -64, follow: 0.35, from: 0.36, length: 70, gap: 4, width: 2, pressure: 0.6 },
  { angle: -20, follow: 0.9, from: 0.52, length: 46, gap: 3.4, width: 2.1, pressure: 0.75 },
  { angle: -78, follow: 0.3, from: 0.7, length: 46, gap: 3, width: 2.3, pressure: 0.95 },
]

/** Target darkness of each place, 0 paper … 1 black: tones spread out, lights left to the paper. */
function wantedTone(photo: Planes, depth: number): Float32Array {
  const { width, height, unit } = photo
  const luma = blurPlane(computeLuma(photo), width, height, Math.max(1, 1.2 * unit), 2)
  const rank = computeRanks(luma)
  return luma.map((value) => {
    const light = 0.4 * rank[value & 255] + 0.6 * Math.sqrt(Math.max(0, value) / 255)
    return clamp((1 - light) * 1.28 - 0.1) * depth
  })
}

/** Darkness drawn so far as a share of black, at half size. */
function drawnTone(sheet: PencilSheet): Float32Array {
  return blurPlane(
    sheet.green.map((value) => 1 - decay(value)),
    sheet.width,
    sheet.height,
    3 * sheet.unit,
    2,
  )
}

function hatch(
  sheet: PencilSheet,
  wanted: Float32Array,
  flow: ReturnType<typeof computeFlow>,
  layer: Layer,
  random: Random,
): void {
  const { width, height, unit } = sheet
  const drawn = drawnTone(sheet)
  const gap = layer.gap * unit
  const along = layer.length * 0.42 * unit
  const baseX = cos((layer.angle * Math.PI) / 180)
  const baseY = sin((layer.angle * Math.PI) / 180)
  const reach = Math.ceil(Math.sqrt(width * width + height * height) / 2)
  for (let across = -reach; across < reach; across += gap) {
    for (let run = -reach; run < reach; run += along) {
      const jump = run + random.spread() * along
      const side = across + random.spread() * gap * 0.6
      const x = width / 2 + baseX * jump - baseY * side
      const y = height / 2 + baseY * jump + baseX * side
      const length = layer.length * unit * random.range(0.6, 1.2)
      const press = random.range(0.75, 1.1)
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      drawStroke(sheet, { x, y, length, press, baseX, baseY }, { wanted, drawn, flow, layer })
    }
  }
}

/** A first tone rubbed in with the finger, so that the hatching does not stand on bare paper. */
function rubIn(sheet: PencilSheet, wanted: Float32Array): void {
  const cloud = noiseTile('cloud')
  for (let i = 0; i < wanted.length; i++) {
    const x = i % sheet.width
    const y = (i - x) / sheet.width
    const uneven = 0.7 + 0.6 * texel(cloud, x, y)
    const tone = wanted[i]
    const amount = tone * (0.14 + 0.45 * tone * tone) * uneven
    sheet.lay(i, PAGE.soft, amount * (0.55 + 0.45 * sheet.bite(x, y, 0.55)))
  }
}

/** One stroke in short pieces: it turns with the form and ends where the tone is dark enough. */
function drawStroke(
  sheet: PencilSheet,
  stroke: { x: number; y: number; length: number; press: number; baseX: number; baseY: number },
  page: {
    wanted: Float32Array
    drawn: Float32Array
    flow: ReturnType<typeof computeFlow>
    layer: Layer
  },
): void {
  const { width, height, unit } = sheet
  const { wanted, drawn, flow, layer } = page
  const step = 7 * unit
  let { x, y } = stroke
  let last = -1
  for (let done = 0; done < stroke.length; done += step) {
    const i = Math.floor(y) * width + Math.floor(x)
    const want = wanted[i]
    const lack = want - drawn[i]
    const taper =
      smoothstep(0, 0.2, done / stroke.length) * smoothstep(1, 0.7, done / stroke.length)
    const press =
      want < layer.from
        ? 0
        : layer.pressure * stroke.press * clamp(lack * 3.4) * mix(0.35, 1, taper)
    // where nothing happens the file's own blocks would be followed
    const follow = layer.follow * flow.clear[i] * smoothstep(0.006, 0.025, flow.busy[i])
    const sign = flow.x[i] * stroke.baseX + flow.y[i] * stroke.baseY < 0 ? -1 : 1
    const dx = mix(stroke.baseX, flow.x[i] * sign, follow)
    const dy = mix(stroke.baseY, flow.y[i] * sign, follow)
    const scale = step / Math.sqrt(dx * dx + dy * dy + 1e-6)
    const [nx, ny] = [x + dx * scale, y + dy * scale]
    if (press > 0.02)
      sheet.line(x, y, nx, ny, last < 0 ? press * 0.4 : last, press, layer.width * unit, PAGE.soft)
    if (nx < 0 || ny < 0 || nx >= width || ny >= height) return
    last = press > 0.02 ? press : -1
    x = nx
    y = ny
  }
}

/** Draws in pencil; `strength` deepens the darks. */
export const drawPencil: Stylizer = (photo, { strength, random, report }) => {
  const { width, height, unit } = photo
  const sheet = new PencilSheet(width, height, unit, PAGE)
  const wanted = wantedTone(photo, mix(0.55, 1, strength))
  const flow = computeFlow(photo, Math.max(1, 3 * unit), [14 * unit], 0.3)
  rubIn(sheet, wanted)
  LAYERS.forEach((layer, n) => {
    hatch(sheet, wanted, flow, layer, random.fork(`layer ${n}`))
    report(0.1 + (0.6 * (n + 1)) / LAYERS.length)
  })
  const detail = mix(0.62, 0.8, strength)
  const ink = inkLines(photo, { width: 0.9, length: 2.6, detail, hardness: 4, fill: 0.12 })
  for (let i = 0; i < ink.length; i++) {
    const press = clamp(ink[i] * 1.15)
    if (press > 0.03)
      sheet.lay(i, PAGE.dark, press * sheet.bite(i % width, Math.floor(i / width), press))
  }
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < ink.length; i++) {
    const planes = [sheet.red, sheet.green, sheet.blue] as const
    planes.forEach((plane, c) => {
      const channel = c as 0 | 1 | 2
      rgba[i * 4 + c] = sheet.show(i, channel, plane[i])
    })
    rgba[i * 4 + 3] = 255
  }
  return { width, height, rgba }
}
