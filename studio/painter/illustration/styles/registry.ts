import type { StyleId } from '../../slots'
import { blueGreen } from './blue-green'
import { flat } from './flat'
import { ink } from './ink'
import { minimal } from './minimal'
import { neon } from './neon'
import { oil } from './oil'
import { papercut } from './papercut'
import { pencil } from './pencil'
import { pixel } from './pixel'
import { soft } from './soft'
import type { IllustrationPainter } from './style'
import { ukiyoe } from './ukiyoe'
import { watercolour } from './watercolour'

/** Drawing of an illustration, by style. */
export const ILLUSTRATORS: Readonly<Record<StyleId, IllustrationPainter>> = {
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
