import { paintPlain } from './plain/plain'
import type { StylePainter } from './style'

/** 平面插画: forms and colours as they are composed. */
export const flat: StylePainter = {
  id: 'flat',
  paint: (scene, random, report) => paintPlain(scene, random, { report }).rgba,
}
