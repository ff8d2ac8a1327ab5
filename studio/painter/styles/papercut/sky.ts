import { type Oklch, mixColour, shade } from '../../colour'
import type { CloudLayer, Layer, LightLayer, Point, Shape, StarsLayer } from '../../drawing'
import { disc, ellipsePoints, polygon } from '../../geometry'
import { TAU, clamp, cos, mix, sin } from '../../../lib/maths'
import type { Random, Scene } from '../../scene'
import type { PaperTable } from './table'
import type { Papers } from './tones'
import { polyline } from '../../drawing/notation'

/** A ring that wobbles in a few low harmonics: random points would make a face in profile. */
export function wobblyRing(random: Random, x: number, y: number, radius: number): Point[] {
  const waves = [2, 3, 5].map((times) => ({
    times,
    gain: random.range(0.2, 1) * (0.032 / Math.sqrt(times)),
    phase: random.next() * TAU,
  }))
  return Array.from({ length: 96 }, (_, i) => {
    const angle = (i / 96) * TAU
    let reach = radius
    for (const { times, gain, phase } of waves) reach += radius * gain * sin(angle * times + phase)
    return [x + cos(angle) * reach, y + sin(angle) * reach] as const
  })
}

/**
 * A sheet with an opening in it.
 *
 * @param within the opening of the sheet above it: what lies outside that is never seen
 */
export function sheetWithWindow(
  hole: readonly Point[],
  { width, height }: Pick<Scene, 'width' | 'height'>,
  within: readonly Point[] = [],
): Shape {
  let [left, top, right, bottom] = [-width, -height, width * 2, height + 4]
  if (within.length > 0) {
    ;[left, top, right, bottom] = [width, height, 0, 0]
    for (const [x, y] of within) {
      left = Math.min(left, x - 4)
      top = Math.min(top, y - 4)
      right = Math.max(right, x + 4)
      bottom = Math.max(bottom, y + 4)
    }
  }
  const points: Point[] = polyline([left, top], [right, top], [right, bottom], [left, bottom])
  return { points, holes: [hole], colour: [1, 0, 0] }
}

const isLight = (layer: Layer): layer is LightLayer => layer.kind === 'sun' || layer.kind === 'moon'

/** y below which land or water surely covers the sky. */
function skyFloor({ layers, height, unit }: Scene): number {
  let floor = height
  for (const layer of layers) {
    if (layer.kind === 'water') floor = Math.min(floor, layer.top + 8 * unit)
    if (layer.kind !== 'terrain' || layer.fades || layer.bottom < height) continue
    const lowest = layer.ridge.reduce((low, y) => Math.max(low, y), 0)
    floor = Math.min(floor, lowest + 24 * unit)
  }
  return floor
}

/** The sky is a tunnel of sheets with ever smaller openings; the light is at its end. */
export function laySky(table: PaperTable, scene: Scene, papers: Papers, random: Random): void {
  const { width, height, unit, layers } = scene
  const light = layers.find(isLight)
  const x = light?.x ?? mix(scene.focusX, width / 2, 0.4)
  const y = light?.y ?? scene.horizon * 0.62
  table.flood(papers.sky(1))
  const floor = skyFloor(scene)
  const reach = Math.sqrt(
    Math.max(x, width - x) * Math.max(x, width - x) + Math.max(y, height * 0.9 - y) * height * 0.7,
  )
  const rings = 6
  const first = light ? light.radius * 2.1 : Math.min(width, height) * 0.2
  const holes = Array.from({ length: rings }, (_, ring) => {
    const t = ring / (rings - 1)
    return wobblyRing(random, x, y, mix(first, reach * 0.92, t * mix(0.82, 1, t)))
  })
  holes.forEach((hole, ring) => {
    table.nextSheet()
    const sheet = sheetWithWindow(hole, { width, height: floor }, holes[ring + 1])
    table.cut(sheet, papers.sky(1 - (ring + 1) / rings), {
      lift: mix(13, 21, ring / (rings - 1)) * unit * papers.relief,
      edge: 1.6 * unit,
      dark: papers.night ? 0.36 : 0.22,
    })
  })
}

export function layLight(table: PaperTable, layer: LightLayer, scene: Scene, papers: Papers): void {
  const { unit } = scene
  const { x, y, radius } = layer
  const sun = layer.kind === 'sun'
  const warm = scene.slots.time === 'sunset' || scene.slots.time === 'dawn'
  const day: Oklch = [0.96, 0.075, 92]
  const low: Oklch = [0.94, 0.11, 82]
  const face: Oklch = sun ? (warm ? low : day) : [0.97, 0.035, 92]
  const colour: Oklch = papers.flower ? [0.72, 0.155, 45] : face
  const full = ellipsePoints(x, y, radius, radius, 0, 72)
  const shape = layer.crescent ? crescent(x, y, radius) : full
  table.nextSheet()
  if (!papers.flower) {
    const glow = polygon(full, colour)
    table.lay([glow], { lift: radius * 1.5, edge: 0, shine: sun ? 0.5 : 0.4, alpha: 0 })
  }
  table.cut(polygon(shape, colour), colour, { lift: 8 * unit, edge: 2.4 * unit, dark: 0.24 })
}

function crescent(x: number, y: number, radius: number): Point[] {
  const outer: Point[] = []
  const inner: Point[] = []
  for (let i = 0; i <= 40; i++) {
    const t = i / 40
    const angle = mix(-0.62, 0.62, t) * TAU * 0.5 + 0.5
    outer.push([x + cos(angle) * radius, y + sin(angle) * radius])
    const bow = sin(t * TAU * 0.5) * radius * 0.75
    const [fx, fy] = [cos(-0.31 * TAU + 0.5), sin(-0.31 * TAU + 0.5)]
    const [tx, ty] = [cos(0.31 * TAU + 0.5), sin(0.31 * TAU + 0.5)]
    const px = x + mix(fx, tx, t) * radius + cos(0.5) * bow
    inner.push([px, y + mix(fy, ty, t) * radius + sin(0.5) * bow])
  }
  return [...outer, ...inner.reverse()]
}

export function layStars(table: PaperTable, layer: StarsLayer, scene: Scene, papers: Papers) {
  const { unit } = scene
  const tone: Oklch = papers.flower ? [0.75, 0.13, 40] : [0.97, 0.05, 92]
  const pricks: Shape[] = []
  const pieces: Shape[] = []
  for (const star of layer.stars) {
    const size = Math.max(1.1 * unit, star.size)
    if (star.sparkles || star.brightness > 0.985) {
      pieces.push(polygon(fourPointed(star.x, star.y, size * 3.4), tone))
    } else {
      const dim = mixColour(papers.sky(0.5), tone, clamp(star.brightness + 0.1))
      pricks.push(polygon(ellipsePoints(star.x, star.y, size, size, 0, 8), dim))
    }
  }
  // pricked holes let the light through: they cast nothing
  table.lay(pricks, { lift: 0, edge: 0 })
  table.lay(pieces, { lift: 5 * unit, edge: 0.8 * unit, dark: 0.5 })
}

const fourPointed = (x: number, y: number, size: number): Point[] =>
  Array.from({ length: 8 }, (_, i) => {
    const reach = i % 2 === 0 ? size : size * 0.3
    return [x + cos((i / 8) * TAU) * reach, y + sin((i / 8) * TAU) * reach] as const
  })

/** A cut cloud: a row of round heads on a flat foot. */
function cloudShape(random: Random, x: number, y: number, half: number, tall: number): Shape[] {
  const heads = Math.max(3, Math.round((half / tall) * 1.9))
  const out: Shape[] = []
  const colour: Oklch = [1, 0, 0]
  for (let i = 0; i < heads; i++) {
    const t = heads === 1 ? 0.5 : i / (heads - 1)
    const swell = 0.45 + 0.55 * sin(t * TAU * 0.5)
    const radius = tall * swell * random.range(0.62, 0.85)
    out.push(disc(x + mix(-0.72, 0.72, t) * half, y - radius * 0.7, radius, colour))
  }
  const foot = tall * 0.26
  const bar: Point[] = []
  for (const side of [1, -1])
    for (let i = 0; i <= 10; i++) {
      const angle = (side > 0 ? -0.25 + i / 20 : 0.25 + i / 20) * TAU
      bar.push([x + side * (half - foot) + cos(angle) * foot, y - foot * 0.4 + sin(angle) * foot])
    }
  out.push(polygon(bar, colour))
  return out
}

export function layClouds(
  table: PaperTable,
  layer: CloudLayer,
  scene: Scene,
  papers: Papers,
  random: Random,
): void {
  const { unit, palette } = scene
  const clouds = layer.clouds.slice(0, 5)
  for (const cloud of clouds) {
    const half = cloud.halfWidth * 0.8
    const tall = clamp(cloud.height * 0.5, half * 0.24, half * 0.42)
    const base: Oklch = papers.flower
      ? [0.8, 0.1, 34]
      : papers.night
        ? shade(papers.sky(0.62), 0.07)
        : mixColour(palette.sky[2], [0.98, 0.012, 90], 0.72)
    const back = shade(base, papers.night ? -0.06 : -0.05, 0.012)
    for (const [dx, dy, grow, colour] of [
      [-0.22, -0.3, 0.86, back],
      [0.1, 0, 1, base],
    ] as const) {
      table.nextSheet()
      const shapes = cloudShape(
        random,
        cloud.x + dx * half,
        cloud.y + dy * tall,
        half * grow,
        tall * grow,
      )
      table.lay(
        shapes.map((shape) => ({ ...shape, colour })),
        { lift: 9 * unit * papers.relief, edge: 1.8 * unit, dark: 0.34 },
      )
    }
  }
}
