import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'

export interface SubmitBody {
  requestId: string
  params: Record<string, unknown>
  quotedCredits: number
  parentId?: string
  remakeOf?: string
}

type Answer = CallData<'POST /api/generate'>
/** Sends an order by the tool's own call; rejects with ApiError and shows nothing. */
export function submitTool(toolCall: string, body: SubmitBody): Promise<Answer> {
  // Every tool's call takes the order of the first and answers like it (contract/endpoints/tools).
  return call(toolCall as 'POST /api/generate', { body }, { skipErrMsg: true })
}
