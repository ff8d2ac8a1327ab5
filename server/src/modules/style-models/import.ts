/** The catalog of styles out to a file and in from it. */
import type { Tx } from '../../platform/db/client'
import type { EngineRegistry } from '../../integrations/engines/registry'
import { changesAnything, compareShelves, type Changes } from '../catalog/changes'
import { findHidden, writeHidden } from '../catalog/hidden-repository'
import { allStyleIds } from './catalog'
import type { StylesFile } from './file'
import { listNotes, replaceNotes, type StyleNote } from './catalog-repository'

/** The file that would change nothing. */
export async function exportStyles({ tx, engines }: { tx: Tx; engines: EngineRegistry }) {
  const [items, hidden] = await Promise.all([listNotes(tx), findHidden(tx, 'styles')])
  return { items, hidden: [...hidden], shipped: allStyleIds(engines) }
}

const ordered = (notes: readonly StyleNote[]) =>
  new Map(notes.map((note, position) => [note.id, { ...note, position }]))

/** `dryRun`: everything is looked at, nothing is written. */
export async function importStyles(
  { tx }: { tx: Tx },
  { items, hidden }: StylesFile,
  { dryRun }: { dryRun: boolean },
): Promise<Changes> {
  const changes = compareShelves(
    { items: ordered(await listNotes(tx)), hidden: await findHidden(tx, 'styles') },
    { items: ordered(items), hidden: new Set(hidden) },
  )
  if (dryRun || !changesAnything(changes)) return changes
  await replaceNotes(tx, items)
  await writeHidden(tx, 'styles', hidden)
  return changes
}
