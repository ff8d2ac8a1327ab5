import { type Oklch, mixColour } from '../../colour'
import {
  disc,
  ellipse,
  form,
  inside,
  layer,
  line,
  place,
  polygonForm,
  roundRect,
} from '../build/form'
import { type Form, type Layer, fillPath, strokePath } from '../build/outlines'
import { linear, linearStops, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Stage, isDark, rect } from './stage'
import { layOutWalls, shell } from './room'
import { bookcase, sideCases } from './bookcases'
import { polyline } from '../../drawing/notation'
import { named } from '../../parts'
import { pointsAt } from '../../geometry'

const PILE: readonly (readonly [x: number, colour: Oklch])[] = [
  [-190, [0.46, 0.13, 26]],
  [-190, [0.44, 0.08, 250]],
  [-186, [0.66, 0.1, 75]],
]

const arched = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: Parameters<typeof form>[1],
  look: Parameters<typeof form>[2],
): Form =>
  fillPath(fill, look)`${x},${y + h}! ${x},${y + w * 0.5}! ${x + w * 0.14},${y + w * 0.16}
    ${x + w * 0.5},${y} ${x + w * 0.86},${y + w * 0.16} ${x + w},${y + w * 0.5}!
    ${x + w},${y + h}!`

export function library(stage: Stage): Layer[] {
  const { frame, lit, random, high, low } = stage
  const { width, height } = frame
  const room = layOutWalls(stage, 0.3)
  const dark = isDark(stage)
  const wood = lit([0.44, 0.08, 50])
  const stone = lit([0.8, 0.05, 75])
  const span = room.right - room.left
  const window = {
    x: room.left + span * 0.28,
    y: room.top + (room.floor - room.top) * 0.1,
    w: span * 0.44,
    h: (room.floor - room.top) * 0.62,
  }
  const glass = arched(
    window.x,
    window.y,
    window.w,
    window.h,
    linear(
      [0, window.y],
      [0, window.y + window.h],
      mixColour(high, [0.98, 0.05, 90], dark ? 0.1 : 0.5),
      mixColour(low, [0.98, 0.07, 88], dark ? 0.1 : 0.6),
    ),
    { role: 'glass' },
  )
  const bars = many(
    [
      rect(window.x + window.w * 0.48, window.y, window.w * 0.04, window.h),
      ...[0.34, 0.62, 0.86].map((t) =>
        rect(window.x, window.y + window.h * t, window.w, window.w * 0.035),
      ),
      rect(window.x + window.w * 0.22, window.y + window.h * 0.12, window.w * 0.03, window.h),
      rect(window.x + window.w * 0.75, window.y + window.h * 0.12, window.w * 0.03, window.h),
    ],
    wood,
  )
  const lowCases = [0, 1].flatMap((i) =>
    bookcase(
      [
        room.left + span * (i ? 0.75 : 0.02),
        room.top + (room.floor - room.top) * 0.22,
        span * 0.23,
        (room.floor - room.top) * 0.78,
      ],
      7,
      wood,
      lit,
      random.fork(`back ${i}`),
    ),
  )
  const sill = bookcase(
    [
      window.x - span * 0.02,
      window.y + window.h + 8,
      window.w + span * 0.04,
      room.floor - window.y - window.h - 8,
    ],
    2,
    wood,
    lit,
    random.fork('sill'),
  )
  // shafts of light fall from the window to the floor
  const beams = [-0.5, 0.1, 0.7].map((t, i) => {
    const from = window.x + window.w * (0.1 + i * 0.3)
    const to = width * (0.3 + t * 0.3)
    return polygonForm(
      [
        polyline(`${from},${window.y + 20} ${from + window.w * 0.2},${window.y + 10}
            ${to + width * 0.2},${height * 0.98} ${to},${height * 0.98}`),
      ],
      linearStops([0, window.y], [0, height], '0,0.98,0.07,88,0.6 1,0.96,0.07,85,0.04'),
      'light plain',
    )
  })
  const motes = Array.from({ length: 34 }, () =>
    disc(
      [width * random.range(0.28, 0.74), height * random.range(0.2, 0.9)],
      random.range(1.6, 4.4),
      [0.98, 0.07, 90],
      'light plain alpha 0.75',
    ),
  )
  const s = Math.min(width, height) / 1000
  const rug = ellipse(
    [width * 0.5, height * 0.95],
    [width * 0.3, height * 0.07],
    lit([0.44, 0.13, 25]),
    'body',
  )
  const table = place(
    [
      ellipse([0, 10], [250, 26], [0.2, 0.03, 50], 'shadow plain alpha 0.5 blur 10'),
      ...[-180, 180].map((x) =>
        form(pointsAt([x, 0], 1, '-16,-120 16,-120 11,6 -11,6'), tone(wood, -0.06), 'body'),
      ),
      polygonForm([polyline('-210,-170 210,-170 250,-126 -250,-126')], tone(wood, 0.12), 'body'),
      roundRect([-250, -126, 500, 26], 4, wood, 'body'),
      // an open book and a lamp
      fillPath(lit([0.96, 0.02, 85]), 'body')`-70,-150! -20,-166 0,-156! 20,-166 70,-150! 80,-138!
        20,-148 0,-140! -20,-148 -80,-138!`,
      ellipse([150, -154], [36, 9], lit([0.78, 0.12, 82]), 'metal'),
      line('150,-156 150,-190 150,-222', 9, lit([0.78, 0.12, 82]), 'metal even'),
      fillPath(lit([0.48, 0.12, 155]), 'glass relief 8')`92,-214! 108,-256 150,-262 192,-256
        208,-214!`,
      ellipse([150, -214], [58, 8], [0.97, 0.09, 92], 'glow'),
      ...PILE.map(([x, c], i) =>
        roundRect([x + i * 5, -172 - i * 19, 84 - i * 8, 18], 3, lit(c), 'body'),
      ),
    ],
    [width * 0.5, height * 0.94],
    { scale: s * 0.95 },
  )
  const ladderX = room.left * 0.62
  const ladder = [0, 44].map(
    (dx) =>
      strokePath(12 * s, tone(wood, 0.12), 'body even')`${ladderX + dx * s},${height * 0.98}
      ${ladderX + (dx + 30) * s},${height * 0.56} ${ladderX + (dx + 60) * s},${height * 0.14}`,
  )
  const rungs = Array.from({ length: 11 }, (_, i) => {
    const t = (i + 0.5) / 11
    const [x, y] = [ladderX + 60 * s * t, height * (0.98 - 0.84 * t)]
    return line(pointsAt([x, y], s, '0,0 22,0 44,0'), 8 * s, tone(wood, 0.1), 'body even')
  })
  const lamp: Form[] = [
    strokePath(5 * s, lit([0.6, 0.1, 80]), 'metal even')`${width / 2},0
      ${width / 2},${height * 0.05} ${width / 2},${height * 0.1}`,
    ...[-1, 0, 1].flatMap((k) => [
      disc(
        [width / 2 + k * 56 * s, height * 0.125 - (k === 0 ? -10 : 0)],
        19 * s,
        [0.97, 0.09, 88],
        'glow',
      ),
      disc(
        [width / 2 + k * 56 * s, height * 0.125],
        44 * s,
        [0.95, 0.1, 85],
        'band plain alpha 0.25',
      ),
    ]),
    strokePath(7 * s, lit([0.6, 0.1, 80]), 'metal even')`${width / 2 - 60 * s},${height * 0.112}
      ${width / 2},${height * 0.098} ${width / 2 + 60 * s},${height * 0.112}`,
  ]
  return [
    layer('shell', 'ground', shell(stage, room, stone, lit([0.46, 0.07, 48]))),
    layer('window', 'setting', inside(glass, bars)),
    layer('end wall', 'masses', lowCases, sill),
    layer('cases', 'forms', sideCases(stage, room, wood)),
    layer('ladder', 'details', ladder, rungs, lamp),
    layer('table', 'forms', named('carpet', rug), table),
    layer('light', 'light', dark ? [] : beams, dark ? [] : motes),
  ]
}
