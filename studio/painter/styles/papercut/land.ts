import { type Oklch, mixColour, shade } from '../../colour'
import type { Point, TerrainLayer } from '../../drawing'
import { polygon } from '../../geometry'
import { clamp, mix, sin, smoothstep } from '../../../lib/maths'
import type { Random, Scene } from '../../scene'
import { landOpenings } from './lace'
import { cutLine, everyX, findPeaks, shadowFace, snowCap } from './ridge'
import type { PaperTable } from './table'
import type { Papers } from './tones'

function close(line: readonly Point[], bottom: number): Point[] {
  const first = line[0]
  const last = line[line.length - 1]
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
  if (rock && relief > 60 * unit && !papers.flower)
    layFaces(table, layer, line, body, scene, papers, random)
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
  const peaks = findPeaks(line, 26 * unit)
  const dark = shade(body, papers.night ? -0.05 : -0.07, 0.014)
  table.nextSheet()
  // one by one: their common box is mostly empty
  for (const peak of peaks)
    table.cut(polygon(shadowFace(line, peak, side, random), dark), dark, small)
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
