/** One order on its way in: checked and priced before anything is held, then held and queued. */
import { randomInt } from 'node:crypto'
import { SEED_MAX, type ToolDefinition } from '@contract/tools/define'
import { isMode } from '@contract/tools/modes'
import type { Tx } from '../../../db/client'
import { capabilitiesOf } from '../../../engines/engine'
import { AppError } from '../../../lib/errors'
import { newId } from '../../../lib/ids'
import { SafetyDown } from '../../../safety/safety'
import { traceHere, within } from '../../../tracing/tracing'
import { painterOf, quoteTool } from '../pricing'
import type { JobDeps } from '../ports'
import { isMyJob } from '../read/service'
import { countOpen, insertJob } from '../repository/owner'
import type { JobRow } from '../rows'
import { listExhausted, type Reserved } from './budget'
import { listPaused } from '../run/health'
import { enqueueJob } from '../run/queued'
import { requireSources } from '../sources'
import { type Accepted, accept, promptsOf } from './accept'
import { inherit, modelAfter } from './inherit'
import { texts } from './texts'
import { chargedVideoMs } from './tool-limits'

export interface Order {
  readonly params: Readonly<Record<string, unknown>>
  /** Of a tool that several models serve: the chosen one. */
  readonly modelId?: string | undefined
}

/** Checked and priced; nothing is held for it yet. */
export interface ReadyOrder extends Accepted {
  readonly costCredits: number
  /** Length of the video, of a tool that is charged by its seconds. */
  readonly videoMs: number | null
  /** The job that what it is made of came from. */
  readonly inheritedFrom: string | null
}

async function requireSafe(deps: JobDeps, userId: string, words: readonly string[]): Promise<void> {
  const written = words.filter((text) => text.trim() !== '')
  if (written.length === 0) return
  const verdict = await deps.safety.check(written, userId).catch((error: unknown) => {
    if (!(error instanceof SafetyDown)) throw error
    throw new AppError('SERVICE_UNAVAILABLE', { message: texts.unchecked, cause: error })
  })
  if (verdict.allowed) return
  const named = verdict.words.map((word) => `「${word}」`).join('')
  throw new AppError('PROMPT_BLOCKED', {
    message: texts.blocked(named),
    details: { words: verdict.words },
  })
}

/** Nobody pays for a picture that the engine knows it cannot make. */
function requireDrawable({ tool, engine, params: sent, applied }: Accepted): void {
  const params = { ...sent, ...applied }
  const prompts = promptsOf(tool, params)
  const negative = typeof params.negativePrompt === 'string' ? params.negativePrompt : ''
  for (const prompt of prompts) {
    const declined = engine.decline?.(prompt, negative)
    if (!declined) continue
    const { message, unknown, alternatives } = declined
    throw new AppError('PROMPT_UNDRAWABLE', {
      message: texts.undrawable(message),
      // Whole prompts would tell of the words of the operator's style.
      details: { words: [unknown], unknown, alternatives: applied ? [] : alternatives },
    })
  }
}

/** Throws STORAGE_FULL before anything is held for what could not be stored. */
async function requireDiskSpace({ disk }: JobDeps): Promise<void> {
  if ((await disk.problem()) !== null)
    throw new AppError('STORAGE_FULL', { message: texts.storageFull })
}

interface Sent extends Pick<Order, 'params'> {
  /** What its parameters name. */
  readonly sources: Awaited<ReturnType<typeof requireSources>>
}

/** The first other model that works and can do this very order; null when none does. */
function alternativeTo(
  { config, engines }: JobDeps,
  { tool, modelId }: Accepted,
  { params: sent, sources, paused }: Sent & { paused: ReadonlySet<string> },
): { modelId: string; name: string; credits: number } | null {
  for (const { engine, model } of engines.offersOf(tool.id)) {
    if (model.id === modelId || paused.has(engine.id)) continue
    try {
      const params = isMode(tool.id) ? { ...sent, model: model.id } : sent
      const other = accept(engines, tool, { params, modelId: model.id })
      requireDrawable(other)
      const videoMs = chargedVideoMs(other, sources.values())
      const quote = { ...painterOf({ engine, model }), tool, params: other.params, videoMs }
      return {
        modelId: model.id,
        name: model.name,
        credits: quoteTool(config.credits.prices, quote),
      }
    } catch (error) {
      // What it cannot do is no alternative.
      if (!(error instanceof AppError)) throw error
    }
  }
  return null
}

/** Throws ENGINE_UNAVAILABLE for an engine that is paused or has spent its budget, with what could do it instead. */
async function requireRunning(deps: JobDeps, accepted: Accepted, sent: Sent): Promise<void> {
  const { engine, modelId } = accepted
  if (!engine.check) return
  const [paused, exhausted] = await Promise.all([listPaused(deps.db), listExhausted(deps)])
  const period = exhausted.get(engine.id)
  if (!paused.has(engine.id) && !period) return
  const away = new Set([...paused, ...exhausted.keys()])
  const alternative = alternativeTo(deps, accepted, { ...sent, paused: away })
  const name = engine.capabilities.models.find(({ id }) => id === modelId)?.name ?? engine.name
  const until = period ?? 'soon'
  throw new AppError('ENGINE_UNAVAILABLE', {
    message: alternative ? texts.awayButOther(name, until, alternative) : texts.away(name, until),
    details: { modelId, alternative },
  })
}

/** An engine without seeds keeps none, nor does a tool: the same parameters can be sent again. */
function withSeed({ tool, engine, modelId, params }: Accepted): Record<string, unknown> {
  if (!tool.params.seed) return { ...params }
  return {
    ...params,
    seed: capabilitiesOf(engine, modelId).seed ? (params.seed ?? randomInt(SEED_MAX + 1)) : null,
  }
}

/**
 * Throws PARAM_INVALID, CAPABILITY_MISSING, PROMPT_BLOCKED, PROMPT_UNDRAWABLE, ENGINE_UNAVAILABLE or
 * NOT_FOUND (a picture it is made of).
 */
export async function prepareOrder(
  deps: JobDeps,
  userId: string,
  { tool, order }: { tool: ToolDefinition; order: Order },
): Promise<ReadyOrder> {
  const engines = await deps.ownEngines.enginesOf(userId)
  const { params: sent, modelId: asked } = order
  const after = asked ?? (await modelAfter(deps.db, userId, { engines, tool, params: sent }))
  const accepted = accept(engines, tool, { params: sent, modelId: after })
  const sources = await requireSources(deps.db, userId, accepted.media)
  const videoMs = chargedVideoMs(accepted, sources.values())
  await requireSafe(deps, userId, accepted.words)
  requireDrawable(accepted)
  await requireDiskSpace(deps)
  await requireRunning({ ...deps, engines }, accepted, { ...order, sources })
  const { engine, modelId } = accepted
  const costCredits = quoteTool(deps.config.credits.prices, {
    ...{ engineId: engine.id, modelId, tool, params: accepted.params, videoMs },
  })
  const inherited = await inherit(deps.db, userId, accepted)
  const params = withSeed({ ...accepted, params: inherited.params })
  return { ...accepted, params, costCredits, videoMs, inheritedFrom: inherited.jobId }
}

export function requireQuote(credits: number, quotedCredits: number): void {
  if (credits === quotedCredits) return
  throw new AppError('QUOTE_CHANGED', { message: texts.price(credits), details: { credits } })
}

/** With the user locked. Throws TOO_MANY_JOBS. */
export async function requireRoom(
  { config }: Pick<JobDeps, 'config'>,
  tx: Tx,
  { userId, jobs }: { userId: string; jobs: number },
): Promise<void> {
  const limit = config.limits.activeJobs
  if ((await countOpen(tx, userId)) + jobs > limit)
    throw new AppError('TOO_MANY_JOBS', { message: texts.tooManyJobs(limit) })
}

/** How an order is told from others. */
interface Naming {
  readonly userId: string
  readonly requestId: string
  readonly requestHash: string
  readonly parentId?: string | undefined
  readonly remakeOf?: string | undefined
  /** Of a job that is compared with others: what they have in common. */
  readonly comparisonId?: string | undefined
}

/**
 * Holds and queues it, with the user locked. Throws CREDITS_SHORT, NOT_FOUND (the parent, the work
 * it is made after) or CONFLICT (the work is not to be remade).
 */
export function placeOrder(
  deps: JobDeps,
  tx: Tx,
  order: Naming & { order: ReadyOrder; reserved: Reserved | null },
): Promise<{ row: JobRow; balance: number }> {
  const { tool, engine } = order.order
  const attributes = { 'moguang.tool': tool.id, 'moguang.engine': engine.id }
  return within({ name: 'job submit', attributes }, () => place(deps, tx, order))
}

async function place(
  { jobCredits, requireRemakable }: JobDeps,
  tx: Tx,
  { order, reserved, ...naming }: Naming & { order: ReadyOrder; reserved: Reserved | null },
): Promise<{ row: JobRow; balance: number }> {
  const { userId, parentId, remakeOf, comparisonId } = naming
  const { costCredits, tool, params, applied, engine, modelId } = order
  if (parentId && !(await isMyJob(tx, userId, parentId)))
    throw new AppError('NOT_FOUND', { message: texts.parentGone })
  if (remakeOf) await requireRemakable(tx, remakeOf, userId)
  const row = await insertJob(tx, {
    id: newId(),
    trace: traceHere(),
    ...{ userId, requestId: naming.requestId, requestHash: naming.requestHash },
    ...{
      tool: tool.id,
      params,
      appliedStyle: applied,
      engineId: engine.id,
      modelId,
      costCredits,
      reserved,
    },
    parentId: parentId ?? order.inheritedFrom,
    remakeOf: remakeOf ?? null,
    comparisonId: comparisonId ?? null,
  })
  const { balance } = await jobCredits.hold(tx, { userId, jobId: row.id, credits: costCredits })
  await enqueueJob(tx, row.id)
  return { row, balance }
}
