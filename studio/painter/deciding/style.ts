import type { Random } from '../../lib/random'
import { LANDSCAPE_STYLES, type Slots, type StyleId } from '../slots'

/** The prompt's own style, else one of those that are not denied. */
export function pickStyle({ style, denied }: Slots, random: Random): StyleId {
  if (style) return style
  const [first, ...others] = LANDSCAPE_STYLES.filter((id) => !denied.has(`style:${id}`))
  return first ? random.pick([first, ...others]) : random.pick(LANDSCAPE_STYLES)
}
