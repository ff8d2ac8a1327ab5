import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { execute } from '@/api/write'

export interface SubmitBody {
  requestId: string
  params: Record<string, unknown>
  quotedCredits: number
  /** Of a tool that several models serve. */
  modelId?: string
  parentId?: string
  remakeOf?: string
}

type Answer = CallData<'POST /api/generate'>
/** Sends an order by the tool's own call; rejects with ApiError, which the caller reports. */
export function submitTool(toolCall: string, body: SubmitBody): Promise<Answer> {
  // Every tool's call takes the order of the first and answers like it (contract/endpoints/tools).
  return execute(() => call(toolCall as 'POST /api/generate', { body }), { errorShown: 'inline' })
}
