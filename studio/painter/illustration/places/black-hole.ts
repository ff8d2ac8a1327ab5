import { TAU } from '../../../lib/maths'
import { type Form, type Layer, type Point, disc, layer, place, polygonForm } from '../build/form'
import { type Oklch, radialStops, tone } from '../build/fill'
import { arcPath } from '../build/path'
import { ringHalf } from './globe'
import { heavens } from './heavens'
import { type Stage, halo } from './stage'

/** Light of the disc behind the hole that is bent over and under it, about (0, 0). */
function bentLight(hot: Oklch): Form[] {
  const arc = (out: number, width: number, colour: Oklch, alpha: number): Form =>
    polygonForm(
      [[...arcPath(0, 0, out, out, 0, TAU), ...arcPath(0, 0, out - width, out - width, TAU, 0)]],
      colour,
      { role: 'glow', plain: true, alpha, blur: width * 0.12 },
    )
  return [arc(124, 34, tone(hot, -0.06), 0.75), arc(112, 13, [0.96, 0.07, 85], 0.95)]
}

/** A black disc of radius 100 with the ring of hot gas around it, seen a little from above. */
export function blackHole(stage: Stage): Layer[] {
  const { width, height } = stage.frame
  const own = stage.random.fork('black hole')
  const hot: Oklch = own.pick([
    [0.8, 0.15, 65],
    [0.78, 0.13, 235],
    [0.76, 0.15, 330],
  ])
  const at: Point = [width / 2, height / 2]
  const scale = (Math.min(width, height) * 0.21) / 100
  const turn = own.range(-0.34, -0.12)
  const put = (forms: readonly Form[], by = scale): Form[] => place(forms, at, { scale: by, turn })
  const dark = disc([0, 0], 100, radialStops([0, 0], [100, 100], '0,0.06,0.01,280 1,0.1,0.02,280'))
  return [
    ...heavens(stage),
    layer('glow', 'setting', halo(at, scale * 290, hot, 0.55)),
    layer('disc behind', 'masses', put(ringHalf(false, tone(hot, -0.08)))),
    layer('black hole', 'forms', put([...bentLight(hot), dark])),
    layer('disc before', 'forms', put(ringHalf(true, hot)), put(ringHalf(true, hot), scale * 0.82)),
  ]
}
