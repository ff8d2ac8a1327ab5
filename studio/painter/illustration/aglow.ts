import type { Oklch } from '../colour'
import type { StyleId, TintId } from '../slots'
import { cos, sin } from '../../lib/maths'
import { disc, layer, placeLayers, radial, roundRect } from './build/form'
import { type Brief, traitOf } from './family'
import type { Form, Illustration, Layer } from './node'
import { measureBounds } from './uses/compose'

/** Light that comes from a thing itself, and things in the air: of all families of things. */
export const AIRY_TRAITS = {
  'glow:yes':
    '发光 会发光 发着光 发出光芒 散发光芒 散发着光芒 散发微光 散发着微光 闪闪发光 泛着光 夜光 荧光 glowing luminous shining',
  // 漂浮 by itself is on the water as well
  'float:yes':
    '悬浮 飘浮 浮空 悬空 悬浮着 飘浮着 悬浮在空中 悬浮在半空 漂浮在空中 飘浮在空中 会飞 飞起来 飞在空中 levitating hovering',
} as const

const BEHIND = /^(ground|setting)$/
const DARKNESS: Oklch = [0.34, 0.06, 282]
const WARM = 88
const WET = /^(?:watercolour|ink|pencil|blue-green)$/
/** Hues of light by the colour of the thing. */
const HUES: Partial<Record<TintId, number>> = {
  ...{ red: 25, orange: 60, green: 150, teal: 195, blue: 245, purple: 305, pink: 350 },
}
/** Of the frame: how far a thing is lifted, and its height there at most. */
const LIFT = 0.13
const MOST_TALL = 0.6

/** Night around a thing, and a wide halo behind it; on wet paper only the halo, which lifts its colour. */
function glow(
  around: readonly Layer[],
  own: readonly Layer[],
  made: Illustration,
  hue: number,
  isWet: boolean,
): Layer[] {
  const { width, height } = made.frame
  const { left, top, right, bottom } = measureBounds(own)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const all = [-10, -10, width + 20, height + 20] as const
  const halo = (reach: number, light: number): Form =>
    roundRect(
      all,
      0,
      radial(
        [x, y],
        [((right - left) / 2) * reach, ((bottom - top) / 2) * reach],
        [light, 0.13, hue],
        [0, 0, hue],
      ),
      { role: 'light', plain: true, blend: 'screen' },
    )
  const sparks = Array.from({ length: 14 }, (_, i) => {
    const turn = i * 2.4
    const far = 0.56 + (i % 5) * 0.1
    const at = [x + cos(turn) * (right - left) * far, y + sin(turn) * (bottom - top) * far] as const
    return disc(at, 3 + (i % 4) * 2, [0.97, 0.08, hue], 'glow alpha 0.85')
  })
  if (isWet) return [...around, layer('halo', 'setting', halo(1.9, 0.5)), ...own]
  const night = roundRect(all, 0, DARKNESS, { role: 'light', plain: true, blend: 'multiply' })
  return [
    ...around,
    layer('night', 'setting', night),
    layer('halo', 'setting', halo(2.4, 0.46), halo(1.5, 0.6)),
    ...own,
    layer('glow', 'light', { ...halo(1.15, 0.3), alpha: 0.7 }, sparks),
  ]
}

/** Things above their shadow. */
function lift(own: readonly Layer[], { frame }: Illustration): Layer[] {
  const { left, top, right, bottom } = measureBounds(own)
  const scale = Math.min(1, (frame.height * MOST_TALL) / (bottom - top))
  const [x, foot] = [(left + right) / 2, bottom - frame.height * LIFT]
  const parts = (isShadow: boolean): Layer[] =>
    own.map((one) => ({
      ...one,
      forms: one.forms.filter(({ role }) => (role === 'shadow') === isShadow),
    }))
  const shadows = parts(true).filter(({ forms }) => forms.length > 0)
  const up = placeLayers(parts(false), [x - x * scale, foot - bottom * scale], { scale })
  return [...shadows, ...up]
}

/** The picture of a thing with the light and the air that words give it. */
export function glowAndFloat(made: Illustration, { main }: Brief, style: StyleId): Illustration {
  const isLit = traitOf(main, 'glow') !== null
  const isLifted = traitOf(main, 'float') !== null
  if (!isLit && !isLifted) return made
  const isOwn = ({ stage, name }: Layer): boolean => !BEHIND.test(stage) && name !== 'shadow'
  const own = made.layers.filter(isOwn)
  const around = made.layers.filter((one) => !isOwn(one))
  const moved = isLifted ? lift(own, made) : own
  const hue = HUES[main.tint ?? 'gold'] ?? WARM
  return {
    ...made,
    layers: isLit ? glow(around, moved, made, hue, WET.test(style)) : [...around, ...moved],
  }
}
