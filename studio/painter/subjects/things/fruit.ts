import { type Oklch, mixColour, shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { curve, ellipsePoints, polygon, rounded, pointsAt } from '../../geometry'
import { TAU, cos, sin } from '../../../lib/maths'
import type { SubjectBrush, SubjectDefinition } from '../subject'
import { pointedLeaf } from '../flowers/petals'
import { ringLine, turned, vessel } from './lathe'
import { polyline, triples } from '../../drawing/notation'

type Kind = 'persimmon' | 'orange' | 'pomegranate'

const OUTLINES: Readonly<Record<Kind, readonly Point[]>> = {
  persimmon: polyline(
    `0,-0.62 0.6,-0.7 1.08,-0.25 1.02,0.38 0.5,0.78 -0.5,0.78 -1.02,0.38 -1.08,-0.25 -0.6,-0.7`,
  ),
  orange: polyline('0,-0.94 0.66,-0.68 0.96,0 0.66,0.7 0,0.95 -0.66,0.7 -0.96,0 -0.66,-0.68'),
  pomegranate:
    polyline(`-0.18,-1.22 0,-1 0.2,-1.24 0.24,-0.9 0.72,-0.66 1,0 0.68,0.72 0,0.96 -0.68,0.72 -1,0
    -0.72,-0.66 -0.24,-0.9`),
}

type Placed = Readonly<{ kind: Kind; x: number; y: number; r: number; lean: number }>

/** One fruit: body, blush or dark side, sheen, stalk and its own mark. */
function oneFruit(brush: SubjectBrush, { kind, x, y, r, lean }: Placed, skin: Oklch): Shape[] {
  const { random, m, tone } = brush
  const [cosine, sine] = [cos(lean) * r, sin(lean) * r]
  const at = (px: number, py: number): Point => [
    x + px * cosine - py * sine,
    y + px * sine + py * cosine,
  ]
  const outline = OUTLINES[kind].map(([px, py]) => at(px, py))
  const dark = mixColour(shade(skin, -0.2), [0.35, 0.1, 20], 0.25)
  const crescent = OUTLINES[kind].filter(([px]) => px > 0.15)
  const shapes: Shape[] = [
    rounded(outline, skin, { accent: true }),
    rounded(
      [...crescent.map(([px, py]) => at(px, py)), at(0.3, 0.6), at(0.5, 0), at(0.35, -0.45)],
      dark,
      { shadow: true, alpha: 0.42 },
    ),
    polygon(
      ellipsePoints(...at(-0.42, -0.3), r * 0.2, r * 0.1, lean - 0.9, 16),
      shade(skin, 0.24, -0.04),
      { detail: true, plain: true, accent: true, alpha: 0.8 },
    ),
  ]
  if (kind === 'persimmon') {
    const green = tone([0.5, 0.08, 120])
    for (let i = 0; i < 4; i++) {
      const angle = 0.5 + (i / 4) * TAU
      const [lx, ly] = at(cos(angle) * 0.42, -0.6 + sin(angle) * 0.13)
      shapes.push(
        polygon(
          ellipsePoints(lx, ly, r * 0.34, r * 0.13, lean + (i % 2 ? 0.3 : -0.3), 14),
          shade(green, i % 2 ? -0.05 : 0.03),
          { detail: true, accent: true },
        ),
      )
    }
    shapes.push(curve([at(0, -0.6), at(0.03, -0.85)], r * 0.14, m.bark, 'even', { detail: true }))
  } else if (kind === 'orange') {
    for (let i = 0; i < 7; i++) {
      const spot = at(random.range(-0.6, 0.6), random.range(-0.5, 0.6))
      shapes.push(
        polygon(ellipsePoints(...spot, r * 0.03, r * 0.03, 0, 8), shade(skin, -0.08), {
          detail: true,
          plain: true,
        }),
      )
    }
    shapes.push(
      polygon(
        ellipsePoints(...at(0.05, -0.82), r * 0.13, r * 0.07, lean, 10),
        tone([0.45, 0.08, 130]),
        { detail: true },
      ),
    )
  } else {
    shapes.push(
      curve(
        [at(-0.22, -0.88), at(0, -0.82), at(0.22, -0.88)],
        r * 0.08,
        shade(skin, -0.16),
        'both',
        { detail: true },
      ),
    )
  }
  return shapes
}

/** Five of a kind in a bowl and on the table. */
const makeBowl = (kind: Kind): SubjectDefinition => ({
  placements: ['table', 'ground', 'near'],
  home: 'interior',
  height: 0.36,
  count: 1,
  draw(brush) {
    const { random, tone, own } = brush
    const skins: Readonly<Record<Kind, Oklch>> = {
      persimmon: tone([0.67, 0.19, 39], 0.5),
      orange: tone([0.75, 0.16, 62], 0.5),
      pomegranate: tone([0.53, 0.17, 18], 0.5),
    }
    const form = turned('0.43,-0.3 0.415,-0.24 0.33,-0.13 0.2,-0.055 0.145,-0.04 0.15,-0.01 0.17,0')
    const porcelain = random.chance(0.6)
    const bowl = porcelain ? own([0.93, 0.02, 215]) : own([0.46, 0.08, 50])
    const blue = porcelain ? tone([0.46, 0.13, 260], 0.5) : shade(bowl, -0.12)
    const flags = { accent: porcelain, plain: true }
    const placed: readonly (readonly [x: number, y: number, r: number])[] = triples(`-0.16,-0.4,0.13
      0.15,-0.41,0.13 -0.27,-0.31,0.13 0,-0.34,0.145 0.66,-0.105,0.13`)
    const pieces = placed.map(([x, y, r], i): Shape[] => {
      const lean = i === 4 ? random.range(-0.1, 0.2) : random.spread() * 0.45
      const sits = i === 4 && kind === 'persimmon' ? 0.03 : 0
      const skin = shade(skins[kind], random.spread() * 0.035)
      return oneFruit(brush, { kind, x, y: y + sits, r: r * random.range(0.95, 1.06), lean }, skin)
    })
    const leaf = pointedLeaf(random, [0.02, -0.45], [-0.15, -0.57], 0.04, tone([0.5, 0.1, 140]))
    const last = oneFruit(brush, { kind, x: 0.27, y: -0.32, r: 0.13, lean: 0.3 }, skins[kind])
    return [
      rounded(
        polyline('-0.2,0 0.2,-0.03 0.86,0 0.8,0.045 0.2,0.06 -0.15,0.045'),
        [0.25, 0.03, 60],
        { plain: true, shadow: true, alpha: 0.28 },
      ),
      polygon(ellipsePoints(0, -0.3, 0.43, 0.06), shade(bowl, -0.2)),
      ...pieces.slice(0, 4).flat(),
      ...leaf,
      ...last,
      ...vessel(form, 0, bowl),
      ringLine(form, 0, -0.275, 0.016, blue, flags),
      ringLine(form, 0, -0.235, 0.006, blue, flags),
      ...scrolls(blue, flags),
      ...(pieces[4] ?? []),
    ]
  },
})

export const persimmons = makeBowl('persimmon')
export const oranges = makeBowl('orange')
export const pomegranates = makeBowl('pomegranate')

/** Waves of blue round the bowl's belly. */
const scrolls = (blue: Oklch, flags: { accent: boolean; plain: boolean }): Shape[] =>
  [-0.27, -0.16, -0.05, 0.06, 0.17].map((x) =>
    curve(
      pointsAt([x, 0], 1, '-0.05,-0.135 -0.03,-0.175 0.01,-0.165 0,-0.135 0.05,-0.13'),
      0.01,
      blue,
      'both',
      { detail: true, ...flags },
    ),
  )
