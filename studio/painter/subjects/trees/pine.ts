import { type Oklch, shade } from '../../colour'
import { type Random, type Shape, blot, curve, polygon, smooth, stroke } from '../../geometry'
import { TAU, cos, mix, sin } from '../../../lib/maths'
import { type SubjectBrush, subject } from '../subject'
import { type StrokePoint, polyline } from '../../drawing/notation'
import { trunkShade } from './leaves'
import { named } from '../../parts'

/** A fan of pine needles opening upwards around (x, y). */
function needleFan(random: Random, x: number, y: number, size: number, colour: Oklch): Shape[] {
  const count = 11
  return Array.from({ length: count }, (_, i) => {
    const angle = -TAU / 4 + (i / (count - 1) - 0.5) * TAU * 0.5 + random.spread() * 0.08
    const reach = size * random.range(0.8, 1.1)
    return stroke(
      polyline([x, y], [x + cos(angle) * reach, y + sin(angle) * reach * 0.82]),
      size * 0.085,
      shade(colour, random.spread() * 0.05),
      'end',
      { foliage: true, plain: true },
    )
  })
}

/** One tuft of a pine: a soft dome with needle fans over its upper edge. */
function pineTuft(brush: SubjectBrush, x: number, y: number, half: number, tone: Oklch): Shape[] {
  const { random } = brush
  const thick = half * 0.62
  const shapes: Shape[] = [
    polygon(blot(random, x, y, half, thick, 0.12, 10), shade(tone, -0.03), 'foliage alpha 0.85'),
  ]
  const fans = Math.max(4, Math.round(half / 0.016))
  for (let i = 0; i < fans; i++) {
    const angle = mix(Math.PI * 1.04, Math.PI * 1.96, fans === 1 ? 0.5 : i / (fans - 1))
    const reach = random.range(0.62, 1)
    const fx = x + cos(angle) * half * reach
    const fy = y + sin(angle) * thick * reach * 0.85
    const light = shade(tone, mix(-0.02, 0.08, reach))
    shapes.push(...needleFan(random, fx, fy, random.range(0.034, 0.048), light))
  }
  return shapes
}

/** A layered cloud of foliage: tufts of uneven size, highest in the middle. */
function pineCloud(brush: SubjectBrush, x: number, y: number, half: number): Shape[] {
  const { random, m } = brush
  const shapes: Shape[] = []
  const tufts = Math.max(3, Math.round(half / 0.035))
  const order = Array.from({ length: tufts }, (_, i) => i).sort(
    (a, b) => Math.abs(b - tufts / 2) - Math.abs(a - tufts / 2) || a - b,
  )
  for (const i of order) {
    const t = ((i + 0.5) / tufts) * 2 - 1
    const rise = (1 - t * t) * half * 0.26
    const size = half * mix(0.42, 0.26, Math.abs(t)) * random.range(0.85, 1.2)
    const px = x + t * half * 0.85
    const py = y - rise + random.spread() * 0.012
    shapes.push(...pineTuft(brush, px, py, size, shade(m.pine, random.spread() * 0.03)))
  }
  if (brush.snowy) {
    shapes.push(
      polygon(blot(random, x, y - half * 0.42, half * 0.62, half * 0.12, 0.2), m.snow, {
        snow: true,
        plain: true,
        alpha: 0.94,
      }),
    )
  }
  return shapes
}

export const pine = subject(['near'], { height: 0.72, count: 1 }, (brush) => {
  const { random, m } = brush
  const bend = random.range(0.1, 0.17)
  const trunk: StrokePoint[] = smooth(
    [
      [-0.02, 0.04, 1.5],
      [0.02, -0.16, 1.1],
      [-bend * 0.55, -0.38, 0.92],
      [bend * 0.35, -0.6, 0.7],
      [bend * 0.9, -0.8, 0.45],
      [bend * 0.5, -0.96, 0.2],
    ],
    false,
    9,
  )
  const shapes: Shape[] = []
  const back: Shape[] = []
  const levels = [0.36, 0.5, 0.62, 0.74, 0.86]
  levels.forEach((level, i) => {
    const [x, y] = trunk[Math.round(level * (trunk.length - 1))]
    const side = i % 2 === 0 ? 1 : -1
    const length = mix(0.42, 0.17, (level - 0.3) / 0.6) * random.range(0.88, 1.12)
    const endX = x + side * length
    const endY = y - length * random.range(0.02, 0.18)
    const limb = curve(
      [
        [x, y, 1.2],
        [x + side * length * 0.35, y - length * 0.2, 0.9],
        [x + side * length * 0.7, endY + length * 0.04, 0.7],
        [endX, endY, 0.4],
      ],
      0.036,
      shade(m.bark, -0.02),
      'even',
    )
    const target = i % 2 === 0 ? shapes : back
    target.push(limb)
    target.push(...pineCloud(brush, x + side * length * 0.42, y - length * 0.12, length * 0.36))
    target.push(...pineCloud(brush, endX - side * length * 0.1, endY, length * 0.46))
  })
  const [topX, topY] = trunk[trunk.length - 1]
  const crown = [
    ...pineCloud(brush, topX + 0.03, topY + 0.02, 0.15),
    ...pineCloud(brush, topX - 0.05, topY + 0.07, 0.11),
  ]
  const bark: Shape[] = [
    stroke(trunk, 0.088, m.bark),
    trunkShade(trunk, 0.018, 0.034, shade(m.bark, -0.08)),
  ]
  for (let i = 4; i < trunk.length - 8; i += 2) {
    const [x, y, w = 1] = trunk[i]
    const dx = random.spread() * 0.022 * w
    bark.push(
      curve(
        polyline([x + dx - 0.012 * w, y], [x + dx, y - 0.014], [x + dx + 0.012 * w, y]),
        0.006,
        shade(m.bark, -0.13),
        'both',
        { detail: true },
      ),
    )
  }
  return [...back, ...named('trunk', bark), ...shapes, ...crown]
})
