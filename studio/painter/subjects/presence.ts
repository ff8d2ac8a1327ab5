import { clamp } from '../../lib/maths'
import type { Anchor, Placement, Stage } from '../scene'
import type { SubjectDefinition } from './subject'

/** A building in a window's view, next to the things at the frame of a landscape. */
const IN_THE_WINDOW = 1.7

/**
 * Enlargement of a figure when the picture is about it alone, or in a room, which is
 * nearer than any landscape; 1 for everything else.
 */
export function presence(
  { slots, short }: Stage,
  { alone, indoors, outdoors }: SubjectDefinition,
  at: Anchor,
  placement: Placement,
  count: number,
): number {
  if (slots.scene === 'interior') {
    if (indoors !== undefined) return indoors
    if (outdoors) return IN_THE_WINDOW
  }
  if (alone === undefined || slots.subjects.length !== 1 || count !== 1) return 1
  // 富士山和樱花树: it would hide the mountain that is named
  if (slots.landform === 'cone') return 0.72
  // on a far bank it would be a speck
  const low = placement === 'ground' || placement === 'water'
  const far = low ? clamp((0.85 * short) / at.scale, 1, 1.45) : 1
  return alone * far
}

/** Of several places on land, figures take the one close to the viewer, houses the first. */
export const remoteness = ({ short }: Stage, subject: SubjectDefinition, at: Anchor): number =>
  subject.alone === undefined ? 0 : 0.5 * (1 - clamp(at.scale / short))
