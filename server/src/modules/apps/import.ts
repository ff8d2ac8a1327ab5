/** Small apps out to a file and in from it: the file is all there is of the operator's. */
import { ALL_APPS } from '@contract/apps/all'
import type { AppDefinition } from '@contract/apps/define'
import type { Tx } from '../../db/client'
import { changesAnything, compareShelves, type Changes } from '../catalog/changes'
import { findHidden, writeHidden } from '../catalog/hidden-repository'
import type { AppsFile } from './file'
import { listOwnApps, replaceApps } from './repository'

/** The file that would change nothing. */
export async function exportApps(tx: Tx) {
  const [items, hidden] = await Promise.all([listOwnApps(tx), findHidden(tx, 'apps')])
  return { items, hidden: [...hidden], shipped: ALL_APPS.map(({ id }) => id) }
}

const ordered = (apps: readonly AppDefinition[]) =>
  new Map(apps.map((app, position) => [app.id, { ...app, position }]))

/** `dryRun`: everything is looked at, nothing is written. */
export async function importApps(
  { tx }: { tx: Tx },
  { items, hidden }: AppsFile,
  { dryRun }: { dryRun: boolean },
): Promise<Changes> {
  const changes = compareShelves(
    { items: ordered(await listOwnApps(tx)), hidden: await findHidden(tx, 'apps') },
    { items: ordered(items), hidden: new Set(hidden) },
  )
  if (dryRun || !changesAnything(changes)) return changes
  await replaceApps(tx, items)
  await writeHidden(tx, 'apps', hidden)
  return changes
}
