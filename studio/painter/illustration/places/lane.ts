import { type Oklch, mixColour } from '../../colour'
import { type Point, polyline } from '../../drawing/notation'
import { type Form, type Layer, disc, ellipse, layer, line, polygonForm } from '../build/form'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Place, type Stage, band, drawAir, drawSky, halo, isDark } from './stage'

/** A lane of the water country: white walls with dark tiles on either side, stone slabs, a lamp. */

/** Of the frame: the point at which the lane ends. */
const END = { x: 0.5, y: 0.52 } as const

/** A spot on a wall: depth 0 at the frame to 1 at the end, height 0 on the ground to 1 at the eaves. */
const spotOn =
  ({ frame: { width, height } }: Stage, side: 1 | -1) =>
  (depth: number, up: number): Point => {
    const near = 1 - depth
    const x = width * (END.x + side * (0.05 + near * 0.5))
    const foot = height * (END.y + 0.05 + near * 0.52)
    const eaves = height * (END.y - 0.13 - near * 0.44)
    return [x, foot + (eaves - foot) * up]
  }

/** Houses of different height, each with tiles along its top and a stepped gable between them. */
function terrace(stage: Stage, side: 1 | -1): Form[] {
  const { lit, random } = stage
  const own = random.fork(`terrace ${side}`)
  const spot = spotOn(stage, side)
  const dark = isDark(stage)
  const tile = lit([0.34, 0.015, 250])
  const wood = lit([0.38, 0.06, 40])
  const forms: Form[] = []
  const quad = (
    a: number,
    b: number,
    from: number,
    to: number,
    fill: Oklch,
    look = 'body plain' as const,
  ): Form => polygonForm([[spot(a, from), spot(b, from), spot(b, to), spot(a, to)]], fill, look)
  const edges = [1, 0.86, 0.72, 0.54, 0.3, -0.06]
  for (let i = 0; i + 1 < edges.length; i++) {
    const [far, near] = [edges[i] ?? 0, edges[i + 1] ?? 0]
    const top = own.range(0.84, 1.06)
    const span = near - far
    const plaster = tone([0.95, 0.012, 95], own.range(-0.03, 0.01) - (side > 0 ? 0.035 : 0))
    // white even at night: the lamp reaches it
    const wall = mixColour(lit(plaster), plaster, dark ? 0.3 : 0)
    forms.push(
      polygonForm(
        [[spot(far, 0), spot(near, 0), spot(near, top), spot(far, top)]],
        linear(spot(far, 0), spot(near, top), mixColour(wall, stage.low, 0.2), wall),
        'body plain',
      ),
      quad(far, near, 0, 0.1, lit([0.62, 0.015, 230])),
      // damp at the foot
      quad(far, near, 0.1, 0.16, mixColour(wall, [0.55, 0.02, 220], 0.3)),
    )
    const [a, b] = [far + span * 0.2, far + span * 0.5]
    forms.push(
      quad(a - span * 0.04, b + span * 0.04, 0.02, 0.5, lit([0.6, 0.02, 80])),
      quad(a, b, 0.02, 0.46, wood),
      quad(a + span * 0.13, b - span * 0.13, 0.04, 0.44, tone(wood, 0.06)),
    )
    const [c, d] = [far + span * 0.64, far + span * 0.88]
    const pane: Oklch = dark ? [0.88, 0.12, 78] : lit([0.5, 0.04, 60])
    forms.push(
      quad(c, d, 0.42, 0.64, wood),
      quad(c + span * 0.03, d - span * 0.03, 0.44, 0.62, pane),
    )
    for (const t of [0.25, 0.5, 0.75]) {
      const x = c + (d - c) * t
      forms.push(quad(x - span * 0.008, x + span * 0.008, 0.43, 0.63, wood))
    }
    forms.push(
      quad(far - 0.01, near + 0.012, top - 0.02, top + 0.05, tile),
      quad(far - 0.01, near + 0.012, top + 0.05, top + 0.075, tone(tile, 0.08)),
      // 马头墙
      quad(near - span * 0.02, near + span * 0.12, top + 0.02, top + 0.16, wall),
      quad(near - span * 0.05, near + span * 0.16, top + 0.15, top + 0.2, tile),
    )
  }
  return forms
}

function slabs({ frame: { width, height }, lit, brief }: Stage): Form[] {
  const isWet = brief.weather.has('rain') || brief.weather.has('storm')
  const stone = lit(isWet ? [0.52, 0.025, 235] : [0.66, 0.02, 220])
  const seam = tone(stone, -0.14)
  const y = (t: number): number => height * (END.y + 0.05 + t * 0.52)
  const x = (share: number, t: number): number => width * (END.x + share * (0.05 + t * 0.5))
  const rows = [0.02, 0.06, 0.115, 0.19, 0.29, 0.42, 0.59, 0.8, 1.06]
  return [
    polygonForm(
      [polyline([x(-1, 0), y(0)], [x(1, 0), y(0)], [x(1, 1.1), y(1.1)], [x(-1, 1.1), y(1.1)])],
      linear([0, y(0)], [0, y(1)], tone(stone, 0.08), stone),
      'ground plain',
    ),
    ...rows.flatMap((t, i) => {
      const next = rows[i + 1] ?? 1.3
      const cuts = i % 2 ? [-0.62, -0.2, 0.24, 0.66] : [-0.8, -0.4, 0.04, 0.46, 0.84]
      return [
        line(polyline([x(-1, t), y(t)], [x(1, t), y(t)]), 1.5 + t * 6, seam, 'detail even'),
        ...cuts.map((share) =>
          line(
            polyline([x(share, t), y(t)], [x(share, next), y(next)]),
            1.5 + t * 5,
            seam,
            'detail even',
          ),
        ),
      ]
    }),
    ...(isWet
      ? [0.1, 0.34, 0.7].map((t, i) =>
          ellipse(
            [x([0.2, -0.3, 0.25][i] ?? 0, t), y(t)],
            [width * (0.03 + t * 0.16), height * (0.004 + t * 0.014)],
            mixColour(lit([0.85, 0.03, 230]), [0.9, 0.1, 80], 0.3),
            'light plain alpha 0.4 blur 3',
          ),
        )
      : []),
  ]
}

function lamps(stage: Stage): { forms: Form[]; light: Form[] } {
  const { frame, lit, side } = stage
  const s = Math.min(frame.width, frame.height) / 1000
  const dark = isDark(stage)
  const [x, foot] = [frame.width * (0.5 + side * 0.25), frame.height * 0.87]
  const top = foot - 430 * s
  const iron = lit([0.28, 0.02, 250])
  const glass: Oklch = dark ? [0.95, 0.12, 82] : lit([0.96, 0.04, 90])
  const red = lit([0.55, 0.19, 28])
  const lanterns = (
    [
      [-1, 0.3],
      [-1, 0.62],
      [1, 0.16],
      [1, 0.5],
    ] as const
  ).flatMap(([way, depth]) => {
    const [lx, ly] = spotOn(stage, way)(depth, 0.72)
    const r = (1 - depth) * 50 * s
    const at: Point = [lx - way * r * 1.3, ly]
    return [
      line(
        polyline([lx, ly - r * 1.8], [at[0], ly - r * 1.8], [at[0], ly - r]),
        5 * s,
        iron,
        'detail even',
      ),
      ellipse(at, [r, r * 0.86], dark ? [0.64, 0.2, 32] : red, dark ? 'glow' : 'body'),
      many(
        [-0.8, 0.8].map((t) =>
          polyline(
            [at[0] - r * 0.4, ly + t * r - 4 * s],
            [at[0] + r * 0.4, ly + t * r - 4 * s],
            [at[0] + r * 0.4, ly + t * r + 4 * s],
            [at[0] - r * 0.4, ly + t * r + 4 * s],
          ),
        ),
        lit([0.76, 0.13, 85]),
        'detail',
      ),
      line(polyline([at[0], ly + r], [at[0], ly + r * 1.8]), 6 * s, red, 'detail even'),
    ]
  })
  return {
    forms: [
      ...lanterns,
      line(polyline([x, foot], [x, foot - 200 * s], [x, top]), 13 * s, iron, 'metal even'),
      polygonForm(
        [
          polyline(
            [x - 30 * s, top - 74 * s],
            [x + 30 * s, top - 74 * s],
            [x + 20 * s, top],
            [x - 20 * s, top],
          ),
        ],
        glass,
        'glow',
      ),
      polygonForm(
        [polyline([x - 40 * s, top - 72 * s], [x + 40 * s, top - 72 * s], [x, top - 112 * s])],
        iron,
        'metal',
      ),
      polygonForm(
        [
          polyline(
            [x - 26 * s, foot],
            [x + 26 * s, foot],
            [x + 12 * s, foot - 40 * s],
            [x - 12 * s, foot - 40 * s],
          ),
        ],
        iron,
        'metal',
      ),
    ],
    light: dark
      ? [
          halo([x, top - 36 * s], 330 * s, [0.9, 0.12, 75], 0.75),
          ellipse([x, foot], [210 * s, 34 * s], [0.92, 0.12, 78], 'light plain alpha 0.4 blur 12'),
          disc([x, top - 36 * s], 24 * s, [0.98, 0.08, 90], 'glow plain'),
        ]
      : [],
  }
}

function drawLane(stage: Stage): Layer[] {
  const {
    frame: { height },
    lit,
  } = stage
  const { forms, light } = lamps(stage)
  return [
    ...drawSky(stage, height * 0.58),
    layer(
      'far',
      'setting',
      band(stage, height * (END.y + 0.03), height * 0.62, lit([0.66, 0.02, 220])),
    ),
    layer('slabs', 'ground', slabs(stage)),
    layer('houses', 'masses', terrace(stage, -1), terrace(stage, 1)),
    layer('lamps', 'forms', forms),
    layer('light', 'light', light),
    ...drawAir(stage),
  ]
}

export const LANES: Readonly<Record<string, Place>> = {
  'white-lane': {
    words:
      '江南小巷 江南古巷 江南巷子 江南水乡小巷 水乡小巷 古镇小巷 古镇的小巷 古镇巷子 青石板小巷 青石板巷 青石小巷 青石巷 石板小巷 徽州小巷 徽派小巷 古镇青石板小巷 江南古镇小巷 江南古镇的小巷 江南老街',
    parts:
      '青石板 青石板路 石板路 石板 湿漉漉的石板路 白墙 黛瓦 白墙黑瓦 白墙黛瓦 粉墙黛瓦 青砖黛瓦 马头墙 灯笼 红灯笼 路灯 古镇 江南 江南水乡 江南古镇 老屋 老房子 民居 屋檐 徽派建筑 木门 木窗 墙',
    times: ['day', 'dawn'],
    draw: drawLane,
  },
}
