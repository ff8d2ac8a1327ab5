/** Ports of this module; bound in the composition root. */
import type { JobPorts } from '../job/ports'

export type ConversationPorts = JobPorts
