/** 创作过程: a short labelled video of the stages of a picture, made when its owner asks for it. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { nameVideo } from '@media/aigc/mp4'
import { writeVideo } from '@media/video/encode'
import { AppError } from '../../../lib/errors'
import { newId } from '../../../lib/ids'
import { jobPrefix, timelapseKey } from '../../../storage/keys'
import type { Storage } from '../../../storage/storage'
import type { ViewDeps } from '../read/view'
import { listPictures } from '../repository/pictures'
import { findMyJob } from '../repository/read'
import { texts } from '../texts'
import { FPS, layOut, sealed, type Shape, sizeFor, type VideoSize, writeFrames } from './frames'

interface Asked {
  readonly id: string
  readonly pictureIndex: number
  readonly seconds: number
  readonly shape: Shape
  /** The words it was painted after stand in the last second. */
  readonly caption: boolean
}

interface Film extends VideoSize {
  readonly key: string
  /** Storage keys, the finished picture's last. */
  readonly sheets: readonly string[]
  readonly shape: Shape
  readonly seconds: number
  /** Px. */
  readonly picture: VideoSize
  readonly words: string | null
}

/** Fewer tell nothing of how it was made. */
const FEWEST_STAGES = 3

/** One at a time in a process: a film takes a core for seconds. */
let turn: Promise<unknown> = Promise.resolve()
const underWay = new Map<string, Promise<number>>()

async function shoot(storage: Storage, film: Film): Promise<number> {
  const files = await Promise.all(film.sheets.map((key) => storage.get(key)))
  const sheets = await Promise.all(files.map((file) => layOut(file, film.shape, film)))
  const finished = sheets.at(-1)
  if (!finished) throw new Error('a film of no picture')
  const last = sealed(finished, film)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'moguang-film-'))
  try {
    const target = path.join(folder, 'film.mp4')
    const { width, height } = film
    await writeVideo({ path: target, width, height, fps: FPS }, (write) =>
      writeFrames(sheets, last, film.seconds, write),
    )
    const data = await readFile(target)
    nameVideo(data, newId())
    await storage.put(film.key, data, { mime: 'video/mp4' })
    return data.length
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Bytes of the film; made once, also when it is asked for twice at a time. */
function filmOf(storage: Storage, film: Film): Promise<number> {
  const known = underWay.get(film.key)
  if (known) return known
  const shooting = turn.then(() => shoot(storage, film))
  turn = shooting.catch(() => undefined)
  const made = shooting.finally(() => underWay.delete(film.key))
  underWay.set(film.key, made)
  return made
}

/**
 * Throws NOT_FOUND, also for other people's jobs, and CONFLICT for a picture without stages. The
 * film lies among the job's files and goes with them.
 */
export async function makeTimelapse(
  { db, storage }: ViewDeps,
  userId: string,
  { id, pictureIndex, seconds, shape, caption }: Asked,
) {
  const job = await findMyJob(db, { userId, id })
  if (!job) throw new AppError('NOT_FOUND')
  const picture = (await listPictures(db, [id])).find(({ index }) => index === pictureIndex)
  const stages = job.stages.filter((stage) => stage.pictureIndex === pictureIndex)
  if (!picture || picture.kind !== 'image' || stages.length < FEWEST_STAGES)
    throw new AppError('CONFLICT', { message: texts.noStages })
  const sheets = [...stages.map(({ key }) => key), picture.key]
  const size = sizeFor(shape, picture)
  const { prompt } = job.params
  const words = caption && typeof prompt === 'string' && prompt.trim() !== '' ? prompt : null
  // films that were kept before they were sealed have another name
  const key = timelapseKey(id, [...sheets, shape, `${seconds}`, 'sealed', words ?? ''])
  const stored = (await storage.list(jobPrefix(id))).find((object) => object.key === key)
  const film = { ...size, key, sheets, shape, seconds, words, picture }
  const sizeBytes = stored?.sizeBytes ?? (await filmOf(storage, film))
  return { url: storage.url(key), ...size, durationMs: seconds * 1000, sizeBytes }
}
