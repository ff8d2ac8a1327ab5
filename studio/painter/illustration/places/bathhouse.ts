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
import { type Form, type Layer, fillPath, fillPolygon } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { layOutWalls, shell } from './room'
import { type Stage, rect } from './stage'
import { type Point, pairs, polyline, triples } from '../../drawing/notation'

type Lit = Stage['lit']

/** A wooden pail with its hoops; (0, 0) its foot, 110 wide. */
function pail(lit: Lit): Form[] {
  const wood = lit([0.74, 0.09, 68])
  return [
    ellipse([4, 0], [62, 10], [0.3, 0.03, 220], 'shadow plain alpha 0.4 blur 5'),
    inside(
      form(
        '-54,-84! 54,-84! 46,0 0,8 -46,0',
        linear([-54, 0], [54, 0], tone(wood, 0.06), tone(wood, -0.12)),
        'body relief 7',
      ),
      ...[-36, -18, 0, 18, 36].map((x) =>
        line(`${x},-84 ${x * 0.95},-40 ${x * 0.86},6`, 3, tone(wood, -0.16), 'detail even'),
      ),
      ...[-64, -20].map((y) =>
        line(`-58,${y} 0,${y + 9} 58,${y}`, 8, lit([0.66, 0.08, 85]), 'metal even'),
      ),
    ),
    ellipse([0, -84], [54, 12], tone(wood, 0.08), 'body'),
    ellipse([0, -83], [45, 9], lit([0.72, 0.07, 215]), 'detail'),
  ]
}

function stool(lit: Lit): Form[] {
  const wood = lit([0.78, 0.08, 72])
  return [
    ellipse([0, 0], [72, 9], [0.3, 0.03, 220], 'shadow plain alpha 0.4 blur 5'),
    ...[-44, 44].map((x) => roundRect([x - 10, -58, 20, 58], 3, tone(wood, -0.12), 'body')),
    polygonForm([polyline('-58,-84 58,-84 70,-64 -70,-64')], tone(wood, 0.05), 'body'),
    roundRect([-70, -65, 140, 17], 3, tone(wood, -0.04), 'body'),
  ]
}

/** A duck for the bath, it looks right. */
function duck(): Form[] {
  const yellow: Oklch = [0.87, 0.16, 92]
  return [
    form('-46,0! -58,-34 -40,-28 -10,-34 10,-30 34,-30 46,0!', yellow, 'body relief 6'),
    disc([18, -50], 25, yellow, 'body relief 5'),
    form('38,-54! 60,-48! 38,-40!', [0.68, 0.18, 48], 'body'),
    disc([26, -56], 4, [0.22, 0.02, 60], 'detail'),
  ]
}

/** Peaks over a lake, as baths have them painted on their tiles. */
function mural(box: readonly [number, number, number, number], { lit, random }: Stage): Form {
  const [x, y, w, h] = box
  const blue = lit([0.56, 0.12, random.fork('mural').pick([240, 225, 255])])
  const at = (u: number, v: number): Point => [x + w * u, y + h * v]
  const snow = lit([0.98, 0.005, 220])
  return inside(
    roundRect(
      [x, y, w, h],
      0,
      linear([0, y], [0, y + h], lit([0.72, 0.1, 235]), lit([0.94, 0.04, 80])),
      'body',
    ),
    disc(at(0.78, 0.24), h * 0.1, lit([0.7, 0.18, 35]), 'detail'),
    ...pairs('0.14,0.3 0.34,0.18 0.62,0.34').map(([u = 0, v = 0]) =>
      many(
        [0, 1, 2].map(
          (i) =>
            ellipse(at(u + i * 0.035, v + (i % 2) * 0.02), [w * 0.05, h * 0.03], snow).rings[0] ??
            [],
        ),
        snow,
      ),
    ),
    polygonForm(
      [[at(0.12, 0.78), at(0.44, 0.2), at(0.52, 0.2), at(0.86, 0.78)]],
      linear([0, y + h * 0.2], [0, y + h * 0.8], blue, tone(blue, 0.2)),
      'detail',
    ),
    polygonForm(
      [
        pairs(`0.44,0.2 0.52,0.2 0.63,0.39 0.57,0.36 0.53,0.43 0.48,0.36 0.43,0.43 0.4,0.35
          0.34,0.38`).map(([u, v]) => at(u, v)),
      ],
      snow,
      'detail',
    ),
    form([at(-0.02, 0.78), at(0.12, 0.66), at(0.3, 0.78)], lit([0.48, 0.09, 155]), 'detail'),
    form([at(0.68, 0.78), at(0.88, 0.64), at(1.02, 0.78)], lit([0.52, 0.1, 150]), 'detail'),
    polygonForm(
      [[at(-0.01, 0.77), at(1.01, 0.77), at(1.01, 1.02), at(-0.01, 1.02)]],
      lit([0.66, 0.1, 225]),
      'detail',
    ),
    ...[0.83, 0.9, 0.96].map((v, i) =>
      many(
        [0.1, 0.42, 0.7].map((u) => rect(x + w * (u + i * 0.06), y + h * v, w * 0.14, h * 0.012)),
        lit([0.88, 0.05, 215]),
      ),
    ),
  )
}

export function bathhouse(stage: Stage): Layer[] {
  const { frame, lit } = stage
  const { width, height } = frame
  const own = stage.random.fork('bath')
  const room = layOutWalls(stage, 0.2)
  const span = room.right - room.left
  const tall = room.floor - room.top
  const tile = lit(
    own.pick<Oklch>(triples('0.9,0.03,200 0.92,0.025,165 0.93,0.02,90 0.88,0.035,230')),
  )
  const accent = lit(own.pick<Oklch>(triples('0.52,0.1,245 0.5,0.08,190 0.58,0.13,30')))
  const grout = tone(tile, -0.08)
  const cell = 46
  const joints = [
    ...Array.from({ length: Math.floor(span / cell) }, (_, i) =>
      rect(room.left + (i + 1) * cell, room.top, 2.4, tall),
    ),
    ...Array.from({ length: Math.floor(tall / cell) }, (_, i) =>
      rect(room.left, room.top + (i + 1) * cell, span, 2.4),
    ),
  ]
  // joints of the side walls run to the corners of the back wall
  const sides = Array.from({ length: 12 }, (_, i) => {
    const t = (i + 1) / 13
    const [a, b] = [height * t, room.top + tall * t]
    return [-1, 1].map((k): Point[] => {
      const [edge, corner] = k < 0 ? [0, room.left] : [width, room.right]
      return polyline([edge, a - 1.6], [corner, b - 1], [corner, b + 1], [edge, a + 1.6])
    })
  }).flat()
  const risers = [0.3, 0.55, 0.75, 0.9].flatMap((t) =>
    [room.left * t, width - room.left * t].map((x) =>
      rect(x, room.top * t, 2.6, height - (height - room.floor) * t - room.top * t),
    ),
  )
  const ph = Math.min(tall * 0.56, span * 0.85)
  const poolY = room.floor - 74
  const picture: [number, number, number, number] = [room.left + 16, poolY - 60 - ph, span - 32, ph]
  const frieze = many(
    [rect(room.left, picture[1] - 26, span, 16), rect(room.left, picture[1] + ph + 10, span, 16)],
    accent,
    { role: 'body' },
  )
  // the pool: its near edge wider than its far one
  const near = height * 0.82
  const [fl, fr, nl, nr] = [
    room.left + span * 0.02,
    room.right - span * 0.02,
    width * 0.06,
    width * 0.94,
  ]
  const rim = lit([0.82, 0.03, 75])
  const deep = lit([0.66, 0.1, own.pick([205, 195, 180])])
  const ripples = Array.from({ length: 26 }, (_, i) => {
    const t = own.range(0.1, 0.96)
    const [a, b] = [fl + (nl - fl) * t, fr + (nr - fr) * t]
    const x = a + (b - a) * own.range(0.08, 0.92)
    return ellipse(
      [x, poolY + (near - poolY) * t],
      [(i % 3) * 14 + 26 + t * 30, 2.4 + t * 2.6],
      tone(deep, 0.16),
      'detail plain alpha 0.75',
    )
  })
  const pool: Form[] = [
    fillPolygon(rim, 'body')`${fl - 26},${poolY - 16} ${fr + 26},${poolY - 16}
      ${nr + 46},${near + 34} ${nl - 46},${near + 34}`,
    inside(
      polygonForm(
        [polyline([fl, poolY], [fr, poolY], [nr, near], [nl, near])],
        linear([0, poolY], [0, near], tone(deep, 0.1), tone(deep, -0.04)),
        'glass',
      ),
      ripples,
    ),
    polygonForm(
      [
        polyline(`${nl - 46},${near + 34} ${nr + 46},${near + 34} ${nr + 46},${near + 92}
            ${nl - 46},${near + 92}`),
      ],
      linear([0, near + 34], [0, near + 92], tone(accent, 0.04), tone(accent, -0.06)),
      'body',
    ),
    many(
      Array.from({ length: Math.ceil((nr - nl + 92) / 58) }, (_, i) =>
        rect(nl - 46 + i * 58, near + 34, 3, 58),
      ),
      tone(accent, 0.12),
    ),
  ]
  const spoutX = width * own.pick([0.3, 0.7])
  const spout = [
    roundRect([spoutX - 40, poolY - 74, 80, 62], 8, lit([0.6, 0.02, 240]), 'body relief 8'),
    fillPath(mixColour(deep, [0.97, 0.02, 200], 0.7), 'light')`${spoutX - 24},${poolY - 46}!
      ${spoutX + 24},${poolY - 46}! ${spoutX + 32},${poolY + 16}! ${spoutX - 32},${poolY + 16}!`,
    ellipse([spoutX, poolY + 18], [70, 12], [0.97, 0.015, 200], 'light alpha 0.8'),
  ]
  const towel = (x: number, y: number, colour: Oklch): Form[] =>
    [0, 1, 2].map((i) =>
      roundRect(
        [x - 54 + i * 3, y - 22 - i * 21, 108 - i * 6, 22],
        9,
        i === 1 ? tone(colour, 0.14) : colour,
        'cloth relief 5',
      ),
    )
  const steam = Array.from({ length: 9 }, (_, i) => {
    const t = own.next()
    return ellipse(
      [width * (0.08 + 0.105 * i), poolY - 20 - t * tall * 0.34],
      [own.range(90, 170), own.range(40, 80)],
      [0.985, 0.008, 200],
      { role: 'light', plain: true, alpha: own.range(0.22, 0.42), blur: 34 },
    )
  })
  const lamp = [-1, 1].flatMap((k) => [
    disc([width / 2 + k * span * 0.26, room.top * 0.62], 34, [0.98, 0.05, 90], 'glow'),
  ])
  return [
    layer('shell', 'ground', shell(stage, room, tile, mixColour(tile, lit([0.6, 0.04, 220]), 0.5))),
    layer('tiles', 'ground', many([...joints, ...sides, ...risers], grout, { role: 'ground' })),
    layer('mural', 'masses', mural(picture, stage), frieze, lamp),
    layer(
      'pool',
      'forms',
      pool,
      spout,
      place(duck(), [width * own.range(0.42, 0.58), (poolY + near) / 2 + 20], {
        scale: 1.15,
        flip: own.chance(0.5),
      }),
    ),
    layer(
      'things',
      'details',
      towel(width * 0.8, near + 22, lit([0.95, 0.015, 80])),
      place(pail(lit), [width * 0.24, height * 0.965], { scale: 1.2 }),
      place(stool(lit), [width * 0.46, height * 0.975], { scale: 1.15 }),
      place(pail(lit), [width * 0.72, height * 0.96], { scale: 0.95 }),
    ),
    layer('steam', 'light', steam),
  ]
}
