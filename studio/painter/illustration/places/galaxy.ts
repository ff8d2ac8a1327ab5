import { TAU, cos, sin } from '../../../lib/maths'
import { type Oklch, mixColour } from '../../colour'
import { type Form, type Layer, type Point, disc, ellipse, layer, line, place } from '../build/form'
import { type Stage, halo } from './stage'
import { heavens } from './heavens'

export function galaxy(stage: Stage): Layer[] {
  const { frame, random } = stage
  const own = random.fork('galaxy')
  const short = Math.min(frame.width, frame.height)
  const hue = own.pick([255, 300, 330, 220])
  const turn = own.range(-0.5, 0.5)
  const arms = own.pick([2, 3])
  const dots: Form[] = []
  for (let i = 0; i < 520; i++) {
    const t = Math.sqrt(own.next())
    const arm = (i % arms) / arms
    const angle = arm * TAU + t * 5.2 + own.spread() * (0.5 - t * 0.22)
    const r = t * short * 0.47
    const heat = Math.max(0, 1 - t * 1.4)
    const colour: Oklch = mixColour([0.8, 0.13, hue + own.spread() * 40], [0.97, 0.07, 80], heat)
    dots.push(
      disc([cos(angle) * r, sin(angle) * r * 0.5], own.range(1.4, 6) * (1.2 - t * 0.5), colour, {
        role: 'glow',
        plain: true,
        alpha: own.range(0.35, 0.95),
      }),
    )
  }
  const lanes = Array.from({ length: arms }, (_, k) =>
    line(
      Array.from({ length: 15 }, (_p, i): Point => {
        const t = (i + 1) / 15
        const angle = (k / arms) * TAU + t * 5.2
        return [cos(angle) * t * short * 0.46, sin(angle) * t * short * 0.23]
      }),
      short * 0.09,
      [0.56, 0.15, hue],
      { role: 'light', plain: true, alpha: 0.4, blur: short * 0.022 },
    ),
  )
  const at: Point = [frame.width / 2, frame.height / 2]
  const core = [
    ellipse([0, 0], [short * 0.12, short * 0.07], [0.96, 0.08, 80], {
      role: 'glow',
      plain: true,
      alpha: 0.9,
      blur: short * 0.02,
    }),
    ellipse([0, 0], [short * 0.05, short * 0.034], [0.99, 0.03, 90], 'glow plain'),
  ]
  return [
    ...heavens(stage),
    layer('glow around it', 'setting', halo(at, short * 0.48, [0.5, 0.13, hue], 0.45)),
    layer('arms', 'masses', place(lanes, at, { turn })),
    layer('core', 'forms', place(core, at, { turn })),
    layer('suns', 'forms', place(dots, at, { turn })),
  ]
}
