/** Plans for photographs and pictures of other engines. */
import type { EditReading } from '@contract/edits'
import type { EngineRegistry } from '../../integrations/engines/registry'
import type { ThreadContext } from './context'
import type { PictureToPlan, PlanRequest } from './plan'
import type { ConversationPorts } from './ports'
import { texts } from './texts'

export function planOnPhoto(
  _deps: ConversationPorts,
  _engines: EngineRegistry,
  _picture: PictureToPlan,
  _request: PlanRequest & { context: ThreadContext; userId: string },
): Promise<EditReading> {
  return Promise.resolve({
    plans: [],
    notUnderstood: [],
    declined: { reason: 'cannot', message: texts.photograph, alternatives: [] },
  })
}
