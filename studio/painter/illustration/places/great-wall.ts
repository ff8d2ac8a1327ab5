import { type Oklch, mixColour } from '../../colour'
import { ellipse, form, inside, layer, place, polygonForm, roundRect } from '../build/form'
import { type Form, type Layer, fillPath, fillPolygon } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { openPath } from '../build/path'
import { many } from '../build/still/item'
import { type Place, type Stage, drawAir, band, hills, rect, drawSky } from './stage'
import { type Point, pairs, polyline, triples } from '../../drawing/notation'

const STONE: Oklch = [0.72, 0.035, 75]

/** A place on the wall: its middle, half its width and the height of its parapets; units. */
type Step = { readonly at: Point; readonly half: number; readonly tall: number }

/** The wall from the far ridge to our feet, about `width` × `height`. */
function course(width: number, height: number, flip: boolean): Step[] {
  const knots: Point[] =
    pairs(`0.8,0.335 0.7,0.375 0.58,0.37 0.47,0.42 0.55,0.475 0.71,0.51 0.79,0.57 0.66,0.64 0.45,0.67
      0.3,0.745 0.36,0.86 0.56,1.06`).map(([x, y]) => [(flip ? 1 - x : x) * width, y * height])
  const line = openPath(knots)
  return line.map((at, i) => {
    const t = i / (line.length - 1)
    const near = Math.max(0, (at[1] / height - 0.33) / 0.73)
    return {
      at,
      half: (8 + 116 * near * near * (0.55 + 0.45 * t)) * (Math.min(width, height) / 1000),
      tall: (7 + 74 * near * near) * (Math.min(width, height) / 1000),
    }
  })
}

type Edge = { readonly left: Point; readonly right: Point; readonly tall: number }

const edges = (steps: readonly Step[]): Edge[] =>
  steps.map(({ at: [x, y], half, tall }, i) => {
    const [a, b] = [
      steps[Math.max(0, i - 2)]?.at ?? [x, y],
      steps[Math.min(steps.length - 1, i + 2)]?.at ?? [x, y],
    ]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    // the ground is seen aslant: across the picture a wall looks narrower than along it
    const [nx, ny] = [(-dy / length) * half, (dx / length) * half * 0.5]
    return { left: [x + nx, y + ny], right: [x - nx, y - ny], tall }
  })

function wall(steps: readonly Step[], stone: Oklch): Form[] {
  const sides = edges(steps)
  const forms: Form[] = []
  for (let i = 0; i < sides.length - 1; i++) {
    const [a, b] = [sides[i], sides[i + 1]]
    if (!a || !b) continue
    const leftLower = a.left[1] + b.left[1] > a.right[1] + b.right[1]
    const [far, near] = leftLower ? (['right', 'left'] as const) : (['left', 'right'] as const)
    const shade = leftLower ? -0.05 : -0.12
    const strip = (side: 'left' | 'right', up: number, down: number, fill: Oklch): Form => {
      const [p, q] = [a[side], b[side]]
      return fillPolygon(fill, 'body plain')`${p[0]},${p[1] - a.tall * up}
        ${q[0]},${q[1] - b.tall * up} ${q[0]},${q[1] + b.tall * down}
        ${p[0]},${p[1] + a.tall * down}`
    }
    const merlon = i % 4 < 2
    forms.push(strip(far, merlon ? 1.05 : 0.7, 0.1, tone(stone, 0.01)))
    forms.push(polygonForm([[a.left, b.left, b.right, a.right]], tone(stone, 0.1), 'body plain'))
    if (i % 6 === 0)
      forms.push(
        polygonForm(
          [
            [
              a.left,
              [
                a.left[0] + (b.left[0] - a.left[0]) * 0.3,
                a.left[1] + (b.left[1] - a.left[1]) * 0.3,
              ],
              [
                a.right[0] + (b.right[0] - a.right[0]) * 0.3,
                a.right[1] + (b.right[1] - a.right[1]) * 0.3,
              ],
              a.right,
            ],
          ],
          tone(stone, 0.02),
          'detail plain',
        ),
      )
    forms.push(strip(near, merlon ? 1 : 0.66, 2.1, tone(stone, shade)))
    forms.push(strip(near, 0.5, -0.42, tone(stone, shade - 0.06)))
  }
  return forms
}

/** A watch tower; (0, 0) the middle of its foot, 200 wide. */
function watchTower(stone: Oklch): Form[] {
  const body = inside(
    polygonForm(
      [polyline('-108,40 -96,-170 96,-170 108,40')],
      linear([-108, 0], [108, 0], tone(stone, 0.08), stone, tone(stone, -0.13)),
      'body',
    ),
    many(
      [-120, -70, -20, 30].map((y) => rect(-120, y, 240, 5)),
      tone(stone, -0.08),
    ),
    ...[-56, 0, 56].map(
      (x) =>
        fillPath([0.3, 0.03, 60], 'detail')`${x - 17},-52! ${x - 17},-96 ${x},-116 ${x + 17},-96
        ${x + 17},-52!`,
    ),
  )
  return [
    body,
    roundRect([-112, -184, 224, 20], 3, tone(stone, 0.04), 'body'),
    many(
      Array.from({ length: 6 }, (_, i) => rect(-112 + i * 39.5, -216, 27, 36)),
      linear([-112, 0], [112, 0], tone(stone, 0.08), tone(stone, -0.1)),
      { role: 'body' },
    ),
  ]
}

const LEAVES: Readonly<Record<string, readonly [Oklch, ...Oklch[]]>> = {
  autumn: triples('0.58,0.17,32 0.68,0.16,52 0.76,0.14,76 0.52,0.12,40 0.5,0.08,120'),
  winter: triples('0.92,0.012,230 0.86,0.015,235 0.62,0.03,200'),
  spring: triples('0.66,0.12,132 0.84,0.08,0 0.58,0.11,140 0.72,0.12,122'),
  summer: triples('0.5,0.1,145 0.56,0.11,138 0.44,0.09,150 0.62,0.11,128'),
}

/** Crowns of trees over a slope. */
function woods(
  stage: Stage,
  from: number,
  to: number,
  count: number,
  size: number,
  name: string,
): Form[] {
  const { frame, random, low } = stage
  const own = random.fork(name)
  const palette = LEAVES[stage.season ?? 'summer'] ?? [[0.5, 0.1, 145]]
  const spots = Array.from(
    { length: count },
    () => [own.range(-40, frame.width + 40), own.range(from, to)] as const,
  ).sort((a, b) => a[1] - b[1])
  return spots.map(([x, y]) => {
    const t = (y - from) / Math.max(1, to - from)
    const s = size * (0.45 + t * 0.75) * own.range(0.8, 1.2)
    const fill = mixColour(
      stage.lit(palette[own.integer(0, palette.length - 1)] ?? palette[0]),
      low,
      0.22 * (1 - t),
    )
    const lobes = triples('-0.5,0.1,0.55 0.5,0.12,0.52 0,-0.28,0.66')
    const rings = lobes.flatMap(
      ([dx, dy, r]) => ellipse([x + dx * s, y + dy * s], [r * s, r * s * 0.86], fill).rings,
    )
    return {
      rings,
      union: true,
      role: 'foliage',
      fill: linear([x - s, y - s], [x + s, y + s], tone(fill, 0.07), tone(fill, -0.08)),
      plain: true,
    } satisfies Form
  })
}

function draw(stage: Stage): Layer[] {
  const { frame, lit, low, random } = stage
  const { width, height } = frame
  const flip = random.fork('flip').chance(0.5)
  const stone =
    stage.season === 'winter' ? mixColour(lit(STONE), [0.92, 0.01, 230], 0.3) : lit(STONE)
  const green =
    stage.season === 'autumn'
      ? lit([0.6, 0.12, 55])
      : stage.season === 'winter'
        ? lit([0.86, 0.015, 230])
        : lit([0.54, 0.09, 145])
  const far = mixColour(lit([0.56, 0.07, 235]), low, 0.5)
  const steps = course(width, height, flip)
  const behind = steps.filter(({ at }) => at[1] < height * 0.44)
  const before = steps.slice(Math.max(0, behind.length - 1))
  const short = Math.min(width, height) / 1000
  const towerAt = (share: number): Step =>
    steps[Math.round((steps.length - 1) * share)] ?? { at: [0, 0], half: 0, tall: 0 }
  const [peak, bend, near] = [towerAt(0.02), towerAt(0.47), towerAt(0.79)]
  const slope = (tops: readonly (readonly [number, number])[], fill: Oklch): Form =>
    form(
      [
        { x: -30, y: height + 20, corner: true },
        ...tops
          .map(([x, y], i) => ({
            x: (flip ? 1 - x : x) * width,
            y: y * height,
            corner: i === 0 || i === tops.length - 1,
          }))
          .sort((a, b) => a.x - b.x),
        { x: width + 30, y: height + 20, corner: true },
      ],
      linear([0, height * 0.35], [0, height], tone(fill, 0.05), tone(fill, -0.06)),
      'backdrop plain',
    )
  return [
    ...drawSky(stage, height * 0.46),
    layer(
      'far ridges',
      'setting',
      hills(stage, height * 0.5, height * 0.17, mixColour(far, low, 0.4), 'a'),
      hills(stage, height * 0.52, height * 0.11, far, 'b'),
      band(stage, height * 0.5, height, far),
    ),
    layer(
      'far slope',
      'setting',
      slope(
        pairs('-0.1,0.52 0.2,0.47 0.46,0.42 0.66,0.385 0.82,0.34 0.94,0.39 1.1,0.46'),
        mixColour(green, low, 0.3),
      ),
      woods(stage, height * 0.44, height * 0.52, 60, 34 * short, 'far woods'),
    ),
    layer(
      'far wall',
      'masses',
      wall(behind, mixColour(stone, low, 0.25)),
      place(watchTower(mixColour(stone, low, 0.2)), [peak.at[0], peak.at[1]], {
        scale: 0.3 * short,
      }),
    ),
    layer(
      'slope',
      'masses',
      slope(pairs('-0.1,0.62 0.24,0.55 0.5,0.465 0.78,0.5 1.1,0.58'), green),
      woods(stage, height * 0.5, height * 0.68, 90, 56 * short, 'woods'),
    ),
    layer(
      'wall',
      'forms',
      wall(
        before.filter(({ at }) => at[1] < height * 0.66),
        stone,
      ),
      place(watchTower(stone), [bend.at[0], bend.at[1]], { scale: 0.52 * short }),
    ),
    layer(
      'near slope',
      'masses',
      slope(pairs('-0.1,0.72 0.2,0.69 0.4,0.7 0.7,0.69 1.1,0.64'), tone(green, -0.03)),
      woods(stage, height * 0.69, height * 0.98, 80, 84 * short, 'near woods'),
    ),
    layer(
      'near wall',
      'forms',
      wall(
        before.filter(({ at }) => at[1] >= height * 0.645),
        tone(stone, 0.02),
      ),
      place(watchTower(tone(stone, 0.02)), [near.at[0], near.at[1] - 6], { scale: 1.05 * short }),
    ),
    ...drawAir(stage),
  ]
}

export const WALLS: Readonly<Record<string, Place>> = {
  'great-wall': {
    words: '长城 万里长城 八达岭 八达岭长城 古长城 great_wall great_wall_of_china',
    draw,
  },
}
