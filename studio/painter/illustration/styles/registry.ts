import type { StyleId } from '../../slots'
import { flat } from './flat'
import { soft } from './soft'
import type { IllustrationPainter } from './style'

/** How each style draws an illustration. */
export const ILLUSTRATORS: Readonly<Record<StyleId, IllustrationPainter>> = {
  ink: flat,
  watercolour: flat,
  ukiyoe: flat,
  'blue-green': flat,
  oil: soft,
  papercut: flat,
  minimal: flat,
  pencil: flat,
  pixel: flat,
  neon: flat,
  flat,
  soft,
}
