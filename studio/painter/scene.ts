import type { Layer } from './drawing'
import type { Palette } from './palette'
import type { Random } from '../lib/random'
import type { FramingId, MotifId, Slots, SubjectWish } from './slots'

export type { Random }

/** Strength of the designed look of every style. */
export const USUAL_STRENGTH = 0.6

/** A composed picture, before any style has touched it. */
export interface Scene {
  readonly width: number
  readonly height: number
  /** Length of one pixel of a 1024-pixel picture: every pixel size is a multiple of it. */
  readonly unit: number
  readonly slots: Slots
  /** Content of its composition that words can request. */
  readonly motifs?: readonly MotifId[]
  /** The views and ways it has. */
  readonly framing?: readonly FramingId[]
  readonly palette: Palette
  /** 0..1: how far the style goes; at `USUAL_STRENGTH` it is itself. */
  readonly strength: number
  readonly horizon: number
  /** x of what the picture is about; seals and frames keep away from it. */
  readonly focusX: number
  /** -1: the light is at the left, 1: right. */
  readonly lightSide: -1 | 1
  /** Far to near. */
  readonly layers: readonly Layer[]
}

/** Possible place of a subject. */
export type Placement =
  | 'ground'
  | 'water'
  | 'sky'
  /** Hangs or grows into the picture from an upper corner. */
  | 'corner'
  /** At the frame, close to the viewer. */
  | 'near'
  /** On water seen from above. */
  | 'surface'
  /** Across water or a gap. */
  | 'span'
  /** Inside water. */
  | 'deep'
  /** On a table, shelf or sill. */
  | 'table'

export interface Anchor {
  readonly x: number
  readonly y: number
  /** Pixels that a subject of height 1 takes here. */
  readonly scale: number
  readonly depth: number
  /** The subject should look this way: -1 left, 1 right. */
  readonly facing: -1 | 1
  /** On the land itself, not on its edge. */
  readonly within?: boolean
  /** Turned by this, radians; default upright. */
  readonly angle?: number
}

/** Changes of single things after a picture was planned. */
export interface SceneEdits {
  /** By the name of what was composed: what is drawn in its place. */
  readonly replaced: ReadonlyMap<string, SubjectWish>
  /** Things that find a place after all others have theirs. */
  readonly added: readonly { readonly name: string; readonly wish: SubjectWish }[]
}

export const NO_EDITS: SceneEdits = { replaced: new Map(), added: [] }

/** A scene while it is being built. */
export interface Stage {
  readonly width: number
  readonly height: number
  readonly unit: number
  /** Length of the short side. */
  readonly short: number
  readonly slots: Slots
  readonly palette: Palette
  readonly random: Random
  /** The places of the chosen composition. */
  readonly offers: ReadonlySet<Placement>
  /** The side of the focus; the light and the frame stand on the other. */
  readonly side: -1 | 1
  horizon: number
  focusX: number
  readonly layers: Layer[]
  readonly anchors: Map<Placement, Anchor[]>
  readonly edits: SceneEdits
  /** Places that a sketch gives to single things, instead of the scene's. */
  guided: ReadonlyMap<string, Anchor>
}
