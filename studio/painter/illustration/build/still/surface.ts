import type { Oklch } from '../../../colour'
import type { Random } from '../../../../lib/random'
import { type Form, type Frame, inside } from '../form'
import { fillPath, fillPolygon } from '../outlines'
import { openPath, ribbonPath } from '../path'
import { many } from './item'
import { box, lighter, strip, vertical } from './site'
import { type Point, polyline } from '../../../drawing/notation'

/** The top of a table: from its far edge to the lower edge of the picture. */
export interface Tabletop {
  readonly frame: Frame
  /** Its far edge; 0 or less: seen from above, it fills the picture. */
  readonly edge: number
  readonly colour: Oklch
  readonly accent: Oklch
  readonly random: Random
}

type Surface = (top: Tabletop) => Form[]

/** The x at height y of a line that meets the lower edge at x. */
function perspective({ frame, edge }: Tabletop): (x: number, y: number) => number {
  if (edge <= 0) return (x) => x
  const depth = frame.height - edge
  const [vx, vy] = [frame.width / 2, edge - depth * 1.05]
  return (x, y) => vx + ((x - vx) * (y - vy)) / (frame.height - vy)
}

function base({ frame, edge, colour }: Tabletop): Form {
  const from = Math.max(-4, edge)
  return strip(
    frame,
    from,
    frame.height + 4,
    vertical([
      [from, lighter(colour, -0.08)],
      [from + (frame.height - from) * 0.5, lighter(colour, 0.03)],
      [frame.height, lighter(colour, -0.02)],
    ]),
  )
}

const wood: Surface = (top) => {
  const { frame, colour, random } = top
  const from = Math.max(-4, top.edge)
  const at = perspective(top)
  const end = frame.height + 4
  const plank = 150
  const forms: Form[] = [base(top)]
  const grain: Point[][] = []
  const gaps: Point[][] = []
  const reachOut = Math.ceil((frame.width * (top.edge > 0 ? 1.2 : 0.6)) / plank) + 1
  for (let i = -reachOut; i < reachOut; i++) {
    const [a, b] = [frame.width / 2 + i * plank, frame.width / 2 + (i + 1) * plank]
    const fill = vertical([
      [from, lighter(colour, -0.09 + random.range(-0.025, 0.025))],
      [end, lighter(colour, random.range(-0.03, 0.045))],
    ])
    forms.push(
      fillPolygon(fill, 'ground plain')`${at(a, from)},${from} ${at(b, from)},${from}
        ${at(b, end)},${end} ${at(a, end)},${end}`,
    )
    gaps.push([
      [at(b, from) - 1, from],
      [at(b, from) + 1, from],
      [at(b, end) + 2.5, end],
      [at(b, end) - 2.5, end],
    ])
    for (let k = 0; k < 5; k++) {
      const x = a + plank * random.range(0.06, 0.94)
      const y0 = random.range(from, end - 60)
      const y1 = Math.min(end, y0 + random.range(140, 520))
      const sway = random.range(-7, 7)
      const points: Point[] = polyline(
        [at(x, y0), y0],
        [at(x + sway, (y0 + y1) / 2), (y0 + y1) / 2],
        [at(x, y1), y1],
      )
      grain.push(ribbonPath(openPath(points), random.range(1.5, 4)))
    }
  }
  forms.push(many(grain, lighter(colour, -0.13), { alpha: 0.42 }))
  forms.push(many(gaps, lighter(colour, -0.24), { alpha: 0.75 }))
  return forms
}

/** Slats of split bamboo, laid across and tied by threads. */
const bamboo: Surface = (top) => {
  const { frame, colour, random } = top
  const from = Math.max(-4, top.edge)
  const at = perspective(top)
  const end = frame.height + 4
  const slats: Form[] = []
  const gaps: Point[][] = []
  // nearer slats are broader
  for (let y = from, step = top.edge > 0 ? 9 : 22; y < end; y += step) {
    if (top.edge > 0) step = 9 + ((y - from) / (end - from)) * 18
    slats.push(strip(frame, y, y + step, lighter(colour, random.range(-0.05, 0.05))))
    gaps.push(box(-4, y + step - 2, frame.width + 8, 2.4))
  }
  const threads = [-2, -1, 0, 1, 2, 3].map((i): Point[] => {
    const x = frame.width / 2 + (i - 0.5) * 250
    return [
      [at(x, from) - 2, from],
      [at(x, from) + 2, from],
      [at(x, end) + 5, end],
      [at(x, end) - 5, end],
    ]
  })
  return [
    base(top),
    ...slats,
    many(gaps, lighter(colour, -0.26), { alpha: 0.6 }),
    many(threads, lighter(colour, -0.34), { alpha: 0.75 }),
  ]
}

const linen: Surface = (top) => {
  const { frame, colour, random } = top
  const from = Math.max(0, top.edge)
  const threads = (): Point[][] =>
    Array.from({ length: 90 }, () => {
      const [x, y] = [random.range(-60, frame.width), random.range(from, frame.height)]
      return box(x, y, random.range(30, 150), 1.4)
    })
  const folds = Array.from({ length: 3 }, (_, i) => {
    const y = from + (frame.height - from) * (0.2 + 0.32 * i) + random.range(-30, 30)
    const points: Point[] = [
      [-40, y + random.range(-30, 30)],
      [frame.width * 0.4, y],
      [frame.width + 40, y + random.range(-60, 60)],
    ]
    return ribbonPath(openPath(points), 30)
  })
  return [
    base(top),
    many(folds, lighter(colour, -0.14), { role: 'shade', blur: 16, alpha: 0.4 }),
    many(threads(), lighter(colour, -0.12), { alpha: 0.28 }),
    many(threads(), lighter(colour, 0.06), { alpha: 0.4 }),
  ]
}

const gingham: Surface = (top) => {
  const { frame, accent } = top
  const from = Math.max(-4, top.edge)
  const at = perspective(top)
  const end = frame.height + 4
  const pitch = 108
  const columns: Point[][] = []
  const most = Math.ceil((frame.width * (top.edge > 0 ? 1.4 : 0.6)) / pitch) + 1
  for (let i = -most; i < most; i++) {
    const a = frame.width / 2 + i * pitch
    const b = a + pitch / 2
    columns.push(
      polyline([at(a, from), from], [at(b, from), from], [at(b, end), end], [at(a, end), end]),
    )
  }
  const rows: Point[][] = []
  let y = from + 8
  while (y < end) {
    const step = top.edge > 0 ? pitch * (0.26 + (0.42 * (y - from)) / (end - from)) : pitch
    rows.push(box(-4, y, frame.width + 8, step / 2))
    y += step
  }
  const stripes: Oklch = [0.62, Math.min(0.16, accent[1] + 0.02), accent[2]]
  return [
    base({ ...top, colour: [0.95, 0.012, 80] }),
    many(columns, stripes, { alpha: 0.4, blend: 'multiply' }),
    many(rows, stripes, { alpha: 0.4, blend: 'multiply' }),
  ]
}

const marble: Surface = (top) => {
  const { frame, random, colour } = top
  const from = Math.max(0, top.edge)
  const vein = lighter(colour, colour[0] > 0.5 ? -0.2 : 0.22)
  const veins = (width: number): Point[][] =>
    Array.from({ length: 6 }, () => {
      let [x, y] = [random.range(-100, frame.width), random.range(from - 40, frame.height * 0.9)]
      const points: Point[] = [[x, y]]
      for (let i = 0; i < 6; i++) {
        x += random.range(50, 150)
        y += random.range(-16, 62) * (top.edge > 0 ? 0.6 : 1.5)
        points.push([x, y])
      }
      return ribbonPath(openPath(points), width * random.range(0.4, 1))
    })
  return [
    inside(
      base(top),
      many(veins(46), vein, { blur: 20, alpha: 0.55 }),
      many(veins(9), lighter(vein, -0.12), { blur: 2, alpha: 0.4 }),
    ),
  ]
}

const slate: Surface = (top) => {
  const { frame, random, colour } = top
  const from = Math.max(0, top.edge)
  const specks = (): Point[][] =>
    Array.from({ length: 120 }, () =>
      box(random.range(0, frame.width), random.range(from, frame.height), random.range(2, 26), 1.5),
    )
  return [
    base(top),
    many(specks(), lighter(colour, 0.18), { alpha: 0.25 }),
    many(specks(), lighter(colour, -0.12), { alpha: 0.5 }),
  ]
}

/** Broad soft folds with a gleam on each. */
const silk: Surface = (top) => {
  const { frame, colour, random } = top
  const from = Math.max(-60, top.edge)
  const depth = frame.height - from
  const folds = (shift: number, width: number): Point[][] =>
    Array.from({ length: 5 }, (_, i) => {
      const y = from + depth * (0.06 + 0.21 * i) + shift
      const points: Point[] = [
        [-60, y + 40],
        [frame.width * 0.3, y - 26 * (i % 2 ? 1 : -1)],
        [frame.width * 0.68, y + 34 * (i % 2 ? 1 : -1)],
        [frame.width + 60, y - 50 + random.range(-12, 12)],
      ]
      return ribbonPath(openPath(points), width, 'even')
    })
  return [
    inside(
      base(top),
      many(folds(26, 74), lighter(colour, -0.16), { role: 'shade', blur: 20, alpha: 0.75 }),
      many(folds(-14, 34), lighter(colour, 0.2), { role: 'light', blur: 14, alpha: 0.6 }),
    ),
  ]
}

/** Plain, with a hanging front of cloth folds where the table's edge shows. */
const lacquer: Surface = (top) => [
  base(top),
  fillPath(lighter(top.colour, 0.05), 'light plain alpha 0.35 blur 50')`
    -40,${top.frame.height * 0.94} ${top.frame.width * 0.4},${top.frame.height * 0.82}
    ${top.frame.width + 40},${top.frame.height * 0.9}
    ${top.frame.width + 40},${top.frame.height + 80} -40,${top.frame.height + 80}`,
]

export const SURFACES = {
  ...{ wood, linen, gingham, marble, slate, lacquer, bamboo, silk },
  ...{ concrete: slate, metal: lacquer },
} as const
export type SurfaceId = keyof typeof SURFACES
