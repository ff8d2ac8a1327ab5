import type { Random } from '../../../lib/random'
import { type Form, ellipse, inside, polygonForm } from '../build/form'
import { type Oklch, tone } from '../build/fill'
import { lathe, mattMaterial } from '../build/lathe'
import { ellipsePath } from '../build/path'
import { many } from '../build/still/item'
import { TERRACOTTA, TILT } from './plant'
import { polyline } from '../../drawing/notation'
import { named } from '../../parts'

/** The dark mouth of a vessel behind its contents. */
export const drawPotMouth = (
  y: number,
  radius: number,
  tilt: number,
  colour: Oklch,
  soil?: Oklch,
): Form[] => [
  polygonForm([ellipsePath(0, y, radius, radius * tilt)], tone(colour, 0.06), 'body'),
  polygonForm(
    [ellipsePath(0, y + 3, radius * 0.9, radius * tilt * 0.86)],
    soil ?? tone(colour, -0.3),
    'shade plain',
  ),
]

const CLAYS: readonly [Oklch, ...Oklch[]] = [
  TERRACOTTA,
  TERRACOTTA,
  [0.93, 0.012, 85],
  [0.8, 0.06, 20],
  [0.6, 0.08, 225],
  [0.82, 0.09, 85],
]

const SOIL: Oklch = [0.34, 0.045, 50]

interface Pot {
  /** Behind and before what grows in it. */
  readonly back: Form[]
  readonly front: Form[]
  /** The y of the soil. */
  readonly soil: number
}

export function buildPot(radius: number, height: number, random: Random): Pot {
  const clay = random.pick(CLAYS)
  const rise = Math.sqrt(1 - TILT * TILT)
  const rim = Math.max(34, height * 0.2)
  const body = lathe(
    [0, 0],
    polyline([radius * 0.7, 0], [radius * 0.9, height - rim], [radius * 0.9, height - rim + 1]),
    mattMaterial(clay, 0.04),
    { tilt: TILT, hard: true },
  )
  const band = lathe(
    [0, -(height - rim) * rise],
    polyline([radius * 0.98, 0], [radius, 6], [radius, rim]),
    mattMaterial(tone(clay, 0.03), 0.05),
    { tilt: TILT, hard: true },
  )
  const mouth = -height * rise
  const stripes = random.chance(0.45)
    ? [
        many(
          Array.from({ length: 9 }, (_, i) =>
            ellipsePath(
              -radius * 0.62 + i * radius * 0.155,
              -height * 0.4 + (4 - Math.abs(i - 4)) * 5,
              radius * 0.05,
              radius * 0.05,
            ),
          ),
          tone(clay, clay[0] > 0.75 ? -0.25 : 0.22),
        ),
      ]
    : []
  return {
    back: named('pot', drawPotMouth(mouth, radius, TILT, clay, SOIL)),
    front: named('pot', [
      inside(body, ...stripes),
      { ...band, inside: [...(band.inside ?? []), ...mouthShadow(radius)] },
    ]),
    soil: mouth + radius * TILT * 0.2,
  }
}

const mouthShadow = (radius: number): Form[] => [
  ellipse([0, 2], [radius * 1.02, radius * 0.06], [0.3, 0.06, 40], 'shade plain alpha 0.3'),
]

/** The front half of the soil covers the foot of what grows in it. */
export const soilBefore = (y: number, radius: number): Form =>
  many(
    Array.from({ length: 16 }, (_, i) =>
      ellipsePath(
        -radius * 0.7 + i * radius * 0.093,
        y + radius * TILT * (0.3 - Math.abs(i - 7.5) * 0.03),
        15,
        8,
      ),
    ),
    tone(SOIL, 0.08),
    { role: 'body' },
  )
