import type { Random } from '../../lib/random'
import {
  LANDSCAPE_STYLES,
  type MoodId,
  type SceneId,
  type SeasonId,
  type Slots,
  type StyleId,
  type TimeId,
} from '../slots'
import { isGreyish } from '../palettes/tints'

/** Styles that are never chosen automatically for a scene. */
const UNSUITED: Readonly<Partial<Record<SceneId, readonly StyleId[]>>> = {
  underwater: ['neon'],
  interior: ['neon'],
}
/** Scenes whose own light is neon by night. */
const LIT: ReadonlySet<SceneId> = new Set(['city', 'night-sky', 'abstract'])
/** Paper cuts of feasts: their frame is expected there and nowhere else. */
const FESTIVE: ReadonlySet<string> = new Set(['lantern', 'sky-lantern', 'dragon', 'plum', 'kite'])

/** Subjects that are painted in ink and mineral colours where they come from. */
const CLASSICAL = /^(mountains|bamboo-grove|lake|river|waterfall|cloud-sea|snow-field|garden)$/
/** Things that are colour, or of other parts of the world. */
const COLOURED_THINGS =
  /^(butterfly|sakura|cherry-tree|maple|peony|sunflower|(double-)?rainbow|kite|balloon|castle|lighthouse|windmill|train|cottage)$/
/** Hours and moods that are colour. */
const COLOURED_HOURS: ReadonlySet<TimeId> = new Set(['dawn', 'sunset'])
const COLOURED_MOODS: readonly MoodId[] = ['warm', 'lively', 'fresh', 'dreamy']
const COLOURED_SEASONS: ReadonlySet<SeasonId> = new Set(['spring', 'summer', 'autumn'])

/** Whether hour, light, weather, season and mood leave grey and brown paper open. */
function isPaleFit({
  scene,
  subjects,
  time,
  tint,
  dyed = {},
  lights,
  season,
  weather,
  moods,
}: Slots): boolean {
  if (!CLASSICAL.test(scene) || COLOURED_HOURS.has(time) || lights.has('sun')) return false
  if (subjects.some(({ id }) => COLOURED_THINGS.test(id))) return false
  if (Object.values(dyed).some((one) => one && !isGreyish(one))) return false
  if (weather.has('clear') || (season && COLOURED_SEASONS.has(season))) return false
  return (tint === null || isGreyish(tint)) && !COLOURED_MOODS.some((mood) => moods.has(mood))
}

/** A lane with lanterns is lit by night, and has no tubes of gas unless they are named. */
const isOldStreet = ({ motifs }: Slots): boolean =>
  (motifs.has('old-street') || motifs.has('market')) && !motifs.has('neon-signs')

/** Whether an automatic style can show the scene, its hour and its colours. */
export function isSuited(style: StyleId, slots: Slots): boolean {
  const { scene, time, subjects } = slots
  // drawings without colour, coarse grids and frames of paper are requested
  if (/^(?:pencil|pixel|minimal|watercolour|ukiyoe)$/.test(style)) return false
  if (UNSUITED[scene]?.includes(style)) return false
  // gas clouds are colour
  if (slots.motifs.has('deep-space') && /^(ink|blue-green)$/.test(style)) return false
  if (style === 'neon')
    return LIT.has(scene) && !isOldStreet(slots) && (time === 'night' || time === 'dusk')
  if (style === 'papercut') return !isOldStreet(slots) && subjects.some(({ id }) => FESTIVE.has(id))
  if (style === 'ink' || style === 'blue-green') return isPaleFit(slots)
  return true
}

/** Styles for prompts that name none: clear light and shade first, then the hands of old masters. */
export const AUTOMATIC_STYLES: readonly StyleId[] = [
  'soft',
  'soft',
  'flat',
  'soft',
  ...LANDSCAPE_STYLES,
]

/** The prompt's own style, else one of those that suit it and are not denied. */
export function pickStyle(slots: Slots, random: Random): StyleId {
  const { style, denied } = slots
  if (style) return style
  const allowed = AUTOMATIC_STYLES.filter((id) => !denied.has(`style:${id}`))
  const suited = allowed.filter((id) => isSuited(id, slots))
  const [first, ...others] = suited.length > 0 ? suited : allowed
  return first ? random.pick([first, ...others]) : random.pick(LANDSCAPE_STYLES)
}
