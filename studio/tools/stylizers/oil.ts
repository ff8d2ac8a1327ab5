/** Oil: layers of bristle strokes along the forms, widest first (Hertzmann 1998), lit as relief. */
import { type Flow, computeFlow } from '../../imaging/painterly/flow'
import { labOfPlanes } from '../../imaging/colour/oklab'
import { skinWeight } from '../../imaging/colour/skin'
import { kuwahara } from '../../imaging/painterly/kuwahara'
import { blurPlane } from '../../lib/blur'
import { clamp, mix } from '../../lib/maths'
import type { Random } from '../../lib/random'
import { Planes } from '../../lib/planes'
import { OilCanvas, type Touch } from '../../painter/styles/oil/canvas'
import { lightPaint } from '../../painter/styles/oil/finish'
import type { Stylizer } from './stylizer'

interface Pass {
  /** Brush width in units, strokes' length and distance in widths. */
  readonly width: number
  readonly length: number
  readonly gap: number
  /** Skipped where the canvas is already this near, summed over the channels. */
  readonly error: number
  /** Only where at least this much happens. */
  readonly busy: number
  readonly body: number
  /** Colour variation of a stroke's paint, 0..255. */
  readonly stray: number
}

const PASSES: readonly Pass[] = [
  { width: 66, length: 2.6, gap: 0.7, error: 0, busy: 0, body: 0.7, stray: 24 },
  { width: 38, length: 3.2, gap: 0.66, error: 26, busy: 0, body: 0.95, stray: 20 },
  { width: 20, length: 3.4, gap: 0.64, error: 56, busy: 0.012, body: 1.1, stray: 14 },
  { width: 10, length: 3.6, gap: 0.7, error: 60, busy: 0.03, body: 1.05, stray: 8 },
  { width: 5.2, length: 3.2, gap: 0.85, error: 64, busy: 0.06, body: 0.9, stray: 4 },
  { width: 3, length: 3, gap: 0.95, error: 95, busy: 0.12, body: 0.8, stray: 2 },
]

/** The picture without detail finer than a brush of this width. */
function seenBy(photo: Planes, width: number): Planes {
  const seen = new Planes(photo.width, photo.height, photo.unit)
  for (const key of ['red', 'green', 'blue'] as const) {
    const blurred = blurPlane(photo[key], photo.width, photo.height, width * 0.2, 2)
    seen[key].set(blurred)
  }
  return seen
}

/** Colours a painter would mix: a little richer, shadows cool, lights warm. */
function enrich(planes: Planes, gain: number): void {
  const { red, green, blue } = planes
  for (let i = 0; i < red.length; i++) {
    const [r, g, b] = [red[i], green[i], blue[i]]
    const tone = 0.3 * r + 0.59 * g + 0.11 * b
    const warm = (tone - 118) * 0.07 * gain
    const rich = 1 + 0.32 * gain
    red[i] = clamp(tone + (r - tone) * rich + warm, 8, 252)
    green[i] = clamp(tone + (g - tone) * rich + warm * 0.25, 6, 250)
    blue[i] = clamp(tone + (b - tone) * rich - warm, 10, 250)
  }
}

function loadBrush(touch: Touch, pass: Pass, seen: Planes, i: number, random: Random): void {
  const [red, green, blue] = [seen.red[i], seen.green[i], seen.blue[i]]
  // in the dark a small step is as visible as a wide one in the light
  const range = 0.35 + ((red + green + blue) / 765) * 0.75
  const light = random.spread() * pass.stray * range
  const warm = random.spread() * pass.stray * range
  touch.red = red + light + warm
  touch.green = green + light + random.spread() * 5 * range
  touch.blue = blue + light - warm
  touch.broken = pass.stray * 1.3 * range
  touch.load = random.range(0.72, 1.05)
  // lights are laid on thick, shadows thin
  touch.body = pass.body * (0.6 + (red + green + blue) / 1350)
}

/** Turns the brush along the flow and bows the stroke towards where the flow goes. */
function aim(touch: Touch, flow: Flow, i: number, random: Random): void {
  const [fx, fy] = [flow.x[i], flow.y[i]]
  const turn = random.spread() * mix(0.5, 0.12, flow.clear[i])
  const length = Math.sqrt(1 + turn * turn)
  touch.dx = (fx - fy * turn) / length
  touch.dy = (fy + fx * turn) / length
  const ahead = touch.length * 0.45
  const nx = Math.round(clamp(touch.x + touch.dx * ahead, 0, flow.width - 1))
  const ny = Math.round(clamp(touch.y + touch.dy * ahead, 0, flow.height - 1))
  const [gx, gy] = [flow.x[ny * flow.width + nx], flow.y[ny * flow.width + nx]]
  const sign = gx * touch.dx + gy * touch.dy < 0 ? -1 : 1
  touch.bend = clamp((touch.dx * gy - touch.dy * gx) * sign, -0.6, 0.6) / (2 * ahead)
}

function layStrokes(
  canvas: OilCanvas,
  seen: Planes,
  pass: Pass,
  { breadth, care, random }: { breadth: number; care: Float32Array; random: Random },
): void {
  const width = pass.width * breadth * canvas.unit
  const flow = computeFlow(
    seen,
    Math.max(1, width * 0.22),
    [12 * canvas.unit, 42 * canvas.unit],
    0.12,
  )
  const gap = Math.max(1.6, width * pass.gap)
  const positions: { x: number; y: number; turn: number }[] = []
  for (let y = gap / 2; y < canvas.height; y += gap)
    for (let x = gap / 2; x < canvas.width; x += gap)
      positions.push({
        x: clamp(x + random.spread() * gap * 0.7, 0, canvas.width - 1),
        y: clamp(y + random.spread() * gap * 0.7, 0, canvas.height - 1),
        turn: random.next(),
      })
  positions.sort((a, b) => a.turn - b.turn)
  const touch: Touch = {
    x: 0,
    y: 0,
    width: 1,
    length: 1,
    dx: 1,
    dy: 0,
    bend: 0,
    red: 0,
    green: 0,
    blue: 0,
    broken: 0,
    load: 1,
    body: 1,
    knife: false,
    within: -1,
  }
  for (const { x, y } of positions) {
    const i = Math.floor(y) * canvas.width + Math.floor(x)
    const off =
      Math.abs(canvas.red[i] - seen.red[i]) +
      Math.abs(canvas.green[i] - seen.green[i]) +
      Math.abs(canvas.blue[i] - seen.blue[i])
    const careless = 1 - 0.55 * care[i]
    if (off < pass.error * careless || flow.busy[i] < pass.busy * careless) continue
    touch.x = x
    touch.y = y
    // a stroke is short where directions meet and where much happens
    const free = mix(0.45, 1, flow.clear[i]) * mix(1, 0.6, clamp(flow.busy[i] * 5))
    touch.width = width * random.range(0.78, 1.15)
    touch.length = width * pass.length * random.range(0.75, 1.25) * free
    aim(touch, flow, i, random)
    loadBrush(touch, pass, seen, i, random)
    canvas.touch(touch)
  }
}

/** A warm ground of thinned paint in the picture's tones: it shows wherever strokes leave gaps. */
function prime(canvas: OilCanvas, seen: Planes): void {
  for (let i = 0; i < canvas.red.length; i++) {
    canvas.red[i] = seen.red[i] * 0.72 + 40
    canvas.green[i] = seen.green[i] * 0.72 + 25
    canvas.blue[i] = seen.blue[i] * 0.72 + 16
  }
}

/** Paints in oil; `strength` widens the brushes and lets the colours go further. */
export const paintOil: Stylizer = (photo, { strength, random, report }) => {
  const { width, height, unit } = photo
  const clean = kuwahara(photo, computeFlow(photo, 2), Math.max(2, 3 * unit))
  // faces are looked at: they get the fine brushes sooner
  const care = skinWeight(labOfPlanes(photo), 10 * unit)
  enrich(clean, mix(0.4, 1.2, strength))
  report(0.2)
  const canvas = new OilCanvas(width, height, unit, random.fork('bristles'))
  const breadth = mix(0.55, 1.25, strength)
  PASSES.forEach((pass, n) => {
    const seen = seenBy(clean, pass.width * breadth * unit)
    if (n === 0) prime(canvas, seen)
    layStrokes(canvas, seen, pass, { breadth, care, random: random.fork(`pass ${n}`) })
    report(0.2 + (0.7 * (n + 1)) / PASSES.length)
  })
  return { width, height, rgba: lightPaint(canvas, { strength }) }
}
