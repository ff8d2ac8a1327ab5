/** Whether a model takes orders now, and which other one could do an order that it does not take. */
import type { SentParams } from '@contract/tools/define'
import { isMode } from '@contract/tools/modes'
import { capabilitiesOf, type EngineCapabilities } from '../../../integrations/engines/engine'
import type { ToolOffer } from '../../../integrations/engines/registry'
import { AppError } from '../../../platform/lib/errors'
import { toEngineModel, quoteTool } from '../pricing'
import type { JobPorts } from '../ports'
import { listPaused } from '../run/circuit-breaker'
import type { requireSources } from '../sources'
import { type Accepted, accept, listPrompts } from './accept'
import { type Exhausted, listExhausted } from './budget'
import { toEngineCharacters, writeCards } from '../characters'
import { texts } from './texts'
import { chargedVideoMs } from './tool-limits'

export interface Away {
  has(engineId: string, modelId: string): boolean
  /** The period whose budget is spent; null: the engine has something left. */
  exhausted(engineId: string): Exhausted | null
}

/** Models that take no orders now: they fail, or the budget of their engine is spent. */
export async function listAway(deps: Pick<JobPorts, 'db' | 'now'>): Promise<Away> {
  const [paused, exhausted] = await Promise.all([listPaused(deps.db), listExhausted(deps)])
  return {
    has: (engineId, modelId) => exhausted.has(engineId) || paused.has(engineId, modelId),
    exhausted: (engineId) => exhausted.get(engineId) ?? null,
  }
}

/** Rejects before charging when the engine declares the prompt undrawable. */
export function requireDrawable(accepted: Accepted): void {
  const { tool, engine, modelId, params: sent, applied, characters } = accepted
  const params = { ...sent, ...applied }
  const prompts = listPrompts(tool, params)
  const negative = typeof params.negativePrompt === 'string' ? params.negativePrompt : ''
  for (const prompt of prompts) {
    const can = capabilitiesOf(engine, modelId)
    const looks = toEngineCharacters(can, characters)
    const declined = engine.decline?.(writeCards(prompt, can, characters), negative, looks)
    if (!declined) continue
    const { message, unknown, alternatives } = declined
    throw new AppError('PROMPT_UNDRAWABLE', {
      message: texts.undrawable(message),
      // Whole prompts would show the words of the operator's style.
      details: { words: [unknown], unknown, alternatives: applied ? [] : alternatives },
    })
  }
}

interface Sent {
  readonly params: SentParams
  /** Media named by its parameters. */
  readonly sources: Awaited<ReturnType<typeof requireSources>>
}

export interface Alternative {
  readonly modelId: string
  readonly name: string
  readonly credits: number
  /** Required change of the order, in one Chinese phrase; null: none. */
  readonly change: string | null
}

const computeLogRatio = ({ width, height }: { width: number; height: number }): number =>
  Math.log(width / height)

/** The offered ratio that is nearest to the one ordered from the other engine. */
function nearestRatio(
  requested: EngineCapabilities['sizes'][number],
  { sizes }: EngineCapabilities,
): string | null {
  const far = (size: (typeof sizes)[number]) =>
    Math.abs(computeLogRatio(size) - computeLogRatio(requested))
  return [...sizes].sort((a, b) => far(a) - far(b))[0]?.ratio ?? null
}

/** The order as this model takes it. Throws AppError for what it cannot do at all. */
function asTakenBy(
  { engines }: JobPorts,
  { tool, engine: away, modelId: awayModel, characters }: Accepted,
  { engine, model }: ToolOffer,
  { params: sent }: Sent,
): { accepted: Accepted; change: string | null } {
  if (!isMode(tool.id))
    return { accepted: accept(engines, tool, { params: sent, modelId: model.id }), change: null }
  const can = capabilitiesOf(engine, model.id)
  const requestedSize = capabilitiesOf(away, awayModel).sizes.find(
    ({ ratio }) => ratio === sent.ratio,
  )
  const hasRatio = !requestedSize || can.sizes.some(({ ratio }) => ratio === sent.ratio)
  const ratio = hasRatio ? null : nearestRatio(requestedSize, can)
  const params = { ...sent, model: model.id, ...(ratio !== null && { ratio }) }
  const order = { params, modelId: model.id, characters }
  const change = ratio === null ? null : texts.otherRatio(ratio)
  return { accepted: accept(engines, tool, order), change }
}

/**
 * The first other model that works and can do this very order; else the first that could with a
 * change that is named: another ratio, other words.
 */
function alternativeTo(
  deps: JobPorts,
  accepted: Accepted,
  { sent, away }: { sent: Sent; away: Away },
): Alternative | null {
  const { config, engines } = deps
  let second: Alternative | null = null
  for (const offer of engines.offersOf(accepted.tool.id)) {
    const { engine, model } = offer
    if (model.id === accepted.modelId || away.has(engine.id, model.id)) continue
    try {
      const other = asTakenBy(deps, accepted, offer, sent)
      const videoMs = chargedVideoMs(other.accepted, sent.sources.values())
      const { tool, params } = other.accepted
      const quote = { ...toEngineModel(offer), tool, params, videoMs }
      const credits = quoteTool(config.credits.prices, quote)
      const found = { modelId: model.id, name: model.name, credits }
      const undrawable = findWordIssue(other.accepted)
      const change = [other.change, undrawable].filter((part) => part !== null).join('，')
      if (change === '') return { ...found, change: null }
      second ??= { ...found, change }
    } catch (error) {
      // An engine that lacks the capability is no alternative.
      if (!(error instanceof AppError)) throw error
    }
  }
  return second
}

/** Subjects of the order's words that the engine declines to draw; null: none. */
function findWordIssue(accepted: Accepted): string | null {
  try {
    requireDrawable(accepted)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { unknown } = (error.details ?? {}) as { unknown?: string }
    return texts.otherWords(unknown ?? '')
  }
}

/** Throws ENGINE_UNAVAILABLE for a model that takes no orders now, with what could do it instead. */
export async function requireRunning(
  deps: JobPorts,
  accepted: Accepted,
  sent: Sent,
): Promise<void> {
  const { engine, modelId } = accepted
  if (!engine.check) return
  const away = await listAway(deps)
  if (!away.has(engine.id, modelId)) return
  const alternative = alternativeTo(deps, accepted, { sent, away })
  const name = engine.capabilities.models.find(({ id }) => id === modelId)?.name ?? engine.name
  const until = away.exhausted(engine.id) ?? 'soon'
  throw new AppError('ENGINE_UNAVAILABLE', {
    message: alternative ? texts.awayButOther(name, until, alternative) : texts.away(name, until),
    details: { modelId, alternative },
  })
}
