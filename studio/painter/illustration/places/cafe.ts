import { type Oklch, mixColour } from '../../colour'
import { disc, ellipse, form, inside, layer, line, place, roundRect } from '../build/form'
import { type Form, type Layer, fillPath, strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { greenery } from './living-room'
import { layOutWalls, shell } from './room'
import { isSnowy, leafBehind, weatherBehind } from './window'
import { type Stage, halo, isDark, rect, tree } from './stage'
import { type Point, polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'

type Lit = Stage['lit']

/** A cup on its saucer, seen a little from above; (0, 0) its foot, about 80 wide. */
function cup(lit: Lit, glaze: Oklch): Form[] {
  const china = lit(glaze)
  return [
    ellipse([0, -4], [58, 13], tone(china, -0.06), 'body'),
    form('30,-50! 62,-54 60,-18 26,-18! 26,-26 50,-28 50,-44 30,-42!', china, 'body'),
    form('-40,-60! 40,-60! 34,-18 20,-6 -20,-6 -34,-18', china, 'body relief 7'),
    inside(
      ellipse([0, -60], [40, 10], tone(china, 0.03), 'body'),
      ellipse([0, -57], [33, 8], lit([0.46, 0.08, 55]), 'detail'),
      form('-12,-58 0,-63 12,-58 0,-52', lit([0.9, 0.04, 75]), 'detail'),
    ),
  ]
}

const steam = ([x, y]: Point): Form[] =>
  [-14, 10].map((dx, i) =>
    line(
      `${x + dx},${y} ${x + dx - 12},${y - 34} ${x + dx + 10},${y - 66} ${x + dx},${y - 104 + i * 20}`,
      7,
      [0.98, 0.01, 80],
      { ...{ role: 'light', plain: true, alpha: 0.6, blur: 2 } },
    ),
  )

/** Bent wood, seen from the side; (0, 0) between its feet, it faces right. */
function chair(wood: Oklch): Form[] {
  const rod = (path: string, width = 13): Form => line(path, width, wood, 'body even')
  return [
    ellipse([6, 2], [92, 12], [0.25, 0.03, 60], 'shadow plain alpha 0.4 blur 6'),
    rod('-52,-158 -64,-80 -76,0'),
    rod('56,-158 62,-80 70,0'),
    rod('-58,-70 0,-62 60,-70', 8),
    rod('-60,-160 -82,-270 -66,-338 -30,-330 -34,-240 -46,-160'),
    ellipse([0, -162], [80, 18], tone(wood, 0.1), 'body relief 4'),
  ]
}

/** Steel, two groups, a rack of cups on top; (0, 0) the middle of its foot. */
function machine(lit: Lit): Form[] {
  const steel = lit([0.82, 0.01, 250])
  const dark = lit([0.3, 0.02, 260])
  return [
    ...[-62, -20, 22, 64].map((x) =>
      roundRect([x - 17, -166, 34, 28], 6, lit([0.95, 0.012, 85]), 'body'),
    ),
    roundRect(
      [-96, -140, 192, 132],
      14,
      linear([0, -140], [0, -8], tone(steel, 0.08), tone(steel, -0.14)),
      'metal relief 8',
    ),
    roundRect([-80, -74, 160, 56], 6, dark, 'detail'),
    ...[-40, 40].flatMap((x) => [
      roundRect([x - 20, -84, 40, 18], 4, steel, 'metal'),
      line(`${x},-66 ${x - 22},-60 ${x - 44},-58`, 9, dark, 'body even'),
      roundRect([x - 14, -42, 28, 22], 5, lit([0.96, 0.01, 85]), 'body'),
    ]),
    disc([0, -110], 14, lit([0.96, 0.01, 85]), 'detail'),
    roundRect([-100, -16, 200, 16], 5, dark, 'body'),
  ]
}

/** Cakes under a dome of glass. */
function cakes(lit: Lit): Form[] {
  const sponge = lit([0.76, 0.1, 65])
  return [
    roundRect([-8, -30, 16, 30], 3, lit([0.9, 0.01, 85]), 'body'),
    ellipse([0, -32], [78, 12], lit([0.95, 0.01, 85]), 'body'),
    roundRect([-52, -78, 104, 42], 8, sponge, 'body relief 4'),
    roundRect([-54, -88, 108, 20], 9, lit([0.93, 0.05, 20]), 'body'),
    ...[-32, 0, 32].map((x) => disc([x, -92], 8, lit([0.56, 0.2, 22]), 'body')),
    fillPath([0.95, 0.02, 210], 'glass alpha 0.28')`-72,-34! -70,-110 -36,-140 0,-142 36,-140
      70,-110 72,-34!`,
    disc([0, -148], 8, lit([0.8, 0.02, 210]), 'glass'),
  ]
}

export function cafe(stage: Stage): Layer[] {
  const { frame, lit, high, low } = stage
  const { width, height } = frame
  const own = stage.random.fork('cafe')
  const dark = isDark(stage)
  const wall = lit(
    own.pick<Oklch>(triples('0.84,0.045,75 0.62,0.05,165 0.86,0.035,40 0.5,0.06,240')),
  )
  const wood = lit(own.pick<Oklch>(triples('0.52,0.08,55 0.62,0.09,65 0.42,0.07,45')))
  const walls = layOutWalls(stage, 0.14)
  const span = walls.right - walls.left
  const tall = walls.floor - walls.top
  const flip = own.chance(0.5)
  // the window takes one side of the back wall, the bar the other
  const paneW = span * 0.4
  const pane = {
    x: flip ? walls.right - 30 - paneW : walls.left + 30,
    y: walls.top + tall * 0.16,
    w: paneW,
    h: tall * 0.58,
  }
  const street = Array.from({ length: 5 }, (_, i) => {
    const w = pane.w * 0.28
    const x = pane.x + pane.w * i * 0.2 - 10
    const y = pane.y + pane.h * own.range(0.16, 0.42)
    const house = mixColour(
      lit(own.pick<Oklch>(triples('0.74,0.08,45 0.8,0.05,85 0.7,0.05,250 0.72,0.06,160'))),
      low,
      0.25,
    )
    const lights: Point[][] = []
    for (let wy = y + 24; wy < pane.y + pane.h - 30; wy += 54)
      for (const dx of [0.18, 0.58]) lights.push(rect(x + w * dx, wy, w * 0.2, 28))
    return [
      roundRect([x, y, w, pane.h], 0, house, 'detail'),
      many(lights, dark ? [0.9, 0.1, 85] : tone(house, -0.18), { role: dark ? 'glow' : 'detail' }),
    ]
  }).flat()
  const glass = inside(
    roundRect(
      [pane.x, pane.y, pane.w, pane.h],
      6,
      linear([0, pane.y], [0, pane.y + pane.h], mixColour(high, low, 0.3), low),
      'glass',
    ),
    street,
    tree(
      [pane.x + pane.w * 0.3, pane.y + pane.h],
      pane.w * 0.62,
      leafBehind(stage, [0.56, 0.1, 140], isSnowy(stage)),
      own.fork('tree'),
    ),
    weatherBehind(stage, pane, own.fork('weather')),
    fillPath([0.99, 0.01, 200], 'light plain alpha 0.16')`
      ${pane.x + pane.w * 0.1},${pane.y + pane.h} ${pane.x + pane.w * 0.3},${pane.y + pane.h}
      ${pane.x + pane.w * 0.74},${pane.y} ${pane.x + pane.w * 0.54},${pane.y}`,
  )
  const bars = many(
    [
      rect(pane.x - 14, pane.y - 14, pane.w + 28, 16),
      rect(pane.x - 14, pane.y, 16, pane.h),
      rect(pane.x + pane.w - 2, pane.y, 16, pane.h),
      rect(pane.x + pane.w / 2 - 5, pane.y, 10, pane.h),
      rect(pane.x, pane.y + pane.h * 0.26, pane.w, 9),
      rect(pane.x - 26, pane.y + pane.h - 4, pane.w + 52, 22),
    ],
    wood,
    { role: 'body' },
  )
  const bar = { x: flip ? walls.left - 10 : walls.left + span * 0.49, w: span * 0.51 + 10 }
  const barMid = bar.x + bar.w / 2
  const counterTop = walls.floor - 232
  const slats = Array.from({ length: 15 }, (_, i) =>
    rect(bar.x + (bar.w * i) / 15, counterTop + 20, 4, 230),
  )
  const counter = [
    inside(
      roundRect(
        [bar.x, counterTop + 14, bar.w, 234],
        4,
        linear([0, counterTop], [0, walls.floor + 16], wood, tone(wood, -0.1)),
        'body',
      ),
      many(slats, tone(wood, -0.12)),
    ),
    roundRect([bar.x - 14, counterTop, bar.w + 28, 24], 6, tone(wood, 0.16), 'body'),
  ]
  const glazes: readonly [Oklch, ...Oklch[]] = triples(`0.95,0.012,85 0.7,0.09,40 0.64,0.07,200
    0.8,0.09,85`)
  const shelf = (y: number, k: number): Form[] => [
    ...Array.from({ length: Math.floor((bar.w - 70) / 64) }, (_, i) => {
      const x = bar.x + 62 + i * 64
      const fill = lit(glazes[(i * 3 + k) % 4] ?? [0.9, 0.02, 85])
      return (i + k) % 3 === 0
        ? [
            roundRect(
              [x - 20, y - 66, 40, 66],
              8,
              mixColour(fill, lit([0.42, 0.06, 50]), 0.7),
              'glass relief 5',
            ),
            roundRect([x - 17, y - 78, 34, 14], 4, wood, 'body'),
          ]
        : [
            fillPath(fill, 'body relief 4')`${x - 22},${y - 40}! ${x + 22},${y - 40}!
              ${x + 17},${y}! ${x - 17},${y}!`,
          ]
    }).flat(),
    roundRect([bar.x + 24, y, bar.w - 48, 13], 3, tone(wood, 0.08), 'body'),
  ]
  const board = {
    x: bar.x + 40,
    y: walls.top + tall * 0.06,
    w: bar.w - 80,
    h: Math.min(tall * 0.2, 210),
  }
  const chalk: Oklch = [0.93, 0.015, 90]
  const scrawl = [0.3, 0.46, 0.62, 0.78].flatMap((t, i) =>
    polyline([0.46, 0.3 + (i % 2) * 0.06], [0.86, 0.07]).map(
      ([from = 0, long = 0]) =>
        strokePath(5, chalk, 'detail even alpha 0.85')`
        ${board.x + board.w * from},${board.y + board.h * t}
        ${board.x + board.w * (from + long * 0.5)},${board.y + board.h * t + (i % 2 ? 3 : -3)}
        ${board.x + board.w * (from + long)},${board.y + board.h * t}`,
    ),
  )
  const menu = inside(
    roundRect([board.x, board.y, board.w, board.h], 6, lit([0.3, 0.02, 160]), 'body'),
    scrawl,
    place(
      [
        line('-40,-20 -32,30 0,36 32,30 40,-20 0,-26 -40,-20', 6, chalk, 'detail even'),
        line('40,-8 62,-6 56,20 34,20', 6, chalk, 'detail even'),
        line('-8,-40 -16,-54 -4,-70', 5, chalk, 'detail'),
        line('14,-40 6,-54 18,-70', 5, chalk, 'detail'),
      ],
      [board.x + board.w * 0.22, board.y + board.h * 0.58],
      { scale: board.h / 190 },
    ),
  )
  const shade = lit(
    own.pick<Oklch>(triples('0.44,0.12,25 0.36,0.05,160 0.74,0.12,75 0.3,0.02,260')),
  )
  const drop = height * 0.2
  const lamps = [0.24, 0.5, 0.76]
    .map((t, i) => {
      const [x, y] = [width * t, drop + (i === 1 ? 46 : 0)]
      return [
        halo([x, y + 12], 190, [0.96, 0.09, 85], dark ? 0.6 : 0.34),
        line(polyline([x, -6], [x, y / 2], [x, y - 50]), 5, lit([0.25, 0.02, 60]), 'detail even'),
        ellipse([x, y], [52, 12], [0.97, 0.09, 88], 'glow'),
        fillPath(shade, 'metal relief 8')`${x - 12},${y - 66}! ${x + 12},${y - 66}!
          ${x + 30},${y - 38} ${x + 58},${y + 2}! ${x},${y - 4} ${x - 58},${y + 2}!
          ${x - 30},${y - 38}`,
      ]
    })
    .flat()
  const top = tone(wood, 0.12)
  const table = place(
    [
      ellipse([0, 4], [120, 16], [0.22, 0.03, 60], 'shadow plain alpha 0.45 blur 8'),
      roundRect([-9, -196, 18, 190], 4, lit([0.28, 0.015, 260]), 'metal'),
      ellipse([0, -4], [78, 14], lit([0.3, 0.015, 260]), 'metal'),
      ellipse([0, -196], [198, 46], tone(top, -0.14), 'body'),
      ellipse([0, -206], [198, 46], top, 'body'),
      ...place(cup(lit, [0.96, 0.012, 85]), [-82, -200], { scale: 1.02 }),
      ...place(cup(lit, own.pick(glazes)), [78, -184], { scale: 1.02, flip: true }),
      ellipse([2, -222], [52, 11], lit([0.96, 0.01, 85]), 'body'),
      fillPath(lit([0.7, 0.12, 62]), 'body relief 5')`-34,-226! -22,-250 0,-256 24,-250 36,-226!
        16,-234 -14,-234`,
      ...[-12, 6, 22].map((x) =>
        line(`${x},-252 ${x - 4},-244 ${x - 2},-234`, 4, lit([0.52, 0.11, 52]), 'detail'),
      ),
      ...steam([-82, -268]),
      ...steam([78, -252]),
    ],
    [width * 0.5, height * 0.955],
    { scale: 1.16 },
  )
  return [
    layer('shell', 'ground', shell(stage, walls, wall, lit([0.6, 0.07, 60]))),
    layer('window', 'setting', glass, named('window-frame', bars)),
    layer(
      'shelves',
      'masses',
      menu,
      shelf(counterTop - 190, 0),
      tall > 900 ? shelf(counterTop - 330, 1) : [],
    ),
    layer(
      'bar',
      'forms',
      place(machine(lit), [barMid - bar.w * 0.14, counterTop], { scale: 0.95 }),
      place(cakes(lit), [barMid + bar.w * 0.3, counterTop], { scale: 0.86 }),
      counter,
    ),
    layer(
      'plant',
      'masses',
      place(
        greenery(lit, lit([0.66, 0.1, 44])),
        [flip ? width * 0.95 : width * 0.05, height * 0.93],
        { scale: 1.05, flip },
      ),
    ),
    layer(
      'chairs',
      'forms',
      place(chair(tone(wood, -0.06)), [width * 0.5 - 262, height * 0.95], { scale: 1.1 }),
      place(chair(tone(wood, -0.06)), [width * 0.5 + 262, height * 0.95], {
        scale: 1.1,
        flip: true,
      }),
    ),
    layer('table', 'forms', table),
    layer('lamps', 'light', lamps),
  ]
}
