import { mixColour, shade } from '../../colour'
import { type Point, type Random, type Shape, pointsAt, polygon, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import { materialsAt } from '../../palette'
import { roundTree } from '../parts/cover'
import { type Stage, addForms } from '../parts/forms'
import { type HousePaint, housePaint } from '../parts/house'
import { makeRidge, rangeOfPeaks } from '../parts/ridge'
import { addSky } from '../parts/sky'
import { addMist, addTerrain } from '../parts/terrain'
import { anchor } from '../scene-definition'
import { addTowerRow } from './skyline'

interface RoofPlan {
  /** The middle of its ridge. */
  readonly x: number
  readonly y: number
  /** Half its length. */
  readonly half: number
  /** Down the slope that looks at the viewer. */
  readonly slope: number
  /** Offset of the eaves from the ridge: the slant of the quarter. */
  readonly slant: number
  readonly wall: number
}

/** A tiled roof seen from above: the near slope with its furrows, the ridge, a wall with windows. */
function tiledRoof(random: Random, plan: RoofPlan, paint: HousePaint): Shape[] {
  const { x, y, half, slope, slant, wall } = plan
  const tone = shade(paint.roof, random.spread() * 0.05)
  const down = (t: number, s: number): Point => {
    const sag = s * (1 - s) * slope * 0.16
    return [x + (t - 0.5) * 2 * half * mix(1, 1.06, s) + slant * s, y + slope * s + sag]
  }
  const rows = 10
  const left = Array.from({ length: rows + 1 }, (_, i) => down(0, i / rows))
  const right = Array.from({ length: rows + 1 }, (_, i) => down(1, i / rows))
  const [eaveLeft, eaveRight] = [down(0, 1), down(1, 1)]
  const inset = half * 0.07
  const face: Point[] = [
    [eaveLeft[0] + inset, eaveLeft[1]],
    [eaveRight[0] - inset, eaveRight[1]],
    [eaveRight[0] - inset, eaveRight[1] + wall],
    [eaveLeft[0] + inset, eaveLeft[1] + wall],
  ]
  const shapes: Shape[] = [
    polygon(pointsAt([x, y], [half, slope], '-0.95,-0.16 0.95,-0.16 1,0 -1,0'), shade(tone, 0.06)),
    polygon(face, paint.wall),
    polygon(
      face.map(([px, py], i): Point => [px, i < 2 ? py : py - wall * 0.6]),
      shade(paint.wall, -0.24),
      { shadow: true, alpha: 0.7 },
    ),
  ]
  const windows = Math.max(2, Math.round(half / (wall * 0.9)))
  for (let i = 0; i < windows; i++) {
    if (random.chance(0.35)) continue
    const px = mix(eaveLeft[0] + inset * 2, eaveRight[0] - inset * 2, (i + 0.5) / windows)
    const on = paint.lit && random.chance(0.7)
    const w = wall * 0.26
    const box: Point[] = pointsAt([px, eaveLeft[1]], [w, wall], '-1,0.3 1,0.3 1,0.85 -1,0.85')
    shapes.push(
      polygon(box, on ? paint.window : paint.wood, { detail: true, ...(on && { glow: true }) }),
    )
  }
  const slopeColour = paint.snowy ? paint.snow : tone
  shapes.push(
    polygon([...left, ...right.reverse()], slopeColour, paint.snowy ? { snow: true } : {}),
  )
  const furrows = Math.max(6, Math.round((half * 2) / (slope * 0.16)))
  const line = paint.snowy ? shade(paint.snow, -0.1) : shade(tone, paint.lit ? 0.07 : 0.13)
  for (let i = 1; i < furrows; i++) {
    const t = i / furrows
    const path = [0.04, 0.35, 0.7, 1].map((s) => down(t, s))
    shapes.push(stroke(path, slope * 0.028, line, 'even', { detail: true, alpha: 0.75 }))
  }
  const rim = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => down(t, 1))
  shapes.push(stroke(rim, slope * 0.06, shade(tone, paint.snowy ? 0.3 : 0.16), 'even', 'detail'))
  const beam: Point[] = pointsAt(
    [x, y],
    [half, slope],
    '-1.06,-0.14 -0.86,-0.02 0,0 0.86,-0.02 1.06,-0.14',
  )
  shapes.push(stroke(beam, slope * 0.1, shade(tone, -0.08)))
  return shapes
}

function addFar(stage: Stage): void {
  const { width, height, horizon, short, unit, side, random } = stage
  const fork = random.fork('far hills')
  const ridge = makeRidge(fork, width, {
    baseY: horizon + height * 0.05,
    peaks: rangeOfPeaks(fork, width, short * 0.15, 'dome', 0.5 - side * 0.25, 3, 2.2),
    grain: 160 * unit,
  })
  addTerrain(stage, 'rock', 0.92, ridge, horizon + height * 0.06)
  addMist(stage, horizon + height * 0.02, height * 0.05, 0.6, 0.91)
  if (!fork.chance(0.5)) return
  addTowerRow(stage, {
    ...{ name: 'new town', base: horizon + height * 0.07, depth: 0.88, low: 0.03, high: 0.22 },
    ...{ broad: 0.05, centre: 0.5 + side * 0.25, metre: 4, gaps: 0.45 },
  })
}

/** An old town from above: roof behind roof, trees in the courts between. */
export function buildRooftops(stage: Stage): void {
  const { width, height, short, random, side, palette } = stage
  stage.horizon = height * random.range(0.26, 0.38)
  const top = stage.horizon + height * 0.04
  addSky(stage, { clouds: 0.8 })
  addFar(stage)
  const rows = 7
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1)
    const fork = random.fork(`roofs ${row}`)
    const depth = mix(0.78, 0.16, t)
    const paint = housePaint(stage, depth)
    const m = materialsAt(palette, depth)
    const leaf = mixColour(m.leaf, m.pine, 0.4)
    const size = short * mix(0.045, 0.2, t * t * 0.6 + t * 0.4)
    const y = mix(top, height * 0.86, mix(t, t * t, 0.45))
    const shapes: Shape[] = []
    for (let x = -size * fork.range(0, 2); x < width + size;) {
      const half = size * fork.range(0.85, 1.6)
      const ridge = y + size * fork.range(-0.25, 0.2)
      if (fork.chance(0.34)) {
        shapes.push(
          ...roundTree(
            fork,
            x - size * 0.1,
            ridge + size * 0.9,
            size * fork.range(1.1, 1.6),
            leaf,
            m.bark,
          ),
        )
      }
      const plan = {
        x: x + half,
        y: ridge,
        half,
        slope: size * 0.72,
        slant: side * size * 0.16,
        wall: size * 0.5,
      }
      shapes.push(...tiledRoof(fork, plan, paint))
      x += half * 2 + size * fork.range(0.05, 0.5)
    }
    addForms(stage, 'roofs', depth, shapes)
    if (row === 1 || row === 3) addMist(stage, y + size * 0.8, height * 0.035, 0.45, depth - 0.01)
  }
  const crest = height * 0.82
  for (const share of [0.18, -0.2, 0.02]) {
    const x = width * (0.5 + side * share)
    anchor(stage, 'ground', [x, crest + short * 0.015], short, 0.13)
  }
  const paint = housePaint(stage, 0.1)
  const half = width * 0.44
  const front = {
    x: width * (0.5 + side * 0.16),
    y: crest,
    half,
    slope: short * 0.26,
    slant: side * short * 0.03,
    wall: short * 0.1,
  }
  addForms(stage, 'front roof', 0.14, tiledRoof(random.fork('front'), front, paint))
  anchor(stage, 'sky', [width * (0.5 - side * 0.15), stage.horizon * 0.5], short, 0.6)
  anchor(stage, 'near', [width * (0.5 - side * 0.38), height], short, 0.02)
  anchor(stage, 'corner', [side > 0 ? 0 : width, height * 0.1], short, 0.02)
  stage.focusX = width * (0.5 + side * 0.15)
}
