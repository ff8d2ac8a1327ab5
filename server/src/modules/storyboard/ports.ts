/** Ports of this module; bound in the composition root. */
import type { GeneratePorts } from '../job/ports'
import type { Limiter } from '../../platform/rate-limit/limiter'

export interface StoryboardPorts extends GeneratePorts {
  /** Rate limiter, calls per minute. */
  readonly limiter: Limiter
}
