import type { StyleId } from '../slots'
import { ink } from './ink'
import type { StylePainter } from './style'
import { watercolour } from './watercolour'

export const STYLE_PAINTERS: Readonly<Record<StyleId, StylePainter>> = {
  ink,
  watercolour,
  ukiyoe: watercolour,
}
