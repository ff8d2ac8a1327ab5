import type { Placement } from '../scene'
import type { SubjectDefinition } from './subject'

/** Place of a thing without a place of its kind in the scene: it must be in the picture. */
const INSTEAD: Readonly<Record<Placement, readonly Placement[]>> = {
  ground: ['table', 'near', 'span', 'water', 'surface', 'deep'],
  water: ['surface', 'ground', 'near', 'deep', 'table'],
  surface: ['water', 'deep', 'ground', 'near', 'table'],
  deep: ['surface', 'water', 'sky', 'ground', 'table'],
  span: ['ground', 'water', 'near', 'deep', 'table', 'surface'],
  sky: ['corner', 'deep', 'near', 'ground', 'surface', 'table'],
  corner: ['sky', 'near', 'deep', 'table', 'surface', 'ground'],
  near: ['ground', 'table', 'surface', 'deep'],
  table: ['ground', 'near', 'surface', 'deep', 'water'],
}

/** Fitness of a place for a thing: 1 its first wish, less for the others, 0 a makeshift. */
export function suitability(subject: SubjectDefinition, offers: ReadonlySet<Placement>): number {
  const rank = subject.placements.findIndex((placement) => offers.has(placement))
  return rank < 0 ? 0 : 1 - rank * 0.25
}

/** The place that a scene with these offers gives to a thing; null when it offers nothing at all. */
export function placementIn(
  offers: ReadonlySet<Placement>,
  subject: SubjectDefinition,
): Placement | null {
  // a study has no pagoda: the window's view is at the frame
  if (subject.outdoors && offers.has('table') && !offers.has('surface')) return 'near'
  const wish = subject.placements.find((placement) => offers.has(placement))
  if (wish) return wish
  return INSTEAD[subject.placements[0]].find((placement) => offers.has(placement)) ?? null
}
