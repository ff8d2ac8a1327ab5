import type { Random } from '../../lib/random'
import { LANDSCAPE_STYLES, type SceneId, type Slots, type StyleId } from '../slots'
import { isGreyish } from '../palettes/tints'

/** Styles that are never chosen automatically for a scene. */
const UNSUITED: Readonly<Partial<Record<SceneId, readonly StyleId[]>>> = {
  underwater: ['ink', 'pencil', 'blue-green', 'neon'],
  interior: ['ink', 'blue-green', 'neon'],
  city: ['ink', 'blue-green'],
}
/** Scenes whose own light is neon by night. */
const LIT: ReadonlySet<SceneId> = new Set(['city', 'night-sky', 'abstract'])
/** What is cut out of paper at feasts: its frame is expected there and nowhere else. */
const FESTIVE: ReadonlySet<string> = new Set(['lantern', 'sky-lantern', 'dragon', 'plum', 'kite'])

/** Whether an automatic style can show the scene, its hour and its colours. */
export function isSuited(style: StyleId, slots: Slots): boolean {
  const { scene, time, tint, subjects } = slots
  if (UNSUITED[scene]?.includes(style)) return false
  // gas clouds are colour
  if (slots.motifs.has('deep-space') && /^(ink|pencil|blue-green)$/.test(style)) return false
  if (style === 'neon') return LIT.has(scene) && (time === 'night' || time === 'dusk')
  if (style === 'papercut') return subjects.some(({ id }) => FESTIVE.has(id))
  // grey washes lose the colour of the evening, and one that is named
  if (style === 'ink') return time !== 'sunset' && (tint === null || isGreyish(tint))
  return true
}

/** The prompt's own style, else one of those that suit it and are not denied. */
export function pickStyle(slots: Slots, random: Random): StyleId {
  const { style, denied } = slots
  if (style) return style
  const allowed = LANDSCAPE_STYLES.filter((id) => !denied.has(`style:${id}`))
  const suited = allowed.filter((id) => isSuited(id, slots))
  const [first, ...others] = suited.length > 0 ? suited : allowed
  return first ? random.pick([first, ...others]) : random.pick(LANDSCAPE_STYLES)
}
