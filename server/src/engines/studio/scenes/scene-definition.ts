import type { Anchor, Placement, Stage } from '../scene'
import type { LandformId, SceneId } from '../slots'

/** One way to compose a scene. */
export interface Template {
  readonly id: string
  /** Where subjects can stand in it: a template is only used when it offers what the prompt needs. */
  readonly offers: readonly Placement[]
  /** How often, beside the others. Default 1; 0: only when nothing else fits or the prompt asks. */
  readonly weight?: (stage: Stage) => number
  build(stage: Stage): void
}

/** A weight that makes a template certain when the prompt names its landform. */
export function suits(landform: LandformId, otherwise = 1): (stage: Stage) => number {
  return ({ slots }) => {
    if (slots.landform === null) return otherwise
    return slots.landform === landform ? 100 : 0
  }
}

export interface SceneDefinition {
  readonly id: SceneId
  readonly templates: readonly [Template, ...Template[]]
}

/** Offers a place for a subject; by default it looks towards the middle of the picture. */
export function anchor(
  stage: Stage,
  placement: Placement,
  place: Omit<Anchor, 'facing'> & Partial<Pick<Anchor, 'facing'>>,
): void {
  const places = stage.anchors.get(placement) ?? []
  places.push({ facing: place.x < stage.width / 2 ? 1 : -1, ...place })
  stage.anchors.set(placement, places)
}
