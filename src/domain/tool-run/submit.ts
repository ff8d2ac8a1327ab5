import type { EditOrder } from '@contract/edits'
import type { SentParams } from '@contract/tools/define'
import type { CallData } from '@contract/endpoints/all'
import type { ToolCall } from '@contract/tools/all'
import { call } from '@/api/call'
import { execute } from '@/api/write'

export interface SubmitBody {
  requestId: string
  params: SentParams
  quotedCredits: number
  /** Of a tool that several models serve. */
  modelId?: string
  parentId?: string
  remakeOf?: string
  /** Makes it a version of a thread. */
  edit?: EditOrder
}

type Answer = CallData<ToolCall>

/** Sends an order by the tool's own call; rejects with ApiError, which the caller reports. */
export function submitTool(toolCall: ToolCall, body: SubmitBody): Promise<Answer> {
  return execute(() => call(toolCall, { body }), { errorShown: 'inline' })
}
