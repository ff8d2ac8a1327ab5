import { named } from '../../parts'
import { polyline, triples } from '../../drawing/notation'
import { ellipse, form, inside, layer, line, place, roundRect } from '../build/form'
import { fillPolygon } from '../build/outlines'
import { mixColour } from '../../colour'
import { DYES } from '../../palettes/tints'
import { type Oklch, linear, tone } from '../build/fill'
import { traitOf } from '../family'
import { ancientBedroom } from './ancient-bedroom'
import { greenery } from './living-room'
import { layOutWalls, shell } from './room'
import { type Form, type Layer, type Stage, halo, isDark } from './stage'
import { curtains, gardenWindow } from './window'
import { pointsAt } from '../../geometry'

/** A bed from its foot; (0, 0) on the floor before it, about 600 wide. */
const bed = (wood: Oklch, quilt: Oklch, linen: Oklch): Form[] => [
  ellipse([0, 4], [330, 26], [0.25, 0.03, 60], 'shadow plain alpha 0.4 blur 10'),
  roundRect([-246, -450, 492, 300], 26, wood, 'body relief 12'),
  inside(
    roundRect([-220, -424, 440, 200], 18, tone(wood, 0.05), 'body'),
    ...[-110, 0, 110].map((x) => line(polyline([x, -424], [x, -224]), 5, tone(wood, -0.08))),
  ),
  ...[-276, 276].map((x) => roundRect([x - 14, -40, 28, 44], 6, tone(wood, -0.08), 'body')),
  form('-214,-286! 214,-286! 292,-122! 292,-30! -292,-30! -292,-122!', linen, 'cloth relief 8'),
  ...[-108, 108].flatMap((x) => [
    roundRect([x - 92, -338, 184, 84], 36, tone(linen, 0.02), 'cloth relief 16'),
    line(polyline([x - 50, -300], [x, -292], [x + 54, -302]), 4, tone(linen, -0.07), 'detail'),
  ]),
  inside(
    form(
      '-236,-240! 236,-240! 300,-126 304,-40! 180,-28 0,-38 -180,-28 -304,-40! -300,-126',
      linear([0, -240], [0, -30], tone(quilt, 0.05), tone(quilt, -0.06)),
      'cloth relief 14',
    ),
    form('-260,-250! 260,-250! 270,-206! -270,-206!', tone(linen, 0.01), 'detail'),
    ...[-150, 0, 150].map((x) =>
      line(polyline([x * 0.86, -206], [x, -126], [x * 1.02, -20]), 4, tone(quilt, -0.07), 'detail'),
    ),
    line('-310,-122 0,-114 310,-122', 5, tone(quilt, -0.1), 'detail'),
  ),
]

/** A small cabinet with a lamp; (0, 0) its foot, 150 wide. */
const bedside = (wood: Oklch, glow: Oklch, shade: Oklch): Form[] => [
  ellipse([0, 2], [90, 12], [0.25, 0.03, 60], 'shadow plain alpha 0.35 blur 6'),
  roundRect([-72, -150, 144, 146], 8, wood, 'body relief 8'),
  ...[-140, -72].map((y) => roundRect([-60, y, 120, 56], 5, tone(wood, 0.05), 'body')),
  ...[-112, -44].map((y) => ellipse([0, y], [9, 6], tone(wood, -0.2), 'metal')),
  line('0,-152 0,-200 0,-236', 9, tone(wood, -0.18), 'metal even'),
  form('-58,-222! -36,-306! 36,-306! 58,-222!', glow, 'glow'),
  ellipse([0, -306], [36, 7], shade, 'body'),
]

export function bedroom(stage: Stage): Layer[] {
  if (traitOf(stage.brief.main, 'age')) return ancientBedroom(stage)
  const { frame, lit } = stage
  const { width, height } = frame
  const s = Math.min(width, height) / 1000
  const own = stage.random.fork('bedroom')
  const wall = lit(own.pick<Oklch>(triples('0.92,0.025,60 0.9,0.02,230 0.9,0.03,160 0.93,0.02,20')))
  const wood = lit([0.68, 0.075, 62])
  const drawn = own.pick<Oklch>(triples('0.68,0.07,240 0.72,0.09,40 0.7,0.06,160 0.74,0.08,350'))
  // 粉色卧室
  const tint = stage.brief.main.tint ?? stage.brief.tint
  const quilt = lit(tint ? mixColour(DYES[tint], drawn, 0.3) : drawn)
  const walls = layOutWalls(stage, 0.14)
  const flip = own.chance(0.5)
  const at = (t: number): number => width * (flip ? 1 - t : t)
  const wide = (walls.right - walls.left) * 0.36
  const pane = {
    ...{ x: flip ? walls.right - width * 0.05 - wide : walls.left + width * 0.05, w: wide },
    ...{ y: walls.top + height * 0.07, h: (walls.floor - walls.top) * 0.62 },
  }
  const { glass, bars } = gardenWindow(stage, pane, own)
  const cloth = lit(own.pick<Oklch>(triples('0.93,0.015,80 0.86,0.04,40 0.84,0.035,220')))
  const glow: Oklch = [0.95, 0.07, 85]
  const bedAt = at(0.58)
  const floor = height * 0.95
  const cabinets = [-1, 1].map((k) => bedAt + k * 350 * s)
  const pictureAt = bedAt
  const picture = inside(
    roundRect([pictureAt - 90 * s, walls.top + 66 * s, 180 * s, 130 * s], 4, lit([0.97, 0.01, 85])),
    form(
      pointsAt([pictureAt, walls.top], s, '-90,196 -30,120 20,160 90,110 90,196'),
      tone(quilt, 0.02),
      'detail',
    ),
  )
  const rug = ellipse([at(0.5), height * 0.94], [width * 0.4, height * 0.06], tone(cloth, -0.04))
  return [
    layer('shell', 'ground', shell(stage, walls, wall, lit([0.76, 0.065, 68]))),
    layer(
      'window',
      'setting',
      ...[glass, ...named('window-frame', bars), ...named('painting', picture)],
      ...named('curtain', curtains(stage, pane, walls.floor, cloth)),
    ),
    layer(
      'bedsides',
      'forms',
      named('carpet', rug),
      ...cabinets.map((x, i) =>
        place(bedside(tone(wood, -0.02), glow, lit([0.9, 0.03, 80])), [x, floor - 170 * s], {
          scale: s * (i ? 0.96 : 1),
        }),
      ),
    ),
    layer(
      'bed',
      'forms',
      place(bed(wood, quilt, lit([0.96, 0.012, 80])), [bedAt, floor], { scale: s * 1.04 }),
    ),
    layer(
      'plant',
      'details',
      place(greenery(lit, lit([0.62, 0.11, 44])), [at(0.1), height * 0.93], { scale: s * 1.1 }),
    ),
    layer(
      'evening',
      'light',
      isDark(stage) ? cabinets.map((x) => halo([x, floor - 430 * s], 300 * s, glow, 0.5)) : [],
      isDark(stage)
        ? []
        : fillPolygon([0.98, 0.05, 88], { role: 'light', plain: true, alpha: 0.2 })`
          ${pane.x},${walls.floor} ${pane.x + pane.w},${walls.floor}
          ${pane.x + pane.w * 1.1 + 60},${height} ${pane.x + 90},${height}`,
    ),
  ]
}
