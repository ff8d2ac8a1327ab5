/** 存成短片: a work's poster as a labelled video, rendered on request. */
import type { workEndpoints } from '@contract/endpoints/works'
import { codeImage, posterSheet, type PosterSheet } from '@media/poster/sheet'
import { FPS, SECONDS, writePosterVideo } from '@media/poster/video'
import { writeVideo } from '@media/video/encode'
import type { z } from 'zod'
import { removePrefix } from '../../../integrations/storage/deletion'
import { posterVideoKey, posterVideoPrefix } from '../../../integrations/storage/keys'
import { addMusicToFile } from '../../../integrations/engines/short-video-music'
import type { Storage } from '../../../integrations/storage/storage'
import { isBlockedBetween } from '../../../platform/db/hidden'
import { AppError } from '../../../platform/lib/errors'
import { storeVideoOnce } from '../../../platform/media-intake/video/store-once'
import { listStageKeys } from '../../job/pictures'
import { createPageCode } from '../../qrcode/service'
import type { WorksPorts } from '../ports'
import { findWhole, type WholeRow } from '../repository'
import { texts } from '../texts'

type VideoDeps = Pick<WorksPorts, 'db' | 'engines' | 'storage'>
type PosterVideo = z.output<typeof workEndpoints.film.data>

const PAGE = '/pagesD/works-detail/works-detail'
/** For one picture: its author and other viewers, before and after a new name. */
const MAX_POSTER_VIDEOS = 6

/** Throws NOT_FOUND for what this person may not look at. */
async function requireVisibleWork(
  { db }: VideoDeps,
  userId: string,
  id: string,
): Promise<WholeRow> {
  const row = await findWhole(db, id, userId)
  const isReadable = row?.work.state === 'public' || row?.work.userId === userId
  if (row && isReadable && !(await isBlockedBetween(db, userId, row.work.userId))) return row
  throw new AppError('NOT_FOUND', { message: texts.gone })
}

/** The stages of a picture are shown to its author only. */
async function stagesFor({ db }: VideoDeps, userId: string, row: WholeRow): Promise<string[]> {
  if (row.work.userId !== userId) return []
  return listStageKeys(db, { userId, jobId: row.work.jobId, index: row.picture.index })
}

const buildPosterTexts = ({ work, author }: WholeRow) => ({
  title: work.title,
  words: work.words,
  by: texts.by(author.nickname),
  scan: texts.scan,
  brand: texts.brand,
  seal: texts.seal,
})

async function renderPosterVideo(
  storage: Storage,
  { sheet, keys }: { sheet: PosterSheet; keys: readonly string[] },
  target: string,
): Promise<void> {
  const files = await Promise.all(keys.map((key) => storage.get(key)))
  const { width, height } = sheet
  await writeVideo({ path: target, width, height, fps: FPS }, (write) =>
    writePosterVideo(sheet, files, write),
  )
}

/** Frees space for one more: links and names change, and each produces another video. */
async function deleteOldestVideos(storage: Storage, prefix: string): Promise<void> {
  const videos = await storage.list(prefix)
  const newest = [...videos].sort((a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime())
  await storage.delete(newest.slice(MAX_POSTER_VIDEOS - 1).map(({ key }) => key))
}

/**
 * Throws NOT_FOUND for a work that is not public unless its author asks, and CONFLICT for a video.
 * @param origin what the link in its code begins with
 */
export async function makePosterVideo(
  deps: VideoDeps,
  userId: string,
  { id, origin, music }: { id: string; origin: string; music: string },
): Promise<PosterVideo> {
  const { storage } = deps
  const row = await requireVisibleWork(deps, userId, id)
  const { picture } = row
  if (picture.kind !== 'image') throw new AppError('CONFLICT', { message: texts.alreadyVideo })
  const keys = [...(await stagesFor(deps, userId, row)), picture.key]
  const code = await createPageCode(origin, `${PAGE}?id=${id}`)
  const words = buildPosterTexts(row)
  const sheet = posterSheet(words, picture, await codeImage(code.url))
  const prefix = posterVideoPrefix(picture.key)
  const key = posterVideoKey(picture.key, [...keys, code.link, ...Object.values(words), music])
  const stored = (await storage.list(prefix)).find((object) => object.key === key)
  if (!stored) await deleteOldestVideos(storage, prefix)
  const sizeBytes =
    stored?.sizeBytes ??
    (await storeVideoOnce(storage, key, async (target) => {
      await renderPosterVideo(storage, { sheet, keys }, target)
      const about = [words.title, words.words].join('\n')
      await addMusicToFile(deps.engines, target, { music, words: about, id: picture.id })
    }))
  // Withdrawn meanwhile, its picture has moved: this video would never be deleted again.
  const now = await findWhole(deps.db, id, userId)
  if (now?.picture.key !== picture.key) {
    await removePrefix(storage, prefix)
    throw new AppError('NOT_FOUND', { message: texts.gone })
  }
  const { width, height } = sheet
  return { url: storage.url(key), width, height, durationMs: SECONDS * 1000, sizeBytes }
}
