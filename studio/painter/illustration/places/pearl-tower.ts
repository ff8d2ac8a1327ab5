import { type Form, type Layer, disc, ellipse, inside, line, roundRect } from '../build/form'
import { type Oklch, linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { byRiver } from './riverside'
import { type Stage, isDark } from './stage'

/** Spheres strung on three shafts, with the skyline across the river. */
export function pearlTower(stage: Stage): Layer[] {
  const { lit } = stage
  const dark = isDark(stage)
  const steel = dark ? ([0.62, 0.06, 290] as const) : lit([0.82, 0.015, 250])
  const pearl: Oklch = dark ? [0.64, 0.19, 345] : lit([0.62, 0.14, 10])
  const lamp: Oklch = dark ? [0.92, 0.11, 330] : tone(pearl, 0.2)
  const ball = (y: number, r: number): Form =>
    inside(
      disc(
        [0, y],
        r,
        linear([-r, y - r], [r, y + r], tone(pearl, 0.14), pearl, tone(pearl, -0.16)),
        { role: 'glass', relief: r * 0.2 },
      ),
      ...[-0.5, 0, 0.5].map((t) =>
        ellipse(
          [0, y + t * r],
          [r * Math.sqrt(1 - t * t), r * 0.1],
          tone(pearl, -0.1),
          'detail alpha 0.5',
        ),
      ),
      many(
        Array.from(
          { length: 27 },
          (_, i) =>
            disc(
              [((i % 9) / 4 - 1) * r * 0.82, y + (Math.floor(i / 9) - 1) * r * 0.44],
              r * 0.045,
              lamp,
            ).rings[0] ?? [],
        ),
        lamp,
        { role: 'glow' },
      ),
    )
  const shaft = (x: number): Form =>
    roundRect(
      [x - 17, -560, 34, 520],
      6,
      linear([x - 17, 0], [x + 17, 0], tone(steel, 0.12), steel, tone(steel, -0.12)),
      'metal',
    )
  const tower: Form[] = [
    line('-60,-150 -170,0', 26, tone(steel, -0.06), 'metal even'),
    line('60,-150 170,0', 26, tone(steel, -0.06), 'metal even'),
    ...[-58, 58, 0].map(shaft),
    roundRect([-190, -26, 380, 30], 10, tone(steel, -0.05), 'body'),
    ball(-190, 118),
    ...[-300, -350, -400, -450].map((y) =>
      inside(disc([0, y], 30, pearl, 'glass relief 6'), disc([-8, y - 8], 8, lamp, 'glow')),
    ),
    ball(-560, 90),
    roundRect([-20, -730, 40, 100], 8, steel, 'metal'),
    ball(-744, 36),
    line('0,-770 0,-980', 15, steel, 'metal end'),
  ]
  return byRiver(stage, tower, { height: 980, width: 380, glow: pearl })
}
