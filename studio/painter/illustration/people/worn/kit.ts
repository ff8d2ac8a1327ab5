import type { Form } from '../../node'
import type { ClothKit } from '../body/kit'
import type { FaceKind } from '../head/kinds'
import type { HeadSpace } from '../head/space'
import { type Move, penFor } from '../pen'
import type { Person } from '../person'

export type WornKit = Readonly<{ person: Person; space: HeadSpace; kind: FaceKind; body: ClothKit }>

/** Clothes, by depth. Head parts are in the head's space, body parts in the body's. */
export interface Worn {
  /** Behind the hair. */
  readonly back?: readonly Form[]
  /** Over the front hair. */
  readonly over?: readonly Form[]
  /** Over the clothes, under the face. */
  readonly body?: readonly Form[]
  /** Behind the whole figure. */
  readonly behind?: readonly Form[]
}

export type WornDrawing = (kit: WornKit) => Worn

/** A pen for something at a place of its own, unturned. */
export function penAt(x: number, y: number, scale = 1): ReturnType<typeof penFor> {
  const move: Move = ([px, py]) => [x + px * scale, y + py * scale]
  return penFor(move)
}
