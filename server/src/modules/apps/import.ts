/** Small apps out to a file and in from it: the file is all there is of the operator's. */
import { ALL_APPS } from '@contract/apps/all'
import type { Tx } from '../../platform/db/client'
import { takeImage } from '../../platform/media-intake/intake'
import type { AppsPorts } from './ports'
import { coverKey } from '../../integrations/storage/keys'
import { changesAnything, compareShelves, type Changes } from '../catalog/changes'
import { findHidden, writeHidden } from '../catalog/hidden-repository'
import { readSource, storedKey, withPath } from '../catalog/source'
import type { AppsFile } from './file'
import { listOwnApps, type OwnApp, replaceApps } from './repository'

interface ImportDeps extends Pick<AppsPorts, 'storage'> {
  readonly tx: Tx
  /** New files, removed when the import fails, and files that are unused after it. */
  readonly files: { readonly added: string[]; readonly gone: string[] }
}

interface Planned {
  readonly app: OwnApp
  /** Of a cover that is not stored yet. */
  readonly bytes: Buffer | null
}

/** The file that would change nothing. */
export async function exportApps(tx: Tx) {
  const [rows, hidden] = await Promise.all([listOwnApps(tx), findHidden(tx, 'apps')])
  const items = rows.map(({ coverKey: cover, ...app }) => ({ ...app, cover }))
  return { items, hidden: [...hidden], shipped: ALL_APPS.map(({ id }) => id) }
}

const ordered = (apps: readonly OwnApp[]) =>
  new Map(apps.map((app, position) => [app.id, { ...app, position }]))

interface Where {
  readonly folder: string
  /** Covers that are shown now. */
  readonly shown: ReadonlySet<string | null>
}

/** A cover that is one already stays as it is. Throws AppError with its place. */
async function plan(
  { storage }: Pick<AppsPorts, 'storage'>,
  { items }: AppsFile,
  { folder, shown }: Where,
): Promise<Planned[]> {
  const planned: Planned[] = []
  for (const [position, { cover, ...app }] of items.entries()) {
    if (cover === null || shown.has(cover)) {
      planned.push({ app: { ...app, coverKey: cover }, bytes: null })
      continue
    }
    const read = async (): Promise<Planned> => {
      const source = await readSource({ storage, folder }, cover)
      const key = storedKey(cover)
      if (key?.startsWith('cover/')) return { app: { ...app, coverKey: key }, bytes: null }
      const { thumb } = await takeImage(source)
      return { app: { ...app, coverKey: coverKey() }, bytes: thumb }
    }
    planned.push(
      await read().catch((error: unknown) => {
        throw withPath(error, `items.${position}.cover`)
      }),
    )
  }
  return planned
}

/** `dryRun`: everything is looked at, nothing is written. Throws AppError with its place. */
export async function importApps(
  { tx, storage, files }: ImportDeps,
  file: AppsFile,
  { folder, dryRun }: { folder: string; dryRun: boolean },
): Promise<Changes> {
  const before = await listOwnApps(tx)
  const shown = new Set(before.map((app) => app.coverKey))
  const planned = await plan({ storage }, file, { folder, shown })
  const apps = planned.map(({ app }) => app)
  const changes = compareShelves(
    { items: ordered(before), hidden: await findHidden(tx, 'apps') },
    { items: ordered(apps), hidden: new Set(file.hidden) },
  )
  if (dryRun || !changesAnything(changes)) return changes
  for (const { app, bytes } of planned) {
    if (bytes === null || app.coverKey === null) continue
    files.added.push(app.coverKey)
    await storage.put(app.coverKey, bytes, { mime: 'image/webp' })
  }
  await replaceApps(tx, apps)
  await writeHidden(tx, 'apps', file.hidden)
  const used = new Set(apps.map((app) => app.coverKey))
  for (const { coverKey: key } of before) if (key !== null && !used.has(key)) files.gone.push(key)
  return changes
}
