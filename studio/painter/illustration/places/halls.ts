import type { Oklch } from '../../colour'
import { type Point, polyline, triples } from '../../drawing/notation'
import {
  type Form,
  disc,
  ellipse,
  inside,
  line,
  place,
  polygonForm,
  roundRect,
} from '../build/form'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Look, furnished, under } from './furnished'
import { greenery } from './living-room'
import { sideWall } from './room'
import { halo, rect } from './stage'

export const gallery = furnished(
  { wall: [0.95, 0.008, 85], floor: [0.74, 0.04, 70] },
  (stage, { s, left, top, w, h }) => {
    const {
      frame: { width, height },
      lit,
      random,
    } = stage
    const own = random.fork('pictures')
    const paints = triples('0.62,0.16,30 0.5,0.13,255 0.76,0.14,85 0.55,0.11,160 0.7,0.1,350')
    const pictures = [0.04, 0.37, 0.7].flatMap((t, i) => {
      const [x, y, pw, ph] = [
        left + w * t,
        top + h * (i === 1 ? 0.2 : 0.28),
        w * 0.26,
        h * (i === 1 ? 0.5 : 0.36),
      ]
      const [a, b, c] = [
        own.pick(paints as [Oklch, ...Oklch[]]),
        own.pick(paints as [Oklch, ...Oklch[]]),
        lit([0.93, 0.03, 85]),
      ]
      return [
        roundRect(
          [x - 10 * s, y - 10 * s, pw + 20 * s, ph + 20 * s],
          3,
          lit([0.34, 0.04, 55]),
          'body',
        ),
        inside(
          polygonForm(
            [rect(x, y, pw, ph)],
            linear([x, y], [x, y + ph], c, lit(tone(a, 0.2))),
            'body',
          ),
          disc([x + pw * own.range(0.3, 0.7), y + ph * 0.32], pw * 0.16, lit(b), 'detail'),
          polygonForm(
            [
              polyline(
                [x, y + ph],
                [x + pw * 0.3, y + ph * 0.5],
                [x + pw * 0.62, y + ph * 0.78],
                [x + pw, y + ph * 0.46],
                [x + pw, y + ph],
              ),
            ],
            lit(a),
            'detail',
          ),
        ),
        polygonForm(
          [
            polyline(
              [x + pw * 0.4, 0],
              [x + pw * 0.6, 0],
              [x + pw * 1.1, y + ph],
              [x - pw * 0.1, y + ph],
            ),
          ],
          [0.99, 0.03, 90],
          { role: 'light', plain: true, alpha: 0.22 },
        ),
      ]
    })
    const bench = [
      under(220),
      ...[-150, 150].map((x) =>
        polygonForm([rect(x - 14, -60, 28, 60)], lit([0.3, 0.02, 60]), 'body'),
      ),
      roundRect([-210, -96, 420, 44], 10, lit([0.5, 0.06, 55]), 'cloth relief 8'),
    ]
    return {
      wall: pictures,
      forms: [
        ...place(bench, [width * 0.5, height * 0.9], { scale: s }),
        ...place(greenery(lit, lit([0.92, 0.015, 80])), [width * 0.93, height * 0.94], {
          scale: s,
          flip: true,
        }),
      ],
      light: [0.22, 0.5, 0.78].map((t) =>
        roundRect(
          [width * t - 30 * s, top * 0.3, 60 * s, 16 * s],
          8,
          [0.98, 0.04, 90],
          'glow plain',
        ),
      ),
    }
  },
)

/** Doors along both sides to a window at the end; of a hospital: rails and a red cross. */
const passage = (look: Look, door: Oklch, isHospital: boolean) =>
  furnished({ deep: 0.33, ...look }, (stage, at) => {
    const { s, left, top, floor, w, h } = at
    const {
      frame: { width, height },
      lit,
    } = stage
    const sides = ([-1, 1] as const).flatMap((side) => {
      const spot = sideWall(stage, at, side)
      const panel = (a: number, b: number, from: number, to: number, fill: Oklch): Form =>
        polygonForm([[spot(a, from), spot(b, from), spot(b, to), spot(a, to)]], fill, 'body')
      return [
        ...(
          [
            [0.1, 0.36],
            [0.52, 0.68],
            [0.79, 0.89],
          ] as const
        ).flatMap(([a, b]) => [
          panel(a - 0.02, b + 0.014, 0.3, 1, lit(tone(door, 0.14))),
          panel(a, b, 0.33, 1, lit(door)),
          panel(a + (b - a) * 0.3, b - (b - a) * 0.3, 0.4, 0.54, lit([0.86, 0.04, 225])),
        ]),
        ...(isHospital ? [panel(0, 1, 0.66, 0.685, lit([0.6, 0.07, 220]))] : []),
      ]
    })
    const [cx, cy, r] = [left + w * 0.5, top + h * 0.12, w * 0.06]
    const lamps = [0.14, 0.42, 0.64, 0.8].map((t) => {
      const half = (width * 0.5 * (1 - t) + (w / 2) * t) * 0.24
      const y = top * t
      return polygonForm(
        [rect(width * 0.5 - half, y, half * 2, (1 - t) * 36 * s + 5)],
        [0.98, 0.02, 210],
        'glow plain',
      )
    })
    const pane = [left + w * 0.2, top + h * 0.24, w * 0.6, h * 0.5] as const
    return {
      wall: [
        ...sides,
        roundRect(
          pane,
          2,
          linear([0, pane[1]], [0, pane[1] + pane[3]], stage.high, stage.low),
          'glass',
        ),
        many(
          [rect(cx - 3, pane[1], 6, pane[3]), rect(pane[0], pane[1] + pane[3] / 2 - 3, pane[2], 6)],
          lit([0.95, 0.01, 90]),
          'body',
        ),
        ...(isHospital
          ? [
              many(
                [
                  rect(cx - r, cy - r * 0.34, r * 2, r * 0.68),
                  rect(cx - r * 0.34, cy - r, r * 0.68, r * 2),
                ],
                [0.58, 0.21, 27],
                'body',
              ),
            ]
          : []),
      ],
      forms: [
        polygonForm(
          [
            polyline(
              [left + w * 0.3, floor],
              [left + w * 0.7, floor],
              [width * 0.72, height],
              [width * 0.28, height],
            ),
          ],
          [0.99, 0.01, 220],
          { role: 'light', plain: true, alpha: 0.3 },
        ),
      ],
      light: lamps,
    }
  })
export const hospitalPassage = passage(
  { wall: [0.93, 0.02, 200], floor: [0.82, 0.025, 200] },
  [0.74, 0.06, 215],
  true,
)
export const corridor = passage(
  { wall: [0.9, 0.03, 85], floor: [0.7, 0.04, 70] },
  [0.52, 0.08, 55],
  false,
)

/** A high hall: columns in two rows, a tall window, a red carpet and chandeliers. */
export const hall = furnished(
  { wall: [0.62, 0.05, 70], floor: [0.7, 0.045, 75], deep: 0.27 },
  (stage, at) => {
    const { s, left, top, floor, w, h } = at
    const {
      frame: { width, height },
      lit,
    } = stage
    const stone = lit([0.84, 0.04, 80])
    const arch = (x: number, y: number, half: number, tall: number): Point[] => [
      [x - half, y],
      ...Array.from({ length: 13 }, (_, i): Point => {
        const a = Math.PI * (1 - i / 12)
        return [x + Math.cos(a) * half, y - tall + half - Math.sin(a) * half * 1.25]
      }),
      [x + half, y],
    ]
    const panes = triples('0.6,0.15,255 0.66,0.16,30 0.8,0.13,88 0.6,0.13,155 0.55,0.15,310')
    const windows = [-0.3, 0, 0.3].flatMap((t) => {
      const [x, half, tall] = [left + w * (0.5 + t), w * 0.1, h * (t === 0 ? 0.74 : 0.6)]
      const y = floor - h * 0.12
      return [
        polygonForm([arch(x, y + 8 * s, half + 10 * s, tall + 18 * s)], tone(stone, 0.06), 'body'),
        inside(
          polygonForm(
            [arch(x, y, half, tall)],
            linear([x, y - tall], [x, y], [0.95, 0.06, 90], [0.82, 0.09, 70]),
            'glow',
          ),
          Array.from({ length: 21 }, (_, i) => {
            const [cx, cy] = [
              x - half + (i % 3) * half * 0.68,
              y - tall + Math.floor(i / 3) * (tall / 7),
            ]
            return polygonForm(
              [rect(cx, cy, half * 0.62, tall / 7 - 5)],
              panes[(i * 2 + Math.floor(i / 3)) % 5] ?? stone,
              'detail plain alpha 0.5',
            )
          }),
        ),
      ]
    })
    const columns = [0.98, 0.66, 0.3].flatMap((depth) =>
      ([-1, 1] as const).flatMap((side) => {
        const spot = sideWall(stage, at, side)
        const [[x, y0], [, y1]] = [spot(depth, 0), spot(depth, 1)]
        const half = (1.15 - depth) * 62 * s
        return [
          polygonForm(
            [rect(x - half, y0, half * 2, y1 - y0)],
            linear([x - half, 0], [x + half, 0], tone(stone, 0.08), tone(stone, -0.16)),
            'body',
          ),
          polygonForm(
            [
              rect(x - half * 1.4, y0, half * 2.8, half * 0.9),
              rect(x - half * 1.4, y1 - half * 0.8, half * 2.8, half * 0.9),
            ],
            tone(stone, -0.04),
            'body',
          ),
        ]
      }),
    )
    const chandelier = (x: number, y: number, k: number): Form[] => [
      halo([x, y], 220 * k, [0.96, 0.1, 82], 0.55),
      line(polyline([x, -6], [x, y - 20 * k]), 5 * k, [0.6, 0.1, 80], 'metal even'),
      ellipse([x, y], [110 * k, 20 * k], [0.72, 0.12, 82], 'metal'),
      ...[-96, -58, -20, 20, 58, 96].flatMap((dx) => [
        roundRect([x + dx * k - 5 * k, y - 42 * k, 10 * k, 34 * k], 2, [0.97, 0.02, 90], 'body'),
        ellipse([x + dx * k, y - 54 * k], [6 * k, 13 * k], [0.96, 0.13, 80], 'glow'),
      ]),
    ]
    const gold = lit([0.76, 0.12, 84])
    const carpet = (spread: number, fill: Oklch): Form =>
      polygonForm(
        [
          polyline(
            [width * 0.5 - w * 0.09 * spread, floor],
            [width * 0.5 + w * 0.09 * spread, floor],
            [width * (0.5 + 0.2 * spread), height],
            [width * (0.5 - 0.2 * spread), height],
          ),
        ],
        fill,
        'cloth',
      )
    return {
      wall: [...windows, carpet(1.12, gold), carpet(1, lit([0.46, 0.17, 25]))],
      forms: columns,
      light: [
        ...chandelier(width * 0.5, top + h * 0.1, s * 0.62),
        ...chandelier(width * 0.5, height * 0.14, s * 1.25),
      ],
    }
  },
)
