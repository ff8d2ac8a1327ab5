/** What parameters name: uploads and pictures of whoever asks, as rows and as storage keys. */
import { splitMediaRef, type MediaRef } from '@contract/tools/media'
import type { SourceView } from '@contract/jobs'
import type { Executor } from '../../db/client'
import { AppError } from '../../http/errors'
import type { Storage } from '../../storage/storage'
import { findPictures, findUploads, type SourceRow } from './sources-repository'
import { texts } from './texts'

/** Those that exist and belong to this user, by reference: at most two queries. */
export async function findSources(
  db: Executor,
  userId: string,
  refs: readonly MediaRef[],
): Promise<Map<string, SourceRow>> {
  const idsOf = (kind: 'upload' | 'picture'): string[] =>
    refs.map(splitMediaRef).flatMap((ref) => (ref.kind === kind ? [ref.id] : []))
  const [uploads, pictures] = await Promise.all([
    findUploads(db, { userId, ids: idsOf('upload') }),
    findPictures(db, { userId, ids: idsOf('picture') }),
  ])
  return new Map([
    ...uploads.map((row) => [`upload:${row.id}`, row] as const),
    ...pictures.map((row) => [`picture:${row.id}`, row] as const),
  ])
}

/** Throws NOT_FOUND for what is not theirs, PARAM_INVALID for a video where a picture belongs. */
export async function requireSources(
  db: Executor,
  userId: string,
  media: readonly { ref: MediaRef; kind: 'image' | 'video' }[],
): Promise<void> {
  if (media.length === 0) return
  const rows = await findSources(
    db,
    userId,
    media.map(({ ref }) => ref),
  )
  for (const { ref, kind } of media) {
    const row = rows.get(ref)
    if (!row) throw new AppError('NOT_FOUND', { message: texts.sourceGone })
    if (row.kind !== kind)
      throw new AppError('PARAM_INVALID', {
        message: kind === 'video' ? texts.needsVideo : texts.needsImage,
      })
  }
}

export function viewSource(ref: string, row: SourceRow, storage: Storage): SourceView {
  const { kind, width, height } = row
  return {
    ref,
    kind,
    url: storage.url(row.key),
    thumbUrl: storage.url(row.thumbKey),
    width,
    height,
  }
}
