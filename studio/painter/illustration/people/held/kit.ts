import type { Form } from '../../node'
import type { ClothKit } from '../body/kit'

/** Held things before the body, by depth. */
export interface Held {
  /** Behind the whole figure. */
  readonly behind?: readonly Form[]
  /** Under the forearms. */
  readonly under?: readonly Form[]
  /** Over forearms and hands. */
  readonly over?: readonly Form[]
  /** False where arms or sleeves hide the fingers that close around it. */
  readonly fingers?: boolean
  /** The arms close before it, as around a cat. */
  readonly hug?: boolean
  /** One arm holds it at the face. */
  readonly raised?: true
}

export type HeldDrawing = (kit: ClothKit) => Held
