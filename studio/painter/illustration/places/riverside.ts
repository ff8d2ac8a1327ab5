import { type Oklch, mixColour } from '../../colour'
import { type Form, type Layer, inside, layer, place, polygonForm, roundRect } from '../build/form'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Stage, drawAir, band, dash, halo, isDark, rect, drawSky } from './stage'
import { type Point, triples } from '../../drawing/notation'

/** The size of a tower in its own units, foot at (0, 0), and the colour of its lamps. */
type Tower = { readonly height: number; readonly width: number; readonly glow: Oklch }

const pickWallColour = (stage: Stage): Oklch =>
  isDark(stage) ? [0.3, 0.06, 275] : stage.lit([0.66, 0.04, 245])

/** Towers of offices before the sky, down to the shore. */
export function skyline(stage: Stage, shore: number): Form[] {
  const { frame, random } = stage
  const dark = isDark(stage)
  const own = random.fork('towers')
  const wall = pickWallColour(stage)
  return Array.from({ length: 17 }, (_, i) => {
    const w = own.range(54, 96)
    const bx = (frame.width * i) / 16 - w / 2
    const h = frame.height * own.range(0.12, 0.36)
    const shade = mixColour(tone(wall, own.range(-0.03, 0.04)), stage.low, i % 2 ? 0.4 : 0.18)
    const peak: Point[] =
      i % 4 === 1 ? [[bx + w * 0.5, shore - h - 46]] : i % 4 === 3 ? [[bx + w, shore - h - 30]] : []
    const windows: Point[][] = []
    for (let y = shore - h + 12; y < shore - 10; y += 21)
      for (let wx = bx + 8; wx < bx + w - 10; wx += 15)
        if (own.chance(dark ? 0.55 : 0.8)) windows.push(rect(wx, y, 7, 11))
    return {
      order: i % 2,
      forms: [
        inside(
          polygonForm(
            [
              [
                [bx, shore + 10],
                [bx, shore - h],
                ...peak,
                [bx + w, shore - h + (i % 4 === 3 ? -30 : 0)],
                [bx + w, shore + 10],
              ],
            ],
            shade,
            'backdrop',
          ),
          many(
            windows,
            dark ? own.pick(triples('0.9,0.1,90 0.84,0.1,210 0.8,0.14,340')) : tone(shade, 0.09),
            { role: dark ? 'glow' : 'detail', alpha: dark ? 0.85 : 0.6 },
          ),
        ),
      ],
    }
  })
    .sort((a, b) => b.order - a.order)
    .flatMap(({ forms }) => forms)
}

/** A tower in a skyline across a river. */
export function byRiver(
  stage: Stage,
  tower: readonly Form[],
  { height, width, glow }: Tower,
): Layer[] {
  const { frame, random } = stage
  const dark = isDark(stage)
  const shore = frame.height * 0.76
  const scale = Math.min((frame.height * 0.7) / height, (frame.width * 0.6) / width)
  const x = frame.width * random.fork('place').pick([0.5, 0.42, 0.58])
  const own = random.fork('shine')
  const wall = pickWallColour(stage)
  const water = mixColour(stage.high, stage.low, 0.4)
  const shine = Array.from({ length: 46 }, () => {
    const [wx, wy] = [own.range(0, frame.width), own.range(shore + 14, frame.height)]
    const near = Math.abs(wx - x) < 110
    const light: Oklch = near
      ? glow
      : own.pick<Oklch>(triples('0.85,0.1,90 0.74,0.12,220 0.72,0.15,335'))
    return dash([wx, wy], own.range(18, 60), 9, dark ? light : tone(water, 0.1), {
      role: dark ? 'glow' : 'detail',
      alpha: 0.7,
    })
  })
  return [
    ...drawSky(stage, shore),
    layer('skyline', 'setting', skyline(stage, shore)),
    layer(
      'river',
      'ground',
      band(
        stage,
        shore + 4,
        frame.height + 8,
        linear([0, shore], [0, frame.height], tone(water, 0.02), tone(water, -0.1)),
      ),
    ),
    layer('shine', 'masses', shine),
    layer(
      'halo',
      'setting',
      dark ? halo([x, shore - height * 0.4 * scale], 560 * scale, glow, 0.55) : null,
    ),
    layer('tower', 'forms', place(tower, [x, shore + 6], { scale })),
    layer(
      'quay',
      'details',
      roundRect([-10, shore, frame.width + 20, 13], 0, tone(wall, -0.08), 'body'),
    ),
    ...drawAir(stage),
  ]
}
