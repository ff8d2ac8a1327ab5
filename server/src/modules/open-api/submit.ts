/** Orders by key: the same submit as the app's, in the name of the key. */
import type { JobView } from '@contract/jobs'
import type { SentParams, ToolDefinition } from '@contract/tools/define'
import type { FastifyRequest } from 'fastify'
import type { ApiKeyPrincipal } from '../api-key/authenticate'
import { submitTool } from '../job/submit/service'
import type { OpenApiPorts } from './ports'
import { type Repeatable, submitOnce } from './requests'

export interface ApiOrder {
  readonly tool: ToolDefinition
  readonly params: SentParams
  readonly modelId?: string | undefined
  readonly parentId?: string | undefined
}

/** @param order called for the first of equal requests only: it may store uploads */
export async function submitByKey(
  deps: OpenApiPorts,
  {
    request,
    key,
    repeatable,
  }: {
    request: FastifyRequest
    key: ApiKeyPrincipal
    repeatable: Repeatable
  },
  order: () => Promise<ApiOrder>,
): Promise<string> {
  const { jobId } = await submitOnce(deps, repeatable, async (requestId): Promise<JobView> => {
    const { tool, ...rest } = await order()
    const submission = { ...rest, requestId, quotedCredits: null, apiKeyId: key.keyId }
    const { job } = await submitTool(deps, key.userId, tool, submission)
    request.apiCredits = job.costCredits
    return job
  })
  return jobId
}
