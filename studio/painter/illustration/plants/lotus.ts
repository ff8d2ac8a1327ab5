import { TAU, cos, sin } from '../../../lib/maths'
import { type Oklch, mixColour } from '../../colour'
import type { Composing, Random, Trait } from '../family'
import { disc, form, inside, layer, line, place, polygonForm } from '../build/form'
import { fillPath, fillPolygon, strokePath } from '../build/outlines'
import { linear, radial, tone, tones } from '../build/fill'
import { arcPath } from '../build/path'
import type { Form, Illustration, Layer } from '../node'
import { DYES } from '../../palettes/tints'
import { dragonfly } from './dragonfly'
import { type Point, polyline, triples } from '../../drawing/notation'
import { pointsAt } from '../../geometry'

const PINKS: readonly [Oklch, ...Oklch[]] = triples(`0.74,0.14,0 0.7,0.15,355 0.78,0.11,8
  0.93,0.03,340`)

/** One petal from (0, 0) upwards: white at its foot, coloured at its tip. */
function petal(length: number, width: number, colour: Oklch, shade = 0): Form {
  const pale = mixColour(colour, [0.97, 0.02, 20], 0.75)
  const veins = [-0.5, -0.18, 0.18, 0.5].map((t) =>
    line(
      `${t * width * 0.2},${-length * 0.1} ${t * width * 0.62},${-length * 0.5}
        ${t * width * 0.12},${-length * 0.93}`,
      Math.max(2.5, width * 0.022),
      tone(colour, -0.06 + shade),
      'detail alpha 0.7',
    ),
  )
  return inside(
    form(
      `0,0 ${width * 0.42},${-length * 0.3} ${width * 0.46},${-length * 0.58} 0,${-length}!
        ${-width * 0.46},${-length * 0.58} ${-width * 0.42},${-length * 0.3}`,
      linear(
        [0, 0],
        [0, -length],
        tone(pale, shade),
        tone(mixColour(pale, colour, 0.4), shade),
        tone(colour, shade - 0.03),
      ),
      { role: 'petal', relief: width * 0.05 },
    ),
    ...veins,
  )
}

/** A flower seen from the side; (0, 0) where the stalk meets it, `r` its half width. */
function flower(r: number, colour: Oklch): Form[] {
  const fan = (
    turns: readonly number[],
    length: number,
    width: number,
    shade: number,
    lift = 0,
  ): Form[] =>
    turns.flatMap((turn) =>
      place(
        [petal(length * (1 - Math.abs(turn) * 0.09), width, colour, shade)],
        [sin(turn) * r * 0.12, -lift],
        { turn },
      ),
    )
  const pod = inside(
    form(
      `${-r * 0.26},${-r * 0.62} ${r * 0.26},${-r * 0.62} ${r * 0.14},${-r * 0.26}
        ${-r * 0.14},${-r * 0.26}`,
      linear([0, -r * 0.64], [0, -r * 0.2], [0.88, 0.13, 105], [0.7, 0.12, 115]),
      'body',
    ),
    ...[-0.14, -0.02, 0.1, 0.19].map((x) =>
      disc([x * r, -r * 0.58], r * 0.032, [0.55, 0.1, 110], 'detail'),
    ),
  )
  const stamens = Array.from({ length: 15 }, (_, i) => {
    const turn = -0.9 + (i / 14) * 1.8
    return strokePath(r * 0.022, [0.88, 0.15, 88], 'detail even')`
      ${sin(turn) * r * 0.16},${-r * 0.3}
      ${sin(turn) * r * 0.38},${-r * 0.34 - cos(turn) * r * 0.34}`
  })
  return [
    ...fan([-0.62, 0.62, -0.32, 0.32, 0], r * 1.22, r * 0.56, -0.06),
    ...fan([-0.98, 0.98], r * 1.12, r * 0.5, -0.03),
    ...stamens,
    pod,
    ...fan([-1.36, 1.36], r * 1.12, r * 0.46, -0.01),
    ...fan([-0.72, 0.72], r * 0.92, r * 0.5, 0.015),
    ...fan([-0.34, 0.34], r * 0.82, r * 0.5, 0.025),
    ...fan([0], r * 0.76, r * 0.5, 0.04),
  ]
}

/** A closed bud on its stalk; (0, 0) the foot of the bud. */
const bud = (r: number, colour: Oklch): Form[] => [
  ...place([petal(r * 1.5, r * 0.7, colour, -0.05)], [0, 0], { turn: -0.16 }),
  ...place([petal(r * 1.5, r * 0.7, colour, -0.02)], [0, 0], { turn: 0.16 }),
  petal(r * 1.46, r * 0.72, colour, 0.03),
]

/** A round leaf on the water. */
function pad(rx: number, ry: number, green: Oklch, notch: number): Form {
  const edge = arcPath(0, 0, rx, ry, notch + 0.16, notch + TAU - 0.16)
  const veins = Array.from({ length: 11 }, (_, i) => {
    const angle = notch + 0.4 + (i / 10) * (TAU - 0.8)
    return strokePath(Math.max(3, rx * 0.022), tone(green, 0.09), 'detail end')`0,0
      ${cos(angle) * rx * 0.9},${sin(angle) * ry * 0.9}`
  })
  return inside(
    polygonForm(
      [[[0, 0], ...edge]],
      radial([-rx * 0.2, -ry * 0.2], [rx * 1.2, ry * 1.2], ...tones(green, 0.1, 0, -0.09)),
      { role: 'foliage', relief: ry * 0.16 },
    ),
    ...veins,
  )
}

/** A leaf on a stalk above the water, seen from the side: a shallow bowl. */
const raisedLeaf = (r: number, green: Oklch): Form[] => [
  fillPath(tone(green, -0.12), 'foliage')`${-r},${-r * 0.1}! ${-r * 0.5},${-r * 0.42}
    ${r * 0.3},${-r * 0.46} ${r},${-r * 0.16}! ${r * 0.4},${0.02 * r} ${-r * 0.5},${r * 0.06}`,
  inside(
    form(
      `${-r},${-r * 0.1}! ${-r * 0.4},${-r * 0.04} ${r * 0.4},${-r * 0.08}
          ${r},${-r * 0.16}! ${r * 0.6},${r * 0.3} 0,${r * 0.42} ${-r * 0.64},${r * 0.32}`,
      linear([0, -r * 0.2], [0, r * 0.45], tone(green, 0.08), tone(green, -0.06)),
      { role: 'foliage', relief: r * 0.08 },
    ),
    ...[-0.7, -0.4, -0.1, 0.2, 0.5, 0.75].map(
      (t) =>
        strokePath(4, tone(green, 0.13), 'detail')`${t * r * 1.05},${-r * 0.1}
        ${t * r * 0.7},${r * 0.16} ${t * r * 0.1},${r * 0.42}`,
    ),
  ),
]

const ripples = (width: number, from: number, to: number, random: Random, water: Oklch): Form[] =>
  Array.from({ length: 9 }, (_, i) => {
    const y = from + ((i + 0.5) / 9) * (to - from)
    const x = random.range(0, width)
    const half = random.range(90, 240)
    return line(pointsAt([x, y], [half, 1], '-1,0 0,-5 1,0'), 5, tone(water, 0.07), 'detail plain')
  })

const wants = (traits: readonly Trait[], value: string): boolean =>
  traits.some((trait) => trait.slot === 'with' && trait.value === value)

/** One to three large blossoms over their leaves and the water. */
export function composeLotus({ brief, frame, random, standsInSetting }: Composing): Illustration {
  const { width, height } = frame
  const colour = brief.main.tint ? DYES[brief.main.tint] : random.fork('colour').pick(PINKS)
  const petals: Oklch = brief.main.tint === 'white' ? [0.93, 0.03, 340] : colour
  const night = brief.time === 'night'
  const sky: Oklch = night
    ? [0.36, 0.06, 265]
    : random
        .fork('sky')
        .pick<Oklch>(triples('0.92,0.035,175 0.93,0.03,100 0.9,0.04,220 0.92,0.035,20'))
  const water: Oklch = night ? [0.3, 0.06, 230] : mixColour(sky, [0.7, 0.07, 195], 0.6)
  const green: Oklch = night
    ? [0.42, 0.08, 165]
    : [0.55, 0.11, random.fork('green').range(145, 168)]
  const level = height * 0.7
  const count = Math.max(1, Math.min(3, brief.main.count ?? 1))
  const flip = random.fork('flip').sign()
  const r = Math.min(width * 0.34, height * 0.27) * (count === 1 ? 1 : 0.72)
  const middle: Point = [width * (0.5 + 0.02 * flip), height * (count === 1 ? 0.55 : 0.5)]
  const spots: Point[] = [
    middle,
    [width * (0.5 - 0.27 * flip), height * 0.66],
    [width * (0.5 + 0.29 * flip), height * 0.68],
  ].slice(0, count) as Point[]
  if (count === 2) spots[0] = [width * (0.5 + 0.2 * flip), height * 0.5]
  const stalk = (at: Point, foot: number): Form =>
    line(
      [at, [at[0] + 14, (at[1] + foot) / 2], [at[0] - 6, foot]],
      r * 0.07,
      tone(green, -0.03),
      'foliage even relief 4',
    )
  const budAt: Point = [width * (0.5 - 0.31 * flip), height * 0.3]
  const leafSpot: Point = [width * (0.5 + 0.3 * flip), height * 0.36]
  const [rx, ry] = [width * 0.27, height * 0.075]
  const pads = triples('0.16,0.8,1 0.86,0.82,0.92 0.5,0.93,1.25 0.68,0.75,0.7 0.34,0.74,0.66')
  const floating = [...pads]
    .sort((a, b) => a[1] - b[1])
    .flatMap(([x, y, k], i) =>
      place(
        [
          pad(
            rx * k,
            ry * k,
            tone(green, i * 0.012 - 0.03),
            random.fork(`notch ${i}`).range(0, TAU),
          ),
        ],
        [width * x, height * y],
      ),
    )
  const buds =
    count < 3
      ? [stalk(budAt, level + 40), ...place(bud(r * 0.4, petals), budAt, { turn: 0.06 * flip })]
      : []
  const leaf =
    count === 1
      ? [
          stalk([leafSpot[0], leafSpot[1] + r * 0.2], level + 30),
          ...place(raisedLeaf(r * 0.72, tone(green, 0.02)), leafSpot, { flip: flip < 0 }),
        ]
      : []
  const flyer = wants(brief.main.traits, 'dragonfly')
    ? place(
        dragonfly(r / 330, random.fork('fly').pick<Oklch>(triples('0.55,0.16,30 0.5,0.1,235'))),
        [budAt[0] + 8, budAt[1] - r * 0.72],
        { turn: 0.9 * flip },
      )
    : []
  const sun: Form[] = [
    disc(
      [width * (0.5 + 0.06 * flip), height * 0.36],
      Math.min(width, height) * 0.31,
      mixColour(sky, night ? [0.9, 0.06, 95] : [0.97, 0.03, 60], night ? 0.8 : 0.6),
      'backdrop',
    ),
  ]
  const ground: Layer[] = standsInSetting
    ? []
    : [
        layer(
          'sky',
          'ground',
          fillPolygon(linear([0, 0], [0, level], sky, tone(sky, 0.03)), 'ground plain')`0,0
            ${width},0 ${width},${height} 0,${height}`,
        ),
        layer('disc', 'setting', sun),
        layer(
          'water',
          'ground',
          polygonForm(
            [polyline([0, level], [width, level], [width, height], [0, height])],
            linear([0, level], [0, height], tone(water, 0.05), tone(water, -0.08)),
            'ground plain',
          ),
          ripples(width, level + 20, height, random.fork('ripples'), water),
        ),
      ]
  return {
    frame,
    layers: [
      ...ground,
      layer('leaves behind', 'masses', leaf, floating.slice(0, 2)),
      layer('bud', 'forms', buds),
      layer(
        'flowers',
        'forms',
        ...spots.map((at) => [
          stalk(at, level + 60),
          ...place(flower(r, petals), at, { turn: random.fork(`lean ${at[0]}`).spread() * 0.08 }),
        ]),
      ),
      layer('pads', 'forms', floating.slice(2)),
      layer('dragonfly', 'details', flyer),
    ].filter(({ forms }) => forms.length > 0),
    focus: { x: middle[0], y: middle[1] - r * 0.5, radius: r },
    paper: [0.95, 0.02, 90],
  }
}
