import { paintPlain } from './plain/plain'
import type { StylePainter } from './style'

/** 质感插画: the surroundings of a softly lit thing. */
export const soft: StylePainter = {
  id: 'soft',
  paint: (scene, random, report) => paintPlain(scene, random, { report }).rgba,
}
