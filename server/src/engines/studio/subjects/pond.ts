import { type Oklch, mixColour, shade } from '../colour'
import type { Point, Shape } from '../drawing'
import { type StrokePoint, curve, disc, polygon, rounded, stroke } from '../geometry'
import { TAU, clamp, cos, mix, sin } from '../maths'
import type { Random } from '../random'
import type { SubjectBrush, SubjectDefinition } from './subject'

/** Half the body's width along it, head at 0, tail root at 1. */
function bodyWidth(t: number): number {
  return 0.115 * Math.sqrt(clamp(sin(Math.PI * (0.1 + 0.82 * t)))) * mix(1, 0.62, t * t)
}

/** One koi from above, head towards +x, about 1 long, centred on (0, 0). */
function koiBody(brush: SubjectBrush): Shape[] {
  const { random, m } = brush
  const sway = random.range(0.06, 0.13) * random.sign()
  const spine = (t: number): Point => [0.45 - t * 0.72, sway * sin(t * 4.2) * (0.25 + t)]
  const along = (from: number, to: number, left: number, right: number): Point[] => {
    const upper: Point[] = []
    const lower: Point[] = []
    for (let i = 0; i <= 12; i++) {
      const t = mix(from, to, i / 12)
      const [x, y] = spine(t)
      const round = Math.sqrt(sin(Math.PI * clamp(i / 12, 0.06, 0.94)))
      upper.push([x, y - bodyWidth(t) * left * round])
      lower.push([x, y + bodyWidth(t) * right * round])
    }
    return [...upper, ...lower.reverse()]
  }
  const body: Point[] = []
  const belly: Point[] = []
  for (let i = 0; i <= 22; i++) {
    const [x, y] = spine(i / 22)
    body.push([x, y - bodyWidth(i / 22)])
    belly.push([x, y + bodyWidth(i / 22)])
  }
  const outline = [...body, ...belly.reverse()]
  const [tailX, tailY] = spine(1)
  const fin = mixColour(m.white, m.accent, 0.12)
  const swing = sway * 0.9
  const cast = outline.map(([x, y]): Point => [x - 0.03, y + 0.075])
  const shapes: Shape[] = [
    polygon(cast, [0.3, 0.05, 200], { alpha: 0.22, plain: true, shadow: true }),
  ]
  for (const side of [-1, 1]) {
    shapes.push(
      rounded(
        [
          [tailX + 0.03, tailY],
          [tailX - 0.1, tailY + side * 0.06 - swing * 0.4],
          [tailX - 0.27, tailY + side * 0.13 - swing],
          [tailX - 0.2, tailY + side * 0.02 - swing * 0.6],
        ],
        fin,
        { alpha: 0.9, petal: true },
      ),
    )
    const [fx, fy] = spine(0.27)
    shapes.push(
      rounded(
        [
          [fx, fy + side * 0.08],
          [fx - 0.05, fy + side * 0.2],
          [fx - 0.16, fy + side * 0.23],
          [fx - 0.12, fy + side * 0.12],
        ],
        fin,
        { alpha: 0.88, petal: true },
      ),
    )
    const [bx, by] = spine(0.66)
    shapes.push(
      rounded(
        [
          [bx, by + side * 0.06],
          [bx - 0.05, by + side * 0.12],
          [bx - 0.12, by + side * 0.12],
          [bx - 0.07, by + side * 0.05],
        ],
        fin,
        { alpha: 0.85, petal: true },
      ),
    )
  }
  const gold = random.chance(0.3)
  const ground: Oklch = gold ? [0.74, 0.15, 62] : m.white
  const patch: Oklch = gold ? [0.62, 0.17, 42] : m.accent
  shapes.push(polygon(outline, ground, { accent: gold }))
  shapes.push(
    polygon(along(0.02, 0.98, 0.1, 1), shade(ground, -0.12), { shadow: true, alpha: 0.4 }),
  )
  const patches = random.integer(2, 3)
  for (let i = 0; i < patches; i++) {
    const from = mix(0.04, 0.72, i / patches) + random.range(0, 0.06)
    const size = random.range(0.16, 0.25)
    shapes.push(
      polygon(along(from, from + size, random.range(0.4, 0.96), random.range(0.4, 0.96)), patch, {
        detail: true,
        accent: true,
      }),
    )
  }
  shapes.push(
    stroke(
      Array.from({ length: 9 }, (_, i): StrokePoint => spine(0.3 + i * 0.045)),
      0.018,
      shade(ground, -0.1),
      'both',
      { detail: true, alpha: 0.8 },
    ),
  )
  for (const side of [-1, 1]) {
    const [ex, ey] = spine(0.09)
    shapes.push(disc(ex, ey + side * 0.062, 0.014, m.dark, { detail: true }))
    const [wx, wy] = spine(0.01)
    shapes.push(
      curve(
        [
          [wx, wy + side * 0.03],
          [wx + 0.05, wy + side * 0.06],
          [wx + 0.08, wy + side * 0.05],
        ],
        0.007,
        shade(ground, -0.25),
        'end',
        { plain: true },
      ),
    )
  }
  return shapes
}

export const koi: SubjectDefinition = {
  id: 'koi',
  placement: 'surface',
  height: 0.34,
  count: 5,
  draw: (brush) => koiBody(brush),
}

/** A floating leaf: an ellipse with a notch, veins and a paler half. */
export function lotusLeaf(
  random: Random,
  x: number,
  y: number,
  radius: number,
  colour: Oklch,
): Shape[] {
  const squash = random.range(0.42, 0.55)
  const notch = random.next() * TAU
  const points: Point[] = []
  for (let i = 0; i <= 38; i++) {
    const angle = notch + 0.16 + (i / 38) * (TAU - 0.32)
    const wave = 1 + 0.035 * sin(i * 1.9) + random.spread() * 0.015
    points.push([x + cos(angle) * radius * wave, y + sin(angle) * radius * squash * wave])
  }
  points.push([x, y])
  const shapes: Shape[] = [polygon(points, colour, { foliage: true })]
  shapes.push(
    polygon([...points.slice(4, 20), [x, y]], shade(colour, 0.06), {
      shadow: true,
      foliage: true,
      alpha: 0.7,
    }),
  )
  for (let i = 0; i < 9; i++) {
    const angle = notch + 0.4 + (i / 8) * (TAU - 0.8)
    shapes.push(
      stroke(
        [
          [x, y],
          [x + cos(angle) * radius * 0.88, y + sin(angle) * radius * squash * 0.88],
        ],
        radius * 0.022,
        shade(colour, 0.13),
        'end',
        { detail: true, plain: true, alpha: 0.8 },
      ),
    )
  }
  return shapes
}

function lotusPetal(
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  colour: Oklch,
): Shape {
  const dx = sin(angle)
  const dy = -cos(angle)
  const at = (t: number, side: number): Point => [
    x + dx * length * t + dy * width * side,
    y + dy * length * t - dx * width * side,
  ]
  const tip = shade(colour, -0.1, 0.05)
  return {
    ...rounded(
      [
        at(0, -0.25),
        at(0.35, -0.62),
        at(0.72, -0.45),
        at(1, 0),
        at(0.72, 0.45),
        at(0.35, 0.62),
        at(0, 0.25),
      ],
      colour,
      { petal: true },
    ),
    gradient: {
      from: [x, y],
      to: at(1, 0),
      stops: [
        { at: 0, colour: shade(colour, 0.09, -0.05) },
        { at: 0.6, colour },
        { at: 1, colour: tip },
      ],
    },
  }
}

/** A flower on its stem with two leaves at its foot. */
export const lotus: SubjectDefinition = {
  id: 'lotus',
  placement: 'near',
  height: 0.44,
  count: 3,
  draw(brush) {
    const { random, m } = brush
    const green = mixColour(m.leaf, m.pine, 0.5)
    const shapes: Shape[] = []
    const lean = random.spread() * 0.08
    shapes.push(...lotusLeaf(random, -0.3, 0.0, 0.34, shade(green, -0.05)))
    shapes.push(...lotusLeaf(random, 0.28, 0.06, 0.4, shade(green, 0.02)))
    if (random.chance(0.7)) {
      shapes.push(
        curve(
          [
            [0.3, 0.05],
            [0.36, -0.2],
            [0.32, -0.4],
          ],
          0.016,
          shade(green, -0.06),
          'even',
          { foliage: true },
        ),
      )
      shapes.push(...lotusLeaf(random, 0.32, -0.41, 0.24, shade(green, 0.05)))
    }
    shapes.push(
      curve(
        [
          [0, 0.06],
          [lean - 0.03, -0.3],
          [lean, -0.64],
        ],
        0.02,
        green,
        'even',
        { foliage: true },
      ),
    )
    const cx = lean
    const cy = -0.63
    const open = random.range(0.85, 1.15)
    for (const [angle, length] of [
      [-1.25, 0.25],
      [1.25, 0.25],
      [-0.88, 0.3],
      [0.88, 0.3],
      [-0.45, 0.33],
      [0.45, 0.33],
      [0, 0.34],
    ] as const) {
      shapes.push(
        lotusPetal(cx, cy, angle * open, length, 0.115, shade(m.lotus, random.spread() * 0.02)),
      )
    }
    shapes.push(
      rounded(
        [
          [cx - 0.07, cy - 0.05],
          [cx, cy - 0.1],
          [cx + 0.07, cy - 0.05],
          [cx, cy],
        ],
        m.gold,
        { detail: true, accent: true },
      ),
    )
    for (const [angle, length] of [
      [-0.95, 0.19],
      [0.95, 0.19],
      [-0.32, 0.2],
      [0.34, 0.2],
    ] as const) {
      shapes.push(lotusPetal(cx, cy + 0.025, angle * open, length, 0.12, shade(m.lotus, 0.03)))
    }
    return shapes
  },
}

export const reeds: SubjectDefinition = {
  id: 'reeds',
  placement: 'near',
  height: 0.4,
  count: 1,
  draw(brush) {
    const { random, m } = brush
    const shapes: Shape[] = []
    const stems = 26
    for (let i = 0; i < stems; i++) {
      const x = random.spread() * 0.75
      const tall = random.range(0.35, 1) * (1 - Math.abs(x) * 0.45)
      const lean = random.range(0.02, 0.3) * tall
      const tone = shade(
        brush.season === 'autumn' || brush.season === 'winter' ? m.gold : m.leaf,
        random.range(-0.16, -0.02),
        -0.02,
      )
      shapes.push(
        curve(
          [
            [x, 0.05, 1],
            [x + lean * 0.25, -tall * 0.5, 0.8],
            [x + lean, -tall, 0.25],
          ],
          0.013,
          tone,
          'even',
          { foliage: true, plain: true },
        ),
      )
      if (random.chance(0.45)) {
        const side = random.sign()
        shapes.push(
          curve(
            [
              [x + lean * 0.1, -tall * 0.3, 0.6],
              [x + side * 0.08, -tall * 0.55, 1],
              [x + side * 0.2, -tall * 0.48, 0.1],
            ],
            0.014,
            tone,
            'even',
            { foliage: true, plain: true },
          ),
        )
      }
      if (tall < 0.55 || !random.chance(0.7)) continue
      const plume = mixColour(m.sail, m.wood, 0.3)
      for (let k = 0; k < 9; k++) {
        const t = k / 9
        const px = x + lean * (1 - 0.1 * t) + t * 0.03
        const py = -tall - 0.05 + t * 0.2
        const side = k % 2 ? 1 : -0.35
        shapes.push(
          stroke(
            [
              [px, py],
              [px + side * 0.045, py + 0.035],
            ],
            0.018,
            shade(plume, random.spread() * 0.06),
            'both',
            { plain: true, foliage: true, alpha: 0.9 },
          ),
        )
      }
    }
    return shapes
  },
}
