import { traitOf } from '../family'
import { type Form, type Layer, disc, layer, line, place, polygonForm } from '../build/form'
import { linear, tone } from '../build/fill'
import { openPath } from '../build/path'
import { many } from '../build/still/item'
import { type Oklch, mixColour } from '../../colour'
import { type Point, polyline } from '../../drawing/notation'
import { type Place, type Stage, band, cloud, drawAir, halo, rect } from './stage'

/** 仰视椰子树: a view up along the trunks. */
export const GAZE_TRAITS: Readonly<Record<string, string>> = {
  'gaze:up': '仰视 仰视视角 仰拍 仰拍视角 仰望视角 仰视镜头 低角度仰拍',
}

/** A crown seen from below: fronds all around, each with its blades. */
function crown(green: Oklch, size: number, turn: number): Form[] {
  return Array.from({ length: 11 }, (_, i): Form[] => {
    const [angle, long] = [turn + (i / 11) * Math.PI * 2, size * (i % 2 ? 0.84 : 1)]
    const spine = openPath(
      `0,0 ${long * 0.4},${-long * 0.09} ${long * 0.75},${-long * 0.04} ${long},${long * 0.12}`,
    )
    const blades: Point[][] = []
    for (let k = 2; k < spine.length; k += 2) {
      const [x, y] = spine[k] ?? [0, 0]
      const reach = long * 0.3 * (1 - (k / spine.length) * 0.72)
      for (const side of [-1, 1])
        blades.push(
          polyline(
            [x - long * 0.025, y],
            [x + long * 0.025, y],
            [x + reach * 0.5, y + side * reach],
          ),
        )
    }
    const fill = tone(green, (i % 3) * 0.035 - 0.05)
    return place(
      [many(blades, fill, 'foliage'), line(spine, size * 0.022, tone(fill, 0.08), 'foliage end')],
      [0, 0],
      { turn: angle },
    )
  }).flat()
}

/** Tall palms that lean together over the viewer, the sky between their crowns. */
function drawAbove(stage: Stage): Layer[] {
  const { frame, lit, random, high, low, time } = stage
  const { width, height } = frame
  const own = random.fork('above')
  const s = Math.min(width, height) / 1000
  const [green, bark] = [lit([0.52, 0.13, 142]), lit([0.56, 0.06, 62])]
  const sun: Point = [width * 0.52, height * 0.4]
  const palms = (
    [
      ...[
        [0.02, 0.3, 0.24, 0.9],
        [0.98, 0.72, 0.2, 0.95],
      ],
      ...[
        [0.22, 0.36, 0.6, 0.72],
        [0.84, 0.7, 0.62, 0.66],
        [0.5, 0.5, 0.13, 0.7],
      ],
    ] as const
  ).flatMap(([from = 0, x = 0, y = 0, size = 1], i): Form[] => {
    const [foot, top]: Point[] = [
      [width * from, height * 1.06],
      [width * x, height * y],
    ]
    if (!foot || !top) return []
    const [thick, thin] = [52 * s * size, 15 * s * size]
    const middle: Point = [foot[0] * 0.62 + top[0] * 0.38, (foot[1] + top[1]) / 2]
    const path = openPath(polyline(foot, middle, top))
    const half = (t: number): number => thick + (thin - thick) * Math.sqrt(t)
    const edge = (side: 1 | -1): Point[] =>
      path.map(([px, py], k): Point => [px + side * half(k / (path.length - 1)), py])
    const rings = path.flatMap(([px, py], k) => {
      const w = half(k / (path.length - 1))
      return k % 2 ? [] : [rect(px - w, py, w * 2, 4 * s)]
    })
    return [
      polygonForm(
        [[...edge(1), ...edge(-1).reverse()]],
        linear([foot[0] - thick, 0], [foot[0] + thick, 0], tone(bark, 0.07), tone(bark, -0.1)),
        'body',
      ),
      many(rings, tone(bark, -0.14), 'detail'),
      ...place(
        crown(mixColour(green, low, i > 1 ? 0.12 : 0), 330 * s * size, own.range(0, 6)),
        top,
      ),
      ...[-1.5, -0.5, 0.5, 1.5].map((k) =>
        disc(
          [top[0] + k * 30 * s * size, top[1] + (20 - k * k * 6) * s],
          21 * s * size,
          lit([0.48, 0.09, 62]),
          'body relief 5',
        ),
      ),
    ]
  })
  const white = mixColour(low, [0.985, 0.008, 90], time === 'day' ? 0.8 : 0.2)
  const clouds = [
    [0.16, 0.1],
    [0.86, 0.44],
    [0.12, 0.5],
  ].flatMap(([x = 0, y = 0]) => cloud([width * x, height * y], 110 * s, white, own))
  return [
    layer(
      'sky',
      'ground',
      band(
        stage,
        -4,
        height + 8,
        linear([0, 0], [0, height], high, mixColour(high, low, 0.6)),
        'backdrop plain',
      ),
    ),
    layer('light in the sky', 'setting', clouds, halo(sun, 300 * s, [0.985, 0.06, 95], 0.8)),
    layer('palms', 'forms', palms),
    ...drawAir(stage),
  ]
}

/** A shore, or the view up where words say that. */
export const withGaze =
  (draw: Place['draw']): Place['draw'] =>
  (stage) => {
    const { main, traits } = stage.brief
    return (traitOf(main, 'gaze') ?? traitOf({ traits }, 'gaze')) ? drawAbove(stage) : draw(stage)
  }
