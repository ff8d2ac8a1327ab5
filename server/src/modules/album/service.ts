/** Albums of one user: making, reading and changing them. Other people's do not exist here. */
import type { albumEndpoints } from '@contract/endpoints/album'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import type { AlbumPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { pageOfRows, pageRange, timeRange, writeCursor } from '../../platform/http/paging'
import { newId } from '../../platform/lib/ids'
import { viewJobs } from '../job/read/view'
import {
  changeAlbum,
  moveBefore,
  addMembers,
  requireAlbum,
  requireShowable,
  takeOut,
} from './members'
import { countAlbums, deleteAlbum, hasAlbum, insertAlbum, listMembers } from './repository'
import { findListedAlbums, listAlbumRows } from './list-repository'
import { texts } from './texts'
import { type AlbumView, viewAlbums } from './view'

type AlbumDeps = Pick<AlbumPorts, 'db' | 'engines' | 'ownEngines' | 'storage'>
type Calls = typeof albumEndpoints

const MOST_ALBUMS = 500

async function readAlbums(
  deps: AlbumDeps,
  userId: string,
  ids: readonly string[],
): Promise<AlbumView[]> {
  const views = await viewAlbums(deps, await findListedAlbums(deps.db, { userId, ids }))
  return ids.flatMap((id) => views.filter((view) => view.id === id))
}

async function readAlbum(deps: AlbumDeps, userId: string, id: string): Promise<AlbumView> {
  const [view] = await readAlbums(deps, userId, [id])
  if (!view) throw new AppError('NOT_FOUND', { message: texts.albumGone })
  return view
}

export async function createAlbum(
  deps: AlbumDeps,
  userId: string,
  { name, jobIds }: z.output<Calls['create']['body']>,
): Promise<AlbumView> {
  if ((await countAlbums(deps.db, userId)) >= MOST_ALBUMS)
    throw new AppError('CONFLICT', { message: texts.tooManyAlbums(MOST_ALBUMS) })
  const id = newId()
  await transaction(deps.db, async (tx) => {
    await insertAlbum(tx, { id, userId, name })
    if (!jobIds) return
    const found = await requireShowable(tx, userId, jobIds)
    await addMembers(tx, await requireAlbum(tx, { id, userId }), found)
  })
  return readAlbum(deps, userId, id)
}

export async function listMyAlbums(
  deps: AlbumDeps,
  userId: string,
  query: z.output<Calls['my']['query']>,
) {
  const [rows, total] = await Promise.all([
    listAlbumRows(deps.db, { userId, jobId: query.jobId ?? null }, timeRange(query)),
    countAlbums(deps.db, userId),
  ])
  const { shown, frame } = pageOfRows(rows, query, {
    total,
    cursorOf: ({ updatedAt, id }) => writeCursor({ createdAt: updatedAt, id }),
  })
  return { list: await viewAlbums(deps, shown), ...frame }
}

function readPosition(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  if (!/^-?\d{1,15}$/.test(cursor)) throw new AppError('BAD_REQUEST')
  return Number(cursor)
}

export async function listAlbumJobs(
  deps: AlbumDeps,
  userId: string,
  query: z.output<Calls['getJobs']['query']>,
) {
  const album = await readAlbum(deps, userId, query.id)
  const below = readPosition(query.cursor)
  const rows = await listMembers(deps.db, album.id, {
    ...pageRange(query),
    below,
  })
  const { shown, frame } = pageOfRows(rows, query, {
    total: album.count,
    cursorOf: ({ position }) => String(position),
  })
  const list = await viewJobs(
    deps,
    shown.map(({ job }) => job),
  )
  return { album, list, ...frame }
}

export async function addJobs(
  deps: AlbumDeps,
  userId: string,
  { id, jobIds }: z.output<Calls['addJobsToAlbum']['body']>,
): Promise<AlbumView> {
  await transaction(deps.db, async (tx) => {
    const album = await requireAlbum(tx, { id, userId })
    await addMembers(tx, album, await requireShowable(tx, userId, jobIds))
  })
  return readAlbum(deps, userId, id)
}

export async function addToAlbums(
  deps: AlbumDeps,
  userId: string,
  { jobId, ids }: z.output<Calls['addJobToAlbums']['body']>,
): Promise<AlbumView[]> {
  const wanted = [...new Set(ids)]
  await transaction(deps.db, async (tx) => {
    // In one order for everybody: two of these at once never wait for each other.
    for (const id of [...wanted].sort()) {
      const album = await requireAlbum(tx, { id, userId })
      await addMembers(tx, album, await requireShowable(tx, userId, [jobId]))
    }
  })
  return readAlbums(deps, userId, wanted)
}

export async function moveOut(
  deps: AlbumDeps,
  userId: string,
  { id, jobIds }: z.output<Calls['moveJobsOutAlbum']['body']>,
): Promise<AlbumView> {
  await transaction(deps.db, async (tx) => {
    await takeOut(tx, await requireAlbum(tx, { id, userId }), jobIds)
  })
  return readAlbum(deps, userId, id)
}

export async function change(
  deps: AlbumDeps,
  userId: string,
  id: string,
  { move, ...changes }: z.output<Calls['change']['body']>,
): Promise<AlbumView> {
  await transaction(deps.db, async (tx) => {
    const album = await requireAlbum(tx, { id, userId })
    if (move) await moveBefore(tx, album, move)
    await changeAlbum(tx, album, changes)
  })
  return readAlbum(deps, userId, id)
}

/** Its jobs stay. Throws NOT_FOUND, also the second time. */
export async function removeAlbum(deps: AlbumDeps, userId: string, id: string) {
  if (!(await hasAlbum(deps.db, { id, userId })))
    throw new AppError('NOT_FOUND', { message: texts.albumGone })
  await deleteAlbum(deps.db, { id, userId })
  return { deleted: true }
}
