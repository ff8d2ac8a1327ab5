/** Ports of this module; bound in the composition root. */
import type { Logger } from 'pino'
import type { GeneratePorts } from '../job/ports'

export interface ConversationPorts extends GeneratePorts {
  readonly log: Pick<Logger, 'warn'>
}
