/** Client view of albums: any number of them with two queries. */
import type { albumView } from '@contract/endpoints/album'
import type { z } from 'zod'
import type { Executor } from '../../platform/db/client'
import type { Storage } from '../../integrations/storage/storage'
import { type CoverRow, listCovers, type AlbumListRow } from './list-repository'

export type AlbumView = z.output<typeof albumView>

const COVERS = 4

function toView(row: AlbumListRow, covers: readonly CoverRow[], storage: Storage) {
  return {
    id: row.id,
    name: row.name,
    count: row.count,
    covers: covers
      .slice(0, COVERS)
      .map((cover) => ({ thumbUrl: storage.url(cover.thumb_key), thumbhash: cover.thumbhash })),
    coverJobId: row.coverJobId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    holdsJob: row.holdsJob,
  }
}

/** In the order of the rows; each also says whether it contains the requested job. */
export async function viewAlbums(
  { db, storage }: { db: Executor; storage: Storage },
  rows: readonly AlbumListRow[],
): Promise<(AlbumView & { holdsJob: boolean })[]> {
  const covers = await listCovers(
    db,
    rows.map(({ id }) => id),
    COVERS,
  )
  return rows.map((row) =>
    toView(
      row,
      covers.filter((cover) => cover.album_id === row.id),
      storage,
    ),
  )
}
