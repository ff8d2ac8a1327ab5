import type { Random } from '../../../lib/random'
import { ellipse, inside, layer, polygonForm, roundRect } from '../build/form'
import { type Oklch, linear, tone } from '../build/fill'
import { layOutWalls, shell } from './room'
import { type Form, type Layer, type Stage, rect } from './stage'
import { triples } from '../../drawing/notation'

type Area = readonly [x: number, y: number, width: number, height: number]

const WARES: readonly [Oklch, ...Oklch[]] = triples(
  `0.66,0.16,30 0.78,0.14,80 0.62,0.12,150 0.6,0.12,245 0.72,0.11,350 0.92,0.02,90 0.55,0.1,300`,
)

/** Boxes, bottles and tins side by side on one board. */
function wares([x, y, width, height]: Area, lit: Stage['lit'], random: Random): Form[] {
  const forms: Form[] = []
  for (let from = x + 6; from < x + width - 24;) {
    const each = Math.min(height * random.range(0.42, 0.72), x + width - 6 - from)
    const tall = height * random.range(0.62, 0.9)
    const colour = lit(random.pick(WARES))
    const round = random.pick([4, 4, each * 0.3])
    forms.push(
      inside(
        roundRect([from, y + height - tall, each - 5, tall], round, colour, 'body relief 4'),
        roundRect(
          [from + each * 0.16, y + height - tall * 0.66, each * 0.56, tall * 0.3],
          3,
          tone(colour, colour[0] > 0.8 ? -0.2 : 0.2),
          'detail',
        ),
      ),
    )
    from += each
  }
  return forms
}

/** A case of boards full of wares. */
function shelves(area: Area, boards: number, lit: Stage['lit'], random: Random): Form[] {
  const [x, y, width, height] = area
  const wood = lit([0.82, 0.05, 75])
  const each = height / boards
  return [
    roundRect([x - 10, y - 10, width + 20, height + 14], 6, tone(wood, -0.1), 'body'),
    polygonForm([rect(x, y, width, height)], tone(wood, -0.22), 'detail plain'),
    ...Array.from({ length: boards }, (_, i) => [
      ...wares([x, y + each * i + 8, width, each - 20], lit, random.fork(`board ${i}`)),
      roundRect([x - 4, y + each * (i + 1) - 12, width + 8, 12], 3, wood, 'body'),
    ]).flat(),
  ]
}

/** A shop: walls of shelves, a counter with its till, lamps over all. */
export function shop(stage: Stage): Layer[] {
  const { frame, random, lit, side } = stage
  const { width, height } = frame
  const room = layOutWalls(stage, 0.13)
  const { left, right, top, floor } = room
  const [w, h] = [right - left, floor - top]
  const wall = lit(random.pick<Oklch>(triples('0.94,0.03,85 0.92,0.03,200 0.93,0.035,140')))
  const half = w * 0.47
  const cases = [left + w * 0.01, left + w * 0.52].map((x, i) =>
    shelves([x, top + h * 0.2, half, h * 0.78], 4, lit, random.fork(`case ${i}`)),
  )
  const sign = [
    roundRect([left + w * 0.3, top + h * 0.03, w * 0.4, h * 0.12], 14, lit([0.58, 0.14, 30]), {
      ...{ role: 'body', relief: 6 },
    }),
    ...[0.36, 0.46, 0.56].map((share) =>
      roundRect(
        [left + w * share, top + h * 0.07, w * 0.07, h * 0.04],
        6,
        lit([0.95, 0.05, 90]),
        'detail',
      ),
    ),
  ]
  const [from, to] = side > 0 ? [width * 0.62, width * 1.04] : [width * -0.04, width * 0.38]
  const desk = floor - h * 0.06
  const counter = [
    ellipse(
      [(from + to) / 2, height * 0.965],
      [(to - from) * 0.54, height * 0.02],
      [0.25, 0.03, 60],
      { ...{ role: 'shadow', blur: 10, alpha: 0.35, plain: true } },
    ),
    roundRect([from, desk, to - from, height * 0.965 - desk], 8, lit([0.7, 0.08, 60]), {
      ...{ role: 'body', relief: 8 },
    }),
    roundRect([from - 14, desk - 22, to - from + 28, 30], 8, lit([0.9, 0.02, 80]), 'body relief 4'),
  ]
  const tillX = from + (to - from) * 0.5
  const till = [
    roundRect([tillX - 62, desk - 84, 124, 62], 8, lit([0.4, 0.02, 250]), 'metal'),
    inside(
      roundRect([tillX - 48, desk - 164, 96, 68], 8, lit([0.32, 0.02, 250]), 'metal'),
      roundRect(
        [tillX - 40, desk - 157, 80, 54],
        4,
        linear([0, desk - 157], [0, desk - 103], [0.84, 0.06, 220], [0.7, 0.09, 240]),
        'glow',
      ),
    ),
  ]
  const lamps = [0.28, 0.5, 0.72].map((share) =>
    roundRect([width * share - w * 0.07, top * 0.42, w * 0.14, 16], 8, [0.97, 0.05, 95], {
      ...{ role: 'glow', plain: true },
    }),
  )
  return [
    layer('room', 'ground', shell(stage, room, wall, lit([0.86, 0.02, 80]))),
    layer('shelves', 'masses', cases.flat(), sign),
    layer('counter', 'forms', counter, till),
    layer('lamps', 'light', lamps),
  ]
}
