import { cos, sin } from '../../../lib/maths'
import {
  type Form,
  disc,
  ellipse,
  form,
  inside,
  line,
  mirrored,
  place,
  polygonForm,
  roundRect,
} from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, linear, radial, tone } from '../build/fill'
import { closedPath, ellipsePath, openPath, ribbonPath } from '../build/path'
import { metalFill, sheen } from '../build/shine'
import { type Craft, stand } from './craft'
import { type Item, group, many, standing } from '../build/still/item'
import { type Point, polyline } from '../../drawing/notation'

export function book(craft: Craft): Item {
  const { colour, random, metal } = craft
  if (random.chance(0.45)) return openBook(craft)
  const usual = random.integer(1, 3)
  const count = craft.wish.count === 1 ? 1 : usual
  const covers: Oklch[] = [colour, tone(colour, 0.18), [0.84, 0.08, 80]]
  const items = Array.from({ length: count }, (_, i): Item => {
    const y = -i * 92
    const w = 300 - i * 26
    const dx = random.range(-24, 24)
    const c = covers[i]
    const top = i === count - 1
    const cover = polygonForm(
      [
        polyline(`${-w + dx},${y - 84} ${w + dx},${y - 84} ${w - 60 + dx},${y - 190}
            ${-w + 84 + dx},${y - 190}`),
      ],
      linear([-w, y - 190], [w, y - 80], tone(c, 0.1), tone(c, -0.04)),
      'body',
    )
    const frame = polygonForm(
      [
        polyline(`${-w + 54 + dx},${y - 98} ${w - 50 + dx},${y - 98} ${w - 92 + dx},${y - 176}
            ${-w + 122 + dx},${y - 176}`),
        polyline(`${-w + 66 + dx},${y - 103} ${w - 58 + dx},${y - 103} ${w - 96 + dx},${y - 171}
            ${-w + 128 + dx},${y - 171}`),
      ],
      metal,
      'detail plain alpha 0.9',
    )
    const pages = roundRect(
      [-w + 20 + dx, y - 74, 2 * w - 30, 64],
      6,
      linear([0, y - 74], [0, y - 10], [0.97, 0.02, 85], [0.88, 0.03, 80]),
      'body plain',
    )
    const leaves = many(
      Array.from({ length: 7 }, (_, k) =>
        ribbonPath(
          polyline([-w + 22 + dx, y - 66 + k * 9], [w - 14 + dx, y - 66 + k * 9]),
          1.6,
          'even',
        ),
      ),
      [0.7, 0.03, 75],
      { alpha: 0.6 },
    )
    const board = (dy: number) =>
      roundRect(
        [-w + dx, y + dy, 2 * w, 13],
        5,
        linear([-w, 0], [w, 0], tone(c, 0.04), tone(c, -0.1)),
        { relief: 3 },
      )
    const spine = form(
      `${-w + 22 + dx},${y - 86} ${-w - 12 + dx},${y - 70} ${-w - 16 + dx},${y - 20}
        ${-w + 22 + dx},${y}`,
      linear([-w - 16, 0], [-w + 22, 0], tone(c, -0.08), tone(c, 0.06)),
      { relief: 8 },
    )
    return {
      forms: [
        inside(pages, leaves),
        board(-12),
        board(-86),
        ...(top ? [inside(cover, frame)] : []),
        spine,
      ],
      stands: i === 0 ? [{ at: [dx, 0], radius: [w, 14] }] : [],
    }
  })
  return group(...items)
}

export function openBook({ colour }: Craft): Item {
  const page = form(
    '0,-70! 60,-124 180,-140 330,-116! 380,20! 220,-6 90,-2 0,40!',
    linear([0, 0], [380, 0], [0.8, 0.03, 75], [0.97, 0.02, 88], [0.95, 0.02, 85]),
    'body',
  )
  const lines = many(
    Array.from({ length: 7 }, (_, i) => {
      const t = i / 6
      return ribbonPath(
        openPath(`${40 + t * 6},${-86 + t * 88} ${150 + t * 16},${-118 + t * 98}
          ${300 + t * 34},${-104 + t * 100}`),
        5,
        'even',
      )
    }),
    [0.72, 0.02, 75],
    { alpha: 0.5 },
  )
  const under = fillPath(tone([0.9, 0.03, 80], -0.1), 'body')`0,-60! 60,-112 180,-128 344,-104!
    396,42! 220,18 90,22 0,58!`
  const cover = fillPath(tone(colour, -0.02), 'body relief 5')`0,-50! 60,-100 190,-118 356,-96!
    412,58! 220,36 90,40 0,72!`
  const right = [cover, under, inside(page, lines)]
  const ribbon = fillPath([0.56, 0.19, 25], 'cloth relief 3')`-8,30! 8,30! 14,110 20,150! 4,138!
    -12,152! -4,100`
  return standing('0,44 390,26', [...mirrored(right), ...right, ribbon])
}

export function umbrella(craft: Craft): Item {
  const { colour, random } = craft
  const bands = 7
  const rim = (i: number): Point => {
    const a = Math.PI + (i / bands) * Math.PI
    return [cos(a) * 340, -380 + (i % bands === 0 ? 0 : 18) + sin(a) * -10]
  }
  const panels = Array.from({ length: bands }, (_, i) => {
    const [p, q] = [rim(i), rim(i + 1)]
    const mid: Point = [(p[0] + q[0]) / 2, Math.min(p[1], q[1]) - 20]
    const bulge = (x: number): Point => [x * 0.8, -560 - (1 - (x / 340) * (x / 340)) * 60]
    const c = tone(colour, 0.1 - Math.abs(i - 2) * 0.05 + (random.chance(0) ? 0 : 0))
    return fillPath(c, 'cloth relief 8')`0,-690! ${bulge(q[0])[0]},${bulge(q[0])[1]}
      ${q[0]},${q[1]}! ${mid[0]},${mid[1]} ${p[0]},${p[1]}! ${bulge(p[0])[0]},${bulge(p[0])[1]}`
  })
  const stick = [
    line('0,-700 0,-60', 14, metalFill([-7, 7], craft.metal), 'metal even'),
    line('0,-80 0,-24 22,2 56,-2 66,-36', 26, [0.46, 0.08, 50], 'body even relief 8'),
  ]
  const hollow = fillPath(tone(colour, -0.24), 'shade plain')`-338,-378 -200,-410 0,-420 200,-410
    338,-378 200,-360 0,-352 -200,-360`
  return standing('30,0 46,8', [
    hollow,
    ...stick,
    ...panels,
    line('0,-690 0,-724', 12, tone(craft.metal, -0.1), 'metal'),
  ])
}

export function guitar(craft: Craft): Item {
  const { colour } = craft
  const dark = tone(colour, -0.26)
  const shape =
    '0,-360 -70,-356 -118,-310 -120,-254 -98,-206 -150,-150 -166,-70 -120,-10 0,4 120,-10 166,-70 150,-150 98,-206 120,-254 118,-310 70,-356'
  const body = form(
    shape,
    radial([-30, -190], [230, 260], tone(colour, 0.12), colour, tone(colour, -0.14)),
    'body relief 12',
  )
  const grain = many(
    Array.from({ length: 16 }, (_, i) =>
      ribbonPath(
        openPath(polyline([-160 + i * 21, -370], [-156 + i * 21, -180], [-160 + i * 21, 10])),
        2.4,
      ),
    ),
    tone(colour, -0.08),
    { alpha: 0.4 },
  )
  const hole = [
    disc([0, -206], 54, [0.16, 0.02, 45], 'shade plain'),
    polygonForm(
      [ellipsePath(0, -206, 64, 64), ellipsePath(0, -206, 57, 57)],
      [0.86, 0.07, 80],
      'detail plain',
    ),
  ]
  const binding = polygonForm(
    [
      closedPath(shape),
      closedPath(shape).map(([x, y]): Point => [x * 0.955, -178 + (y + 178) * 0.965]),
    ],
    [0.88, 0.06, 82],
    'detail plain',
  )
  const bridge = roundRect([-66, -96, 132, 20], 6, [0.26, 0.04, 40], { relief: 3 })
  const neck = polygonForm(
    [polyline('-24,-240 24,-240 19,-690 -19,-690')],
    linear([-24, 0], [24, 0], [0.34, 0.05, 42], [0.26, 0.04, 40], [0.2, 0.03, 40]),
    'body',
  )
  const frets = many(
    Array.from({ length: 15 }, (_, i) => {
      const y = -270 - i * 29
      return ribbonPath(polyline([-22, y], [22, y]), 3, 'even')
    }),
    [0.8, 0.02, 85],
  )
  const head = form(
    '-19,-690! -34,-720 -36,-800 -26,-836! 0,-826 26,-836! 36,-800 34,-720 19,-690!',
    linear([-36, 0], [36, 0], dark, tone(dark, 0.1), tone(dark, -0.05)),
    { relief: 6 },
  )
  const pegs = [-1, 1].flatMap((s) =>
    [-728, -762, -796].map((y) => ellipse([s * 46, y], [13, 10], craft.metal, 'metal relief 4')),
  )
  const strings = many(
    Array.from({ length: 6 }, (_, i) =>
      ribbonPath(polyline([-14 + i * 5.6, -712], [-20 + i * 8, -86]), 1.8, 'even'),
    ),
    [0.9, 0.02, 85],
    { alpha: 0.9 },
  )
  const guard = fillPath(tone(dark, -0.02), 'detail relief 3')`20,-190 66,-178 96,-130 80,-90
    40,-104 26,-150`
  const whole = [
    inside(body, grain, binding, guard, sheen(-84, -290, 26, 60, 0.35, 0.5)),
    ...hole,
    bridge,
    neck,
    frets,
    ...pegs,
    head,
    strings,
  ]
  return {
    forms: place(whole, [0, 0], { turn: craft.random.range(0.06, 0.16) * craft.random.sign() }),
    stands: [stand(120, 12)],
  }
}

/** An easel with a landscape that is being painted. */
export function easel({ random }: Craft): Item {
  const wood: Oklch = [0.58, 0.09, 60]
  const leg = (x: number, foot: number): Form =>
    line(polyline([x, -520], [foot, 0]), 24, wood, 'body even relief 6')
  const sky = random.pick<Oklch>([
    [0.86, 0.06, 235],
    [0.84, 0.09, 60],
    [0.8, 0.08, 330],
  ])
  const canvas = inside(
    roundRect([-250, -700, 500, 400], 6, [0.97, 0.01, 90], 'body relief 5'),
    roundRect([-232, -682, 464, 364], 3, sky, 'detail plain'),
    disc([110, -590], 42, [0.9, 0.12, 85], 'detail'),
    form('-240,-400! -130,-560 -30,-450 60,-540 240,-420! 240,-300! -240,-300!', [0.6, 0.08, 250]),
    fillPath([0.66, 0.13, 145], 'detail')`-240,-390! -100,-430 60,-390 240,-410! 240,-300!
      -240,-300!`,
    line('-160,-350 -60,-362 40,-344', 14, [0.72, 0.15, 25], 'detail soft'),
  )
  return standing('0,0 250,24', [
    line(polyline([0, -760], [0, -40]), 20, tone(wood, -0.08), 'body even relief 5'),
    leg(-90, -230),
    leg(90, 230),
    canvas,
    roundRect([-280, -304, 560, 26], 6, tone(wood, 0.06), 'body relief 6'),
    roundRect([-44, -742, 88, 50], 8, tone(wood, 0.02), 'body relief 5'),
  ])
}
