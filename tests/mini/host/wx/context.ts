/// <reference lib="dom" />
import type { Bundle } from '../bundle'
import type { Canvases } from '../canvas'
import type { Clock } from '../clock'
import type { Files } from '../files'
import type { Origins } from '../origins'
import type { Pages } from '../pages'
import type { Phone } from '../phone'
import type { Problems } from '../problems'
import type { Realm } from '../realm'
import type { PhoneShape } from '../shape'

/** Context of the simulated calls. */
export interface WxContext {
  bundle: Bundle
  canvases: Canvases
  clock: Clock
  files: Files
  names: ReadonlySet<string>
  origins: Origins
  pages: Pages
  phone: Phone
  problems: Problems
  realm: Realm
  shape: PhoneShape
  /** Positions of elements, from the layout; absent where there is none. */
  measure: ((elements: Element[]) => Promise<void>) | null
}

export type Options = Record<string, unknown>

/** A call with success, fail and complete: returns its result without errMsg. */
export type AsyncCall = (options: Options) => unknown

/** A call that answers at once, or takes other arguments than one options object. */
export type PlainCall = (...args: never[]) => unknown

export interface Simulation {
  asynchronous?: Record<string, AsyncCall>
  plain?: Record<string, PlainCall>
}

/** A result that already belongs to the realm and must not be copied as JSON. */
export class Prepared {
  constructor(readonly fields: Record<string, unknown>) {}
}
