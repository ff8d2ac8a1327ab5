/**
 * Paints the samples of style cards and starting points with the engine itself, once for each look.
 * Samples have the lowest priority: they give way as soon as a user's job waits.
 */
import sharp from 'sharp'
import type { Db } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import type { EngineRegistry } from '../../integrations/engines/registry'
import { addTask } from '../../platform/queue/tasks'
import { finishPicture } from '../../platform/media-intake/finish'
import { sampleKey } from '../../integrations/storage/keys'
import { forgetPending, rememberPending } from '../../integrations/storage/pending'
import type { Storage } from '../../integrations/storage/storage'
import { type GiveWayOptions, runUnlessJobsQueued } from './idle-work'
import {
  isOutdated,
  plannedSamples,
  SAMPLE_REVISION,
  type Sample,
  type SamplePainters,
} from './plan'
import { listSamples, saveSample } from './repository'

export const SAMPLE_TASK = 'paint_sample'
const START_DELAY_MS = 3_000
const TRY_AGAIN_MS = 10_000
const LONG_SIDE_PX = 1024
const MIME = 'image/webp'

interface Options extends GiveWayOptions {
  readonly db: Db
  readonly storage: Storage
  readonly engines: EngineRegistry
  /** Which engines paint samples; null: none does. */
  readonly painters: SamplePainters | null
}

const plannedFor = ({ engines, painters }: Pick<Options, 'engines' | 'painters'>): Sample[] =>
  painters === null ? [] : plannedSamples(engines, painters)

async function queueSample(db: Db, { id, priority }: Sample, delayMs: number): Promise<void> {
  await addTask(db, SAMPLE_TASK, {
    payload: { id },
    key: id,
    queue: 'samples',
    priority,
    delayMs,
  })
}

/** Queues the samples that are not painted yet in their present look. */
export async function queueSamples(options: Pick<Options, 'db' | 'engines' | 'painters'>) {
  const { db } = options
  const planned = plannedFor(options)
  if (planned.length === 0) return
  const painted = await listSamples(db)
  for (const sample of planned) {
    const row = painted.find(({ id }) => id === sample.id)
    if (isOutdated(row, sample)) await queueSample(db, sample, START_DELAY_MS)
  }
}

/** Paints one sample, or puts it off. Rejects when the engine does; the queue tries again later. */
export async function paintSample(
  options: Options,
  { id, signal: outer }: { id: string; signal: AbortSignal },
): Promise<void> {
  const { db } = options
  const sample = plannedFor(options).find((planned) => planned.id === id)
  // Queued when this engine, style or preset was there, or when this engine painted samples.
  if (!sample) return
  const painted = await runUnlessJobsQueued(options, outer, (signal) =>
    paintNow(options, sample, signal),
  )
  if (!painted) await queueSample(db, sample, TRY_AGAIN_MS)
}

async function paintNow({ db, storage }: Options, sample: Sample, signal: AbortSignal) {
  const { id, engine, request } = sample
  const result = await engine.run(request, { signal, onProgress: () => {} })
  const [painted] = result.pictures
  if (!painted) throw new Error(`${engine.id} painted nothing for ${id}`)
  const finished = await finishPicture(painted, { produceId: id })
  // Keeps the AIGC record of the original.
  const { data, info } = await sharp(finished.original)
    .resize(LONG_SIDE_PX, LONG_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .keepXmp()
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  const key = sampleKey({ engineId: engine.id, extension: 'webp' })
  const thumbKey = sampleKey({ engineId: engine.id, extension: 'webp' })
  const before = (await listSamples(db)).find((row) => row.id === id)
  await rememberPending(db, [key, thumbKey])
  await storage.put(key, data, { mime: MIME })
  await storage.put(thumbKey, finished.thumb, { mime: MIME })
  const { width, height } = info
  const { thumbhash } = finished
  const row = { key, thumbKey, thumbhash, width, height, revision: SAMPLE_REVISION }
  await transaction(db, async (tx) => {
    await forgetPending(tx, [key, thumbKey])
    await saveSample(tx, { id, engineId: engine.id, ...row })
  })
  if (before) await storage.delete([before.key, before.thumbKey])
}
