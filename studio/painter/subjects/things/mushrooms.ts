import { type Oklch, mixColour, shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { blot, curve, ellipsePoints, place, polygon, rounded, smooth } from '../../geometry'
import { cos, mix, sin } from '../../../lib/maths'
import { type SubjectBrush, subject } from '../subject'
import { polyline, triples } from '../../drawing/notation'

type Cap = Readonly<{ half: number; dome: number; stem: number; lean: number }>

type Flesh = { readonly skin: Oklch; readonly pale: Oklch; readonly dotted: boolean }

/** One mushroom, its foot at (0, 0): stalk, gills, dome, dots. */
function one(brush: SubjectBrush, cap: Cap, { skin, pale, dotted }: Flesh): Shape[] {
  const { random } = brush
  const { half, dome, stem, lean } = cap
  const [x, y] = [lean, -stem]
  const thick = half * 0.24
  const stalk: Point[] = smooth(
    [
      [-thick * 1.5, 0.01],
      [-thick * 1.25, -stem * 0.14],
      [x * 0.4 - thick * 0.8, -stem * 0.55],
      [x - thick * 0.85, y],
      [x + thick * 0.85, y],
      [x * 0.4 + thick * 0.85, -stem * 0.55],
      [thick * 1.3, -stem * 0.14],
      [thick * 1.5, 0.01],
    ],
    true,
    5,
  ).map(([px, py]): Point => [px, py])
  const sag = half * 0.2
  const domeLine = (share: number): Point[] =>
    smooth(
      [
        [x - half * share, y + sag * 0.2],
        [x - half * 0.86 * share, y - dome * 0.5],
        [x - half * 0.45 * share, y - dome * 0.92],
        [x + half * 0.06, y - dome],
        [x + half * 0.52 * share, y - dome * 0.86],
        [x + half * 0.88 * share, y - dome * 0.46],
        [x + half * share, y + sag * 0.2],
      ],
      false,
      6,
    ).map(([px, py]): Point => [px, py])
  const hem: Point[] = Array.from({ length: 13 }, (_, i) => {
    const t = 1 - (i / 12) * 2
    return [x + half * t, y + sag * 0.2 + sag * 0.5 * (1 - t * t)]
  })
  const gills = Array.from({ length: 11 }, (_, i) => {
    const t = (i / 10) * 2 - 1
    return curve(
      [
        [x + thick * t, y - 0.004],
        [x + half * 0.84 * t, y + sag * (0.25 + 0.28 * (1 - t * t))],
      ],
      half * 0.018,
      shade(pale, -0.16),
      'both',
      { detail: true, plain: true },
    )
  })
  const shapes: Shape[] = [
    polygon(stalk, pale),
    polygon(
      stalk.filter(([px, py]) => px > (x * -py) / stem + thick * 0.15 || py > 0.005),
      shade(pale, -0.14),
      { shadow: true, alpha: 0.5 },
    ),
    // the underside is seen a little: gills round the stalk
    polygon(ellipsePoints(x, y + sag * 0.24, half * 0.97, sag * 0.52), shade(pale, -0.05)),
    ...gills,
    polygon(
      stalk.filter(([, py]) => py < -stem * 0.6),
      pale,
      'detail',
    ),
  ]
  if (dotted) {
    const skirt = y + stem * 0.26
    shapes.push(
      rounded(
        [
          [x * 0.7 - thick * 0.9, skirt - 0.02],
          [x * 0.7 + thick * 0.9, skirt - 0.02],
          [x * 0.7 + thick * 1.6, skirt + 0.03],
          [x * 0.7, skirt + 0.022],
          [x * 0.7 - thick * 1.6, skirt + 0.03],
        ],
        shade(pale, 0.02),
      ),
    )
  }
  const rim: Point[] = Array.from({ length: 13 }, (_, i) => {
    const t = 1 - (i / 12) * 2
    return [x + half * t, y + sag * 0.2 + sag * 0.16 * (1 - t * t)]
  })
  shapes.push(
    polygon([...domeLine(1), ...rim], skin, { accent: dotted }),
    polygon(
      [
        ...domeLine(1).slice(20),
        ...rim.slice(0, 6),
        [x + half * 0.35, y - dome * 0.35],
        [x + half * 0.3, y - dome * 0.8],
      ],
      shade(skin, -0.13),
      { shadow: true, alpha: 0.55 },
    ),
    polygon(
      ellipsePoints(x - half * 0.46, y - dome * 0.6, half * 0.2, dome * 0.12, -0.75, 16),
      shade(skin, 0.17, -0.03),
      { detail: true, plain: true, accent: dotted, alpha: 0.75 },
    ),
  )
  if (!dotted)
    return [
      ...shapes,
      curve(
        hem.map(([px, py]) => [px, py - sag * 0.3]),
        half * 0.03,
        shade(skin, -0.1),
        'both',
        { detail: true, alpha: 0.4 },
      ),
    ]
  const spots: readonly (readonly [number, number, number])[] =
    triples(`-0.62,0.24,0.1 -0.3,0.6,0.13 -0.12,0.2,0.12 0.16,0.78,0.1 0.3,0.42,0.14 0.64,0.22,0.1
    0.58,0.58,0.07 -0.42,0.86,0.06 -0.78,0.1,0.05`)
  for (const [u, v, size] of spots) {
    const narrow = Math.sqrt(Math.max(0.1, 1 - u * u))
    const points = blot(
      random,
      x + u * half * (1 - v * 0.25),
      y - v * dome * 0.93,
      half * size * narrow * 1.1,
      half * size * 0.75,
      0.14,
      8,
    )
    shapes.push(polygon(points, shade(pale, 0.03), { detail: true, accent: true }))
  }
  return shapes
}

/** Moss, blades and fallen leaves that the group grows out of. */
function bed({ random, m, season }: SubjectBrush, front: boolean): Shape[] {
  const moss = mixColour(m.leaf, m.pine, 0.5)
  const shapes: Shape[] = []
  if (front) {
    for (let i = 0; i < 7; i++) {
      const x = mix(-0.52, 0.52, i / 6)
      shapes.push(
        polygon(blot(random, x, 0.03, 0.13, 0.045, 0.2, 9), shade(moss, random.spread() * 0.05), {
          foliage: true,
          plain: true,
        }),
      )
    }
  }
  for (let i = 0; i < 24; i++) {
    const x = random.spread() * 0.66
    const tall = random.range(0.05, front ? 0.12 : 0.26)
    const lean = random.spread() * 0.09
    shapes.push(
      curve(
        polyline([x, 0.04, 1], [x + lean * 0.3, -tall * 0.5, 0.8], [x + lean, -tall, 0.1]),
        0.014,
        shade(moss, random.range(-0.08, 0.06)),
        'even',
        { foliage: true, plain: true },
      ),
    )
  }
  if (front && season === 'autumn') {
    for (let i = 0; i < 5; i++) {
      const [x, y, turn] = [random.spread() * 0.5, random.range(0.01, 0.05), random.spread()]
      const tip: Point = [cos(turn) * 0.05, sin(turn) * 0.02]
      shapes.push(
        rounded(
          [
            [x - tip[0], y - tip[1]],
            [x, y - 0.018],
            [x + tip[0], y + tip[1]],
            [x, y + 0.014],
          ],
          m.accent,
          { foliage: true, accent: true },
        ),
      )
    }
  }
  return shapes
}

/** A family of mushrooms: scarlet with white dots, or brown ones for the pot. */
export const mushrooms = subject(
  ['near', 'ground', 'table'],
  { home: 'forest', season: 'autumn', height: 0.4, count: 1 },
  (brush) => {
    const { random, own, tone, placement } = brush
    const dotted = random.chance(0.65)
    const flesh: Flesh = {
      skin: own(
        dotted ? [0.56, 0.2, 29] : random.pick<Oklch>(triples('0.52,0.09,55 0.62,0.1,68')),
        0.6,
      ),
      pale: tone([0.93, 0.03, 88]),
      dotted,
    }
    const grow = (): number => random.range(0.92, 1.1)
    const group = [
      ...bed(brush, false),
      ...place(
        one(brush, { half: 0.16, dome: 0.16, stem: 0.36 * grow(), lean: 0.05 }, flesh),
        0.34,
        0,
        1,
      ),
      ...place(
        one(
          brush,
          { half: 0.34, dome: 0.32, stem: 0.62 * grow(), lean: random.range(-0.06, 0.03) },
          flesh,
        ),
        -0.05,
        0.02,
        1,
      ),
      ...place(
        one(brush, { half: 0.21, dome: 0.19, stem: 0.34 * grow(), lean: -0.05 }, flesh),
        -0.38,
        0.035,
        1,
      ),
      ...place(one(brush, { half: 0.13, dome: 0.15, stem: 0.2, lean: 0.03 }, flesh), 0.2, 0.045, 1),
      ...place(
        one(brush, { half: 0.075, dome: 0.1, stem: 0.1, lean: 0.01 }, flesh),
        0.44,
        0.045,
        1,
      ),
      ...bed(brush, true),
    ]
    return placement === 'near' ? place(group, 0.34, -0.13, 1) : place(group, 0, 0, 0.42)
  },
)
