import type { StyleId } from '../slots'
import { blueGreen } from './blue-green'
import { flat } from './flat'
import { ink } from './ink'
import { oil } from './oil'
import { minimal } from './minimal'
import { neon } from './neon'
import { papercut } from './papercut'
import { pixel } from './pixel'
import { pencil } from './pencil'
import { soft } from './soft'
import type { StylePainter } from './style'
import { ukiyoe } from './ukiyoe'
import { watercolour } from './watercolour'

export const STYLE_PAINTERS: Readonly<Record<StyleId, StylePainter>> = {
  ink,
  watercolour,
  ukiyoe,
  'blue-green': blueGreen,
  oil,
  papercut,
  minimal,
  pencil,
  pixel,
  neon,
  flat,
  soft,
}
