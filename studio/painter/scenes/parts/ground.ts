import { clamp } from '../../../lib/maths'
import { placementIn } from '../../subjects/placing'
import { getSubject } from '../../subjects/registry'
import { type Stage, anchor } from '../scene-definition'
import { ridgeAt, terrace } from './ridge'

/** Number of things that the prompt wants on land. */
export function wantedSites({ slots, offers }: Stage): number {
  const wishes = slots.subjects.map(({ id, count }) => ({ subject: getSubject(id), count }))
  return wishes
    .filter(({ subject }) => placementIn(offers, subject) === 'ground')
    .reduce((sum, { subject, count }) => sum + (count ?? subject.count), 0)
}

/**
 * Offers a building site on a ridge. When the prompt requests a thing there, the
 * land is levelled first: nothing may float over a slope.
 *
 * @param scale pixels that a subject of height 1 takes
 */
export function groundAnchor(
  stage: Stage,
  ridge: Float32Array,
  x: number,
  scale: number,
  depth: number,
): void {
  const inside = clamp(x, stage.width * 0.13, stage.width * 0.87)
  const half = scale * 0.085
  const taken = (stage.anchors.get('ground') ?? []).length
  const level = taken < wantedSites(stage) ? terrace(ridge, inside, half) : ridgeAt(ridge, inside)
  anchor(stage, 'ground', [inside, level + 5 * stage.unit], scale, depth)
}
