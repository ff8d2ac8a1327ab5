/** Banners out to a file and in from it: the file is all there is of the operator's. */
import type { Tx } from '../../platform/db/client'
import type { BannerPorts } from './ports'
import { changesAnything, compareShelves, type Changes } from '../catalog/changes'
import { findHidden, writeHidden } from '../catalog/hidden-repository'
import { withPath } from '../catalog/source'
import type { BannerFile } from './file'
import { pictureFor, storePicture, type NewPicture } from './picture'
import { listBannerRows, replaceBanners, type BannerRow } from './repository'
import { SHIPPED_KEYS } from './shipped'

interface ImportDeps extends Pick<BannerPorts, 'storage'> {
  readonly tx: Tx
  /** New files, removed when the import fails, and files that are unused after it. */
  readonly files: { readonly added: string[]; readonly gone: string[] }
}

interface Planned {
  readonly row: BannerRow
  readonly picture: NewPicture
}

/** The file that would change nothing. */
export async function exportBanners(tx: Tx) {
  const [rows, hidden] = await Promise.all([listBannerRows(tx), findHidden(tx, 'banners')])
  return {
    items: rows.map(({ key, title, words, link, platforms, ...row }) => ({
      key,
      title,
      words,
      picture: row.imageKey,
      link,
      from: row.activeFrom?.toISOString() ?? null,
      until: row.activeUntil?.toISOString() ?? null,
      platforms,
    })),
    hidden: [...hidden],
    shipped: [...SHIPPED_KEYS],
  }
}

async function plan(
  { storage }: Pick<BannerPorts, 'storage'>,
  { items }: BannerFile,
  { before, folder }: { before: ReadonlyMap<string, BannerRow>; folder: string },
): Promise<Planned[]> {
  const planned: Planned[] = []
  for (const [position, item] of items.entries()) {
    const { key, title, words, link, from, until, platforms } = item
    const picture = await pictureFor({ storage, folder }, item, before.get(key)).catch(
      (error: unknown) => {
        throw withPath(error, `items.${position}.picture`)
      },
    )
    const shown = { key, position, title, words, link, platforms: [...platforms] }
    const row = { ...shown, activeFrom: from, activeUntil: until, ...picture.image }
    planned.push({ row, picture })
  }
  return planned
}

async function write({ tx, storage, files }: ImportDeps, planned: readonly Planned[]) {
  const before = await listBannerRows(tx)
  for (const { picture } of planned) {
    files.added.push(...picture.files.map(([key]) => key))
    await storePicture(storage, picture)
  }
  await replaceBanners(
    tx,
    planned.map(({ row }) => row),
  )
  const usedKeys = new Set(planned.map(({ row }) => row.imageKey))
  for (const { imageKey, thumbKey } of before) {
    if (!usedKeys.has(imageKey)) files.gone.push(imageKey, thumbKey)
  }
}

/** `dryRun`: everything is looked at, nothing is written. Throws AppError with its place. */
export async function importBanners(
  deps: ImportDeps,
  file: BannerFile,
  { folder, dryRun }: { folder: string; dryRun: boolean },
): Promise<Changes> {
  const { tx } = deps
  const rows = await listBannerRows(tx)
  const before = new Map(rows.map((row) => [row.key, row]))
  const planned = await plan(deps, file, { before, folder })
  const items = new Map(planned.map(({ row }) => [row.key, row]))
  const changes = compareShelves(
    { items: before, hidden: await findHidden(tx, 'banners') },
    { items, hidden: new Set(file.hidden) },
  )
  if (dryRun || !changesAnything(changes)) return changes
  await write(deps, planned)
  await writeHidden(tx, 'banners', file.hidden)
  return changes
}
