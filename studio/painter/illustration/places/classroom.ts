import { TAU, cos, sin } from '../../../lib/maths'
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
import { type Form, type Layer, strokePath } from '../build/outlines'
import { downwards, linearStops, tone, tones } from '../build/fill'
import { many } from '../build/still/item'
import { type Room, layOutWalls, shell, sideWall } from './room'
import { type Stage, isDark, rect } from './stage'
import { type Point, pairs, polyline, triples } from '../../drawing/notation'

type Lit = Stage['lit']

/** A desk with its chair, seen from behind; (0, 0) on the floor, 240 wide; `k` varies what lies on it. */
function desk(lit: Lit, k: number): Form[] {
  const wood = lit([0.74, 0.09, 68])
  const steel = lit([0.5, 0.02, 250])
  const leg = (x: number, to: number, from: number): Form =>
    line(`${x},${from} ${x},${from / 2} ${x + (x > 0 ? 4 : -4)},${to}`, 11, steel, 'metal even')
  const things: readonly Form[][] = [
    [
      roundRect([-78, -184, 92, 15], 3, lit([0.52, 0.13, 250]), 'body'),
      roundRect([-72, -198, 84, 15], 3, lit([0.66, 0.15, 35]), 'body'),
      roundRect([-76, -211, 80, 14], 3, lit([0.6, 0.11, 155]), 'body'),
    ],
    [form('-60,-176! 0,-184! 60,-176! 70,-162! 0,-170! -70,-162!', lit([0.97, 0.01, 90]), 'body')],
    [
      roundRect([40, -208, 36, 40], 5, lit([0.62, 0.1, 220]), 'body'),
      ...[48, 58, 68].map(
        (x, i) =>
          strokePath(6, lit([0.78 - i * 0.1, 0.15, 85 - i * 30]), 'body even')`${x},-206
          ${x + i * 3 - 3},-224 ${x + i * 5 - 5},-244`,
      ),
    ],
  ]
  return [
    ellipse([0, 0], [130, 13], [0.25, 0.03, 60], 'shadow plain alpha 0.35 blur 6'),
    ...[-108, 108].map((x) => leg(x, -14, -150)),
    polygonForm([polyline('-112,-186 112,-186 128,-156 -128,-156')], tone(wood, 0.06), 'body'),
    ...(things[k % 3] ?? []),
    roundRect([-128, -157, 256, 34], 4, tone(wood, -0.08), 'body'),
    // the chair is on this side
    ...[-58, 58].map((x) => leg(x, 12, -150)),
    roundRect([-72, -90, 144, 22], 8, wood, 'body relief 4'),
    inside(
      roundRect([-70, -214, 140, 76], 14, wood, 'body relief 6'),
      roundRect([-34, -198, 68, 12], 6, tone(wood, -0.16), 'detail'),
    ),
  ]
}

/** Panes in the wall at the side; `k` -1 at the left, 1 at the right. */
function sideWindows(stage: Stage, room: Room, k: 1 | -1): Form[] {
  const { frame, lit, high, low } = stage
  const { height } = frame
  const at = sideWall(stage, room, k)
  const sky = downwards(height * 0.15, height * 0.6, mixColour(high, low, 0.2), low)
  return pairs('0.06,0.36 0.44,0.66 0.73,0.9').flatMap(([a = 0, b = 0]) => {
    const mid = (a + b) / 2
    const bar = (points: readonly Point[]): Form =>
      line(points, 9, lit([0.95, 0.01, 90]), 'body even')
    return [
      inside(
        polygonForm([[at(a, 0.16), at(b, 0.16), at(b, 0.6), at(a, 0.6)]], sky, 'glass'),
        ...[0, 1, 2].map((i) =>
          disc(
            at(a + (b - a) * (i / 2), 0.6),
            (b - a) * room.left * 0.55,
            lit([0.6 + i * 0.04, 0.1, 138]),
            'detail',
          ),
        ),
      ),
      bar([at(a, 0.16), at(mid, 0.16), at(b, 0.16)]),
      bar([at(a, 0.6), at(mid, 0.6), at(b, 0.6)]),
      ...[a, mid, b].map((t) => bar([at(t, 0.16), at(t, 0.4), at(t, 0.6)])),
    ]
  })
}

/** A chalk drawing, about (0, 0), 200 wide. */
function chalkDrawing(kind: number): Form[] {
  const chalk: Oklch = [0.94, 0.015, 95]
  const stroke = (path: string, colour = chalk): Form =>
    line(path, 6, colour, 'detail even alpha 0.9')
  const pink: Oklch = [0.8, 0.1, 15]
  const yellow: Oklch = [0.9, 0.12, 95]
  if (kind === 0)
    return [
      stroke('-90,60! -90,60! 70,60! 70,60! -90,-60! -90,-60! -90,60!'),
      stroke('-90,40! -70,40! -70,60!', yellow),
      stroke('80,-60 112,-44 120,-10 104,20 74,24 52,2 54,-36 80,-60', pink),
    ]
  if (kind === 1)
    return [
      ...Array.from({ length: 9 }, (_, i) => {
        const [x, y] = [cos((i / 9) * TAU), sin((i / 9) * TAU)]
        return stroke(
          `${-60 + x * 42},${-20 + y * 42} ${-60 + x * 52},${-20 + y * 52} ${-60 + x * 64},${-20 + y * 64}`,
          yellow,
        )
      }),
      stroke('-32,-20 -60,8 -88,-20 -60,-48 -32,-20', yellow),
      stroke('30,70 30,30 30,-6'),
      stroke('30,-6 62,-10 62,-44 30,-34 0,-44 0,-10 30,-6', pink),
      stroke('30,50 54,30 66,34'),
    ]
  return [
    stroke('-110,60 -20,60 110,60'),
    stroke('-100,60 -100,-10 -100,-80'),
    stroke('-100,50 -60,-70 0,-10 50,50 110,-60', pink),
    stroke('-100,56 0,10 110,-20', yellow),
  ]
}

export function classroom(stage: Stage): Layer[] {
  const { frame, lit } = stage
  const { width, height } = frame
  const own = stage.random.fork('classroom')
  const room = layOutWalls(stage, 0.24)
  const span = room.right - room.left
  const tall = room.floor - room.top
  const wall = lit(
    own.pick<Oklch>(triples('0.94,0.02,95 0.9,0.03,160 0.92,0.025,75 0.9,0.025,230')),
  )
  const wood = lit([0.6, 0.09, 60])
  const side = own.chance(0.5) ? -1 : 1
  const slate = lit(own.pick<Oklch>(triples('0.4,0.055,160 0.36,0.03,200 0.42,0.06,145')))
  const bh = Math.min(tall * 0.42, span * 0.5)
  const board = {
    x: room.left + span * 0.06,
    y: room.top + tall * 0.5 - bh * 0.62,
    w: span * 0.88,
    h: bh,
  }
  const kinds = own.integer(0, 2)
  const panel = inside(
    roundRect(
      [board.x, board.y, board.w, board.h],
      2,
      downwards(board.y, board.y + board.h, ...tones(slate, 0.03, -0.03)),
      'body',
    ),
    place(chalkDrawing(kinds), [board.x + board.w * 0.27, board.y + board.h * 0.48], {
      scale: board.h / 230,
    }),
    place(chalkDrawing((kinds + 1) % 3), [board.x + board.w * 0.73, board.y + board.h * 0.48], {
      scale: board.h / 230,
    }),
    ellipse(
      [board.x + board.w * 0.52, board.y + board.h * 0.8],
      [board.w * 0.2, board.h * 0.08],
      [0.9, 0.01, 150],
      'light plain alpha 0.12 blur 8',
    ),
  )
  const edge = polygonForm(
    [
      rect(board.x - 12, board.y - 12, board.w + 24, board.h + 24),
      rect(board.x, board.y, board.w, board.h),
    ],
    wood,
    'body',
  )
  const ledge = roundRect(
    [board.x - 6, board.y + board.h + 8, board.w + 12, 14],
    3,
    tone(wood, 0.08),
    'body',
  )
  const clockR = Math.min(34, (board.y - room.top) * 0.34)
  const clock: Point = [width / 2, (room.top + board.y - 12) / 2]
  const dial = [
    disc(clock, clockR, lit([0.3, 0.02, 260]), 'body'),
    disc(clock, clockR * 0.84, lit([0.98, 0.005, 90]), 'body'),
    line(
      [
        clock,
        [clock[0] - clockR * 0.2, clock[1] - clockR * 0.24],
        [clock[0] - clockR * 0.36, clock[1] - clockR * 0.4],
      ],
      5,
      lit([0.25, 0.02, 260]),
      'detail even',
    ),
    line(
      [
        clock,
        [clock[0] + clockR * 0.3, clock[1] - clockR * 0.2],
        [clock[0] + clockR * 0.62, clock[1] - clockR * 0.36],
      ],
      4,
      lit([0.25, 0.02, 260]),
      'detail even',
    ),
  ]
  const teacher = place(
    [
      roundRect([-120, -112, 240, 116], 4, downwards(-112, 4, ...tones(wood, 0, -0.1)), 'body'),
      roundRect([-134, -126, 268, 20], 4, tone(wood, 0.1), 'body'),
      roundRect([-92, -142, 70, 15], 3, lit([0.55, 0.13, 25]), 'body'),
      roundRect([-88, -156, 62, 14], 3, lit([0.6, 0.1, 230]), 'body'),
      line('70,-126 70,-140 70,-150', 6, lit([0.7, 0.1, 75]), 'metal'),
      inside(
        disc([70, -178], 30, lit([0.62, 0.11, 235]), 'body relief 5'),
        form('52,-196 72,-202 80,-180 62,-168', lit([0.66, 0.12, 140]), 'detail'),
      ),
    ],
    [width / 2 - side * span * 0.12, room.floor + 14],
    { scale: Math.min(1, span / 560) },
  )
  // three rows of desks, nearer ones larger; the seats of a row keep to its lines of sight
  const rows = [0.2, 0.5, 0.94].map((t, row) => {
    const y = room.floor + (height - room.floor) * t
    const scale = (0.56 + t * 0.62) * Math.min(1.15, Math.max(0.85, height / width))
    const half = span / 2 + (width / 2 - span / 2) * t
    const count = width > height * 1.2 ? 4 : 3
    const forms = Array.from({ length: count }, (_, i) => {
      const x = width / 2 + ((i + 0.5) / count - 0.5) * 2 * half * 0.98
      return place(desk(lit, own.fork(`desk ${row} ${i}`).integer(0, 5)), [x, y], {
        scale: Math.min(scale, (half * 1.9) / count / 280),
      })
    }).flat()
    return layer(`row ${row + 1}`, 'forms', forms)
  })
  const beam = (t: number): Form => {
    const edgeX = side < 0 ? room.left * t : width - room.left * t
    return polygonForm(
      [
        polyline(`${edgeX},${height * 0.3} ${edgeX - side * 60},${height * 0.24}
            ${width / 2 - side * width * (0.34 - t * 0.2)},${height}
            ${width / 2 - side * width * (0.1 - t * 0.2)},${height}`),
      ],
      linearStops(
        [edgeX, height * 0.25],
        [width / 2, height],
        '0,0.98,0.06,90,0.3 1,0.98,0.06,90,0.02',
      ),
      'band plain',
    )
  }
  const tubes = [0.3, 0.7].map((t) => {
    const [y, half] = [room.top * t, 60 + (1 - t) * 90]
    return many([rect(width / 2 - half * 1.6, y, half * 3.2, 10 + (1 - t) * 8)], [0.98, 0.03, 95], {
      role: 'glow',
    })
  })
  const notice = side < 0 ? room.right : room.left
  const papers = [0.3, 0.52, 0.74].map((t, i) => {
    const x = notice + (side < 0 ? (width - room.right) * (1 - t) : -room.left * (1 - t))
    const y = height * (0.4 - 0.06 * (1 - t))
    return polygonForm(
      [polyline([x, y], [x + 44, y - side * -4], [x + 44, y + 74], [x, y + 78])],
      lit(triples('0.88,0.09,95 0.82,0.08,20 0.84,0.07,220')[i] as [number, number, number]),
      'detail',
    )
  })
  return [
    layer('shell', 'ground', shell(stage, room, wall, lit([0.72, 0.06, 70]))),
    layer('windows', 'setting', sideWindows(stage, room, side), papers, tubes),
    layer('blackboard', 'masses', panel, edge, ledge, dial),
    layer('desk of the teacher', 'masses', teacher),
    ...rows,
    layer('sun', 'light', isDark(stage) ? [] : [beam(0.2), beam(0.55)]),
  ]
}
