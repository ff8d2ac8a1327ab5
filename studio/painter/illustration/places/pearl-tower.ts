import { type Oklch, mixColour } from '../../colour'
import type { Point } from '../../drawing'
import {
  disc,
  ellipse,
  inside,
  layer,
  line,
  linear,
  place,
  polygonForm,
  roundRect,
  tone,
} from '../build/form'
import { many } from '../build/still/item'
import type { Form, Layer } from '../node'
import { type Stage, airOf, band, dash, halo, rect, skyOf } from './stage'
import { triples } from '../../drawing/notation'

/** Spheres strung on three shafts, with the skyline across the river. */
export function pearlTower(stage: Stage): Layer[] {
  const { frame, lit, random } = stage
  const dark = stage.time === 'night' || stage.time === 'dusk'
  const shore = frame.height * 0.76
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
  const scale = Math.min((frame.height * 0.7) / 980, (frame.width * 0.6) / 380)
  const x = frame.width * random.fork('place').pick([0.5, 0.42, 0.58])
  const own = random.fork('towers')
  const wall: Oklch = dark ? [0.3, 0.06, 275] : lit([0.66, 0.04, 245])
  const blocks = Array.from({ length: 17 }, (_, i) => {
    const w = own.range(54, 96)
    const bx = (frame.width * i) / 16 - w / 2
    const h = frame.height * own.range(0.12, 0.36)
    const shade = mixColour(tone(wall, own.range(-0.03, 0.04)), stage.low, i % 2 ? 0.4 : 0.18)
    const peak: Point[] =
      i % 4 === 1 ? [[bx + w * 0.5, shore - h - 46]] : i % 4 === 3 ? [[bx + w, shore - h - 30]] : []
    const windows: Point[][] = []
    for (let y = shore - h + 12; y < shore - 10; y += 21)
      for (let wx = bx + 8; wx < bx + w - 10; wx += 15)
        if (own.chance(dark ? 0.55 : 0.8)) windows.push(rect(wx, y, 7, 11))
    return {
      order: i % 2,
      forms: [
        inside(
          polygonForm(
            [
              [
                [bx, shore + 10],
                [bx, shore - h],
                ...peak,
                [bx + w, shore - h + (i % 4 === 3 ? -30 : 0)],
                [bx + w, shore + 10],
              ],
            ],
            shade,
            'backdrop',
          ),
          many(
            windows,
            dark ? own.pick(triples('0.9,0.1,90 0.84,0.1,210 0.8,0.14,340')) : tone(shade, 0.09),
            { role: dark ? 'glow' : 'detail', alpha: dark ? 0.85 : 0.6 },
          ),
        ),
      ],
    }
  }).sort((a, b) => b.order - a.order)
  const water = mixColour(stage.high, stage.low, 0.4)
  const shine = Array.from({ length: 46 }, () => {
    const [wx, wy] = [own.range(0, frame.width), own.range(shore + 14, frame.height)]
    const near = Math.abs(wx - x) < 110
    const light: Oklch = near
      ? pearl
      : own.pick<Oklch>(triples('0.85,0.1,90 0.74,0.12,220 0.72,0.15,335'))
    return dash([wx, wy], own.range(18, 60), 9, dark ? light : tone(water, 0.1), {
      role: dark ? 'glow' : 'detail',
      alpha: 0.7,
    })
  })
  return [
    ...skyOf(stage, shore),
    layer('skyline', 'setting', ...blocks.map(({ forms }) => forms)),
    layer(
      'river',
      'ground',
      band(
        stage,
        shore + 4,
        frame.height + 8,
        linear([0, shore], [0, frame.height], tone(water, 0.02), tone(water, -0.1)),
      ),
    ),
    layer('shine', 'masses', shine),
    layer(
      'halo',
      'setting',
      dark ? halo([x, shore - 400 * scale], 560 * scale, pearl, 0.55) : null,
    ),
    layer('tower', 'forms', place(tower, [x, shore + 6], { scale })),
    layer(
      'quay',
      'details',
      roundRect([-10, shore, frame.width + 20, 13], 0, tone(wall, -0.08), 'body'),
    ),
    ...airOf(stage),
  ]
}
