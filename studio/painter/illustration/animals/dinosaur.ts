import { type Form, disc, ellipse, form, line, place, polygonForm } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { limb, limbPath } from '../build/limb'
import { closedPath } from '../build/path'
import { many } from '../build/still/item'
import type { Coat } from './coat'
import { type Point, polyline } from '../../drawing/notation'

const DARK: Oklch = [0.24, 0.03, 40]
const IVORY: Oklch = [0.97, 0.02, 90]
const MOUTH: Oklch = [0.5, 0.16, 25]

/** From the brow down the back to the tail: where plates stand, and how tall. */
const BACK: readonly (readonly [x: number, y: number, turn: number, size: number])[] = [
  [92, -548, 0.1, 0.6],
  [22, -508, -0.5, 0.8],
  [-22, -430, -0.95, 0.95],
  [-52, -338, -1.1, 1.1],
  [-94, -250, -1.0, 1.2],
  [-150, -164, -0.85, 1.2],
  [-222, -88, -0.6, 1.05],
  [-306, -34, -0.4, 0.85],
  [-388, -14, -0.15, 0.65],
  [-460, -24, 0.15, 0.5],
]

const plates = (colour: Oklch): Form[] =>
  BACK.flatMap(([x, y, turn, size]) =>
    place([form('-44,20! -30,-26 0,-62! 30,-26 44,20!', colour, 'hair relief 7')], [x, y], {
      turn,
      scale: size,
    }),
  )

function leg(x: number, y: number, fill: Oklch, claw: Oklch): Form[] {
  const claws = [34, 66, 98].map((dx) =>
    form(`${dx - 12},196! ${dx + 14},192! ${dx + 24},216!`, claw, 'body relief 2'),
  )
  return place(
    [
      fillPath(fill, 'hair relief 16')`-92,-60 -30,-112 60,-96 94,-20 74,70 44,124 52,168! 104,180
        118,216! -34,216! -40,150 -82,60`,
      ...claws,
    ],
    [x, y],
  )
}

const arm = (at: Point, fill: Oklch, claw: Oklch): Form[] =>
  place(
    [
      form('92,66! 118,70! 112,92!', claw, 'body'),
      form('74,76! 98,84! 86,104!', claw, 'body'),
      limb(polyline('-6,-8 50,22 92,76'), [50, 46, 34], fill, { relief: 8 }),
    ],
    at,
  )

function face(coat: Coat, laughs: boolean): Form[] {
  const shade = tone(coat.base, -0.16)
  const teeth = [0, 1, 2, 3, 4].map((i): readonly Point[] =>
    polyline(`${206 + i * 28},${-396 - i * 5} ${226 + i * 28},${-400 - i * 5}
      ${217 + i * 28},${-378 - i * 5}`),
  )
  return [
    form('150,-388 230,-402 330,-424! 326,-396 250,-358 186,-360', MOUTH, 'mouth'),
    polygonForm(teeth, IVORY, { role: 'teeth', union: true, plain: true }),
    line('140,-392 210,-398 300,-416 342,-430', 6, shade, 'mouth soft'),
    ellipse([322, -470], [8, 6], DARK, { role: 'nose', turn: 0.5 }),
    ...(laughs
      ? [line('176,-478 196,-504 222,-504 240,-480', 8, DARK, 'eye')]
      : [
          ellipse([206, -486], [26, 29], DARK, 'eye'),
          disc([215, -498], 9, [1, 0, 0], 'glint'),
          disc([198, -474], 5, [1, 0, 0], 'glint'),
        ]),
    line('166,-530 196,-546 232,-538', 9, shade, 'brow'),
    ellipse([166, -430], [30, 20], [0.72, 0.13, 20], 'blush alpha 0.4 blur 6'),
  ]
}

/** From the side, looking right; feet at y 340, from -520 to 350, its brow at -570. */
export function dinosaur(coat: Coat, laughs: boolean): Form[] {
  const { base, pale, mark } = coat
  const claw = tone(IVORY, -0.06)
  const trunk = closedPath(
    '-120,-40 -110,-190 -60,-310 -10,-400 60,-430 140,-350 160,-230 170,-90 130,40 20,100 -90,70',
  )
  const skull = closedPath(
    '20,-400 -6,-490 50,-560 150,-580 250,-556 330,-510 356,-460 340,-410 270,-360 190,-330 90,-330',
  )
  // the same way round as the others: what overlaps would be a hole
  const tail = limbPath(
    polyline('0,0 -160,10 -310,30 -430,10 -520,-60'),
    [210, 196, 120, 66, 12],
  ).reverse()
  const body: Form = {
    rings: [trunk, skull, tail],
    union: true,
    role: 'hair',
    fill: linear([0, -560], [0, 120], tone(base, 0.04), base, tone(base, -0.05)),
    relief: 24,
    inside: [
      fillPath(pale, 'detail plain')`120,-330 200,-340 240,-250 210,-60 120,120 -30,140 40,60 90,-60
        96,-210`,
      ...[-250, -190, -130, -70, -10, 46].map((y) =>
        line(polyline([88, y], [130, y + 12], [200, y + 2]), 5, tone(pale, -0.12), 'detail plain'),
      ),
      many(
        [
          closedPath('-60,-250 -40,-274 -14,-256 -22,-226 -50,-226'),
          closedPath('-84,-150 -60,-168 -38,-150 -50,-126 -76,-128'),
          closedPath('-14,-180 4,-196 20,-178 8,-160 -8,-162'),
          closedPath('-210,-10 -184,-26 -162,-8 -176,12 -202,12'),
          closedPath('-300,10 -280,-2 -264,14 -280,28'),
          closedPath('40,-490 60,-504 76,-486 62,-470'),
        ],
        tone(base, -0.1),
        { role: 'detail' },
      ),
    ],
  }
  return [
    ...plates(mark),
    ...leg(60, 120, tone(base, -0.12), claw),
    ...arm([140, -250], tone(base, -0.12), claw),
    body,
    ...arm([74, -236], tone(base, 0.01), claw),
    ...leg(-60, 124, tone(base, -0.01), claw),
    ...face(coat, laughs),
  ]
}
