import { type Oklch, shade } from '../../colour'
import { type Shape, disc, ellipsePoints, polygon, smooth, stroke } from '../../geometry'
import { TAU, cos, mix, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type SubjectBrush, subject } from '../subject'
import { type StrokePoint, polyline } from '../../drawing/notation'
import { named } from '../../parts'

type BlossomLook = { readonly petal: Oklch; readonly heart: Oklch; readonly size: number }

/** Five petals seen a little from the side, with stamens. */
function blossom(random: Random, x: number, y: number, look: BlossomLook): Shape[] {
  const size = look.size * random.range(0.75, 1.15)
  const turn = random.next() * TAU
  const squash = random.range(0.72, 1)
  const tilt = random.range(-0.6, 0.6)
  const tone = shade(look.petal, random.range(-0.04, 0.05))
  const shapes: Shape[] = []
  for (let i = 0; i < 5; i++) {
    const angle = turn + (i / 5) * TAU
    const dx = cos(angle) * size * 0.56
    const dy = sin(angle) * size * 0.56 * squash
    const px = x + dx * cos(tilt) - dy * sin(tilt)
    const py = y + dx * sin(tilt) + dy * cos(tilt)
    const along = Math.atan2(py - y, px - x)
    shapes.push(
      polygon(
        ellipsePoints(px, py, size * 0.5, size * 0.42, along, 16),
        shade(tone, i % 2 ? -0.025 : 0.015),
        { petal: true },
      ),
    )
  }
  shapes.push(disc(x, y, size * 0.19, look.heart, { detail: true, petal: true }))
  for (let i = 0; i < 6; i++) {
    const angle = turn + 0.4 + (i / 6) * TAU
    const reach = size * 0.42
    const ex = x + cos(angle) * reach
    const ey = y + sin(angle) * reach * squash
    shapes.push(
      stroke(polyline([x, y], [ex, ey]), size * 0.035, look.heart, 'even', 'detail plain accent'),
    )
    shapes.push(disc(ex, ey, size * 0.06, [0.82, 0.13, 88], { detail: true, accent: true }))
  }
  return shapes
}

interface BranchLook extends BlossomLook {
  /** Angularity of the wood: plum is angular, cherry flows. */
  readonly angular: number
  /** Blossoms gather in clusters of up to this many. */
  readonly cluster: number
  readonly density: number
}

function growBranch(brush: SubjectBrush, look: BranchLook): Shape[] {
  const { random, m } = brush
  const wood: Shape[] = []
  const flowers: Shape[] = []
  const grow = (
    x: number,
    y: number,
    angle: number,
    length: number,
    width: number,
    level: number,
  ) => {
    const knots: StrokePoint[] = [[x, y, 1]]
    let [px, py, heading] = [x, y, angle]
    const parts = level === 0 ? 6 : 4
    for (let i = 1; i <= parts; i++) {
      heading += random.spread() * look.angular + (i % 2 ? 0.1 : -0.1) * look.angular
      px += cos(heading) * (length / parts)
      py += sin(heading) * (length / parts)
      knots.push([px, py, mix(1, 0.35, i / parts)])
    }
    const path = smooth(knots, false, look.angular > 0.4 ? 2 : 5)
    wood.push(stroke(path, width, shade(m.bark, level * 0.02)))
    if (level === 0) {
      wood.push(
        stroke(
          path.map(([kx, ky, kw = 1]) => [kx, ky + width * 0.22 * kw, kw]),
          width * 0.4,
          shade(m.bark, -0.08),
          'even',
          { shadow: true },
        ),
      )
      if (brush.snowy) {
        wood.push(
          stroke(
            path.map(([kx, ky, kw = 1]) => [kx, ky - width * 0.4 * kw, kw]),
            width * 0.42,
            m.snow,
            'both',
            { snow: true, plain: true },
          ),
        )
      }
    }
    for (let i = 1; i < knots.length; i++) {
      const [kx, ky] = knots[i]
      if (level < 2 && (level === 0 || random.chance(0.72))) {
        const side = (i + level) % 2 === 0 ? -1 : 1
        const turn = heading * 0.35 + angle * 0.65 + side * random.range(0.45, 0.95)
        grow(
          kx,
          ky,
          turn,
          length * random.range(0.34, 0.52),
          width * mix(0.55, 0.42, level),
          level + 1,
        )
      }
      if (level === 0 && i < 3) continue
      if (!random.chance(look.density)) continue
      const cluster = random.integer(1, look.cluster)
      for (let c = 0; c < cluster; c++) {
        const fx = kx + random.spread() * look.size * 1.5
        const fy = ky + random.spread() * look.size * 1.3
        if (random.chance(0.22)) {
          flowers.push(disc(fx, fy, look.size * 0.36, shade(look.petal, -0.06), { petal: true }))
        } else flowers.push(...blossom(random, fx, fy, look))
      }
    }
  }
  grow(-0.06, 0.02, random.range(0.02, 0.24), 1, 0.055, 0)
  return [...named('trunk', wood), ...flowers]
}

/** A branch in flower from (0, 0) to the right, about 1 long. */
export function blossomBranch(brush: SubjectBrush, kind: 'plum' | 'cherry'): Shape[] {
  const { m } = brush
  const look: BranchLook =
    kind === 'plum'
      ? {
          ...{ petal: m.plum, heart: shade(m.plum, -0.18), size: 0.036 },
          ...{ angular: 0.55, cluster: 3, density: 0.8 },
        }
      : {
          ...{ petal: m.blossom, heart: shade(m.plum, 0.05), size: 0.04 },
          ...{ angular: 0.3, cluster: 4, density: 0.72 },
        }
  return growBranch(brush, look)
}

export const plum = subject(['corner'], { season: 'winter', height: 0.54, count: 1 }, (brush) =>
  blossomBranch(brush, 'plum'),
)

export const sakura = subject(['corner'], { season: 'spring', height: 0.52, count: 1 }, (brush) =>
  blossomBranch(brush, 'cherry'),
)
