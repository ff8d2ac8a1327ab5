import { type Oklch, shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { curve, ellipsePoints, place, polygon, smooth, stroke } from '../../geometry'
import { cos, mix, sin } from '../../../lib/maths'
import type { SubjectBrush, SubjectDefinition } from '../subject'
import { polyline, strokePoints } from '../../drawing/notation'

/** Half width and height of the envelope from its crown down to its mouth. */
const PROFILE = smooth(
  strokePoints(`0,-0.5 0.15,-0.486 0.28,-0.43 0.362,-0.325 0.388,-0.19 0.362,-0.045 0.285,0.095
    0.185,0.21 0.105,0.285`),
  false,
  5,
)
const GORES = 10
/** Seen from below: rings bow upwards in front. */
const TILT = 0.11

/** A point of the envelope: `t` 0 crown … 1 mouth, `turn` -1 left rim … 1 right rim. */
function onCloth(t: number, turn: number): Point {
  const at = t * (PROFILE.length - 1)
  const low = Math.min(PROFILE.length - 2, Math.floor(at))
  const [r0, y0] = PROFILE[low] as Point
  const [r1, y1] = PROFILE[low + 1] as Point
  const radius = mix(r0, r1, at - low)
  const angle = (turn * Math.PI) / 2
  return [radius * sin(angle), mix(y0, y1, at - low) - radius * TILT * cos(angle)]
}

function patch(left: number, right: number, top: number, bottom: number): Point[] {
  const steps = Array.from({ length: 9 }, (_, i) => mix(top, bottom, i / 8))
  return [...steps.map((t) => onCloth(t, left)), ...steps.reverse().map((t) => onCloth(t, right))]
}

function gore(i: number): [left: number, right: number] {
  return [(i / GORES) * 2 - 1, ((i + 1) / GORES) * 2 - 1]
}

interface Cloth {
  readonly main: Oklch
  readonly second: Oklch
  readonly third: Oklch
}

/** A belt of points round the middle, or of squares. */
function belt(cloth: Cloth, pointed: boolean): Shape[] {
  const shapes: Shape[] = []
  for (let i = 0; i < GORES; i++) {
    const [left, right] = gore(i)
    const middle = (left + right) / 2
    if (pointed) {
      const zigzag = [
        onCloth(0.56, left),
        onCloth(0.44, middle),
        onCloth(0.56, right),
        onCloth(0.7, right),
        onCloth(0.58, middle),
        onCloth(0.7, left),
      ]
      shapes.push(polygon(zigzag, cloth.third, { detail: true }))
    } else {
      const [first, other] = i % 2 ? [cloth.third, cloth.main] : [cloth.main, cloth.third]
      shapes.push(
        polygon(patch(left, right, 0.47, 0.56), first, { detail: true, accent: true }),
        polygon(patch(left, right, 0.56, 0.65), other, { detail: true, accent: true }),
      )
    }
  }
  return shapes
}

function basket({ m, tone, lit }: SubjectBrush): Shape[] {
  const wicker = tone([0.52, 0.075, 62])
  const rim = shade(wicker, -0.12)
  const shapes: Shape[] = [-0.088, -0.03, 0.03, 0.088].map((x) =>
    stroke(polyline([x, 0.29], [x * 0.72, 0.425]), 0.006, m.dark, 'even', {
      detail: true,
      plain: true,
    }),
  )
  const flame = polygon(polyline('-0.016,0.35 0,0.29 0.016,0.35 0,0.365'), m.lamp, {
    glow: true,
    plain: true,
    accent: true,
  })
  shapes.push(
    ...(lit ? [flame] : []),
    polygon(
      polyline('-0.068,0.425 0.068,0.425 0.06,0.495 0.048,0.505 -0.048,0.505 -0.06,0.495'),
      wicker,
    ),
    polygon(polyline('0.012,0.425 0.068,0.425 0.06,0.495 0.048,0.505 0.012,0.505'), rim, {
      shadow: true,
      alpha: 0.6,
    }),
  )
  for (const y of [0.446, 0.466, 0.486]) {
    shapes.push(
      curve(polyline([-0.06, y], [0, y + 0.006], [0.06, y]), 0.005, rim, 'even', { detail: true }),
    )
  }
  shapes.push(
    curve(polyline('-0.07,0.424 0,0.431 0.07,0.424'), 0.015, rim, 'even', { detail: true }),
  )
  return shapes
}

function oneBalloon(brush: SubjectBrush, scheme: number): Shape[] {
  const { random, m, tone, own, lit } = brush
  const schemes: readonly [Oklch, Oklch, Oklch][] = [
    [own([0.58, 0.19, 28], 0.5), tone([0.94, 0.03, 85], 0.7), tone([0.8, 0.14, 80], 0.5)],
    [own([0.72, 0.16, 55], 0.5), tone([0.93, 0.05, 90], 0.7), tone([0.55, 0.17, 25], 0.5)],
    [own([0.5, 0.12, 240], 0.5), tone([0.95, 0.02, 90], 0.7), tone([0.62, 0.18, 30], 0.5)],
    [own([0.6, 0.11, 180], 0.5), tone([0.92, 0.05, 85], 0.7), tone([0.7, 0.16, 45], 0.5)],
  ]
  const [main, second, third] = schemes[scheme % schemes.length] ?? [m.accent, m.white, m.gold]
  const cloth: Cloth = { main, second, third }
  const pattern = random.integer(0, 3)
  const flags = { accent: true, glow: lit }
  const mouth = PROFILE[PROFILE.length - 1] as Point
  const rim = (side: 1 | -1): Point[] => PROFILE.map(([r, y]): Point => [side * r, y])
  const top = Array.from({ length: 9 }, (_, i) => onCloth(0.12, (i / 8) * 2 - 1))
  const shapes: Shape[] = [
    polygon(ellipsePoints(0, mouth[1], 0.105, 0.018), shade(m.dark, 0.05), { detail: true }),
    polygon([...rim(-1), ...rim(1).reverse()], main, flags),
  ]
  for (let i = 0; i < GORES; i++) {
    const [left, right] = gore(i)
    const isLight = pattern === 1 ? i % 4 < 2 : i % 2 === 0
    if (isLight) {
      const last = pattern === 3 ? 0.9 : 1
      shapes.push(
        polygon(patch(left, right, 0, last), pattern === 3 && i % 4 === 0 ? third : second, {
          detail: true,
          accent: true,
        }),
      )
    }
  }
  if (pattern === 1) shapes.push(...belt(cloth, false))
  if (pattern === 2) shapes.push(...belt(cloth, true))
  shapes.push(polygon([...top, onCloth(0, 0)], third, { detail: true, accent: true }))
  shapes.push(polygon(patch(-1, 1, 0.9, 1), third, { detail: true, accent: true }))
  for (let i = 1; i < GORES; i++) {
    const [left] = gore(i)
    const seam = Array.from({ length: 12 }, (_, k) => onCloth(0.06 + (k / 11) * 0.94, left))
    shapes.push(stroke(seam, 0.0035, shade(main, -0.16), 'even', { detail: true, alpha: 0.55 }))
  }
  const dusk: Oklch = [0.28, 0.06, 290]
  shapes.push(
    polygon(patch(0.34, 1, 0.02, 1), dusk, { shadow: true, alpha: 0.17 }),
    polygon(patch(0.66, 1, 0.06, 1), dusk, { shadow: true, alpha: 0.2 }),
    polygon(patch(-0.72, -0.5, 0.2, 0.56), [0.98, 0.02, 90], { shadow: true, alpha: 0.22 }),
  )
  return [...shapes, ...basket(brush)]
}

/** Striped balloons, the first one near and large, the others drifting behind. */
export const balloon: SubjectDefinition = {
  placements: ['sky'],
  height: 0.34,
  count: 3,
  flock: true,
  draw(brush, count) {
    const { random } = brush
    const first = random.integer(0, 3)
    const side = random.sign()
    const groups = Array.from({ length: count }, (_, i) => {
      if (i === 0) return oneBalloon(brush, brush.random.chance(0.6) ? 0 : first)
      const size = random.range(0.24, 0.5) * (i === 1 ? 1.15 : 0.85)
      const way = i % 2 ? side : -side
      const x = way * (0.5 + ((i * 0.37) % 0.62)) + random.spread() * 0.08
      const y = random.range(-0.32, 0.3)
      return place(oneBalloon(brush, first + i), x, y, size)
    })
    return groups.reverse().flat()
  },
}
