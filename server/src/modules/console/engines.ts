/** Engines and models: how they are, and what operators arrange of them. */
import { isDeepStrictEqual } from 'node:util'
import type { AuditContentOf } from '@contract/endpoints/console/audit'
import type { consoleEngineEndpoints } from '@contract/endpoints/console/engines'
import { findTool } from '@contract/tools/all'
import { text2img } from '@contract/tools/text2img'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import type { Arrangement } from '../../integrations/engines/arrangement'
import { capabilitiesOf, type Engine } from '../../integrations/engines/engine'
import type { EngineRegistry, ToolOffer } from '../../integrations/engines/registry'
import type { StaffUser } from '../../platform/http/auth'
import { AppError } from '../../platform/lib/errors'
import { startOfShanghaiDay } from '../../platform/lib/shanghai-day'
import type { ConsolePorts } from './ports'
import { lockArrangement, writeArrangement } from '../settings/engine-arrangement'
import { readModelFigures } from '../job/figures'
import { toEngineModel, pictureCredits } from '../job/pricing'
import { listHealth, listModelHealth, probeByOperator } from '../job/run/circuit-breaker'
import { viewBudgets } from './budgets'
import { logAct } from './log'
import { texts } from './texts'

type Endpoints = typeof consoleEngineEndpoints
type View = z.output<Endpoints['list']['data']>
type EngineView = View['engines'][number]
type ModelView = EngineView['models'][number]
type EnginesDeps = Pick<ConsolePorts, 'config' | 'db' | 'engines' | 'log' | 'now'>
type Health = Awaited<ReturnType<typeof listHealth>>[number]
type ModelHealth = Awaited<ReturnType<typeof listModelHealth>>
type Figures = Awaited<ReturnType<typeof readModelFigures>>

/** Tools that people see; what tools ask of each other besides has no definition. */
const listToolNames = (tools: readonly string[]): string[] =>
  tools.flatMap((tool) => findTool(tool)?.name ?? [])

function viewModel(
  { config, engines }: EnginesDeps,
  offer: ToolOffer,
  { figures, health, now }: { figures: Figures; health: ModelHealth; now: Date },
): ModelView {
  const { engine, model } = offer
  const failed = health.find(
    ({ engineId, modelId }) => engineId === engine.id && modelId === model.id,
  )
  const { pausedUntil = null } = failed ?? {}
  const { id, name, note } = model
  const tools = [...new Set(capabilitiesOf(engine, id).tools)]
  const priced = tools.includes(text2img.id) ? text2img.id : undefined
  const alone = tools.filter((tool) => {
    const [first, ...others] = engines.offersOf(tool)
    return first?.model.id === id && others.length === 0
  })
  const ended = figures.find(({ modelId }) => modelId === id)
  return {
    id,
    name,
    note,
    on: engines.isOn(id),
    credits: pictureCredits(config.credits.prices, toEngineModel(offer), priced),
    ownPrice: Object.hasOwn(engines.arrangement().prices, id),
    tools: listToolNames(tools),
    aloneFor: listToolNames(alone),
    succeeded: ended?.succeeded ?? 0,
    failed: ended?.failed ?? 0,
    medianMs: ended?.medianMs ?? null,
    pausedUntil: pausedUntil !== null && pausedUntil > now ? pausedUntil.toISOString() : null,
    reason: failed?.reason ?? null,
  }
}

function viewHealth(row: Health | undefined, now: Date) {
  if (!row)
    return { state: 'well' as const, failures: 0, reason: null, failedAt: null, pausedUntil: null }
  const { failures, reason, failedAt, pausedUntil } = row
  const isPaused = pausedUntil !== null && pausedUntil > now
  return {
    state: isPaused ? ('paused' as const) : ('failing' as const),
    failures,
    reason,
    failedAt: failedAt.toISOString(),
    pausedUntil: isPaused ? pausedUntil.toISOString() : null,
  }
}

function viewTools({ config, engines }: EnginesDeps): View['tools'] {
  const { order } = engines.arrangement()
  return engines.tools().flatMap((id) => {
    const tool = findTool(id)
    if (!tool) return []
    const offers = engines.offersOf(id).map((offer) => ({
      modelId: offer.model.id,
      name: offer.model.name,
      credits: pictureCredits(config.credits.prices, toEngineModel(offer), id),
    }))
    return [{ id, name: tool.name, offers, ownOrder: Object.hasOwn(order, id) }]
  })
}

export async function readEngines(deps: EnginesDeps): Promise<View> {
  const { db, engines } = deps
  const now = deps.now()
  const health = await listHealth(db)
  const budgetOf = await viewBudgets(deps)
  const ofModels = await listModelHealth(db)
  const figures = await readModelFigures(db, { from: startOfShanghaiDay(now), to: now })
  const offers = engines.models()
  const rows = engines.all().map((engine): EngineView => {
    const { id, name } = engine
    const own = offers.filter((offer) => offer.engine === engine)
    return {
      id,
      name,
      embedded: engine.check === undefined,
      ...viewHealth(
        health.find(({ engineId }) => engineId === id),
        now,
      ),
      budget: budgetOf(id),
      models: own.map((offer) => viewModel(deps, offer, { figures, health: ofModels, now })),
      notices: [...(engine.notices?.() ?? [])],
    }
  })
  return { engines: rows, tools: viewTools(deps) }
}

/** Throws NOT_FOUND, CONFLICT for one that cannot be tested. */
export async function testEngine(
  deps: EnginesDeps,
  staff: StaffUser,
  id: string,
): Promise<z.output<Endpoints['test']['data']>> {
  const engine: Engine | null = deps.engines.byId(id)
  if (!engine) throw new AppError('NOT_FOUND', { message: texts.noEngine })
  if (!engine.check) throw new AppError('CONFLICT', { message: texts.embeddedEngine })
  const startedMs = performance.now()
  const answer = await probeByOperator(deps, engine)
  const ms = Math.round(performance.now() - startedMs)
  const works = !('error' in answer)
  const words = 'error' in answer ? answer.error : answer.note
  await transaction(deps.db, (tx) =>
    logAct(tx, staff, { command: 'engine-test', args: [id], result: { works, ms, words } }),
  )
  return { works, ms, words, at: deps.now().toISOString() }
}

/** Throws NOT_FOUND. */
function requireModel(engines: EngineRegistry, modelId: string): ToolOffer {
  const offer = engines.models().find(({ model }) => model.id === modelId)
  if (!offer) throw new AppError('NOT_FOUND', { message: texts.noModel })
  return offer
}

type Act = AuditContentOf<'model-on' | 'model-off' | 'model-price' | 'model-order'> & {
  readonly args: readonly string[]
  readonly reason?: string
}

/** An unchanged value leaves no log entry. This process applies it at once, others within seconds. */
async function rearrange(
  deps: EnginesDeps,
  staff: StaffUser,
  { act, to }: { act: Act; to: (before: Arrangement) => Arrangement },
): Promise<View> {
  await transaction(deps.db, async (tx) => {
    const before = await lockArrangement(tx)
    const after = to(before)
    if (isDeepStrictEqual(before, after)) return
    await writeArrangement(tx, after)
    await logAct(tx, staff, act)
  })
  await deps.engines.rearrange()
  return readEngines(deps)
}

/** Throws NOT_FOUND, CONFLICT for the last one that paints from words. */
export function switchModel(
  deps: EnginesDeps,
  staff: StaffUser,
  { modelId, on, reason }: z.output<Endpoints['switch']['body']>,
): Promise<View> {
  const { engines } = deps
  requireModel(engines, modelId)
  const isLastPainter = (off: readonly string[]): boolean => {
    const painters = engines.offersOf(text2img.id).map(({ model }) => model.id)
    return painters.includes(modelId) && painters.every((id) => id === modelId || off.includes(id))
  }
  return rearrange(deps, staff, {
    act: { command: on ? 'model-on' : 'model-off', args: [modelId], result: {}, reason },
    to: (before) => {
      const off = before.off.filter((id) => id !== modelId)
      if (on) return { ...before, off }
      if (isLastPainter(off)) throw new AppError('CONFLICT', { message: texts.lastPainter })
      return { ...before, off: before.off.includes(modelId) ? before.off : [...off, modelId] }
    },
  })
}

/** Throws NOT_FOUND. */
export function setPrice(
  deps: EnginesDeps,
  staff: StaffUser,
  { modelId, credits, reason }: z.output<Endpoints['price']['body']>,
): Promise<View> {
  requireModel(deps.engines, modelId)
  return rearrange(deps, staff, {
    act: { command: 'model-price', args: [modelId], result: { credits }, reason },
    to: (before) => {
      const { [modelId]: _, ...others } = before.prices
      return { ...before, prices: credits === null ? others : { ...others, [modelId]: credits } }
    },
  })
}

/** Throws NOT_FOUND for a tool without a model, or a model that does not serve it. */
export function setOrder(
  deps: EnginesDeps,
  staff: StaffUser,
  { tool, modelIds }: z.output<Endpoints['order']['body']>,
): Promise<View> {
  const offered = deps.engines.offersOf(tool).map(({ model }) => model.id)
  if (!findTool(tool) || offered.length === 0)
    throw new AppError('NOT_FOUND', { message: texts.noTool })
  if (modelIds.some((id) => !offered.includes(id)))
    throw new AppError('NOT_FOUND', { message: texts.noModel })
  return rearrange(deps, staff, {
    act: { command: 'model-order', args: [tool], result: { modelIds } },
    to: (before) => {
      const { [tool]: _, ...others } = before.order
      return { ...before, order: modelIds.length === 0 ? others : { ...others, [tool]: modelIds } }
    },
  })
}
