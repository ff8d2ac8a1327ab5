/** 创作过程: a short labelled video of the stages of a picture, made when its owner asks for it. */
import { writeVideo } from '@media/video/encode'
import { addMusicToFile } from '../../../integrations/engines/short-video-music'
import { AppError } from '../../../platform/lib/errors'
import { storeVideoOnce } from '../../../platform/media-intake/video/store-once'
import { jobPrefix, timelapseKey } from '../../../integrations/storage/keys'
import type { Storage } from '../../../integrations/storage/storage'
import type { ViewDeps } from '../read/view'
import { listPictures } from '../repository/pictures'
import { findMyJob } from '../repository/read'
import { texts } from '../texts'
import { FPS, layOut, sealed, type Shape, sizeFor, type VideoSize, writeFrames } from './frames'

interface TimelapseRequest {
  readonly id: string
  readonly pictureIndex: number
  readonly seconds: number
  readonly shape: Shape
  /** The words it was painted after stand in the last second. */
  readonly caption: boolean
  /** A mood, `auto` or `none`. */
  readonly music: string
}

interface TimelapsePlan extends VideoSize {
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

async function renderTimelapse(
  storage: Storage,
  plan: TimelapsePlan,
  target: string,
): Promise<void> {
  const files = await Promise.all(plan.sheets.map((key) => storage.get(key)))
  const sheets = await Promise.all(files.map((file) => layOut(file, plan.shape, plan)))
  const finished = sheets.at(-1)
  if (!finished) throw new Error('a timelapse without a picture')
  const last = sealed(finished, plan)
  const { width, height } = plan
  await writeVideo({ path: target, width, height, fps: FPS }, (write) =>
    writeFrames(sheets, last, plan.seconds, write),
  )
}

/**
 * Throws NOT_FOUND, also for other people's jobs, and CONFLICT for a picture without stages. The
 * video is stored with the job's files and deleted with them.
 */
export async function makeTimelapse(
  { db, engines, storage }: ViewDeps,
  userId: string,
  { id, pictureIndex, seconds, shape, caption, music }: TimelapseRequest,
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
  // videos stored before they were sealed have another name
  const key = timelapseKey(id, [...sheets, shape, `${seconds}`, 'sealed', music, words ?? ''])
  const stored = (await storage.list(jobPrefix(id))).find((object) => object.key === key)
  const plan = { ...size, sheets, shape, seconds, words, picture }
  const sizeBytes =
    stored?.sizeBytes ??
    (await storeVideoOnce(storage, key, async (target) => {
      await renderTimelapse(storage, plan, target)
      const about = typeof prompt === 'string' ? prompt : ''
      await addMusicToFile(engines, target, { music, words: about, id: picture.id })
    }))
  return { url: storage.url(key), ...size, durationMs: seconds * 1000, sizeBytes }
}
