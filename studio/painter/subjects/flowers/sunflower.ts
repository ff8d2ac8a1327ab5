import { type Oklch, mixColour, shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { curve, ellipsePoints, place, polygon, rounded } from '../../geometry'
import { TAU, cos, mix, sin } from '../../../lib/maths'
import { type SubjectBrush, subject } from '../subject'
import { pointedLeaf } from './petals'

const GOLDEN_ANGLE = 2.39996

type Tones = { readonly petal: Oklch; readonly seed: Oklch; readonly green: Oklch }

/** A wreath of pointed rays, each with its own bend. */
function rays(
  { random }: SubjectBrush,
  count: number,
  length: number,
  squash: number,
  tone: Oklch,
): Shape[] {
  const start = random.next() * TAU
  return Array.from({ length: count }, (_, i) => {
    const turn = start + (i / count) * TAU + random.spread() * 0.09
    const reach = length * random.range(0.86, 1.1)
    const bend = random.spread() * 0.16
    const at = (share: number, aside: number): Point => {
      const angle = turn + bend * share * share
      const [x, y] = [sin(angle) * reach * share, -cos(angle) * reach * share]
      return [x + cos(angle) * aside * reach, (y + sin(angle) * aside * reach) * squash]
    }
    const light = random.spread() * 0.045
    return {
      ...rounded(
        [at(0.4, -0.07), at(0.68, -0.125), at(1, 0), at(0.68, 0.125), at(0.4, 0.07)],
        shade(tone, light),
        { petal: true },
      ),
      gradient: {
        from: at(0.4, 0),
        to: at(1, 0),
        stops: [
          { at: 0, colour: mixColour(shade(tone, -0.07), [0.62, 0.16, 50], 0.4) },
          { at: 0.5, colour: shade(tone, light) },
          { at: 1, colour: shade(tone, 0.05 + light) },
        ],
      },
    }
  })
}

/** The heart: seeds in their spiral, a golden ring of florets round them. */
function heart(
  { random }: SubjectBrush,
  radius: number,
  squash: number,
  { seed, petal }: Tones,
): Shape[] {
  const shapes: Shape[] = [
    polygon(ellipsePoints(0, 0, radius, radius * squash), shade(seed, 0.05)),
    polygon(ellipsePoints(0, 0, radius * 0.62, radius * 0.62 * squash), shade(seed, -0.06), {
      detail: true,
    }),
  ]
  for (let i = 1; i < 88; i++) {
    const reach = Math.sqrt(i / 88) * radius * 0.96
    const [x, y] = [cos(i * GOLDEN_ANGLE) * reach, sin(i * GOLDEN_ANGLE) * reach * squash]
    const outer = reach > radius * 0.66
    const tone = outer
      ? mixColour(petal, seed, random.range(0.15, 0.5))
      : shade(seed, random.range(0.06, 0.14))
    shapes.push(
      polygon(ellipsePoints(x, y, radius * 0.05, radius * 0.045, 0, 7), tone, {
        detail: true,
        plain: true,
        accent: outer,
      }),
    )
  }
  return shapes
}

function head(brush: SubjectBrush, tones: Tones): Shape[] {
  const { random } = brush
  const squash = random.range(0.78, 0.95)
  return [
    ...rays(brush, 19, 0.25, squash, shade(tones.petal, -0.06)),
    ...rays(brush, 17, 0.225, squash, tones.petal),
    ...heart(brush, 0.105, squash, tones),
  ]
}

/** A flower on its stalk: place, height and lean. */
function plant(brush: SubjectBrush, x: number, tall: number, lean: number, tones: Tones): Shape[] {
  const { random } = brush
  const { green } = tones
  const [topX, topY] = [x + lean, -tall]
  const shapes: Shape[] = [
    curve(
      [
        [x, 0.05],
        [x + lean * 0.15, -tall * 0.5],
        [topX - lean * 0.1, topY + 0.04],
        [topX, topY],
      ],
      0.026,
      shade(green, -0.03),
      'even',
      { foliage: true },
    ),
  ]
  const leaves = tall > 0.6 ? 4 : 3
  for (let i = 0; i < leaves; i++) {
    const share = mix(0.18, 0.7, i / (leaves - 1)) + random.spread() * 0.04
    const side = i % 2 ? 1 : -1
    const from: Point = [x + lean * share * share, -tall * share]
    const reach = mix(0.27, 0.17, share) * random.range(0.9, 1.15)
    const to: Point = [from[0] + side * reach, from[1] + reach * random.range(-0.25, 0.4)]
    shapes.push(
      ...pointedLeaf(random, from, to, reach * 0.33, shade(green, random.spread() * 0.05)),
    )
  }
  const turn = lean * 0.9
  return [
    ...shapes,
    ...place(head(brush, tones), topX, topY, random.range(0.92, 1.08), false, turn),
  ]
}

/** Sunflowers: three at the frame, a small field of them on the ground. */
export const sunflower = subject(
  ['near', 'ground', 'table'],
  { home: 'grassland', season: 'summer', height: 0.6, count: 1 },
  (brush) => {
    const { random, own, tone, m, placement } = brush
    const tones: Tones = {
      petal: own([0.83, 0.165, 84], 0.5),
      seed: tone([0.36, 0.06, 48], 0.6),
      green: mixColour(m.leaf, m.pine, 0.35),
    }
    if (placement !== 'near') {
      const field = Array.from({ length: 9 }, (_, i) => {
        const row = i < 5 ? 0 : 1
        const x = (row ? i - 6.5 : i - 2) * 0.44 + random.spread() * 0.08
        const one = plant(brush, 0, random.range(0.7, 0.9), random.spread() * 0.12, tones)
        return place(one, x, row * 0.12, row ? 0.9 : 0.8)
      })
      return place(field.flat(), 0, 0, 0.38)
    }
    // at the frame they must not be cut: they stand a step further in
    return place(
      [
        ...plant(brush, 0.3, random.range(0.52, 0.6), random.range(0.1, 0.16), tones),
        ...plant(brush, -0.02, random.range(0.62, 0.7), -random.range(0.12, 0.2), tones),
        ...plant(brush, 0.12, random.range(0.86, 0.95), random.range(0.02, 0.1), tones),
      ],
      0.12,
      0,
      1,
    )
  },
)
