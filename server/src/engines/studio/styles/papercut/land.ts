import { type Oklch, mixColour, shade } from '../../colour'
import type { Point, TerrainLayer } from '../../drawing'
import { polygon } from '../../geometry'
import { clamp, mix, sin, smoothstep } from '../../maths'
import type { Random } from '../../random'
import type { Scene } from '../../scene'
import { landOpenings } from './lace'
import type { PaperTable } from './table'
import type { Papers } from './tones'

/** The ridge as scissors follow it: sampled wide, with the smallest teeth left out. */
export function cutLine(ridge: Float32Array, step: number, reach: number): Point[] {
  const last = ridge.length - 1
  const out: Point[] = []
  for (let x = -step; x <= last + step; x += step) {
    let sum = 0
    let weight = 0
    for (let k = -3; k <= 3; k++) {
      const at = clamp(Math.round(x + (k / 3) * reach), 0, last)
      const w = 4 - Math.abs(k)
      sum += (ridge[at] as number) * w
      weight += w
    }
    out.push([x, sum / weight])
  }
  return out
}

interface Peak {
  readonly index: number
  readonly x: number
  readonly y: number
  /** How far it rises above the lower of its two saddles. */
  readonly rise: number
  readonly left: number
  readonly right: number
}

/** Summits that stand out, with the saddles at both sides. */
function peaksOf(line: readonly Point[], smallest: number): Peak[] {
  const y = (i: number): number => (line[i] as Point)[1]
  const out: Peak[] = []
  for (let i = 1; i < line.length - 1; i++) {
    if (!(y(i) <= y(i - 1) && y(i) < y(i + 1))) continue
    let [left, right] = [i, i]
    // small teeth on the way down do not end a mountain
    let [low, deep] = [y(i), y(i)]
    for (let k = i - 1; k >= 0 && y(k) > y(i) && y(k) > low - smallest; k--) {
      if (y(k) > low) [low, left] = [y(k), k]
    }
    for (let k = i + 1; k < line.length && y(k) > y(i) && y(k) > deep - smallest; k++) {
      if (y(k) > deep) [deep, right] = [y(k), k]
    }
    const rise = Math.min(y(left), y(right)) - y(i)
    if (rise < smallest) continue
    const [px] = line[i] as Point
    out.push({ index: i, x: px, y: y(i), rise: Math.max(y(left), y(right)) - y(i), left, right })
  }
  return out
}

/** The side of a mountain away from the light, as a second sheet with a zigzag edge. */
function shadowFace(line: readonly Point[], peak: Peak, side: -1 | 1, random: Random): Point[] {
  const end = side > 0 ? peak.right : peak.left
  const along: Point[] = []
  for (let i = peak.index; side > 0 ? i <= end : i >= end; i += side) along.push(line[i] as Point)
  const [endX, endY] = along[along.length - 1] as Point
  const foot = endY + peak.rise * 0.3
  const reach = endX - peak.x
  const back: Point[] = []
  const turns = 5
  for (let k = turns; k >= 1; k--) {
    const t = k / turns
    const sway = (k % 2 === 0 ? -0.07 : 0.09) * (0.5 + random.next())
    const x = peak.x + reach * (0.05 + 0.28 * t * t + sway * t)
    back.push([x, mix(peak.y, foot, t)])
  }
  return [...along, ...back]
}

/** Snow lies on a summit as a sheet with a torn zigzag hem. */
function snowCap(line: readonly Point[], peak: Peak, depth: number, random: Random): Point[] {
  const top: Point[] = []
  for (let i = peak.left; i <= peak.right; i++) {
    const point = line[i] as Point
    if (point[1] - peak.y < depth) top.push(point)
  }
  const first = top[0]
  const last = top[top.length - 1]
  if (!first || !last || top.length < 3) return []
  const hem: Point[] = []
  const teeth = Math.max(3, Math.round((last[0] - first[0]) / (depth * 0.32)) | 1)
  for (let k = teeth; k >= 0; k--) {
    const t = k / teeth
    const place = t * (top.length - 1)
    const [x, y] = top[Math.round(place)] as Point
    const hang = sin(t * Math.PI) * (k % 2 === 0 ? 0.85 : 0.28) * random.range(0.75, 1.15)
    hem.push([x, y + depth * hang])
  }
  return [...top, ...hem]
}

function close(line: readonly Point[], bottom: number): Point[] {
  const first = line[0] as Point
  const last = line[line.length - 1] as Point
  return [...line, [last[0], bottom], [first[0], bottom]]
}

/** Colour of this land's sheet. */
function landColour(layer: TerrainLayer, papers: Papers): Oklch {
  const colour = papers.land(layer.colour, layer.depth)
  const white = layer.form !== 'rock' && layer.snow > 0.5
  if (!white || papers.flower) return colour
  const light = papers.night ? mix(0.8, 0.66, layer.depth) : mix(0.97, 0.88, layer.depth)
  return mixColour([light, 0.018, 245], colour, 0.1)
}

/** The cut line's y at every x of the picture. */
export function everyX(line: readonly Point[], width: number): Float32Array {
  const out = new Float32Array(width)
  let k = 0
  for (let x = 0; x < width; x++) {
    while (k < line.length - 2 && (line[k + 1] as Point)[0] < x) k += 1
    const [ax, ay] = line[k] as Point
    const [bx, by] = line[k + 1] as Point
    out[x] = mix(ay, by, clamp((x - ax) / Math.max(1e-6, bx - ax)))
  }
  return out
}

/** Openings are cut where light paper lies beneath. */
export function layOpenings(
  table: PaperTable,
  openings: readonly (readonly Point[])[],
  colour: Oklch,
  unit: number,
): void {
  table.lay(
    openings.map((points) => polygon(points, colour)),
    { lift: 0, edge: 4 * unit, opening: true },
  )
}

/** A mountain or a hill: one large sheet, its shadow faces, its snow, and sheets at its foot. */
export function layLand(
  table: PaperTable,
  layer: TerrainLayer,
  scene: Scene,
  papers: Papers,
  random: Random,
): void {
  const { unit, height } = scene
  const rock = layer.form === 'rock'
  const line = cutLine(layer.ridge, 7 * unit, (rock ? 9 : 16) * unit)
  const bottom = layer.bottom >= height ? height + 60 * unit : layer.bottom
  const body = landColour(layer, papers)
  const lift = mix(30, 15, layer.depth) * unit * papers.relief
  const relief = layer.base - layer.top
  table.nextSheet()
  const piece = {
    lift: bottom < height ? lift * 0.6 : lift,
    edge: mix(3.2, 1.8, layer.depth) * unit,
    dark: mix(0.5, 0.36, layer.depth),
  }
  if (bottom >= height) table.layBelow(everyX(line, scene.width), body, piece)
  else table.cut(polygon(close(line, bottom), body), body, piece)
  if (rock && relief > 60 * unit && !papers.flower) {
    layFaces(table, layer, line, body, scene, papers, random)
  }
  layFoot(table, layer, line, body, scene, papers)
  const backing = shade(body, body[0] > 0.7 ? -0.12 : 0.2, 0.01)
  const openings = landOpenings(line, layer, scene, papers)
  layOpenings(table, openings, papers.flower ? papers.sky(1) : backing, unit)
}

/** The summits' shadow sides and their snow. */
function layFaces(
  table: PaperTable,
  layer: TerrainLayer,
  line: readonly Point[],
  body: Oklch,
  scene: Scene,
  papers: Papers,
  random: Random,
): void {
  const { unit } = scene
  const small = { lift: 6 * unit * papers.relief, edge: 1.4 * unit, dark: 0.3 }
  const side = scene.lightSide === 1 ? -1 : 1
  const peaks = peaksOf(line, 26 * unit)
  const dark = shade(body, papers.night ? -0.05 : -0.07, 0.014)
  table.nextSheet()
  // one by one: their common box is mostly empty
  for (const peak of peaks) {
    table.cut(polygon(shadowFace(line, peak, side, random), dark), dark, small)
  }
  if (layer.snow <= 0) return
  const white = mixColour(body, [papers.night ? 0.86 : 0.985, 0.012, 240], 0.86)
  table.nextSheet()
  for (const peak of peaks) {
    const depth = clamp(peak.rise * 0.42, 20 * unit, 150 * unit)
    const points = snowCap(line, peak, depth, random)
    if (points.length > 4) table.cut(polygon(points, white), white, small)
  }
}

/** Lower down, further sheets repeat the ridge more gently: contour lines in paper. */
function layFoot(
  table: PaperTable,
  layer: TerrainLayer,
  line: readonly Point[],
  body: Oklch,
  scene: Scene,
  papers: Papers,
): void {
  const { unit, palette } = scene
  const relief = layer.base - layer.top
  if (relief < 60 * unit || layer.bottom < scene.height) return
  const rock = layer.form === 'rock'
  const steps = relief > 150 * unit && rock ? 2 : 1
  const snowy = !rock && layer.snow > 0.5
  const air = mixColour(shade(body, 0.1, 0.006), palette.sky[2], papers.flower ? 0 : 0.22)
  const last = layer.fades ? air : shade(body, snowy ? -0.035 : -0.05, 0.006)
  for (let step = 1; step <= steps; step++) {
    const share = mix(1, 0.2, step / (steps + 0.35))
    const lower = line.map(([x, y], i): Point => {
      const rest = Math.max(0, layer.base - y)
      const wave = sin(i * 0.21 + step * 2.1) * 7 * unit
      // deep gaps keep their floor: a lowered copy must stay under the ridge
      const drop = layer.base - rest * share + relief * 0.05 * step + wave
      return [x, Math.max(y + 16 * unit * smoothstep(0, 0.2, rest / relief) + 9 * unit, drop)]
    })
    table.nextSheet()
    const piece = { lift: 11 * unit * papers.relief, edge: 1.6 * unit, dark: 0.26 }
    table.layBelow(everyX(lower, scene.width), mixColour(body, last, step / steps), piece)
  }
}
