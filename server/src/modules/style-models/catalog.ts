/** Styles of the engines as the operator shows them: some first, some tagged, some not at all. */
import type { Executor } from '../../db/client'
import type { Engine } from '../../engines/engine'
import type { EngineRegistry } from '../../engines/registry'
import { findHidden } from '../catalog/hidden-repository'
import { listNotes } from './catalog-repository'

export interface OfferedStyle {
  /** `<engine>:<style>` */
  readonly id: string
  readonly engine: Engine
  readonly style: Engine['capabilities']['styles'][number]
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

/** Every style of every engine, in the engines' order. */
export function allStyleIds(engines: EngineRegistry): string[] {
  return engines
    .all()
    .flatMap(({ id, capabilities }) =>
      capabilities.styles.map((style) => styleModelId(id, style.id)),
    )
}

export async function listOffered({ db, engines }: CatalogDeps): Promise<OfferedStyle[]> {
  const [notes, hidden] = await Promise.all([listNotes(db), findHidden(db, 'styles')])
  const positions = new Map(notes.map(({ id }, position) => [id, position]))
  const positionOf = ({ id }: OfferedStyle) => positions.get(id) ?? notes.length
  return engines
    .all()
    .flatMap((engine) =>
      engine.capabilities.styles.map((style) => {
        const id = styleModelId(engine.id, style.id)
        return { id, engine, style, tags: notes.find((note) => note.id === id)?.tags ?? [] }
      }),
    )
    .filter(({ id }) => !hidden.has(id))
    .sort((a, b) => positionOf(a) - positionOf(b))
}
