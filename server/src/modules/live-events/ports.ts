/** Ports of this module; bound in the composition root. */
import type { LiveEvents } from '@contract/live-events'
import type { Config } from '../../config/config'
import type { AuthDeps } from '../../platform/http/auth'
import type { Keys } from '../../platform/lib/keys'
import type { Lifecycle } from '../../platform/lib/lifecycle'
import type { Limiter } from '../../platform/rate-limit/limiter'
import type { ViewDeps } from '../job/read/view'

export interface LiveEventPorts extends AuthDeps, ViewDeps {
  readonly config: Pick<Config, 'limits'>
  readonly keys: Keys
  readonly limiter: Limiter
  readonly lifecycle: Pick<Lifecycle, 'isStopping'>
  readonly log: { warn(what: object, message: string): void }
  readonly now: () => Date
}

/** One event as a subscriber sends it on. */
export type LiveEvent = {
  [Name in keyof LiveEvents]: { readonly name: Name; readonly data: LiveEvents[Name] }
}[keyof LiveEvents]
