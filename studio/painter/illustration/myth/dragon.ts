import type { Random } from '../../../lib/random'
import { type Form, disc, form, inside, mapForms, place, polygonForm } from '../build/form'
import { linear, radial, tone } from '../build/fill'
import { limb } from '../build/limb'
import { openPath } from '../build/path'
import { waveScales } from '../design/ornaments/festive'
import { type Hide, beastHead } from './qilin'
import { breath, lock } from './scene'
import { type Point, polyline } from '../../drawing/notation'

/** From the tail's tip to the neck: two bends, as it winds through clouds. */
const SPINE: readonly Point[] =
  polyline(`-470,300 -380,330 -250,300 -110,330 60,390 240,370 356,250 330,100 180,30 -20,40 -220,50
  -370,-30 -400,-190 -290,-320 -120,-350 20,-290 120,-250`)
const WIDTHS = [14, 56, 92, 118, 138, 150, 154, 154, 152, 150, 147, 144, 142, 136, 130, 128, 136]

interface Joint {
  readonly at: Point
  /** To the left of the way from tail to head: where the ridge runs. */
  readonly left: Point
  readonly width: number
}

/** The spine with its width and its left side at every few units. */
function buildJoints(spine: readonly Point[]): Joint[] {
  const path = openPath(spine)
  const last = path.length - 1
  return path.map(([x, y], i): Joint => {
    const [ax, ay] = path[Math.max(0, i - 1)] ?? [x, y]
    const [bx, by] = path[Math.min(last, i + 1)] ?? [x, y]
    const [dx, dy] = [bx - ax, by - ay]
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    const t = (i / last) * (WIDTHS.length - 1)
    const from = Math.min(WIDTHS.length - 2, Math.floor(t))
    const [low = 0, high = 0] = [WIDTHS[from], WIDTHS[from + 1]]
    return { at: [x, y], left: [dy / length, -dx / length], width: low + (high - low) * (t - from) }
  })
}

/** Offset from the spine as a share of its width: -0.5 the belly's edge, 0.5 the back's. */
function offsetJoint({ at: [x, y], left: [nx, ny], width }: Joint, share: number, more = 0): Point {
  const off = width * share + more
  return [x + nx * off, y + ny * off]
}

function scales(joints: readonly Joint[], { body, belly }: Hide, size: number): Form[] {
  const turned = ([x, y]: Point): Point => [x - 540, 520 - y]
  const isNear = (cell: Point): boolean => {
    const [x, y] = turned(cell)
    return joints.some(
      ({ at, width }) => (at[0] - x) ** 2 + (at[1] - y) ** 2 < (width / 2 + size) ** 2,
    )
  }
  const upright = waveScales(1100, 1000, size, tone(body, -0.14), 0.7, isNear)
  const under = [
    ...joints.map((joint) => offsetJoint(joint, -0.16)),
    ...[...joints].reverse().map((joint) => offsetJoint(joint, -0.7)),
  ]
  const bars = joints
    .filter((_, i) => i % 6 === 3)
    .map(({ at: [x, y], left: [nx, ny], width }) => {
      const [tx, ty] = [-ny * 2.6, nx * 2.6]
      const end = (share: number, k: number): Point => [
        x + nx * width * share + tx * k,
        y + ny * width * share + ty * k,
      ]
      return [end(-0.15, 1), end(-0.6, 1), end(-0.6, -1), end(-0.15, -1)]
    })
  return [
    ...mapForms(upright, turned),
    polygonForm([under], belly, { role: 'detail', plain: true, union: true }),
    polygonForm(bars, tone(belly, -0.16), { ...{ role: 'detail', plain: true, union: true } }),
    // the dark edge between scales and belly
    polygonForm(
      [
        [
          ...joints.map((joint) => offsetJoint(joint, -0.14)),
          ...[...joints].reverse().map((joint) => offsetJoint(joint, -0.18)),
        ],
      ],
      tone(body, -0.16),
      { role: 'detail', plain: true, union: true },
    ),
  ]
}

/** Points of a fin along the back, small towards the tail. */
function ridge(joints: readonly Joint[], { mane, tip }: Hide): Form[] {
  const step = 7
  const spikes = joints.flatMap((_, i) => {
    const [a, b, c] = [joints[i], joints[i + step], joints[i + 2]]
    if (i % step !== 0 || !a || !b || !c || i < step * 2) return []
    const tall = Math.min(46, a.width * 0.42)
    return [
      [
        offsetJoint(a, 0.4),
        offsetJoint(c, 0.5, tall * 0.5),
        offsetJoint(a, 0.5, tall),
        offsetJoint(b, 0.4),
      ],
    ]
  })
  const odd = spikes.filter((_, i) => i % 2 === 1)
  const even = spikes.filter((_, i) => i % 2 === 0)
  return [
    polygonForm(even, mane, { role: 'hair', union: true }),
    polygonForm(odd, tip, { role: 'hair', union: true }),
  ]
}

/** Four claws about (0, 0) that reach down. */
function paw({ body, horn }: Hide): Form[] {
  const toes = [-0.9, -0.3, 0.3, 0.95]
  return [
    ...toes.flatMap((turn) =>
      place(
        [
          limb(polyline('0,0 6,26 0,46'), [30, 26, 18], tone(body, -0.03), { relief: 5 }),
          form('-10,40! 12,40! 10,62 -6,88!', horn, 'body relief 3'),
        ],
        [turn * 16, 0],
        { turn: -turn * 0.75 },
      ),
    ),
    disc([0, 0], 27, body, 'hair relief 7'),
  ]
}

function leg(joints: readonly Point[], turn: number, hide: Hide, near: boolean): Form[] {
  const fill = near ? hide.body : tone(hide.body, -0.1)
  const own: Hide = { ...hide, body: fill }
  const [elbow = [0, 0], foot = [0, 0]] = [joints[2], joints.at(-1)]
  return [
    lock([elbow[0] - 6, elbow[1]], Math.PI + 0.5, 96, 1, hide.mane),
    lock([elbow[0] - 6, elbow[1] - 16], Math.PI + 0.9, 86, 1, hide.tip),
    limb(joints, [24, 112, 72, 44], fill, { relief: 10 }),
    ...place(paw(own), foot, { turn }),
  ]
}

/** The pearl that dragons chase, in a tongue of flame. */
function pearl(at: Point): Form[] {
  const flame = form(
    '0,58 -54,40 -66,-10 -40,-50! -38,-24 -16,-40 -10,-96! 14,-60 26,-36 44,-60! 66,-14 54,38',
    linear([0, -96], [0, 58], [0.86, 0.15, 88], [0.66, 0.21, 36]),
    'glow',
  )
  const ball = inside(
    disc([0, 8], 38, radial([-12, -6], [52, 52], [0.99, 0.01, 95], [0.9, 0.05, 200]), {
      ...{ role: 'glass', relief: 8 },
    }),
    disc([-13, -6], 10, [1, 0, 0], 'light alpha 0.9'),
  )
  return place([flame, ball], at, { scale: 1.15 })
}

/** 中国龙, seen from the side, its head to the right; about 1000 by 1100 around (0, 0). */
export function dragon(hide: Hide, random: Random, scaleSize = 40, hasFire = false): Form[] {
  const own = random.fork('spine')
  const spine = SPINE.map(([x, y], i): Point =>
    i > 0 && i < SPINE.length - 2 ? [x + own.spread() * 14, y + own.spread() * 14] : [x, y],
  )
  const joints = buildJoints(spine)
  const { body, mane, tip } = hide
  const outline = [
    ...joints.map((joint) => offsetJoint(joint, 0.5)),
    ...[...joints].reverse().map((joint) => offsetJoint(joint, -0.5)),
  ]
  const trunk = inside(
    polygonForm([outline], body, { role: 'hair', union: true, relief: 20 }),
    ...scales(joints, hide, scaleSize),
  )
  const [tx, ty] = spine[0] ?? [0, 0]
  const tuft = [-0.7, 0.6, -0.25, 0.2].map((turn, i) =>
    lock([tx + 20, ty + 4], Math.PI + turn, 190 - i * 10, turn < 0 ? 1 : -1, i % 2 ? tip : mane),
  )
  const far = [
    ...leg(polyline('-70,-350 -20,-310 50,-216 22,-140'), 0.3, hide, false),
    ...leg(polyline('120,360 170,400 262,484 346,476'), -1.2, hide, false),
  ]
  const near = [
    ...leg(polyline('-180,-372 -204,-310 -262,-190 -176,-112'), -0.5, hide, true),
    ...leg(polyline('70,350 20,392 -78,466 -34,540'), 0.1, hide, true),
  ]
  return [
    ...tuft,
    ...far,
    ...ridge(joints, hide),
    trunk,
    ...near,
    ...place(beastHead(hide), [136, -246], {
      scale: 1.16,
      turn: random.fork('nod').spread() * 0.08,
    }),
    ...(hasFire ? place(breath(), [372, -176], { turn: 0.4, scale: 0.82 }) : pearl([520, -60])),
  ]
}
