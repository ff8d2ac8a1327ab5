import { paintPlain } from './plain/plain'
import type { StylePainter } from './style'

/** 质感插画: the place that a softly lit thing stands in. */
export const soft: StylePainter = {
  id: 'soft',
  paint: (scene, random, report) => paintPlain(scene, random, { report }).rgba,
}
