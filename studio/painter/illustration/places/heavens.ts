import { type Oklch, mixColour } from '../../colour'
import { type Layer, disc, layer } from '../build/form'
import { fillPath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { type Stage, band, halo } from './stage'
import { triples, twoTriples } from '../../drawing/notation'

const DEEPS: readonly (readonly [Oklch, Oklch])[] = [
  twoTriples('0.14,0.05,275 0.26,0.1,300'),
  twoTriples('0.13,0.04,255 0.25,0.08,235'),
  twoTriples('0.15,0.05,300 0.28,0.11,340'),
]

/** Black sky, a veil of gas, stars large and small. */
export function heavens(stage: Stage): Layer[] {
  const { frame, random } = stage
  const own = random.fork('heavens')
  const { width, height } = frame
  const [deep, gas] =
    DEEPS[own.integer(0, DEEPS.length - 1)] ?? twoTriples('0.14,0.05,275 0.26,0.1,300')
  // a long frame holds as much in each square as a square one
  const area = (width * height) / 1e6
  const veils = Array.from({ length: Math.round(5 * area) }, (_, i) =>
    halo(
      [own.range(0, width), own.range(0, height)],
      Math.min(width, height) * own.range(0.3, 0.6),
      i % 2 ? tone(gas, 0.2) : mixColour(gas, [0.54, 0.13, 210], 0.6),
      0.55,
    ),
  )
  const stars = Array.from({ length: Math.round(120 * area) }, () =>
    disc(
      [own.range(0, width), own.range(0, height)],
      own.range(1, 4),
      own.pick<Oklch>(triples('0.98,0.01,90 0.9,0.05,240 0.93,0.06,80')),
      { role: 'glow', plain: true, alpha: own.range(0.4, 1) },
    ),
  )
  const sparks = Array.from({ length: 7 }, () => {
    const [x, y, r] = [own.range(0, width), own.range(0, height), own.range(12, 24)]
    return fillPath([0.98, 0.02, 90], 'glow plain')`${x},${y - r}! ${x + r * 0.12},${y - r * 0.12}
      ${x + r},${y}! ${x + r * 0.12},${y + r * 0.12} ${x},${y + r}! ${x - r * 0.12},${y + r * 0.12}
      ${x - r},${y}! ${x - r * 0.12},${y - r * 0.12}`
  })
  return [
    layer(
      'deep',
      'ground',
      band(stage, -4, height + 8, linear([0, 0], [width, height], deep, gas, deep)),
    ),
    layer('stars', 'setting', veils, stars, sparks),
  ]
}
