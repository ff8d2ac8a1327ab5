/** Styles of the engines and of the operator as people are shown them: some first, some not at all. */
import type { Executor } from '../../platform/db/client'
import type { Engine } from '../../integrations/engines/engine'
import type { OperatorStyle } from '../../integrations/engines/operator-style'
import type { EngineRegistry } from '../../integrations/engines/registry'
import { findHidden } from '../catalog/hidden-repository'
import { listNotes } from './catalog-repository'

export interface OfferedStyle {
  /** `<engine>:<style>` */
  readonly id: string
  readonly engine: Engine
  readonly style: Engine['capabilities']['styles'][number]
  /** Null: the engine's own. */
  readonly operator: OperatorStyle | null
  /** The operator's. */
  readonly tags: readonly string[]
}

interface CatalogDeps {
  readonly db: Executor
  readonly engines: EngineRegistry
}

export function styleModelId(engineId: string, styleId: string): string {
  return `${engineId}:${styleId}`
}

type Style = Omit<OfferedStyle, 'tags'>

/** The operator's of an engine, then its own. */
function listEngineStyles(engines: EngineRegistry, engine: Engine): Style[] {
  const own = engines.styles().filter(({ engineId }) => engineId === engine.id)
  const buildId = ({ id }: { id: string }) => styleModelId(engine.id, id)
  return [
    ...own.map((operator) => ({
      id: buildId(operator),
      engine,
      operator,
      style: { id: operator.id, name: operator.name },
    })),
    ...engine.capabilities.styles.map((style) => ({
      id: buildId(style),
      engine,
      style,
      operator: null,
    })),
  ]
}

/** Every style of every engine, in the engines' order. */
export function allStyles(engines: EngineRegistry): Style[] {
  return engines.all().flatMap((engine) => listEngineStyles(engines, engine))
}

export const allStyleIds = (engines: EngineRegistry): string[] =>
  allStyles(engines).map(({ id }) => id)

export async function listOffered({ db, engines }: CatalogDeps): Promise<OfferedStyle[]> {
  const [notes, hidden] = await Promise.all([listNotes(db), findHidden(db, 'styles')])
  const positions = new Map(notes.map(({ id }, position) => [id, position]))
  const getPosition = ({ id }: Style) => positions.get(id) ?? notes.length
  return allStyles(engines)
    .filter(({ id }) => !hidden.has(id))
    .map((style) => ({ ...style, tags: notes.find(({ id }) => id === style.id)?.tags ?? [] }))
    .sort((a, b) => getPosition(a) - getPosition(b))
}
