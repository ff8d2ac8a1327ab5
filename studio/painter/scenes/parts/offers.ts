import { clamp } from '../../../lib/maths'
import { placementIn } from '../../subjects/placing'
import { getSubject } from '../../subjects/registry'
import { anchor, type Stage } from '../scene-definition'
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

interface AirOptions {
  /** Places of flying things, as shares of the width (towards the focus positive) and height. */
  readonly sky?: readonly [x: number, y: number]
  /** The frame's side: 1 is the side of the focus. */
  readonly frame?: -1 | 1
  /** Distance of the frame's plant from the middle, as a share of the width; null: there can be none. */
  readonly near?: number | null
}

/** The places of every open view: in the sky, at the frame and in an upper corner. */
export function offerAir(stage: Stage, options: AirOptions = {}): void {
  const { width, height, short, side } = stage
  const { sky: [skyX, skyY] = [-0.14, 0.24], frame = -1, near = 0.36 } = options
  const toFrame = side * frame
  anchor(stage, 'sky', [width * (0.5 + side * skyX), height * skyY], short, 0.14)
  if (near !== null)
    anchor(stage, 'near', [width * (0.5 + toFrame * near), height * 1.01], short, 0.02)
  anchor(stage, 'corner', [toFrame > 0 ? width : 0, height * 0.11], short, 0.02)
}
