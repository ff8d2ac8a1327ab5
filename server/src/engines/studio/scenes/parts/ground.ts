import { clamp } from '../../maths'
import type { Stage } from '../../scene'
import { subjectOf } from '../../subjects/registry'
import { anchor } from '../scene-definition'
import { ridgeAt, terrace } from './ridge'

/**
 * Offers a building site on a ridge. When the prompt asks for something that stands there, the
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
  const asked = stage.slots.subjects.some(({ id }) => subjectOf(id).placement === 'ground')
  const half = scale * 0.085
  const first = (stage.anchors.get('ground') ?? []).length === 0
  const level = asked && first ? terrace(ridge, inside, half) : ridgeAt(ridge, inside)
  anchor(stage, 'ground', { x: inside, y: level + 5 * stage.unit, scale, depth })
}
