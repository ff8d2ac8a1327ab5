import { type Oklch, mixColour } from '../../colour'
import type { Point } from '../../drawing'
import { type Form, type Layer, form, inside, layer, place, roundRect } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { type Stage, drawAir, band, hills, drawSky, tree } from './stage'
import { GOLD, MARBLE, RED, drum, stairs, terrace } from './masonry'

/** A hipped roof of glazed tiles over its eaves, seen from before; y its eaves. */
function hippedRoof(eave: number, ridge: number, height: number, y: number, tile: Oklch): Form[] {
  const lines = Array.from({ length: 29 }, (_, i) => {
    const t = (i / 28) * 2 - 1
    return strokePath(4, tone(tile, i % 2 ? -0.1 : 0.06), 'detail even')`${t * ridge},${y - height}
      ${t * (ridge + (eave - ridge) * 0.4)},${y - height * 0.4} ${t * eave},${y}`
  })
  const outline = form(
    `${-eave - 26},${y - 22}! ${-ridge - (eave - ridge) * 0.42},${y - height * 0.44}
      ${-ridge},${y - height}! ${ridge},${y - height}!
      ${ridge + (eave - ridge) * 0.42},${y - height * 0.44} ${eave + 26},${y - 22}!
      ${eave * 0.8},${y + 4} ${-eave * 0.8},${y + 4}`,
    linear([0, y - height], [0, y], tone(tile, 0.07), tile, tone(tile, -0.12)),
    'body',
  )
  const beasts = [-1, 1].map(
    (side) =>
      fillPath(tone(tile, -0.1), 'body')`${side * ridge * 0.96},${y - height}!
      ${side * (ridge + 12)},${y - height - 40} ${side * (ridge - 30)},${y - height - 22}!`,
  )
  return [
    inside(outline, ...lines),
    roundRect([-ridge, y - height - 16, ridge * 2, 20], 6, tone(tile, -0.06), 'body'),
    ...(ridge > 200 ? beasts : []),
  ]
}

const GLAZE: Oklch = [0.76, 0.13, 72]

/** On three terraces, under two roofs; (0, 0) the middle of its foot. */
export function greatHall(lit: Stage['lit']): Form[] {
  const [stone, tile] = [lit(MARBLE), lit(GLAZE)]
  return [
    ...place(terrace(520, 44, tone(stone, -0.03), false), [0, 0]),
    ...place(terrace(470, 44, stone, false), [0, -60]),
    ...place(terrace(420, 44, tone(stone, 0.01), false), [0, -120]),
    ...place(stairs(84, 166, stone), [0, 2]),
    drum(366, -312, -164, lit, true),
    ...hippedRoof(440, 356, 92, -304, tile),
    drum(330, -432, -394, lit, false),
    ...hippedRoof(400, 250, 156, -428, tile),
  ]
}

/** Five storeys, each with its roof; (0, 0) the middle of its foot. */
export function pagoda(lit: Stage['lit']): Form[] {
  const tile = lit([0.5, 0.1, 165])
  const storeys = [0, 1, 2, 3, 4].flatMap((i) => {
    const [half, y] = [104 - i * 15, -i * 128]
    return [
      drum(half, y - 92, y, lit, true),
      ...hippedRoof(half + 44, i === 4 ? 8 : half * 0.86, i === 4 ? 110 : 62, y - 84, tile),
    ]
  })
  return [...storeys, roundRect([-6, -780, 12, 80], 6, lit(GOLD), 'metal')]
}

export function palaceHall(stage: Stage): Layer[] {
  const { frame, lit, random } = stage
  const horizon = frame.height * 0.66
  const tile = lit(GLAZE)
  const wide = frame.width > frame.height
  const scale = (frame.width * (wide ? 0.74 : 1)) / 1040
  const at: Point = [frame.width / 2, frame.height * 0.84]
  const wall = lit(RED)
  const sides = [-1, 1].flatMap((side) => [
    roundRect(
      [side < 0 ? -10 : frame.width * 0.74, horizon - 60, frame.width * 0.26 + 10, 100],
      0,
      wall,
      'body',
    ),
    roundRect(
      [side < 0 ? -10 : frame.width * 0.73, horizon - 88, frame.width * 0.27 + 10, 30],
      6,
      tile,
      'body',
    ),
  ])
  const pave = lit([0.76, 0.02, 70])
  const trees = random.fork('trees').chance(0.5)
    ? []
    : [0.03, 0.12, 0.88, 0.97].flatMap((x, i) =>
        tree(
          [frame.width * x, horizon - 50],
          120 + (i % 2) * 26,
          lit([0.5, 0.09, 145]),
          random.fork(`tree ${i}`),
        ),
      )
  return [
    ...drawSky(stage, horizon),
    layer(
      'walls',
      'setting',
      hills(stage, horizon, 90, mixColour(lit([0.6, 0.06, 220]), stage.low, 0.5), 'far'),
      trees,
      sides,
    ),
    layer(
      'court',
      'ground',
      band(
        stage,
        horizon + 36,
        frame.height + 8,
        linear([0, horizon], [0, frame.height], tone(pave, 0.05), tone(pave, -0.07)),
      ),
    ),
    layer(
      'joints',
      'ground',
      [-2.2, -1.5, -0.9, -0.4, 0.4, 0.9, 1.5, 2.2].map(
        (t) =>
          strokePath(3.5, tone(pave, -0.09), 'detail even')`${at[0] + t * 110},${horizon + 40}
          ${at[0] + t * frame.width * 0.5},${frame.height + 10}`,
      ),
    ),
    layer('hall', 'forms', place(greatHall(lit), at, { scale })),
    ...drawAir(stage),
  ]
}
