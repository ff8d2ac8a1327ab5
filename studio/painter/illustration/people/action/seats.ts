import { crescentSeat } from '../../animals/cover'
import { hex, mixColour, type Oklch } from '../../../colour'
import { TAU, cos, sin } from '../../../../lib/maths'
import { type Form, disc, ellipse, inside, line, polygonForm, roundRect } from '../../build/form'
import { fillPath, fillPolygon } from '../../build/outlines'
import { tone } from '../../build/fill'
import { drawRoof, drawStump, drawToadstool } from './high-seats'
import { drawEllipse } from './limb'
import { type Point, polyline } from '../../../drawing/notation'
import { wordList } from '../../../../lib/words'
import { pointsAt } from '../../../geometry'

/** Seat of a person. */
export const SEATS =
  wordList(`bench chair cube steps sofa rock stump toadstool roof swing sill cloud moon
  broom`)
export type SeatId = (typeof SEATS)[number]

/** A seat whose top lies at `top`, on the ground at `ground`; the body sits at x = 0. */
interface Seat {
  readonly top: number
  readonly ground: number
  /** Half its length, where several share it. */
  readonly half?: number
  /** The second colour of the picture, mixed to suit. */
  readonly colour: Oklch
}

const WOOD = hex('#a8764c')

const plank = (x: number, y: number, width: number, height: number, fill: Oklch): Form =>
  roundRect([x, y, width, height], Math.min(10, height / 3), fill, 'body relief 5')

/** Parts behind the body, and before it. */
export type SeatForms = { readonly behind: readonly Form[]; readonly before?: readonly Form[] }

const bench = ({ top, ground, half = 490 }: Seat): SeatForms => {
  const iron = hex('#4b4a52')
  const leg = (x: number) => roundRect([x, top, 26, ground - top], 8, iron, 'metal')
  return {
    behind: [
      ...[-268, -158].map((y) => plank(20 - half, top + y, 2 * half - 40, 74, tone(WOOD, -0.04))),
      ...[90 - half, half - 116].map((x) => roundRect([x, top - 280, 26, 300], 8, iron, 'metal')),
      leg(70 - half),
      leg(half - 96),
      plank(-half, top - 8, 2 * half, 40, WOOD),
      plank(-half, top + 34, 2 * half, 22, tone(WOOD, -0.08)),
    ],
  }
}

const chair = ({ top, ground, colour }: Seat): SeatForms => {
  const leg = (x: number, lean: number) =>
    line(polyline([x, top + 20], [x + lean, ground]), 26, WOOD, 'body even relief 5')
  return {
    behind: [
      line(polyline([-150, top + 10], [-196, top - 420]), 28, WOOD, 'body even relief 5'),
      fillPath(colour, 'cloth relief 10')`-214,${top - 440} -150,${top - 436} -132,${top - 250}
        -190,${top - 246}`,
      leg(-140, -34),
      leg(150, 30),
      roundRect([-186, top - 6, 370, 44], 18, colour, 'cloth relief 10'),
    ],
  }
}

const cube = ({ top, ground, colour }: Seat): SeatForms => ({
  behind: [
    inside(
      roundRect([-210, top, 420, ground - top], 22, colour, 'body relief 14'),
      roundRect([60, top - 20, 300, ground - top + 60], 0, tone(colour, -0.07), 'shade'),
    ),
  ],
})

const steps = ({ top, ground }: Seat): SeatForms => {
  const stone = hex('#b9b2a6')
  const rise = (ground - top) / 3
  const one = (i: number): Form[] => {
    const y = top + rise * i
    const right = 210 + i * 210
    return [
      inside(
        fillPolygon(tone(stone, -0.03 * i), 'body relief 6')`-900,${y} ${right},${y}
          ${right},${ground} -900,${ground}`,
        roundRect([-900, y, 900 + right, 22], 0, tone(stone, 0.06), 'light'),
      ),
    ]
  }
  return { behind: [2, 1, 0].flatMap(one) }
}

const sofa = ({ top, ground, colour, half = 520 }: Seat): SeatForms => {
  const deep = tone(colour, -0.06)
  return {
    behind: [
      roundRect([-half, top - 330, 2 * half, 420], 90, deep, 'cloth relief 22'),
      ...[60 - half, half - 100].map((x) => roundRect([x, ground - 70, 40, 70], 8, WOOD, 'body')),
      roundRect(
        [40 - half, top - 10, 2 * half - 80, ground - top - 40],
        40,
        colour,
        'cloth relief 18',
      ),
      line(polyline([0, top + 4], [2, ground - 56]), 5, deep),
      ...[-half - 50, half - 80].map((x) =>
        roundRect(
          [x, top - 150, 130, ground - top + 110],
          60,
          tone(colour, 0.03),
          'cloth relief 18',
        ),
      ),
    ],
  }
}

const rock = ({ top, ground }: Seat): SeatForms => {
  const stone = hex('#8f959c')
  return {
    behind: [
      inside(
        fillPath(stone, 'body relief 20')`-330,${ground}! -350,${top + 120} -230,${top + 6}
          40,${top - 6} 210,${top + 20} 300,${top + 160} 330,${ground}!`,
        fillPath(tone(stone, -0.07), 'shade')`80,${top - 30}! 150,${top + 120} 100,${ground + 20}!
          500,${ground + 20}! 500,${top - 30}!`,
        line(pointsAt([0, top], 1, '-250,130 -150,110 -90,150'), 5, tone(stone, -0.14)),
      ),
    ],
  }
}

const swing = ({ top }: Seat): SeatForms => {
  const rope = (x: number) =>
    line(polyline([x, top - 2400], [x, top + 14]), 13, hex('#8a6a48'), 'body even')
  return { behind: [rope(-250), rope(250), plank(-290, top - 4, 580, 40, WOOD)] }
}

/** The board of a window over the whole width, and the wall below it. */
const sill = ({ top, ground, half = 190, colour }: Seat): SeatForms => {
  const white = hex('#fbf7ee')
  const wall = mixColour(colour, hex('#efe6d8'), 0.8)
  return {
    behind: [
      roundRect([-2600, top + 40, 5200, ground - top + 600], 0, wall, 'body'),
      roundRect([-2600, top - 46, 5200, 60], 0, tone(white, -0.02), 'body'),
      roundRect([-2600, top + 6, 5200, 44], 0, tone(white, -0.09), 'body'),
      roundRect([-half, top - 26, 2 * half, 56], 26, colour, 'cloth relief 10'),
    ],
  }
}

/** A flying broom, its bristles behind. */
function broom(top: number): Form[] {
  const straw = hex('#d9a54a')
  return [
    line(polyline([-330, top + 40], [560, top - 30]), 28, WOOD, 'body even relief 5'),
    inside(
      fillPath(straw, 'hair relief 10')`-310,${top + 8}! -470,${top - 40} -720,${top - 30}!
        -690,${top + 40} -730,${top + 120}! -470,${top + 110} -310,${top + 74}!`,
      ...[-10, 26, 62, 96].map((dy) =>
        line(polyline([-340, top + 36 + dy * 0.2], [-720, top + dy]), 6, hex('#a8752c'), 'detail'),
      ),
    ),
    line(polyline([-316, top + 8], [-322, top + 72]), 22, hex('#8a4a34'), 'body even'),
  ]
}

/** A cloud that carries a person: puffs before the feet, a tail behind. */
const cloud = ({ top }: Seat): SeatForms => {
  const white = hex('#fdf6ea')
  const deep = hex('#e9cfae')
  const puff = (x: number, y: number, r: number, fill: Oklch): Form =>
    ellipse([x, y], [r, r * 0.72], fill, 'body plain')
  const curl = (x: number, y: number, r: number): Form =>
    line(
      Array.from({ length: 14 }, (_, i): Point => {
        const angle = (i / 13) * TAU * 1.15
        const radius = r * (1 - i / 18)
        return [x + cos(angle) * radius, y + sin(angle) * radius * 0.8]
      }),
      9,
      deep,
      'detail',
    )
  return {
    behind: [
      fillPath(deep, 'body relief 14')`-330,${top + 30} -560,${top - 10} -760,${top + 40}
        -600,${top + 66} -420,${top + 110} 0,${top + 120} 330,${top + 90} 390,${top + 20}
        260,${top - 40} 60,${top - 24} -160,${top - 46}`,
    ],
    before: [
      ...[-260, -110, 60, 220].map((x, i) => puff(x, top + 60 + (i % 2) * 16, 128, white)),
      puff(-390, top + 84, 84, white),
      puff(340, top + 84, 82, white),
      ...[-250, -40, 180].map((x, i) => curl(x, top + 70 + (i % 2) * 10, 56)),
    ],
  }
}

export const SEAT_FORMS: Readonly<Record<SeatId, (seat: Seat) => SeatForms>> = {
  bench,
  chair,
  cube,
  steps,
  sofa,
  rock,
  swing,
  sill,
  cloud,
  stump: ({ top, ground }) => ({ behind: drawStump(top, ground) }),
  toadstool: ({ top, ground }) => ({ behind: drawToadstool(top, ground) }),
  // far beyond the frame
  roof: ({ top, ground }) => ({ behind: drawRoof(top, [-1900, 1900, ground + 900], 120) }),
  broom: ({ top }) => ({ behind: broom(top) }),
  moon: ({ top }) => ({ behind: crescentSeat(top + 210, 560) }),
}

/** A bicycle under a rider whose hip is at (0, 505): places of its parts, body units. */
export const BICYCLE = {
  crank: [110, 1066] as Point,
  pedals: [
    [176, 1142],
    [40, 986],
  ] as readonly [Point, Point],
  grip: [398, 452] as Point,
  rear: [-262, 1048] as Point,
  front: [604, 1048] as Point,
  wheel: 300,
} as const

function wheel(at: Point): Form[] {
  const r = BICYCLE.wheel
  const steel = hex('#b9c0c8')
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI
    const [dx, dy] = [cos(a) * (r - 30), sin(a) * (r - 30)]
    return line(polyline([at[0] - dx, at[1] - dy], [at[0] + dx, at[1] + dy]), 4, steel, 'line even')
  })
  return [
    ...spokes,
    polygonForm(
      [drawEllipse(at, r), drawEllipse(at, r - 26)].map(finer(at)),
      hex('#3a3a42'),
      'body',
    ),
    polygonForm([drawEllipse(at, r - 26), drawEllipse(at, r - 38)].map(finer(at)), steel, 'detail'),
    disc(at, 20, steel, 'metal'),
  ]
}

/** A hull's circle is too coarse for a wheel. */
const finer =
  (at: Point) =>
  (ring: readonly Point[]): Point[] => {
    const [x] = ring[0] ?? [0]
    const r = x - at[0]
    return Array.from({ length: 72 }, (_, i): Point => {
      const a = (i / 72) * TAU
      return [at[0] + cos(a) * r, at[1] + sin(a) * r]
    })
  }

/** @param colour of its frame */
export function bicycle(colour: Oklch): SeatForms {
  const { crank, rear, front, grip } = BICYCLE
  const saddle: Point = [-34, 606]
  const head: Point = [462, 560]
  const tube = (...points: Point[]): Form =>
    line(
      points.map(([x, y]) => ({ x, y, corner: true })),
      24,
      colour,
      'metal even relief 6',
    )
  const dark = hex('#3f3a3c')
  return {
    behind: [
      ...wheel(rear),
      ...wheel(front),
      tube(rear, crank, [470, 640]),
      tube(rear, [10, 720], [466, 612]),
      tube(crank, [-26, 640]),
      tube(front, [468, 660], head),
      line([head, [440, 470], grip, [350, 462]], 18, dark, 'metal even'),
      fillPath(hex('#6a4634'), 'cloth relief 8')`${saddle[0] - 110},${saddle[1] - 18}
        ${saddle[0] - 20},${saddle[1] - 36} ${saddle[0] + 120},${saddle[1] - 16}
        ${saddle[0] + 20},${saddle[1] + 22} ${saddle[0] - 90},${saddle[1] + 26}`,
      disc(crank, 58, hex('#9aa0a8'), 'metal relief 6'),
      line([crank, [154, 1140]], 16, dark, 'metal even'),
      roundRect([118, 1196, 120, 22], 8, dark, 'body'),
    ],
  }
}
