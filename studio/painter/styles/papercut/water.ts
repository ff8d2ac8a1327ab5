import { type Oklch, mixColour, shade } from '../../colour'
import type { Point, Shape, WaterLayer, Wave } from '../../drawing'
import { polygon } from '../../geometry'
import { TAU, mix, power, sin } from '../../../lib/maths'
import type { Random, Scene } from '../../scene'
import { layOpenings } from './land'
import { cutLine, everyX } from './ridge'
import { crescentCut } from './lace'
import { sheetWithWindow, wobblyRing } from './sky'
import type { PaperTable } from './table'
import type { Papers } from './tones'
import { polyline } from '../../drawing/notation'

/** Far water is pale, near water deep: the same ladder as the land's. */
function waterTone(layer: WaterLayer, scene: Scene, papers: Papers, near: number): Oklch {
  if (papers.flower) {
    // seen from above, the bottom is the bare paper: red fish want a pale ground
    return layer.overhead
      ? mixColour(papers.land(layer.colour, 1), papers.sky(1), 0.25 + 0.75 * near)
      : papers.land(layer.colour, mix(0.95, 0.25, near))
  }
  const far = mixColour(layer.colour, scene.palette.sky[2], 0.42)
  const deep = shade(layer.colour, papers.night ? -0.09 : -0.13, 0.02)
  const colour = mixColour(far, deep, near)
  return [colour[0] + (papers.night ? 0.05 : 0), Math.min(0.16, colour[1] * 1.25), colour[2]]
}

/** Water from above: sheets with openings that lead down to the dark bottom. */
function layPool(
  table: PaperTable,
  layer: WaterLayer,
  scene: Scene,
  papers: Papers,
  random: Random,
) {
  const { width, height, unit } = scene
  table.flood(waterTone(layer, scene, papers, 1))
  const rings = 4
  const aspect = width / height
  for (let ring = 0; ring < rings; ring++) {
    const t = ring / (rings - 1)
    const radius = mix(0.36, 0.66, t) * Math.min(width, height)
    const round = wobblyRing(random, 0, 0, radius)
    const hole = round.map(([x, y]): Point => {
      const wide = aspect > 1 ? mix(1, aspect, 0.85) : 1
      const tall = aspect < 1 ? mix(1, 1 / aspect, 0.85) : 1
      return [width / 2 + x * wide, height / 2 + y * tall]
    })
    table.nextSheet()
    const tone = waterTone(layer, scene, papers, 0.8 - 0.62 * t)
    const lift = 15 * unit * papers.relief
    table.cut(sheetWithWindow(hole, scene), tone, { lift, edge: 1.8 * unit, dark: 0.32 })
  }
}

/** The edge of a band: long swells on calm water, pointed wavelets on rough. */
function bandEdge(scene: Scene, y: number, near: number, ripples: number, random: Random): Point[] {
  const { width, unit } = scene
  const length = mix(150, 330, near) * unit
  const tall = mix(5, 25, near) * unit * (0.5 + 0.8 * ripples)
  const phase = random.next() * length
  const drift = random.next() * TAU
  const out: Point[] = []
  for (let x = -10 * unit; x <= width + 10 * unit; x += 5 * unit) {
    const place = (x + phase) / length
    const inside = place - Math.floor(place)
    const arch = 1 - Math.abs(2 * inside - 1)
    const crest = mix(0.5 - 0.5 * sin(inside * TAU + 1.57), power(arch, 1.8), ripples * 0.8)
    const uneven = 0.55 + 0.45 * sin(Math.floor(place) * 2.3 + drift)
    out.push([x, y - tall * crest * uneven])
  }
  return out
}

/** Strips that catch the light, thin at both ends like willow leaves. */
function glints(layer: WaterLayer, scene: Scene, random: Random, colour: Oklch): Shape[] {
  const { height, unit } = scene
  const { glitter } = layer
  if (!glitter) return []
  const out: Shape[] = []
  const span = height - layer.top
  for (let i = 0; i < 19; i++) {
    const t = power((i + 0.35) / 19, 1.25)
    const y = layer.top + span * t * 0.86 + 5 * unit
    const half = glitter.halfWidth * mix(0.5, 0.95, t) * random.range(0.35, 1)
    const x = glitter.x + random.spread() * glitter.halfWidth * mix(0.25, 0.75, t)
    const tall = mix(2.2, 6.5, t) * unit
    const points: Point[] = []
    for (let k = 0; k < 24; k++) {
      const s = (k % 12) / 12
      const side = k < 12 ? 1 : -1
      points.push([x + side * (1 - 2 * s) * half, y - side * sin(s * Math.PI) * tall])
    }
    out.push(polygon(points, colour))
  }
  return out
}

export function layWater(
  table: PaperTable,
  layer: WaterLayer,
  scene: Scene,
  papers: Papers,
  random: Random,
): void {
  if (layer.overhead) return layPool(table, layer, scene, papers, random)
  const { height, unit, palette } = scene
  const bands = 6
  for (let band = 0; band < bands; band++) {
    const t = band / (bands - 1)
    const y = layer.top + (height - layer.top) * power(t, 1.35) * 0.88
    const edge: Point[] =
      band === 0
        ? polyline([-10, layer.top], [scene.width + 10, layer.top])
        : bandEdge(scene, y, t, layer.ripples, random)
    const holes = band > 1 ? crests(edge, t, scene, papers, random) : []
    table.nextSheet()
    const piece = {
      lift: mix(6, 17, t) * unit * papers.relief,
      edge: mix(1, 2.2, t) * unit,
      dark: mix(0.22, 0.34, t),
    }
    const tone = waterTone(layer, scene, papers, t)
    table.layBelow(everyX(edge, scene.width), tone, piece)
    layOpenings(table, holes, shade(tone, 0.13), unit)
  }
  const light: Oklch = papers.flower ? [0.95, 0.03, 80] : shade(palette.light, 0, -0.01)
  table.nextSheet()
  table.lay(glints(layer, scene, random, light), { lift: 3.4 * unit, edge: 0, dark: 0.3 })
}

/** Crescents cut along a band, as scissors show water. */
function crests(
  edge: readonly Point[],
  near: number,
  scene: Scene,
  papers: Papers,
  random: Random,
): Point[][] {
  if (papers.lace < 0.12) return []
  const { unit } = scene
  const size = mix(24, 74, near) * unit
  const out: Point[][] = []
  let i = random.integer(3, 20)
  while (i < edge.length - 3) {
    const [x, y] = edge[i]
    const length = size * random.range(0.7, 1.1)
    if (random.chance(papers.lace * 0.75)) {
      out.push(
        crescentCut(
          { x, y: y + size * random.range(0.34, 0.5), along: [1, 0] },
          length,
          length * 0.13,
        ),
      )
    }
    i += Math.round((size / unit / 5) * random.range(1.1, 2.6))
  }
  return out
}

/** One wave of the swell: a foam sheet peeps out over the coloured one. */
export function layWave(
  table: PaperTable,
  wave: Wave,
  near: number,
  scene: Scene,
  papers: Papers,
): void {
  const { unit, width } = scene
  const line = cutLine(wave.ridge, 6 * unit, 9 * unit)
  const rise = Math.max(5 * unit, wave.amplitude * 0.16)
  const foam = line.map(([x, y], i): Point => {
    const high = wave.amplitude > 0 ? sin(i * 0.9) * rise * 0.22 : 0
    return [x, y - rise * 0.9 + high]
  })
  const white: Oklch = papers.flower
    ? [0.93, 0.04, 70]
    : mixColour([0.96, 0.014, 220], wave.colour, papers.night ? 0.3 : 0.08)
  const tone: Oklch = papers.flower
    ? papers.land(wave.colour, 1 - near)
    : [wave.colour[0] + (papers.night ? 0.06 : 0.01), wave.colour[1] * 1.25, wave.colour[2]]
  const lift = mix(9, 20, near) * unit * papers.relief
  table.nextSheet()
  table.layBelow(everyX(foam, width), white, { lift, edge: 1.6 * unit, dark: 0.36 })
  table.nextSheet()
  table.layBelow(everyX(line, width), tone, { lift: 6 * unit, edge: 1.6 * unit, dark: 0.3 })
  const inner = line.map(([x, y], i): Point => {
    return [x, y + wave.amplitude * 0.42 + 10 * unit + sin(i * 0.17) * 5 * unit]
  })
  table.nextSheet()
  table.layBelow(everyX(inner, width), shade(tone, -0.045, 0.008), {
    lift: 6 * unit * papers.relief,
    edge: 1.4 * unit,
    dark: 0.26,
  })
}
