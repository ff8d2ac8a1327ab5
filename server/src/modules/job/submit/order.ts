/** One order on its way in: checked and priced before anything is held, then held and queued. */
import { randomInt } from 'node:crypto'
import { type CharacterMention, findCharactersIssue, listMentioned } from '@contract/characters'
import type { EditOrder } from '@contract/edits'
import type { BatchPlace } from '@contract/batch'
import {
  SEED_MAX,
  type ToolDefinition,
  type SentParams,
  type ToolParams,
} from '@contract/tools/define'
import { isMediaRef } from '@contract/tools/media'
import type { Tx } from '../../../platform/db/client'
import { capabilitiesOf } from '../../../integrations/engines/engine'
import { AppError } from '../../../platform/lib/errors'
import { newId } from '../../../platform/lib/ids'
import { SafetyDown } from '../../../integrations/safety/safety'
import { traceHere, within } from '../../../platform/tracing/tracing'
import { quoteTool } from '../pricing'
import type { JobPorts } from '../ports'
import { isMyJob } from '../read/service'
import { countOpen, insertJob } from '../repository/owner'
import type { JobRow } from '../rows'
import { requireDrawable, requireRunning } from './availability'
import type { Reserved } from './budget'
import { enqueueJob } from '../run/queued'
import { findOrigin, requireSources } from '../sources'
import { type Accepted, accept } from './accept'
import { inherit, modelAfter } from './inherit'
import { texts } from './texts'
import { chargedVideoMs } from './tool-limits'

export interface Order {
  readonly params: SentParams
  /** Of a tool that several models serve: the chosen one. */
  readonly modelId?: string | undefined
  /** 对话改图: its words are checked like the prompt. */
  readonly edit?: EditOrder | undefined
}

/** Checked and priced; nothing is held for it yet. */
export interface ReadyOrder extends Accepted {
  readonly costCredits: number
  /** Length of the video, of a tool that is charged by its seconds. */
  readonly videoMs: number | null
  /** The job that what it is made of came from. */
  readonly inheritedFrom: string | null
}

/** Throws PROMPT_BLOCKED, SERVICE_UNAVAILABLE. */
export async function requireSafe(
  deps: JobPorts,
  userId: string,
  words: readonly string[],
): Promise<void> {
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

/** Throws STORAGE_FULL before anything is held for what could not be stored. */
async function requireDiskSpace({ disk }: JobPorts): Promise<void> {
  if ((await disk.problem()) !== null)
    throw new AppError('STORAGE_FULL', { message: texts.storageFull })
}

/** An engine without seeds keeps none, nor does a tool: the same parameters can be sent again. */
function withSeed({ tool, engine, modelId, params }: Accepted): ToolParams {
  if (!tool.params.seed) return { ...params }
  return {
    ...params,
    seed: capabilitiesOf(engine, modelId).seed ? (params.seed ?? randomInt(SEED_MAX + 1)) : null,
  }
}

function listEditWords(edit: EditOrder | undefined): string[] {
  if (!edit) return []
  const steps = edit.steps.flatMap(({ target = '', value = '' }) => [target, value])
  return [edit.sentence, edit.summary, ...edit.keep, ...steps]
}

/** Cards that the prompt still mentions. Throws PARAM_INVALID. */
function listCards(tool: ToolDefinition, { prompt, characters }: SentParams): CharacterMention[] {
  const spec = tool.params.characters
  if (spec?.kind !== 'characters' || characters === undefined) return []
  const issue = findCharactersIssue(spec.label, characters, spec.max)
  if (issue !== null)
    throw new AppError('PARAM_INVALID', { message: issue, details: { key: 'characters' } })
  const sent = characters as readonly CharacterMention[]
  return typeof prompt === 'string' ? listMentioned(prompt, sent) : []
}

/**
 * Throws PARAM_INVALID, CAPABILITY_MISSING, PROMPT_BLOCKED, PROMPT_UNDRAWABLE, ENGINE_UNAVAILABLE or
 * NOT_FOUND (a picture it is made of).
 */
export async function prepareOrder(
  deps: JobPorts,
  userId: string,
  { tool, order }: { tool: ToolDefinition; order: Order },
): Promise<ReadyOrder> {
  const engines = await deps.ownEngines.loadUserEngines(userId)
  const { params: sent, modelId: requestedModel } = order
  const after =
    requestedModel ?? (await modelAfter(deps.db, userId, { engines, tool, params: sent }))
  const characters = await deps.jobCharacters.load(deps.db, userId, listCards(tool, sent))
  const accepted = accept(engines, tool, { params: sent, modelId: after, characters })
  const sources = await requireSources(deps.db, userId, accepted.media)
  const videoMs = chargedVideoMs(accepted, sources.values())
  await requireSafe(deps, userId, [...accepted.words, ...listEditWords(order.edit)])
  requireDrawable(accepted)
  await requireDiskSpace(deps)
  await requireRunning({ ...deps, engines }, accepted, { ...order, sources })
  const { engine, modelId } = accepted
  const costCredits = quoteTool(deps.config.credits.prices, {
    engineId: engine.id,
    modelId,
    tool,
    params: accepted.params,
    videoMs,
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
export async function assertBelowJobLimit(
  { config }: Pick<JobPorts, 'config'>,
  tx: Tx,
  { userId, jobs }: { userId: string; jobs: number },
): Promise<void> {
  const limit = config.limits.activeJobs
  if ((await countOpen(tx, userId)) + jobs > limit)
    throw new AppError('TOO_MANY_JOBS', { message: texts.tooManyJobs(limit) })
}

/** Identity of an order. */
interface Naming {
  readonly userId: string
  readonly requestId: string
  readonly requestHash: string
  readonly parentId?: string | undefined
  readonly remakeOf?: string | undefined
  /** Of a job that is compared with others: what they have in common. */
  readonly comparisonId?: string | undefined
  /** Of a job of 一次多张. */
  readonly batch?: BatchPlace | undefined
  /** The API key that submits it. */
  readonly apiKeyId?: string | undefined
  readonly edit?: EditOrder | undefined
  /** Of several in one transaction: jobs wait in the order of their creation. */
  readonly nth?: number | undefined
}

/**
 * Holds and queues it, with the user locked. Throws CREDITS_SHORT, NOT_FOUND (the parent, the work
 * it is made after) or CONFLICT (the work is not to be remade).
 */
export function placeOrder(
  deps: JobPorts,
  tx: Tx,
  order: Naming & { order: ReadyOrder; reserved: Reserved | null },
): Promise<{ row: JobRow; balance: number }> {
  const { tool, engine } = order.order
  const attributes = { 'moguang.tool': tool.id, 'moguang.engine': engine.id }
  return within({ name: 'job submit', attributes }, () => place(deps, tx, order))
}

async function place(
  { jobCredits, jobKeys, jobThreads, requireRemakable }: JobPorts,
  tx: Tx,
  { order, reserved, ...naming }: Naming & { order: ReadyOrder; reserved: Reserved | null },
): Promise<{ row: JobRow; balance: number }> {
  const { userId, parentId, remakeOf, comparisonId, batch, apiKeyId, edit } = naming
  const { costCredits, tool, params, applied, characters, engine, modelId } = order
  if (parentId && !(await isMyJob(tx, userId, parentId)))
    throw new AppError('NOT_FOUND', { message: texts.parentGone })
  if (remakeOf) await requireRemakable(tx, remakeOf, userId)
  if (apiKeyId) await jobKeys.spend(tx, { apiKeyId, userId, credits: costCredits })
  const picture = isMediaRef(params.image) ? params.image : null
  const made = edit && picture ? await findOrigin(tx, userId, picture) : null
  const threadId = edit && picture ? await jobThreads.open(tx, { userId, edit, picture }) : null
  const row = await insertJob(tx, {
    id: newId(),
    trace: traceHere(),
    userId,
    requestId: naming.requestId,
    requestHash: naming.requestHash,
    tool: tool.id,
    params,
    appliedStyle: applied,
    characters: characters.length > 0 ? [...characters] : null,
    engineId: engine.id,
    modelId,
    costCredits,
    reserved,
    parentId: parentId ?? order.inheritedFrom ?? made?.jobId ?? null,
    threadId,
    sentence: edit?.sentence ?? null,
    planSummary: edit?.summary ?? null,
    remakeOf: remakeOf ?? null,
    comparisonId: comparisonId ?? null,
    batch: batch ?? null,
    afterMs: naming.nth ?? 0,
    apiKeyId: apiKeyId ?? null,
  })
  if (edit && picture && threadId !== null)
    await jobThreads.addVersion(tx, { userId, threadId, edit, job: row, picture })
  const { balance } = await jobCredits.hold(tx, {
    userId,
    jobId: row.id,
    apiKeyId: row.apiKeyId,
    credits: costCredits,
  })
  await enqueueJob(tx, row.id)
  return { row, balance }
}
