import { clamp } from '../maths'
import type { Anchor, Placement, Stage } from '../scene'
import type { SubjectDefinition } from './subject'

/** How much larger a figure stands when the picture is about it alone; 1 for everything else. */
export function presence(
  { slots, short }: Stage,
  { alone }: SubjectDefinition,
  at: Anchor,
  placement: Placement,
  count: number,
): number {
  if (alone === undefined || slots.subjects.length !== 1 || count !== 1) return 1
  // on a far bank it would be a speck
  const far = placement === 'ground' ? clamp((0.85 * short) / at.scale, 1, 1.45) : 1
  return alone * far
}

/** Of several places on land, figures take the one close to the viewer, houses the first. */
export function remoteness({ short }: Stage, subject: SubjectDefinition, at: Anchor): number {
  return subject.alone === undefined ? 0 : 0.5 * (1 - clamp(at.scale / short))
}
