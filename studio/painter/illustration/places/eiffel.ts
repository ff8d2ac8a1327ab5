import { type Oklch, mixColour } from '../../colour'
import { inside, layer, line, place, roundRect } from '../build/form'
import { type Form, type Layer, fillPath, fillPolygon, strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Stage, drawAir, band, halo, isDark, rect, drawSky, tree } from './stage'
import { MARBLE } from './masonry'
import { type Point, polyline } from '../../drawing/notation'

function ironTower(stage: Stage): Form[] {
  const { lit } = stage
  // lit from below after dark
  const iron: Oklch = isDark(stage) ? [0.7, 0.12, 72] : lit([0.46, 0.045, 55])
  const pale = tone(iron, 0.1)
  const leg = (side: 1 | -1): Form =>
    inside(
      fillPath(linear([-200, 0], [200, 0], pale, iron, tone(iron, -0.08)), 'metal')`${side * 200},0!
        ${side * 110},-210 ${side * 52},-420 ${side * 14},-830! 0,-830! ${side * 14},-420
        ${side * 50},-215 ${side * 110},0!`,
      ...Array.from({ length: 26 }, (_, i) => {
        const y = -i * 33
        return [
          strokePath(4, tone(iron, -0.14), 'detail even')`${side * -10},${y}
            ${side * 220},${y - 60}`,
          line(polyline([side * -10, y - 60], [side * 220, y]), 4, tone(iron, 0.14), 'detail even'),
        ]
      }).flat(),
    )
  const deck = (y: number, half: number, h: number): Form =>
    inside(
      roundRect([-half, y - h, half * 2, h], 4, pale, 'metal relief 3'),
      many(
        Array.from({ length: 14 }, (_, i) =>
          rect(-half + (half * 2 * (i + 0.3)) / 14, y - h * 0.7, half * 0.07, h * 0.5),
        ),
        tone(iron, -0.12),
      ),
    )
  return [
    leg(-1),
    leg(1),
    line('-112,0 -86,-96 0,-146 86,-96 112,0', 16, pale, 'metal even'),
    deck(-204, 128, 34),
    deck(-412, 66, 26),
    deck(-800, 24, 20),
    roundRect([-12, -850, 24, 40], 6, iron, 'metal'),
    line('0,-846 0,-930', 7, iron, 'metal even'),
    ...[-1, 1].map((side) =>
      roundRect([side * 155 - 58, -22, 116, 26], 3, tone(lit(MARBLE), -0.1), 'body'),
    ),
  ]
}

export const eiffel = (stage: Stage): Layer[] => inPark(stage, ironTower(stage), paris)

/** Grey roofs before the sky, down to the horizon. */
function paris(stage: Stage, horizon: number): Form[] {
  const { frame, lit, random } = stage
  return Array.from({ length: 14 }, (_, i) => {
    const own = random.fork(`roof ${i}`)
    const [x, w, h] = [(frame.width * i) / 13 - 50, own.range(70, 110), own.range(56, 96)]
    const wall = mixColour(lit([0.86, 0.03, 75]), stage.low, 0.25)
    return [
      roundRect([x, horizon - h, w, h + 20], 2, wall, 'backdrop'),
      fillPolygon(mixColour(lit([0.52, 0.03, 255]), stage.low, 0.3), 'backdrop')`${x},${horizon - h}
        ${x + 10},${horizon - h - 24} ${x + w - 10},${horizon - h - 24} ${x + w},${horizon - h}`,
      many(
        Array.from({ length: 8 }, (_k, k) =>
          rect(x + 10 + (k % 4) * (w / 4.4), horizon - h + 10 + Math.floor(k / 4) * 28, 9, 16),
        ),
        tone(wall, -0.18),
      ),
    ]
  }).flat()
}

/** A tower 930 high, 400 wide, at the end of a path between trees, with the town behind. */
export function inPark(
  stage: Stage,
  tower: readonly Form[],
  town: (stage: Stage, horizon: number) => Form[],
): Layer[] {
  const { frame, lit, random } = stage
  const horizon = frame.height * 0.8
  const scale = Math.min((frame.height * 0.78) / 930, (frame.width * 0.8) / 400)
  const at: Point = [frame.width / 2, frame.height * 0.87]
  const green = lit(stage.season === 'autumn' ? [0.68, 0.14, 62] : [0.56, 0.1, 135])
  const lawn = lit([0.64, 0.11, 132])
  const trees = [0.01, 0.08, 0.15, 0.22, 0.78, 0.85, 0.92, 0.99].flatMap((x, i) => {
    const t = Math.abs(x - 0.5) * 2
    return tree(
      [frame.width * x, horizon + 10 + t * 46],
      70 + t * 90,
      tone(green, (i % 3) * 0.025 - 0.03),
      random.fork(`tree ${i}`),
    )
  })
  const path = fillPolygon(lit([0.88, 0.03, 80]), 'ground')`${at[0] - 40 * scale},${horizon + 24}
    ${at[0] + 40 * scale},${horizon + 24} ${at[0] + frame.width * 0.24},${frame.height + 10}
    ${at[0] - frame.width * 0.24},${frame.height + 10}`
  return [
    ...drawSky(stage, horizon),
    layer('roofs', 'setting', town(stage, horizon)),
    layer(
      'lawn',
      'ground',
      band(
        stage,
        horizon,
        frame.height + 8,
        linear([0, horizon], [0, frame.height], tone(lawn, 0.04), tone(lawn, -0.06)),
      ),
      path,
    ),
    layer(
      'halo',
      'setting',
      isDark(stage) ? halo([at[0], at[1] - 400 * scale], 460 * scale, [0.8, 0.12, 70], 0.4) : null,
    ),
    layer('tower', 'forms', place(tower, at, { scale })),
    layer('trees', 'forms', trees),
    ...drawAir(stage),
  ]
}
