/**
 * Submitting a job: checked, priced, held and queued in one transaction. The same requestId
 * answers the same job, whatever happened to prices or engines since.
 */
import { createHash } from 'node:crypto'
import type { EditOrder } from '@contract/edits'
import type { JobView } from '@contract/jobs'
import type { ToolDefinition } from '@contract/tools/define'
import { transaction } from '../../../platform/db/transaction'
import { AppError } from '../../../platform/lib/errors'
import type { JobPorts } from '../ports'
import { reserveBudgets } from './budget'
import { viewJob } from '../read/view'
import { findByRequest } from '../repository/owner'
import type { JobRow } from '../rows'
import { type Order, placeOrder, prepareOrder, requireQuote, assertBelowJobLimit } from './order'
import { texts } from './texts'

export interface Submission extends Order {
  readonly requestId: string
  /** The price the person saw; null: the present one is accepted (programs). */
  readonly quotedCredits: number | null
  readonly parentId?: string | undefined
  /** The public work it is made after. */
  readonly remakeOf?: string | undefined
  /** The API key that submits it; left out: the app does. */
  readonly apiKeyId?: string | undefined
  /** 对话改图: it becomes a version of a thread. */
  readonly edit?: EditOrder | undefined
}

/** Equality of two submissions: the content as sent, not the price seen. */
function contentHash(
  tool: ToolDefinition,
  { params, parentId, remakeOf, modelId, edit }: Submission,
): string {
  const sorted = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(
      JSON.stringify([
        tool.id,
        sorted,
        parentId ?? null,
        ...(remakeOf ? [remakeOf] : []),
        ...(modelId ? [{ modelId }] : []),
        ...(edit ? [{ edit }] : []),
      ]),
    )
    .digest('hex')
}

async function answer(
  deps: JobPorts,
  row: JobRow,
  balance: number,
): Promise<{ job: JobView; balance: number }> {
  return { job: await viewJob(deps, row), balance }
}

export function requireSameContent(row: JobRow, requestHash: string): JobRow {
  if (row.requestHash === requestHash) return row
  throw new AppError('CONFLICT', { message: texts.otherContent })
}

/**
 * Throws PARAM_INVALID, CAPABILITY_MISSING, PROMPT_BLOCKED, PROMPT_UNDRAWABLE, ENGINE_UNAVAILABLE,
 * QUOTE_CHANGED, CREDITS_SHORT, TOO_MANY_JOBS, NOT_FOUND (the parent, the work it is made after) or
 * CONFLICT (the requestId was used for other content; the work is not to be remade); by an API key also
 * ApiKeyError of modules/api-key.
 */
export async function submitTool(
  deps: JobPorts,
  userId: string,
  tool: ToolDefinition,
  submission: Submission,
) {
  const { db, jobCredits } = deps
  const { requestId, parentId, remakeOf, apiKeyId, edit } = submission
  const requestHash = contentHash(tool, submission)
  const known = await findByRequest(db, { userId, requestId })
  if (known) {
    const row = requireSameContent(known, requestHash)
    return answer(deps, row, await jobCredits.balanceAfterHold(db, { userId, jobId: row.id }))
  }

  const order = await prepareOrder(deps, userId, { tool, order: submission })
  if (submission.quotedCredits !== null) requireQuote(order.costCredits, submission.quotedCredits)
  const { row, balance } = await transaction(db, async (tx) => {
    // Submits of one user go one after the other: copies meet the first one's row here.
    await jobCredits.lock(tx, userId)
    const first = await findByRequest(tx, { userId, requestId })
    if (first) {
      const same = requireSameContent(first, requestHash)
      return {
        row: same,
        balance: await jobCredits.balanceAfterHold(tx, { userId, jobId: same.id }),
      }
    }
    await assertBelowJobLimit(deps, tx, { userId, jobs: 1 })
    const [reserved = null] = await reserveBudgets(deps, tx, [order])
    const naming = { userId, requestId, requestHash, parentId, remakeOf, apiKeyId, edit }
    return placeOrder(deps, tx, { ...naming, order, reserved })
  })
  return answer(deps, row, balance)
}

/** Id of the job that was submitted under a request id; null: there is none. */
export async function findSubmitted(
  db: JobPorts['db'],
  request: { userId: string; requestId: string },
): Promise<string | null> {
  return (await findByRequest(db, request))?.id ?? null
}
