import { polyline } from '../../drawing/notation'
import { disc, ellipse, form, inside, layer, line, place, roundRect } from '../build/form'
import { type Form, type Layer, fillPath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { layOutWalls, shell } from './room'
import { type Stage, halo, isDark, rect, tree } from './stage'

/** A bedroom of old China: a canopy bed, a folding screen and a round lattice window. */

type Lit = (colour: Oklch) => Oklch

/** Bars that cross in a field: fretwork. */
const fret = (x: number, y: number, w: number, h: number, step: number, wood: Oklch): Form =>
  many(
    [
      ...Array.from({ length: Math.floor(w / step) }, (_, i) =>
        rect(x + (i + 0.5) * step, y, 5, h),
      ),
      ...Array.from({ length: Math.floor(h / step) }, (_, i) =>
        rect(x, y + (i + 0.5) * step, w, 5),
      ),
    ],
    wood,
    'detail',
  )

/** Posts, a carved frieze and parted curtains around a low bed; (0, 0) the floor before it. */
function canopyBed(lit: Lit, wood: Oklch): Form[] {
  const [silk, linen] = [lit([0.62, 0.15, 24]), lit([0.95, 0.015, 80])]
  const curtain = (side: -1 | 1): Form =>
    form(
      `${side * 300},-640! ${side * 96},-640! ${side * 150},-480 ${side * 250},-320 ${side * 262},-90! ${side * 312},-90!`,
      linear([side * 96, 0], [side * 312, 0], lit([0.86, 0.06, 40]), lit([0.76, 0.09, 34])),
      'cloth relief 10',
    )
  return [
    ellipse([0, 4], [380, 26], [0.25, 0.03, 60], 'shadow plain alpha 0.4 blur 10'),
    roundRect([-310, -620, 620, 460], 4, lit([0.5, 0.06, 40]), 'body'),
    fret(-300, -470, 600, 250, 50, tone(wood, 0.04)),
    form('-280,-230! 280,-230! 320,-120! -320,-120!', linen, 'cloth'),
    ...[-120, 120].map((x) => roundRect([x - 86, -282, 172, 62], 28, silk, 'cloth relief 12')),
    form('-290,-190 0,-214 290,-190 318,-116! -318,-116!', tone(silk, -0.06), 'cloth relief 10'),
    line('-300,-150 0,-168 300,-150', 7, lit([0.82, 0.13, 85]), 'detail'),
    roundRect([-340, -124, 680, 96], 6, wood, 'body relief 8'),
    ...[-290, -96, 98].map((x) => roundRect([x, -108, 190, 62], 4, tone(wood, 0.06), 'detail')),
    ...[-300, 300].map((x) => roundRect([x - 20, -32, 40, 36], 4, tone(wood, -0.06), 'body')),
    ...[curtain(-1), curtain(1)],
    ...[-1, 1].map((side) => line(polyline([side * 236, -340], [side * 306, -330]), 10, silk)),
    ...[-322, 322].map((x) =>
      roundRect([x - 17, -700, 34, 672], 6, tone(wood, -0.02), 'body relief 6'),
    ),
    roundRect([-352, -734, 704, 30], 6, tone(wood, -0.04), 'body relief 6'),
    inside(
      fillPath(wood, 'body')`-338,-706! 338,-706! 338,-604! 250,-604 180,-640 0,-652 -180,-640
        -250,-604 -338,-604!`,
      fret(-330, -704, 660, 50, 26, tone(wood, 0.1)),
    ),
  ]
}

/** Four leaves in a zigzag with mountains painted on silk; (0, 0) its foot, 400 wide. */
const foldingScreen = (lit: Lit, wood: Oklch): Form[] =>
  [0, 1, 2, 3].flatMap((i): Form[] => {
    const [x, near, far] = [-200 + i * 100, i % 2 ? 0 : -22, i % 2 ? -22 : 0]
    const leaf = (inset: number): string =>
      `${x + inset},${near - inset}! ${x + 100 - inset},${far - inset}! ${x + 100 - inset},${far - 520 + inset}! ${x + inset},${near - 520 + inset}!`
    const peak = `${x},${near - 150} ${x + 30},${near - 260 - i * 22} ${x + 62},${near - 190} ${x + 100},${far - 240} ${x + 100},${far - 60}! ${x},${near - 60}!`
    return [
      form(leaf(0), wood, 'body'),
      inside(
        form(leaf(11), lit([0.92, 0.035, 88]), 'body'),
        form(peak, lit([0.66, 0.06, 180]), 'detail'),
        disc([x + 70, near - 420], i === 2 ? 22 : 0.1, lit([0.66, 0.17, 28]), 'detail'),
      ),
    ]
  })

/** A red lantern with a tassel from the ceiling; (0, 0) its middle. */
const lantern = (lit: Lit, isLit: boolean): Form[] => [
  line('0,-300 0,-60', 5, lit([0.35, 0.04, 50])),
  ellipse([0, 0], [66, 58], isLit ? [0.66, 0.22, 32] : lit([0.6, 0.2, 28]), 'glow'),
  ...[-58, 50].map((y) => roundRect([-32, y, 64, 12], 4, lit([0.8, 0.13, 85]), 'metal')),
  line('0,62 0,120', 12, lit([0.82, 0.14, 80])),
]

export function ancientBedroom(stage: Stage): Layer[] {
  const { frame, lit, random, low } = stage
  const { width, height } = frame
  const s = Math.min(width, height) / 1000
  const wood = lit([0.4, 0.075, 38])
  const walls = layOutWalls(stage, 0.12)
  const own = random.fork('ancient bedroom')
  const side = own.sign()
  const at = (t: number): number => width * (0.5 + side * t)
  const r = 150 * s
  const [wx, wy] = [at(-0.26), walls.top + height * 0.25]
  const garden = [-0.7, 0.1, 0.8].flatMap((dx, i) =>
    tree([wx + dx * r, wy + r * 1.1], (150 + i * 30) * s, lit([0.62, 0.1, 140]), own.fork(`${i}`)),
  )
  const glow: Oklch = [0.94, 0.09, 75]
  return [
    layer('shell', 'ground', shell(stage, walls, lit([0.9, 0.03, 78]), lit([0.52, 0.06, 48]))),
    layer(
      'window',
      'setting',
      disc([wx, wy], r + 16 * s, wood, 'body relief 6'),
      inside(
        disc([wx, wy], r, low, 'glass'),
        ...garden,
        fret(wx - r, wy - r, r * 2, r * 2, 62 * s, wood),
      ),
    ),
    layer(
      'screen',
      'forms',
      place(foldingScreen(lit, wood), [at(-0.27), height * 0.9], { scale: s }),
    ),
    layer(
      'bed',
      'forms',
      place(canopyBed(lit, wood), [at(0.16), height * 0.95], { scale: s * 1.02 }),
    ),
    layer(
      'lantern',
      'details',
      place(lantern(lit, isDark(stage)), [at(-0.4), height * 0.22], { scale: s }),
    ),
    layer(
      'evening',
      'light',
      isDark(stage) ? [halo([at(-0.4), height * 0.22], 320 * s, glow, 0.5)] : [],
    ),
  ]
}
