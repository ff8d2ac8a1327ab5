/**
 * Submitting a job: checked, priced, held and queued in one transaction. The same requestId
 * answers the same job, whatever happened to prices or engines since.
 */
import { createHash, randomInt } from 'node:crypto'
import type { JobView } from '@contract/jobs'
import { SEED_MAX, type ToolDefinition } from '@contract/tools/define'
import { transaction } from '../../../db/transaction'
import type { JobDeps } from '../ports'
import { AppError } from '../../../lib/errors'
import { quoteTool } from '../pricing'
import type { JobRow } from '../rows'
import { newId } from '../../../lib/ids'
import { isMyJob } from '../read/service'
import { viewJob } from '../read/view'
import { requireSources } from '../sources'
import { type Accepted, accept, promptsOf } from './accept'
import { inherit } from './inherit'
import { countOpen, findByRequest, insertJob } from '../repository/owner'
import { enqueueJob } from '../run/queued'
import { texts } from './texts'

export interface Submission {
  readonly requestId: string
  readonly params: Readonly<Record<string, unknown>>
  readonly quotedCredits: number
  readonly parentId?: string | undefined
  /** The public work it is made after. */
  readonly remakeOf?: string | undefined
}

/** What makes two submissions the same: the content as sent, not the price seen. */
function contentHash(tool: ToolDefinition, { params, parentId, remakeOf }: Submission): string {
  const sorted = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([tool.id, sorted, parentId ?? null, ...(remakeOf ? [remakeOf] : [])]))
    .digest('hex')
}

async function answer(
  deps: JobDeps,
  row: JobRow,
  balance: number,
): Promise<{ job: JobView; balance: number }> {
  return { job: await viewJob(deps, row), balance }
}

function requireSameContent(row: JobRow, requestHash: string): JobRow {
  if (row.requestHash === requestHash) return row
  throw new AppError('CONFLICT', { message: texts.otherContent })
}

async function requireSafe(deps: JobDeps, words: readonly string[]): Promise<void> {
  const written = words.filter((text) => text.trim() !== '')
  if (written.length === 0) return
  const verdict = await deps.safety.check(written)
  if (verdict.allowed) return
  const named = verdict.words.map((word) => `「${word}」`).join('')
  throw new AppError('PROMPT_BLOCKED', {
    message: texts.blocked(named),
    details: { words: verdict.words },
  })
}

/** Nobody pays for a picture that the engine knows it cannot make. */
function requireDrawable({ tool, engine, params }: Accepted): void {
  const prompts = promptsOf(tool, params)
  const negative = typeof params.negativePrompt === 'string' ? params.negativePrompt : ''
  for (const prompt of prompts) {
    const declined = engine.decline?.(prompt, negative)
    if (!declined) continue
    const { message, unknown, alternatives } = declined
    throw new AppError('PROMPT_UNDRAWABLE', {
      message: texts.undrawable(message),
      details: { words: [unknown], unknown, alternatives },
    })
  }
}

function requireQuote(deps: JobDeps, accepted: Accepted, quotedCredits: number): number {
  const credits = quoteTool(deps.config.credits.prices, {
    engineId: accepted.engine.id,
    modelId: accepted.modelId,
    tool: accepted.tool,
    params: accepted.params,
  })
  if (credits === quotedCredits) return credits
  throw new AppError('QUOTE_CHANGED', { message: texts.price(credits), details: { credits } })
}

/** An engine without seeds keeps none, nor does a tool: the same parameters can be sent again. */
function withSeed({ tool, engine, params }: Accepted): Record<string, unknown> {
  if (!tool.params.seed) return { ...params }
  return {
    ...params,
    seed: engine.capabilities.seed ? (params.seed ?? randomInt(SEED_MAX + 1)) : null,
  }
}

/**
 * Throws PARAM_INVALID, CAPABILITY_MISSING, PROMPT_BLOCKED, PROMPT_UNDRAWABLE, QUOTE_CHANGED,
 * CREDITS_SHORT, TOO_MANY_JOBS, NOT_FOUND (the parent, the work it is made after) or CONFLICT (the requestId
 * stands for other content; the work is not to be remade).
 */
export async function submitTool(
  deps: JobDeps,
  userId: string,
  tool: ToolDefinition,
  submission: Submission,
) {
  const { db, jobCredits } = deps
  const { requestId, parentId, remakeOf } = submission
  const requestHash = contentHash(tool, submission)
  const known = await findByRequest(db, { userId, requestId })
  if (known) {
    const row = requireSameContent(known, requestHash)
    return answer(deps, row, await jobCredits.balanceAfterHold(db, { userId, jobId: row.id }))
  }

  const accepted = accept(deps.engines, tool, submission.params)
  await requireSources(db, userId, accepted.media)
  await requireSafe(deps, accepted.words)
  requireDrawable(accepted)
  const costCredits = requireQuote(deps, accepted, submission.quotedCredits)
  const inherited = await inherit(db, userId, accepted)
  const params = withSeed({ ...accepted, params: inherited.params })

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
    const limit = deps.config.limits.activeJobs
    if ((await countOpen(tx, userId)) >= limit)
      throw new AppError('TOO_MANY_JOBS', { message: texts.tooManyJobs(limit) })
    if (parentId && !(await isMyJob(tx, userId, parentId)))
      throw new AppError('NOT_FOUND', { message: texts.parentGone })
    if (remakeOf) await deps.requireRemakable(tx, remakeOf, userId)
    const job = await insertJob(tx, {
      id: newId(),
      userId,
      requestId,
      requestHash,
      tool: tool.id,
      params,
      engineId: accepted.engine.id,
      modelId: accepted.modelId,
      costCredits,
      parentId: parentId ?? inherited.jobId,
      remakeOf: remakeOf ?? null,
    })
    const held = await jobCredits.hold(tx, { userId, jobId: job.id, credits: costCredits })
    await enqueueJob(tx, job.id)
    return { row: job, balance: held.balance }
  })
  return answer(deps, row, balance)
}
