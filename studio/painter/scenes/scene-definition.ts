import type { Point } from '../drawing'
import type { Anchor, Placement, Stage } from '../scene'
import type { FramingId, LandformId, MotifId, SceneId, SubjectId } from '../slots'

export type { Stage }

/** Facts known about a template before it is chosen. */
export type Draft = Omit<Stage, 'offers'>

/** One way to compose a scene. */
export interface Template {
  readonly id: string
  /** Places of subjects in it: a template is only used when it offers those the prompt needs. */
  readonly offers: readonly Placement[]
  /** Its framing, if a prompt requests one. */
  readonly framing?: readonly FramingId[]
  /** Content that a word may request. */
  readonly motifs?: readonly MotifId[]
  /** Weight among the others. Default 1; 0: only when nothing else fits or the prompt requests it. */
  readonly weight?: (stage: Draft) => number
  build(stage: Stage): void
}

/** A row of a scene's table of compositions. */
export function template(
  id: string,
  offers: Template['offers'],
  build: Template['build'],
  more: Pick<Template, 'framing' | 'motifs' | 'weight'> = {},
): Template {
  return { id, offers, build, ...more }
}

/** A weight that makes a template certain when the prompt names its landform. */
export const suits =
  (landform: LandformId, otherwise = 1): ((stage: Draft) => number) =>
  ({ slots }) => {
    if (slots.landform === null) return otherwise
    return slots.landform === landform ? 100 : 0
  }

export interface SceneDefinition {
  readonly id: SceneId
  readonly templates: readonly [Template, ...Template[]]
  /** Additions of a painter by itself, their chance (0..1), and their place if not the favourite. */
  readonly habits?: readonly (readonly [id: SubjectId, chance: number, where?: Placement])[]
}

/** Offers a place for a subject; by default it looks towards the middle of the picture. */
export function anchor(
  stage: Stage,
  placement: Placement,
  [x, y]: Point,
  scale: Anchor['scale'],
  depth: number,
  more: Partial<Pick<Anchor, 'facing' | 'within' | 'angle'>> = {},
): void {
  const places = stage.anchors.get(placement) ?? []
  places.push({ facing: x < stage.width / 2 ? 1 : -1, x, y, scale, depth, ...more })
  stage.anchors.set(placement, places)
}

/** Every place that some composition of the scene offers. */
export const listPlacements = ({ templates }: SceneDefinition): Set<Placement> =>
  new Set(templates.flatMap(({ offers }) => offers))

/** Whether some composition of the scene shows one of these. */
export const shows = ({ templates }: SceneDefinition, wanted: ReadonlySet<MotifId>): boolean =>
  templates.some(({ motifs = [] }) => motifs.some((motif) => wanted.has(motif)))
