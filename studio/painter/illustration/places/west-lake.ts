import { cos, sin } from '../../../lib/maths'
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
import { downwards, linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Stage, drawAir, band, dash, halo, hills, isDark, rect, drawSky } from './stage'
import { type Point, polyline, triples } from '../../drawing/notation'
import { pointsAt } from '../../geometry'

type Lit = Stage['lit']

/** A pagoda of eight sides on its hill; (0, 0) its foot, about 430 tall. */
function pagoda({ lit, ...stage }: Stage): Form[] {
  const dark = isDark({ time: stage.time })
  const wall = lit([0.7, 0.09, 55])
  const roof = lit([0.42, 0.05, 60])
  const storeys = [0, 1, 2, 3, 4].flatMap((k) => {
    const [y, half] = [-k * 68, 82 - k * 11]
    return [
      roundRect(
        [-half * 0.78, y - 62, half * 1.56, 62],
        2,
        linear([-half, 0], [half, 0], tone(wall, 0.06), wall, tone(wall, -0.14)),
        'body',
      ),
      many(
        [-0.46, -0.08, 0.3].map((t) => rect(half * t, y - 44, half * 0.17, 38)),
        dark ? [0.9, 0.13, 75] : tone(wall, -0.24),
        { role: dark ? 'glow' : 'detail' },
      ),
      form(
        `${-half * 1.26},${y - 56}! ${-half * 0.9},${y - 66} ${-half * 0.7},${y - 80}! ${half * 0.7},${y - 80}! ${half * 0.9},${y - 66} ${half * 1.26},${y - 56}! 0,${y - 50}`,
        linear([-half, 0], [half, 0], tone(roof, 0.1), roof, tone(roof, -0.06)),
        'body',
      ),
      strokePath(4, lit([0.8, 0.12, 82]), 'detail even')`${-half * 1.26},${y - 56} 0,${y - 50}
        ${half * 1.26},${y - 56}`,
    ]
  })
  return [
    ...storeys,
    form('-40,-350! -16,-380 0,-404! 16,-380 40,-350!', roof, 'body'),
    line('0,-400 0,-430 0,-470', 9, lit([0.78, 0.13, 82]), 'metal end'),
    disc([0, -424], 9, lit([0.8, 0.13, 82]), 'metal'),
  ]
}

/** A lantern of stone in the lake, with round lights; (0, 0) at the water, about 210 tall. */
function lantern(lit: Lit, dark: boolean): Form[] {
  const stone = lit([0.72, 0.02, 85])
  const lamp: Oklch = dark ? [0.94, 0.13, 80] : tone(stone, -0.32)
  const shaded = (half: number): Parameters<typeof form>[1] =>
    linear([-half, 0], [half, 0], tone(stone, 0.1), stone, tone(stone, -0.16))
  return [
    ...(dark ? [halo([0, -92], 150, [0.95, 0.12, 80], 0.5)] : []),
    ellipse([0, 2], [78, 13], lit([0.4, 0.04, 200]), 'shadow plain alpha 0.5'),
    form('-62,0! -50,-26 -30,-44! 30,-44! 50,-26 62,0! 0,10', shaded(60), 'body'),
    inside(
      ellipse([0, -92], [56, 52], shaded(56), 'body relief 8'),
      disc([0, -90], 18, lamp, { role: dark ? 'glow' : 'detail' }),
      ...[-40, 40].map((x) => ellipse([x, -90], [9, 17], lamp, { role: dark ? 'glow' : 'detail' })),
    ),
    form('-70,-134! -40,-150 -18,-170! 18,-170! 40,-150 70,-134! 0,-124', shaded(66), 'body'),
    form('-16,-168! -24,-186 0,-222! 24,-186 16,-168!', shaded(22), 'body relief 4'),
  ]
}

/** A bridge of one arch, the causeway running into it; (0, 0) the water under its crown. */
function bridge(half: number, lit: Lit): Form[] {
  const stone = lit([0.84, 0.02, 80])
  const rise = (x: number): number => -18 - 128 * Math.max(0, 1 - (x / 420) ** 2)
  const deck = Array.from({ length: 57 }, (_, i): Point => {
    const x = ((i / 56) * 2 - 1) * half
    return [x, rise(x)]
  })
  const arch = Array.from({ length: 17 }, (_, i): Point => {
    const angle = Math.PI * (i / 16)
    return [-cos(angle) * 78, -sin(angle) * 88 + 8]
  })
  const rail = deck.map(([x, y]): Point => [x, y - 32])
  return [
    polygonForm(
      [[...deck, [half, 10], [78, 10], ...[...arch].reverse(), [-78, 10], [-half, 10]]],
      linear([0, -150], [0, 10], tone(stone, 0.04), tone(stone, -0.12)),
      'body',
    ),
    line(arch, 11, tone(stone, 0.06), 'detail even'),
    line(deck, 9, tone(stone, -0.16), 'detail even'),
    many(
      deck.map(([x, y]) => rect(x - 4, y - 40, 8, 40)),
      tone(stone, 0.02),
      { role: 'body' },
    ),
    line(rail, 8, tone(stone, 0.06), 'body even'),
  ]
}

/** Hanging willow twigs from the corner of the frame. */
function willow(stage: Stage, side: -1 | 1): Form[] {
  const { frame, lit } = stage
  const { width, height } = frame
  const own = stage.random.fork('willow')
  const autumn = stage.season === 'autumn'
  const green = lit(autumn ? [0.74, 0.13, 92] : [0.64, 0.13, 128])
  const x0 = side < 0 ? 0 : width
  const bough: readonly Point[] =
    polyline(`${x0 + side * 30},${height * 0.2} ${x0 - side * width * 0.1},${height * 0.09}
      ${x0 - side * width * 0.36},${height * 0.04}`)
  const twigs = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14
    const x = x0 - side * (t * width * 0.36 - 6)
    const y = height * (0.14 - t * 0.1)
    const long = height * own.range(0.14, 0.4) * (1 - t * 0.35)
    const sway = own.range(6, 34) * -side
    const leaves = Array.from({ length: Math.floor(long / 21) }, (_l, k) => {
      const v = (k + 1) / (long / 21)
      const at: Point = [x + sway * v * v, y + long * v]
      return (
        ellipse([at[0] + (k % 2 ? 8 : -8), at[1]], [4.6, 17], green, { turn: k % 2 ? -0.5 : 0.5 })
          .rings[0] ?? []
      )
    })
    return [
      strokePath(3.4, tone(green, -0.12), 'detail end')`${x},${y}
        ${x + sway * 0.25},${y + long * 0.5} ${x + sway},${y + long}`,
      many(leaves, tone(green, (i % 3) * 0.045 - 0.05), { role: 'foliage' }),
    ]
  }).flat()
  return [line(bough, 24, lit([0.4, 0.04, 60]), 'body end'), ...twigs]
}

function boat(lit: Lit): Form[] {
  const wood = lit([0.44, 0.07, 50])
  return [
    ellipse([0, 6], [150, 8], lit([0.4, 0.04, 210]), 'shadow plain alpha 0.4'),
    ...[-60, 60].map((x) => roundRect([x - 4, -82, 8, 60], 2, tone(wood, -0.06), 'body')),
    form('-92,-78! -60,-100 0,-108 60,-100 92,-78! 0,-84', lit([0.56, 0.08, 75]), 'body relief 5'),
    form('-160,-34! -110,-20 0,-16 110,-20 160,-34! 128,4 -128,4', wood, 'body relief 6'),
    line('128,-30 136,-90 142,-132', 6, tone(wood, -0.05), 'body even'),
  ]
}

export function westLake(stage: Stage): Layer[] {
  const { frame, lit, random, high, low } = stage
  const { width, height } = frame
  const own = random.fork('west lake')
  const dark = isDark(stage)
  const side: -1 | 1 = own.chance(0.5) ? -1 : 1
  const shore = height * 0.5
  const green = lit(stage.season === 'autumn' ? [0.6, 0.1, 75] : [0.54, 0.08, 160])
  const water = mixColour(low, lit([0.66, 0.06, 200]), dark ? 0.35 : 0.5)
  const peakX = width * (0.5 + side * 0.2)
  const hill = form(
    `${peakX - 330},${shore + 10} ${peakX - 200},${shore - 60} ${peakX - 60},${shore - 118}
      ${peakX + 60},${shore - 116} ${peakX + 190},${shore - 66} ${peakX + 340},${shore + 10}`,
    downwards(shore - 120, shore, mixColour(green, low, 0.12), mixColour(green, low, 0.3)),
    'backdrop',
  )
  const tower = place(pagoda(stage), [peakX, shore - 104], { scale: 0.68 })
  const bridgeX = width * (0.5 - side * 0.22)
  const bridgeY = shore + height * 0.075
  // its ends lie outside the frame
  const long = width
  const spots = triples('0.34,0.72,0.72 0.62,0.68,0.62 0.52,0.84,0.98').map(
    ([u = 0, v = 0, k = 0]) => ({
      at: [side > 0 ? width * u : width * (1 - u), height * v] satisfies Point,
      k,
    }),
  )
  const shine = Array.from({ length: 42 }, () => {
    const y = own.range(shore + 40, height)
    const near = (y - shore) / (height - shore)
    return dash(
      [own.range(0, width), y],
      own.range(26, 70) * (0.5 + near),
      3 + near * 6,
      tone(water, own.chance(0.5) ? 0.1 : -0.07),
      { alpha: 0.6 },
    )
  })
  const mirrored = spots.map(({ at: [x, y], k }) =>
    ellipse([x, y + 70 * k], [46 * k, 78 * k], dark ? [0.9, 0.12, 80] : lit([0.5, 0.03, 180]), {
      role: 'shadow',
      plain: true,
      alpha: dark ? 0.32 : 0.28,
      blur: 7,
    }),
  )
  const leaves = Array.from({ length: 13 }, (_, i) => {
    const x = side > 0 ? own.range(width * 0.6, width) : own.range(0, width * 0.4)
    const y = height * (0.88 + (i / 13) * 0.12)
    const r = own.range(44, 80)
    return inside(
      ellipse([x, y], [r, r * 0.3], lit([0.58 + (i % 3) * 0.04, 0.11, 150]), 'foliage relief 4'),
      line(pointsAt([x, y], [r, 1], '-0.7,0 0,-3 0.7,0'), 3, lit([0.72, 0.1, 145]), 'detail'),
    )
  })
  const blossoms = [0.66, 0.82, 0.93].flatMap((u, i) => {
    const [x, y] = [side > 0 ? width * u : width * (1 - u), height * (0.85 + (i % 2) * 0.05)]
    const pink = lit([0.82, 0.1, 355])
    return [
      line(pointsAt([x, y], 1, '0,60 3,20 0,0'), 7, lit([0.55, 0.1, 145]), 'foliage even'),
      ...[-0.9, 0.9, -0.45, 0.45, 0].flatMap((turn) =>
        place(
          [
            fillPath(linear([0, -62], [0, 4], pink, tone(pink, 0.12)), 'petal relief 3')`0,4! 18,-24
              14,-46 0,-62! -14,-46 -18,-24`,
          ],
          [x, y],
          { turn },
        ),
      ),
    ]
  })
  return [
    ...drawSky(stage, shore, [width * (0.5 - side * 0.22), shore * 0.42]),
    layer(
      'far hills',
      'setting',
      hills(stage, shore + 6, height * 0.15, mixColour(green, low, 0.72), 'far'),
      hills(stage, shore + 6, height * 0.09, mixColour(green, low, 0.5), 'near'),
    ),
    layer(
      'water',
      'ground',
      band(
        stage,
        shore,
        height + 8,
        downwards(shore, height, mixColour(water, low, 0.5), water, mixColour(water, high, 0.35)),
      ),
    ),
    layer('shine', 'ground', shine),
    layer('hill with its pagoda', 'masses', tower, hill),
    layer(
      'bridge',
      'forms',
      ellipse(
        [bridgeX, bridgeY + 12],
        [340, 16],
        lit([0.42, 0.04, 200]),
        'shadow plain alpha 0.35 blur 6',
      ),
      place(bridge(long, lit), [bridgeX, bridgeY], { scale: 0.86 }),
    ),
    layer(
      'boat',
      'details',
      place(boat(lit), [width * (0.5 + side * 0.3), height * 0.66], {
        scale: 0.62,
        flip: side < 0,
      }),
    ),
    layer(
      'lanterns',
      'forms',
      mirrored,
      ...spots.map(({ at, k }) => place(lantern(lit, dark), at, { scale: k })),
    ),
    layer('lotus', 'details', stage.season === 'winter' ? [] : [...leaves, ...blossoms]),
    layer('willow', 'details', stage.season === 'winter' ? [] : willow(stage, side < 0 ? 1 : -1)),
    ...drawAir(stage),
  ]
}
