import { type Form, disc, ellipse, form, inside, line, polygonForm, roundRect } from '../build/form'
import { type Oklch, linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Stage, halo, isDark, rect } from './stage'
import { triples } from '../../drawing/notation'

type Lit = Stage['lit']

const BRICKS: readonly [Oklch, ...Oklch[]] = triples(`0.56,0.09,40 0.62,0.08,50 0.86,0.025,85
  0.5,0.08,32`)
const DOORS: readonly [Oklch, ...Oklch[]] = triples(`0.4,0.1,255 0.42,0.09,155 0.46,0.15,25
  0.3,0.02,260`)

/** A tower with a clock on each side; (0, 0) its foot, about 640 tall. */
export function clockTower(lit: Lit, dark: boolean): Form[] {
  const stone = lit([0.72, 0.07, 75])
  const slate = lit([0.42, 0.04, 230])
  const gold = lit([0.8, 0.13, 85])
  const face: Oklch = dark ? [0.96, 0.07, 95] : lit([0.97, 0.015, 90])
  const ribs = [-42, -21, 0, 21, 42].map((x) => rect(x - 3, -388, 6, 388))
  const sill = Array.from({ length: 6 }, (_, i) => rect(-56, -60 - i * 60, 112, 5))
  return [
    inside(
      polygonForm(
        [rect(-56, -396, 112, 400)],
        linear([-56, 0], [56, 0], tone(stone, 0.05), stone, tone(stone, -0.12)),
        'body',
      ),
      many([...ribs, ...sill], tone(stone, -0.14)),
    ),
    polygonForm(
      [rect(-66, -520, 132, 128)],
      linear([-66, 0], [66, 0], tone(stone, 0.08), tone(stone, -0.08)),
      'body',
    ),
    ...(dark ? [halo([0, -456], 130, [0.96, 0.1, 90], 0.6)] : []),
    disc([0, -456], 53, gold, 'metal'),
    disc([0, -456], 46, face, { role: dark ? 'glow' : 'body' }),
    line('0,-456 -11,-468 -20,-478', 6, [0.25, 0.02, 260], 'detail even'),
    line('0,-456 5,-478 9,-494', 5, [0.25, 0.02, 260], 'detail even'),
    polygonForm([rect(-72, -534, 144, 16)], gold, 'body'),
    form('-62,-534! -50,-572! 50,-572! 62,-534!', slate, 'body'),
    polygonForm([rect(-42, -604, 84, 34)], stone, 'body'),
    many(
      [-30, -10, 10].map((x) => rect(x + 3, -600, 13, 28)),
      tone(stone, -0.3),
    ),
    form('-48,-604! -20,-660 0,-716! 20,-660 48,-604!', slate, 'body'),
    line('0,-712 0,-738 0,-764', 6, gold, 'metal end'),
  ]
}

/** One house of a terrace, three storeys and a door; (0, 0) its lower left corner. */
export function house(w: number, h: number, { lit, random, ...stage }: Stage, k: number): Form[] {
  const dark = isDark(stage)
  const own = random.fork(`house ${k}`)
  const wall = lit(own.pick(BRICKS))
  const trim = lit([0.95, 0.012, 85])
  const door = lit(own.pick(DOORS))
  const left = k % 2 === 0
  const glass: Oklch = lit([0.6, 0.05, 235])
  const warm: Oklch = [0.9, 0.11, 80]
  const pane = (x: number, y: number, pw: number, ph: number): Form[] => {
    const on = dark && own.chance(0.7)
    return [
      polygonForm([rect(x - 6, y - 8, pw + 12, ph + 18)], trim, 'body plain'),
      polygonForm(
        [rect(x, y, pw, ph)],
        on ? warm : linear([x, y], [x + pw, y + ph], tone(glass, 0.14), glass),
        { role: on ? 'glow' : 'glass' },
      ),
      many([rect(x + pw / 2 - 2, y, 4, ph), rect(x, y + ph / 2 - 2, pw, 4)], trim),
    ]
  }
  const storey = h * 0.25
  const upper = [0.3, 0.56].flatMap((v, row) =>
    [0.16, 0.58].flatMap((u) =>
      pane(w * u, -h + h * (v - 0.16), w * 0.26, storey * (row ? 0.62 : 0.56)),
    ),
  )
  const courses = Array.from({ length: 9 }, (_, i) => rect(0, -h + h * 0.1 * (i + 1), w, 2))
  const doorX = left ? w * 0.14 : w * 0.56
  const bayX = left ? w * 0.52 : w * 0.1
  const high = h * 0.31
  return [
    ...[0.16, 0.76].map((u) =>
      polygonForm([rect(w * u, -h - 76, w * 0.16, 86)], tone(wall, -0.06), 'body'),
    ),
    ...[0.2, 0.28, 0.8, 0.88].map((u) =>
      polygonForm([rect(w * u - 7, -h - 94, 14, 24)], lit([0.66, 0.1, 45]), 'body'),
    ),
    inside(
      polygonForm(
        [rect(0, -h, w, h)],
        linear([0, -h], [0, 0], tone(wall, 0.03), tone(wall, -0.05)),
        'body',
      ),
      many(courses, tone(wall, -0.05), { alpha: 0.7 }),
    ),
    polygonForm([rect(-3, -h - 8, w + 6, 20)], trim, 'body'),
    polygonForm([rect(0, -high - h * 0.06, w, 10)], trim, 'body plain'),
    ...upper,
    ...pane(bayX, -high * 0.92, w * 0.34, high * 0.56),
    polygonForm([rect(bayX - 12, -high * 0.3, w * 0.34 + 24, 16)], lit([0.5, 0.1, 145]), 'foliage'),
    many(
      [0.1, 0.3, 0.5, 0.7, 0.9].map(
        (t) => disc([bayX + w * 0.34 * t, -high * 0.32], 8, door).rings[0] ?? [],
      ),
      lit([0.72, 0.16, 15]),
      { role: 'petal' },
    ),
    polygonForm([rect(doorX - 10, -high * 0.98, w * 0.28 + 20, high * 0.98)], trim, 'body'),
    inside(
      roundRect([doorX, -high * 0.74, w * 0.28, high * 0.74], 2, door, 'body'),
      many(
        [0.14, 0.56].flatMap((u) =>
          [0.08, 0.54].map((v) =>
            rect(doorX + w * 0.28 * u, -high * 0.74 + high * 0.74 * v, w * 0.28 * 0.3, high * 0.28),
          ),
        ),
        tone(door, 0.06),
      ),
      disc([doorX + w * 0.24, -high * 0.34], 5, lit([0.82, 0.13, 85]), 'metal'),
    ),
    polygonForm([rect(doorX, -high * 0.92, w * 0.28, high * 0.14)], dark ? warm : glass, {
      role: dark ? 'glow' : 'glass',
    }),
  ]
}

/** A call box with many panes; (0, 0) its foot, 250 tall. */
export function callBox(lit: Lit, dark: boolean): Form[] {
  const red = lit([0.52, 0.2, 27])
  const pane: Oklch = dark ? [0.93, 0.09, 90] : lit([0.82, 0.04, 220])
  return [
    ellipse([6, 0], [74, 9], [0.22, 0.03, 260], 'shadow plain alpha 0.45 blur 5'),
    roundRect([-58, -12, 116, 14], 2, tone(red, -0.14), 'body'),
    roundRect(
      [-54, -232, 108, 222],
      4,
      linear([-54, 0], [54, 0], tone(red, 0.06), tone(red, -0.08)),
      'body',
    ),
    many(
      Array.from({ length: 18 }, (_, i) =>
        rect(-38 + (i % 3) * 27, -190 + Math.floor(i / 3) * 27, 22, 22),
      ),
      pane,
      { role: dark ? 'glow' : 'glass' },
    ),
    roundRect([-44, -222, 88, 20], 3, lit([0.96, 0.01, 90]), 'detail'),
    form('-60,-230! -50,-250 0,-262 50,-250 60,-230!', red, 'body relief 4'),
  ]
}

export function streetLamp(lit: Lit, dark: boolean): Form[] {
  const iron = lit([0.28, 0.02, 250])
  return [
    ...(dark ? [halo([0, -446], 190, [0.95, 0.1, 82], 0.7)] : []),
    line('0,0 0,-220 0,-410', 14, iron, 'metal even'),
    roundRect([-17, -60, 34, 60], 5, iron, 'metal'),
    line('-38,-392 0,-400 38,-392', 8, iron, 'metal even'),
    form('-20,-412! 20,-412! 32,-478! -32,-478!', dark ? [0.97, 0.09, 88] : lit([0.94, 0.04, 95]), {
      role: dark ? 'glow' : 'glass',
    }),
    form('-38,-476! -14,-500 0,-514! 14,-500 38,-476!', iron, 'metal'),
  ]
}
