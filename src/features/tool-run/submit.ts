/** Which call runs which tool: one row a tool. */
import type { CallData, CallKey } from '@contract/endpoints/all'
import { call } from '@/api/call'

export interface SubmitBody {
  requestId: string
  params: Record<string, unknown>
  quotedCredits: number
  parentId?: string
}

type Answer = CallData<'POST /api/generate'>
type Submit = (body: SubmitBody) => Promise<Answer>

const SUBMITS: Readonly<Record<string, Submit>> = {
  'POST /api/generate': (body) => call('POST /api/generate', { body }, { skipErrMsg: true }),
} satisfies Partial<Record<CallKey, Submit>>

/** Sends an order by the tool's own call; rejects with ApiError and shows nothing. */
export function submitTool(toolCall: string, body: SubmitBody): Promise<Answer> {
  const submit = SUBMITS[toolCall]
  if (!submit) throw new Error(`no submit for ${toolCall}`)
  return submit(body)
}
