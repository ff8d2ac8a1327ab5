/** Files named by a job's parameters, read before its engine is called. */
import { findJobTool } from '@contract/tools/all'
import { listMedia } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'
import type { Reference } from '@contract/tools/references'
import type { Db } from '../../../platform/db/client'
import {
  EngineError,
  type ReferenceFile,
  type ToolRequest,
} from '../../../integrations/engines/engine'
import type { Recipe } from '../../../integrations/engines/recipe'
import { findRecipes, findSources, loadPlans, loadSourceFile } from '../sources'
import type { Storage } from '../../../integrations/storage/storage'
import type { CardPicture } from '../characters'
import type { JobRow } from '../rows'
import { texts } from '../texts'

function listRefs({ tool: id, params }: Pick<JobRow, 'tool' | 'params'>): MediaRef[] {
  const tool = findJobTool(id)
  return tool ? listMedia(tool, params).map(({ ref }) => ref) : []
}

/** Recipes of the job's own engine for the pictures it names, by media reference. */
export function loadRecipes(
  db: Db,
  job: Pick<JobRow, 'tool' | 'params' | 'userId' | 'engineId'>,
): Promise<ReadonlyMap<string, Recipe>> {
  return findRecipes(db, { userId: job.userId, engineId: job.engineId, refs: listRefs(job) })
}

/**
 * Bytes and plans by media reference. Throws EngineError `input` when one was deleted meanwhile.
 */
export async function loadMedia(
  { db, storage }: { db: Db; storage: Storage },
  job: Pick<JobRow, 'tool' | 'params' | 'userId'>,
): Promise<Required<Pick<ToolRequest, 'media' | 'plans'>>> {
  const refs = listRefs(job)
  const rows = await findSources(db, job.userId, refs)
  const files = new Map<string, Uint8Array>()
  for (const ref of refs) {
    const row = rows.get(ref)
    if (!row) throw new EngineError('input', texts.originalGone)
    files.set(ref, await loadSourceFile(storage, row))
  }
  return { media: files, plans: await loadPlans(storage, rows) }
}

/** Reference pictures of a prompt with their bytes. Throws EngineError `input` like loadMedia. */
export async function loadReferences(
  deps: { db: Db; storage: Storage },
  job: Pick<JobRow, 'tool' | 'params' | 'userId'>,
): Promise<readonly ReferenceFile[]> {
  const references = (job.params.references ?? []) as readonly Reference[]
  if (references.length === 0) return []
  const { media } = await loadMedia(deps, job)
  return references.flatMap((reference) => {
    const file = media.get(reference.image)
    return file ? [{ ...reference, file }] : []
  })
}

/** Pictures of cards with their bytes; those that were deleted since the order are left out. */
export async function loadCardPictures(
  { db, storage }: { db: Db; storage: Storage },
  { userId }: Pick<JobRow, 'userId'>,
  pictures: readonly CardPicture[],
): Promise<readonly (ReferenceFile & CardPicture)[]> {
  if (pictures.length === 0) return []
  const rows = await findSources(
    db,
    userId,
    pictures.map(({ image }) => image),
  )
  const loaded: (ReferenceFile & CardPicture)[] = []
  for (const picture of pictures) {
    const row = rows.get(picture.image)
    if (row) loaded.push({ ...picture, file: await loadSourceFile(storage, row) })
  }
  return loaded
}
