/** The small apps of this installation: the operator's, then what is shipped and not hidden. */
import { ALL_APPS } from '@contract/apps/all'
import { findTool } from '@contract/tools/all'
import type { Executor } from '../../platform/db/client'
import { findHidden } from '../catalog/hidden-repository'
import { listOwnApps, type OwnApp } from './repository'

/** Apps whose tool a later version removed are left out. */
export async function listDefinitions(db: Executor): Promise<OwnApp[]> {
  const [own, hidden] = await Promise.all([listOwnApps(db), findHidden(db, 'apps')])
  const shipped = ALL_APPS.filter(({ id }) => !hidden.has(id)).map((app) => ({
    ...app,
    coverKey: null,
  }))
  return [...own, ...shipped].filter(({ tool }) => findTool(tool) !== null)
}

export async function findDefinition(db: Executor, id: string): Promise<OwnApp | null> {
  return (await listDefinitions(db)).find((app) => app.id === id) ?? null
}
