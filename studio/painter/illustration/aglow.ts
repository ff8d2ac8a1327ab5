import type { StyleId, TintId } from '../slots'
import { cos, sin } from '../../lib/maths'
import { disc, inside, layer, placeLayers, roundRect } from './build/form'
import { type Oklch, radial } from './build/fill'
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
/** Part of the thing, though no family marks them: its white border, drops on it. */
const ON_THING = /^(border|drops)$/
const DARKNESS: Oklch = [0.34, 0.06, 282]
/** Share of the night on another thing. */
const NEARBY = 0.55
const WARM = 88
const WET = /^(?:watercolour|ink|pencil|blue-green)$/
/** Hues of light by the colour of the thing. */
const HUES: Partial<Record<TintId, number>> = {
  ...{ red: 25, orange: 60, green: 150, teal: 195, blue: 245, purple: 305, pink: 350 },
}
/** Of the frame: how far a thing is lifted, and its height there at most. */
const LIFT = 0.13
const MOST_TALL = 0.6

type IsOwn = (layer: Layer) => boolean

const isOther = ({ thing, stage }: Layer): boolean =>
  !BEHIND.test(stage) && (thing?.startsWith('other ') ?? false)

/** Which layers the main things are; a family without marks draws only them. */
function findOwn(layers: readonly Layer[]): IsOwn {
  const isMarked = layers.some(({ thing }) => thing?.startsWith('main '))
  return ({ stage, name, thing, cast }) => {
    if (BEHIND.test(stage) || cast || name === 'shadow') return false
    if (thing === undefined) return !isMarked || ON_THING.test(name)
    return thing.startsWith('main ')
  }
}

/** Night around a thing, and a wide halo behind it; on wet paper only the halo, which lifts its colour. */
function glow(
  { layers, frame: { width, height } }: Illustration,
  isOwn: IsOwn,
  hue: number,
  isWet: boolean,
): Layer[] {
  const first = layers.findIndex((one) => isOwn(one) || isOther(one))
  const [behind, rest] = [layers.slice(0, first), layers.slice(first)]
  const { left, top, right, bottom } = measureBounds(rest.filter(isOwn))
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
      'light plain screen',
    )
  const sparks = Array.from({ length: 14 }, (_, i) => {
    const turn = i * 2.4
    const far = 0.56 + (i % 5) * 0.1
    const at = [x + cos(turn) * (right - left) * far, y + sin(turn) * (bottom - top) * far] as const
    return disc(at, 3 + (i % 4) * 2, [0.97, 0.08, hue], 'glow alpha 0.85')
  })
  if (isWet) return [...behind, layer('halo', 'setting', halo(1.9, 0.5)), ...rest]
  const night = roundRect(all, 0, DARKNESS, 'light plain multiply')
  // rain and words are still seen
  const isLit = (one: Layer): boolean => isOwn(one) || one.stage === 'light' || one.name === 'title'
  // the light falls on what is next to it
  const darken = (one: Layer): Layer => {
    const dark = isOther(one) ? { ...night, alpha: NEARBY } : night
    return { ...one, forms: one.forms.map((form) => inside(form, dark)) }
  }
  return [
    ...behind,
    layer('night', 'setting', night),
    layer('halo', 'setting', halo(2.4, 0.46), halo(1.5, 0.6)),
    ...rest.map((one) => (isLit(one) ? one : darken(one))),
    layer('glow', 'light', { ...halo(1.15, 0.3), alpha: 0.7 }, sparks),
  ]
}

/** Things above their shadow. */
function lift({ layers, frame }: Illustration, isOwn: IsOwn): Layer[] {
  const { left, top, right, bottom } = measureBounds(layers.filter(isOwn))
  const scale = Math.min(1, (frame.height * MOST_TALL) / (bottom - top))
  const [x, foot] = [(left + right) / 2, bottom - frame.height * LIFT]
  const part = (one: Layer, isShadow: boolean): Layer => ({
    ...one,
    forms: one.forms.filter(({ role }) => (role === 'shadow') === isShadow),
  })
  const shadows = layers
    .filter(isOwn)
    .map((one): Layer => ({ ...part(one, true), cast: true }))
    .filter(({ forms }) => forms.length > 0)
  const up = (one: Layer): Layer[] =>
    placeLayers([part(one, false)], [x - x * scale, foot - bottom * scale], { scale })
  const first = layers.findIndex(isOwn)
  return [
    ...layers.slice(0, first),
    ...shadows,
    ...layers.slice(first).flatMap((one) => (isOwn(one) ? up(one) : [one])),
  ]
}

/** The picture of a thing with the light and the air that words give it. */
export function glowAndFloat(made: Illustration, { main }: Brief, style: StyleId): Illustration {
  const isLit = traitOf(main, 'glow') !== null
  const isLifted = traitOf(main, 'float') !== null
  const isOwn = findOwn(made.layers)
  if ((!isLit && !isLifted) || !made.layers.some(isOwn)) return made
  const moved = isLifted ? { ...made, layers: lift(made, isOwn) } : made
  const hue = HUES[main.tint ?? 'gold'] ?? WARM
  return { ...moved, layers: isLit ? glow(moved, isOwn, hue, WET.test(style)) : moved.layers }
}
