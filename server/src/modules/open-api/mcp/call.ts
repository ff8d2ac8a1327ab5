/** Calls of MCP tools, and the jobs that they order. */
import { isTerminal, type JobView } from '@contract/jobs'
import type { ApiKeyScope } from '@contract/open-api'
import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server'
import { newId } from '../../../platform/lib/ids'
import { requireScope } from '../../api-key/authenticate'
import { readJob } from '../../job/read/service'
import type { OpenApiPorts } from '../ports'
import { type ApiOrder, submitByKey } from '../submit'
import { watchJob } from '../wait'
import { type McpCall, readCall } from './context'
import { buildFailure, buildResult } from './results'

/** Clients give up after a minute without progress. */
const WAIT_MS = 50_000

/** Runs a tool: refusals become results that the model can read. */
export async function answerCall(
  ctx: ServerContext,
  scope: ApiKeyScope | null,
  run: (call: McpCall) => Promise<CallToolResult>,
): Promise<CallToolResult> {
  const call = readCall(ctx)
  try {
    if (scope !== null) requireScope(call.key, scope)
    return await run(call)
  } catch (error) {
    return buildFailure(call, error)
  }
}

async function followJob(
  deps: OpenApiPorts,
  { key, request }: McpCall,
  { jobId, ctx }: { jobId: string; ctx: ServerContext },
): Promise<JobView> {
  const { signal, _meta: meta } = ctx.mcpReq
  const token = meta?.progressToken
  const mostMs = deps.config.openApi.waitMs
  const waitMs = token === undefined ? Math.min(WAIT_MS, mostMs) : mostMs
  let reported = 0
  for await (const row of watchJob(deps, request, {
    key,
    jobId,
    untilMs: performance.now() + waitMs,
  })) {
    if (signal.aborted || isTerminal(row.status)) break
    if (token === undefined || row.progress <= reported) continue
    reported = row.progress
    const params = { progressToken: token, progress: reported, total: 1, message: row.step ?? '' }
    await ctx.mcpReq.notify({ method: 'notifications/progress', params })
  }
  return readJob(deps, key.userId, jobId)
}

/** Orders a job, reports its progress and answers its pictures. */
export async function runJob(
  deps: OpenApiPorts,
  call: McpCall,
  { ctx, order }: { ctx: ServerContext; order: () => Promise<ApiOrder> },
): Promise<CallToolResult> {
  const { key } = call
  const repeatable = {
    keyId: key.keyId,
    userId: key.userId,
    fingerprint: newId(),
    idempotencyKey: null,
    isRepeat: false,
  }
  const jobId = await submitByKey(deps, { ...call, repeatable }, order)
  return buildResult(deps, call, await followJob(deps, call, { jobId, ctx }))
}
