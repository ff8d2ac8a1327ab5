/** Which engines paint here, what they cost, and whether they answer. */
import type { Engine } from '../../integrations/engines/engine'
import { createLog } from '../../platform/lib/log'
import { toEngineModel, pictureCredits } from '../../modules/job/pricing'
import { listHealth, listModelHealth, probeByOperator } from '../../modules/job/run/circuit-breaker'
import { type Command, type OutsideDeps, Refused } from './command'
import { texts } from './texts'

const said = texts.engines

async function readStates({ db }: OutsideDeps): Promise<(engine: Engine) => string> {
  const rows = await listHealth(db)
  return (engine) => {
    const row = rows.find(({ engineId }) => engineId === engine.id)
    if (!engine.check) return said.embedded
    if (!row) return said.well
    const { failures, reason, pausedUntil } = row
    return pausedUntil && pausedUntil > new Date()
      ? said.paused(pausedUntil.toISOString(), reason)
      : said.failed(failures, reason)
  }
}

async function readPausedModels({
  db,
}: OutsideDeps): Promise<(engine: Engine, id: string) => string> {
  const rows = await listModelHealth(db)
  return ({ id: engineId }, modelId) => {
    const row = rows.find((one) => one.engineId === engineId && one.modelId === modelId)
    return row?.pausedUntil && row.pausedUntil > new Date()
      ? `  ${said.paused(row.pausedUntil.toISOString(), row.reason)}`
      : ''
  }
}

async function list(deps: OutsideDeps): Promise<string[]> {
  const { engines, config } = deps
  // Engines whose capabilities come from a server query it; failures are reported below.
  await engines.ready()
  const state = await readStates(deps)
  const paused = await readPausedModels(deps)
  const { prices } = config.credits
  const rows = engines.all().flatMap((engine) => [
    said.engine(engine.id, engine.name, state(engine)),
    ...engine.capabilities.models.map((model) => {
      const credits = pictureCredits(prices, toEngineModel({ engine, model }))
      return said.model(model.id, model.name, credits) + paused(engine, model.id)
    }),
    ...(engine.notices?.() ?? []).map((notice) => `  ${notice}`),
  ])
  const tools = engines.tools().map((tool) => {
    const offers = engines.offersOf(tool).map((offer) => {
      const credits = pictureCredits(prices, toEngineModel(offer), tool)
      return `${offer.model.id} ${credits}`
    })
    return `  ${tool}: ${offers.join(', ')}`
  })
  return [...rows, '', said.tools, ...tools]
}

async function test(deps: OutsideDeps, only: string | undefined): Promise<string[]> {
  const { engines, db, config } = deps
  const selected = engines
    .all()
    .filter(({ id, check }) => (only ? id === only : check !== undefined))
  if (only && selected.length === 0) throw new Refused(said.unknown(only))
  if (selected.length === 0) return [said.none]
  const log = createLog(config.logLevel, { process: 'admin' })
  const lines: string[] = []
  for (const engine of selected) {
    const started = performance.now()
    const answer = await probeByOperator({ db, log }, engine)
    const ms = Math.round(performance.now() - started)
    lines.push(
      'error' in answer
        ? said.away(engine.id, answer.error)
        : said.answers(engine.id, ms, answer.note || said.embedded),
    )
  }
  return lines
}

export const engines: Command = {
  name: 'engines',
  callsEngines: true,
  args: ['<list|test>', '[engine]'],
  summary: said.summary,
  async look(deps, [what, only]) {
    if (what === 'list') return list(deps)
    if (what === 'test') return test(deps, only)
    throw new Refused(said.listOrTest)
  },
}
