import type { Oklch } from '../../../colour'
import { TAU, sin } from '../../../../lib/maths'
import type { Random } from '../../../../lib/random'
import { type Fill, type Form, type Point, polygonForm } from '../form'
import { named } from '../../../parts'

const VAPOUR: Oklch = [0.98, 0.008, 85]

function wisp([x, y]: Point, height: number, width: number, phase: number): Point[] {
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= 18; i++) {
    const t = i / 18
    const sway = sin(t * 5.4 + phase) * height * 0.09 * (t + 0.25)
    const half = width * (0.25 + 0.75 * sin(Math.PI * Math.min(1, t * 0.85 + 0.1))) * 0.5
    left.push([x + sway - half, y - t * height])
    right.push([x + sway + half, y - t * height])
  }
  return [...left, ...right.reverse()]
}

/** Wisps over something hot, each twice: a wide soft one and a narrow one in it. */
export function steam([x, y]: Point, size: number, random: Random, count = 4): Form[] {
  const forms: Form[] = []
  for (let i = 0; i < count; i++) {
    const foot: Point = [x + (i - (count - 1) / 2) * size * 0.36 + random.spread() * size * 0.1, y]
    const height = size * random.range(0.95, 1.6)
    const phase = random.range(0, TAU)
    const fill: Fill = {
      ...{ kind: 'linear', from: foot, to: [foot[0], y - height] },
      stops: [0, 0.55, 0.32, 0].map((alpha, k) => ({ at: k / 3, colour: VAPOUR, alpha })),
    }
    const look = { role: 'light', blend: 'screen', plain: true } as const
    const ring = (width: number) => [wisp(foot, height, width, phase)]
    forms.push(polygonForm(ring(size * 0.2), fill, { ...look, blur: size * 0.05, alpha: 0.75 }))
    forms.push(polygonForm(ring(size * 0.07), fill, { ...look, blur: size * 0.016, alpha: 0.6 }))
  }
  return named('steam', forms)
}
