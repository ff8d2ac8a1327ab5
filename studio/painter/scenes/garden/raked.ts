import { mixColour, shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { blot, ellipsePoints, polygon, stroke, pointsAt } from '../../geometry'
import { clamp, mix, sin } from '../../../lib/maths'
import { materialsAt, toneAt } from '../../palette'
import { type Stage, addForms, rectangle } from '../parts/forms'
import { isSnowy } from '../parts/soil'
import { anchor } from '../scene-definition'
import { pairs } from '../../drawing/notation'

type Isle = { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number }

/** Bends a raked line away from the isles, as the rake goes around them. */
function bend(x: number, y: number, isles: readonly Isle[]): number {
  let shifted = y
  for (const isle of isles) {
    const dx = (x - isle.x) / (isle.rx * 2.1)
    const dy = (y - isle.y) / (isle.ry * 2.1)
    const away = dx * dx + dy * dy
    if (away > 1) continue
    const push = (1 - away) * (1 - away)
    shifted += (dy >= 0 ? 1 : -1) * isle.ry * 0.85 * push
  }
  return shifted
}

/** A dry garden from above: gravel combed around stones on moss. */
export function buildRaked(stage: Stage): void {
  const { width, height, short, random, side, palette, unit } = stage
  stage.horizon = 0
  const m = materialsAt(palette, 0.05)
  const sand = isSnowy(stage)
    ? toneAt(palette, 0.1, [0.94, 0.012, 235])
    : toneAt(palette, 0.1, [0.88, 0.022, 85])
  const groove = shade(sand, -0.13)
  stage.layers.push({ kind: 'sky', depth: 1, bottom: height })
  addForms(stage, 'gravel', 0.98, [
    polygon(rectangle(-9, -9, width + 9, height + 9), sand, { plain: true }),
  ])
  const fork = random.fork('isles')
  const isles: Isle[] = [
    {
      x: width * (0.5 + side * fork.range(0.16, 0.24)),
      y: height * fork.range(0.26, 0.36),
      rx: short * 0.16,
      ry: short * 0.1,
    },
    {
      x: width * (0.5 - side * fork.range(0.2, 0.3)),
      y: height * fork.range(0.56, 0.66),
      rx: short * 0.11,
      ry: short * 0.07,
    },
    {
      x: width * (0.5 + side * fork.range(0.26, 0.36)),
      y: height * fork.range(0.74, 0.84),
      rx: short * 0.07,
      ry: short * 0.045,
    },
  ]
  const lines: Shape[] = []
  const gap = short * 0.027
  const tilt = random.spread() * 0.12
  const wave = random.chance(0.4) ? short * 0.03 : 0
  for (let base = -height * 0.2; base < height * 1.2; base += gap) {
    const points: Point[] = []
    for (let i = 0; i <= 70; i++) {
      const x = mix(-12, width + 12, i / 70)
      const y = base + (x - width / 2) * tilt + sin(x / (short * 0.16)) * wave
      points.push([x, bend(x, y, isles)])
    }
    lines.push(stroke(points, 4.4 * unit, groove, 'even', 'plain detail alpha 0.8'))
  }
  addForms(stage, 'lines', 0.95, lines)
  const stones: Shape[] = []
  for (const [i, isle] of isles.entries()) {
    const own = random.fork(`isle ${i}`)
    for (let ring = 4; ring >= 1; ring--) {
      const grow = 1 + ring * (gap / isle.rx) * 1.05
      const edge = ellipsePoints(isle.x, isle.y, isle.rx * grow, isle.ry * grow, 0, 60)
      stones.push(polygon(edge, ring % 2 ? sand : sand, { plain: true }))
      stones.push(
        stroke([...edge, edge[0], edge[1]], 4.4 * unit, groove, 'even', 'detail plain alpha 0.8'),
      )
    }
    const moss = blot(own, isle.x, isle.y, isle.rx, isle.ry, 0.12, 13)
    const green = mixColour(m.leaf, m.pine, 0.3)
    stones.push(
      polygon(
        moss,
        isSnowy(stage) ? m.snow : green,
        isSnowy(stage) ? { snow: true } : { foliage: true },
      ),
    )
    const count = i === 0 ? 3 : i === 1 ? 2 : 1
    for (let k = 0; k < count; k++) {
      const x = isle.x + (k - (count - 1) / 2) * isle.rx * 0.75
      const y = isle.y + own.spread() * isle.ry * 0.3
      const tall = isle.ry * own.range(0.9, 1.7) * (k === 0 ? 1.2 : 0.8)
      const half = isle.rx * own.range(0.24, 0.36)
      const top: Point[] = pointsAt(
        [x, y],
        [half, tall],
        '-1,0.12 -0.85,-0.5 -0.3,-0.95 0.35,-0.85 0.9,-0.4 1,0.14 0,0.26',
      )
      const tone = shade(m.stone, -0.1 + own.spread() * 0.05)
      stones.push(
        polygon(
          ellipsePoints(x - side * -half * 0.4, y + tall * 0.16, half * 1.3, tall * 0.22),
          shade(green, -0.12),
          { shadow: true, plain: true, alpha: 0.6 },
        ),
        polygon(top, tone),
        polygon(
          pointsAt([x, y], [half, tall], '0.1,-0.9 0.35,-0.85 0.9,-0.4 1,0.14 0.2,0.22 0,-0.3'),
          shade(tone, -0.12),
          { shadow: true, alpha: 0.8 },
        ),
      )
    }
  }
  addForms(stage, 'stones', 0.6, stones)
  for (const [i, share] of pairs('-0.14,0.36 0.12,0.6 -0.3,0.86').entries()) {
    anchor(
      stage,
      'ground',
      [width * (0.5 + side * (share[0] ?? 0)), height * (share[1] ?? 0.5)],
      short * 1.05,
      0.4 - i * 0.02,
    )
    anchor(
      stage,
      'surface',
      [width * clamp(0.5 + side * (share[0] ?? 0)), height * (share[1] ?? 0.5)],
      short * 0.7,
      0.4 - i * 0.02,
    )
  }
  anchor(stage, 'near', [width * (0.5 - side * 0.36), height * 1.01], short, 0.05)
  anchor(stage, 'corner', [side > 0 ? 0 : width, height * 0.08], short, 0.03)
  stage.focusX = isles[0]?.x ?? width / 2
}
