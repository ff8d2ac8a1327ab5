/** Changes of albums: each rejects with ApiError, and lists become stale either way. */
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { ADD } from './addTexts'
import { ALBUM } from './texts'
import type { Album } from './types'

/** The calls take at most so many ids. */
const IDS_PER_CALL = 200
const ALBUMS_PER_CALL = 50

/** Every list of albums; the visible one is refetched. */
export function albumsChanged(): void {
  void queryClient.invalidateQueries({ queryKey: keys.albums })
}

async function thenInvalidate<T>(work: Promise<T>): Promise<T> {
  return work.finally(albumsChanged)
}

function splitIntoChunks(ids: readonly string[], most: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
    ids.slice(part * most, (part + 1) * most),
  )
}

export function createAlbum(name: string): Promise<Album> {
  return thenInvalidate(call('POST /api/album', { body: { name } }))
}

export function renameAlbum(id: string, name: string): Promise<Album> {
  return thenInvalidate(call('PUT /api/album/{id}', { params: { id }, body: { name } }))
}

export function setCover(id: string, coverJobId: string): Promise<Album> {
  return thenInvalidate(call('PUT /api/album/{id}', { params: { id }, body: { coverJobId } }))
}

/** `before` null = to the end. */
export function moveJob(
  id: string,
  move: { jobId: string; before: string | null },
): Promise<Album> {
  return thenInvalidate(call('PUT /api/album/{id}', { params: { id }, body: { move } }))
}

export async function removeAlbum(id: string): Promise<void> {
  await call('DELETE /api/album/{id}', { params: { id } }, { loading: ALBUM.removing })
  queryClient.removeQueries({ queryKey: keys.album(id), type: 'inactive' })
  void queryClient.invalidateQueries({ queryKey: keys.albumList })
}

/** Many into one, the first one on top. */
export function addJobs(id: string, jobIds: readonly string[]): Promise<void> {
  const options = { loading: ADD.working }
  const parts = splitIntoChunks(jobIds, IDS_PER_CALL).reverse()
  const add = async () => {
    for (const part of parts) {
      await call('POST /api/album/addJobsToAlbum', { body: { id, jobIds: part } }, options)
    }
  }
  return thenInvalidate(add())
}

/** One into many. */
export function addToAlbums(jobId: string, ids: readonly string[]): Promise<void> {
  const add = async () => {
    for (const part of splitIntoChunks(ids, ALBUMS_PER_CALL)) {
      await call('POST /api/album/addJobToAlbums', { body: { jobId, ids: part } })
    }
  }
  return thenInvalidate(add())
}

export function moveOut(id: string, jobIds: readonly string[]): Promise<void> {
  const options = { loading: ALBUM.outWorking }
  const out = async () => {
    for (const part of splitIntoChunks(jobIds, IDS_PER_CALL)) {
      await call('POST /api/album/moveJobsOutAlbum', { body: { id, jobIds: part } }, options)
    }
  }
  return thenInvalidate(out())
}
