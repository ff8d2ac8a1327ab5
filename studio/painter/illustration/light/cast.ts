import type { Layout } from '../../lexicon/uses'
import type { StyleId } from '../../slots'
import { findTable } from '../build/still/grounds'
import { isPlainBehind } from '../background'
import { ellipse, inside, layer, mapForms, placeLayers, polygonForm } from '../build/form'
import { type Oklch, linear } from '../build/fill'
import type { Brief, Family, Random } from '../family'
import type { Form, Illustration, Layer } from '../node'
import { type Area, measureBounds } from '../uses/compose'
import {
  type Behind,
  PALE,
  drawBackdrop,
  drawBacklight,
  drawBokeh,
  drawPool,
  findLamp,
} from './backdrops'
import {
  type Effect,
  type Effects,
  LIT_FAMILIES,
  isBacklit,
  isMirrored,
  isUnderRoof,
  listEffects,
} from './effects'
import { drawFalling } from './falling'
import { castPatches, dappleSubject, drawGlints } from './patches'
import { rect } from '../places/stage'
import { blacken, drawRim, isSubject, layOn, shadeSubject } from './subject'

export interface Casting {
  readonly brief: Brief
  readonly family: Pick<Family, 'id'>
  readonly layout: Layout | null
  /** A place is painted or drawn behind it. */
  readonly isOnPlace: boolean
  readonly style: StyleId
  readonly random: Random
}

/** Uses that bring a ground of their own with signs or words on it. */
const SHEETS =
  /^(?:ad|banner|card|comic|cover|diagram|icon|line-art|meme|pattern|poster|sticker|id-photo|toy)$/
/** Food is seen from above on its cloth: nothing falls there, and nothing is behind it. */
const ON_TABLE = /^(?:sun|moon|dapple|window|candle|spot|autumn|spring)$/

/** Backdrops that say no more than what an effect shows. */
const GENERAL = /^(?:sun|moon|stars|rain|snow|leaves|falling-leaves|clouds|disc|halo|plain)$/
/** Seen through a window, if at all. */
const OUT_OF_DOORS = /^(?:rain|storm|snow|blizzard|fog|autumn|spring|wet|mirror)$/
/** Of a painted place out of focus, units. */
const BLUR_BEHIND = 15
const BEHIND = /^(?:ground|setting)$/
/** Styles without gradients. */
const FLAT = /^(?:papercut|minimal|ukiyoe|neon)$/
/** Of fine lines, where a style loses them. */
const WEIGHTS: Partial<Record<StyleId, number>> = {
  pixel: 2,
  pencil: 1.8,
  watercolour: 1.4,
  ink: 1.3,
  ukiyoe: 1.2,
}
/** Of vehicles: a road stays under them, water all around; under water nothing falls. */
const OWN_GROUND = /^road$/
const WATERS = /^(?:swell|rays)$/
const UNDER_WATER = 'rays'

/** Tones that an effect lays on the subject, the first that applies. */
const TONES: readonly (readonly [Effect, Oklch, number])[] = [
  ['rim', [0.46, 0.06, 330], 0.72],
  ['dapple', [0.8, 0.05, 125], 0.5],
  ['candle', [0.78, 0.1, 60], 0.5],
  ['moon', [0.5, 0.075, 262], 0.66],
  ['shafts', [0.7, 0.05, 160], 0.5],
  ['storm', [0.66, 0.03, 245], 0.6],
  ['rain', [0.76, 0.03, 242], 0.55],
  ['blizzard', [0.85, 0.025, 242], 0.5],
]

const WARM_RIM: Oklch = [0.93, 0.13, 80]
const COOL_RIM: Oklch = [0.9, 0.05, 245]

function lightSubject(layers: readonly Layer[], scene: Behind): Layer[] {
  const { effects, frame, brief, keepsGround } = scene
  const { side } = findLamp(scene)
  const allRound = [
    [-1, -0.4],
    [1, -0.4],
    [0, -1],
  ] as const
  const own = layers.filter(isSubject)
  const rim = (): Layer[] => {
    if (isBacklit(effects)) return drawRim(own, WARM_RIM, allRound)
    if (effects.has('moon')) return drawRim(own, COOL_RIM, [[side, -0.6]])
    return effects.has('sun') ? drawRim(own, [0.98, 0.06, 92], [[side * 0.8, -0.5]]) : []
  }
  if (effects.has('silhouette')) return [...rim(), ...blacken(layers)]
  const tone = TONES.find(([id]) => effects.has(id))
  // by day a dark face reads as dirt
  const isByDay = effects.has('rim') && keepsGround && brief.time === 'day'
  // nor does grey food look good to eat
  // white stays white in the moonlight
  const { tint, traits } = brief.main
  // 橘猫看月亮: nor is a named colour lost in the dark, nor a face
  const isSaid = tint !== undefined || traits.some((one) => one.slot === 'coat' || one.tint)
  const isFaced =
    effects.has('rim') && own.some(({ forms }) => forms.some(({ role }) => role === 'skin'))
  const soften =
    isByDay || isSaid ? 0.5 : isFaced ? 0.66 : scene.isOnTable && effects.has('moon') ? 0.35 : 1
  const toned = tone ? shadeSubject(layers, frame, tone[1], tone[2] * soften) : layers
  return [...rim(), ...(effects.has('dapple') ? layOn(toned, dappleSubject(scene)) : toned)]
}

/** Share of the height where feet are on a wet ground: below them they are mirrored. */
const WET_FOOT = 0.8

/** A subject on wet ground, which mirrors it; cut at the frame it has none below it. */
function wetGround(layers: readonly Layer[], scene: Behind): { own: Layer[]; wet: Layer[] } {
  const { frame, box, keepsGround } = scene
  const [middle, foot] = [(box.left + box.right) / 2, frame.height * WET_FOOT]
  const scale = Math.min(1, (foot - frame.height * 0.06) / (box.bottom - box.top))
  const isHigh = box.bottom <= foot
  const at = isHigh ? 0 : foot - box.bottom * scale
  const own = isHigh ? [...layers] : placeLayers(layers, [middle - middle * scale, at], { scale })
  const line = isHigh ? box.bottom : foot
  const half = ((box.right - box.left) / 2) * (isHigh ? 1 : scale)
  const mirror = own.filter(isSubject).flatMap(({ forms }) =>
    mapForms(forms, ([x, y]) => [x, 2 * line - y]).map((form): Form => ({
      ...form,
      plain: true,
      alpha: (form.alpha ?? 1) * 0.5,
    })),
  )
  const isStreet = scene.effects.has('wet')
  const water: Oklch = isStreet ? [0.55, 0.035, 245] : [0.72, 0.075, 232]
  const deep: Oklch = isStreet ? [0.44, 0.025, 255] : [0.62, 0.085, 236]
  const top = line - frame.height * 0.03
  const puddle = keepsGround
    ? ellipse(
        [middle, line + frame.height * 0.07],
        [Math.max(frame.width * 0.4, half * 1.2), frame.height * 0.115],
        water,
        'detail plain',
      )
    : polygonForm(
        [rect(-10, top, frame.width + 20, frame.height - top + 10)],
        linear([0, top], [0, frame.height], deep, water),
        'detail plain alpha 0.85',
      )
  return {
    own,
    wet: [layer('puddle', 'setting', inside(puddle, mirror, drawGlints(scene, line)))],
  }
}

/** Families whose window is chosen by chance where no word names one. */
const BY_CHANCE = /^(?:people|animals)$/

/** Whether there is a roof over the subject. */
function isIndoors({ traits, place }: Brief, { id }: Casting['family'], given: readonly Layer[]) {
  if (isUnderRoof({ traits })) return true
  if (given.some(({ name }) => name === UNDER_WATER)) return true
  if (given.some(({ name }) => name === 'sky')) return false
  if (place !== undefined) return true
  if (BY_CHANCE.test(id))
    return traits.some(
      ({ slot, value }) => slot === 'backdrop' && /^(?:window|room|eaves)$/.test(value),
    )
  const isPane = ({ part }: Form): boolean => part === 'window'
  return given.some(({ name, forms }) => /^windows?$/.test(name) || forms.some(isPane))
}

/** Under a roof and on a table sunlight comes through a window. */
const throughWindow = (effects: Effects): Effects =>
  new Set([...effects].map((one) => (one === 'sun' ? 'window' : one)))

/** Without the effects that this thing cannot show. */
function findShown(brief: Brief, { id }: Pick<Family, 'id'>, style: StyleId): Effects {
  const all = listEffects(brief)
  if (id === 'marine') return new Set([...all].filter((one) => one === 'shafts'))
  // 一本书，木桌，阳光: the table is to be seen
  if (id !== 'food' && findTable(brief) === null) return all
  return new Set(
    [...throughWindow(all)].filter(
      (one) => ON_TABLE.test(one) && !(one === 'moon' && PALE.test(style)),
    ),
  )
}

/** The picture of a subject in the light, the weather and the season that its words name. */
export function castLight(made: Illustration, casting: Casting): Illustration {
  const { brief, family, layout, isOnPlace, style, random } = casting
  if (!LIT_FAMILIES.test(family.id) || (layout !== null && SHEETS.test(layout))) return made
  if (made.window) return made
  const { frame, layers } = made
  const own = layers.filter((one) => !BEHIND.test(one.stage) && !/^weather$/.test(one.name))
  if (!own.some(isSubject)) return made
  const box = clipTo(measureBounds(own.filter(isSubject)), frame)
  const main = own.filter((one) => isSubject(one) && one.thing?.startsWith('main'))
  const shown = findShown(brief, family, style)
  const given = layers.filter(({ stage }) => BEHIND.test(stage))
  const isInside = isIndoors(brief, family, given)
  // of a bust the ground is not seen
  const isCut = box.bottom > frame.height - 2
  const isOut = (one: Effect): boolean =>
    (/^(?:wet|mirror)$/.test(one) && isCut) || (isInside && OUT_OF_DOORS.test(one))
  const cast = isInside ? throughWindow(shown) : shown
  const effects = new Set([...cast].filter((one) => !isOut(one)))
  if (effects.size === 0) return made
  const hasOwn = brief.traits.some(({ slot, value }) => slot === 'backdrop' && !GENERAL.test(value))
  const isOnWater = given.some(({ name }) => WATERS.test(name))
  const isOnTable = family.id === 'food' || findTable(brief) !== null
  const keepsGround =
    isOnWater || isOnPlace || isPlainBehind(brief) || hasOwn || isOnTable || family.id === 'marine'
  const isFlat = FLAT.test(style)
  const sea = family.id === 'marine' ? given.filter(({ name }) => name === 'sea') : []
  const scene: Behind = {
    frame,
    random,
    brief,
    style,
    effects,
    box,
    main: main.length > 0 ? clipTo(measureBounds(main), frame) : box,
    keepsGround,
    isOnTable,
    isCut,
    water: sea.length > 0 ? measureBounds(sea).top : null,
    isFlat,
    focus: made.focus,
  }
  const backdrop = keepsGround ? null : drawBackdrop(scene)
  const pool = backdrop && effects.has('spot') && !isCut ? drawPool(scene) : []
  const behind = backdrop
    ? [...backdrop, ...given.filter(({ name }) => OWN_GROUND.test(name)), ...pool]
    : [...given, ...drawBacklight(scene)]
  const isBlurred = backdrop?.some(({ name }) => name === 'bokeh') ?? false
  const bokeh =
    effects.has('bokeh') && !isBlurred ? [layer('bokeh', 'setting', drawBokeh(scene))] : []
  const wet = isMirrored(effects) ? wetGround(own, scene) : null
  const lit = lightSubject(wet?.own ?? own, scene)
  const air = drawFalling(effects, {
    ...{ frame, random: random.fork('falling'), isPlaced: isOnPlace, focus: made.focus },
    ...{ isCut, isFlat, isDrawn: style === 'pencil', weight: WEIGHTS[style] ?? 1 },
  })
  const patches = castPatches(scene)
  return {
    ...made,
    ...(isOnPlace && effects.has('bokeh') && { blurBehind: BLUR_BEHIND }),
    layers: [
      ...behind,
      ...bokeh,
      ...air.behind,
      ...patches.behind,
      ...(wet?.wet ?? []),
      ...lit,
      ...patches.before,
      ...air.before,
    ],
  }
}

const clipTo = (
  { left, top, right, bottom }: Area,
  { width, height }: Illustration['frame'],
): Area => ({
  left: Math.max(0, left),
  top: Math.max(0, top),
  right: Math.min(width, right),
  bottom: Math.min(height, bottom),
})
