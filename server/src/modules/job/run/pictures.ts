/** Finished pictures and videos into storage, and out of it when their job is gone. */
import type { EngineVideo, EnginePicture, EngineResult } from '../../../integrations/engines/engine'
import { packPlan } from '../../../integrations/engines/plan'
import { newId } from '../../../platform/lib/ids'
import { nameVideo } from '@media/aigc/mp4'
import { nameInXmp } from '@media/aigc/xmp'
import { finishPicture, PRODUCER } from '../../../platform/media-intake/finish'
import { finishPoster } from '../../../platform/media-intake/poster'
import { layersKey, pictureKey, planKey } from '../../../integrations/storage/keys'
import type { Storage } from '../../../integrations/storage/storage'
import { LAYER_TYPES } from '../layer-types'
import { type LayerFile, listFileKeys, type NewPicture } from '../rows'

/** The storage took no file: the same picture can be stored later. */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super('the storage took no file', { cause })
    this.name = 'NotStored'
  }
}

interface Target {
  readonly storage: Storage
  readonly jobId: string
  readonly index: number
  /** Every key that was used, so that a failure can take all of them back. */
  readonly keys: string[]
}

async function put(
  { storage, keys }: Target,
  file: { key: string; data: Uint8Array; mime: string },
): Promise<void> {
  keys.push(file.key)
  try {
    await storage.put(file.key, file.data, { mime: file.mime })
  } catch (error) {
    throw new NotStored(error)
  }
}

/** Layered files take the id of their picture here. */
async function putLayers(
  target: Target,
  { layers = [] }: EnginePicture,
  produceId: string,
): Promise<LayerFile[]> {
  const stored: LayerFile[] = []
  for (const { format, data } of layers) {
    const file = Buffer.from(data)
    nameInXmp(file, { producer: PRODUCER, produceId })
    const key = layersKey(target.jobId, format)
    await put(target, { key, data: file, mime: LAYER_TYPES[format] })
    stored.push({ format, key, sizeBytes: file.length })
  }
  return stored
}

async function storePicture(target: Target, painted: EnginePicture): Promise<NewPicture> {
  const { jobId, index } = target
  const id = newId()
  const finished = await finishPicture(painted, { produceId: id })
  const key = pictureKey({ jobId, extension: finished.extension })
  const thumbKey = pictureKey({ jobId, extension: 'webp' })
  const underKey = pictureKey({ jobId, extension: finished.extension })
  await put(target, { key: underKey, data: finished.under, mime: finished.mime })
  await put(target, { key, data: finished.original, mime: finished.mime })
  await put(target, { key: thumbKey, data: finished.thumb, mime: 'image/webp' })
  const plan = painted.plan ? packPlan(painted.plan) : null
  if (plan) await put(target, { key: planKey(underKey), data: plan, mime: 'application/json' })
  const layerFiles = await putLayers(target, painted, id)
  const { mime, width, height, thumbhash, color } = finished
  const { seed, style, transparent = false, recipe = null } = painted
  const sizeBytes = finished.original.length
  return {
    id,
    jobId,
    index,
    key,
    thumbKey,
    underKey,
    planBytes: plan?.length ?? null,
    layerFiles,
    mime,
    width,
    height,
    sizeBytes,
    thumbhash,
    color,
    seed,
    style,
    recipe,
    transparent,
    kind: 'image',
  }
}

/** A video comes labelled and takes its id here; its first frame is what lists show. */
async function storeVideo(target: Target, video: EngineVideo): Promise<NewPicture> {
  const { jobId, index } = target
  const id = newId()
  const data = Buffer.from(video.data)
  nameVideo(data, id)
  const { thumb, thumbhash, color } = await finishPoster(video.poster, { produceId: id })
  const key = pictureKey({ jobId, extension: 'mp4' })
  const thumbKey = pictureKey({ jobId, extension: 'webp' })
  const mime = 'video/mp4'
  await put(target, { key, data, mime })
  await put(target, { key: thumbKey, data: thumb, mime: 'image/webp' })
  const { width, height, durationMs, poster } = video
  const sizeBytes = data.length
  return {
    id,
    jobId,
    index,
    key,
    thumbKey,
    mime,
    width,
    height,
    sizeBytes,
    thumbhash,
    color,
    seed: poster.seed,
    style: poster.style,
    kind: 'video',
    durationMs,
  }
}

/** Labels, encodes and stores one picture; what was stored of it is removed when that fails. */
export async function storeOne(
  storage: Storage,
  painted: EnginePicture,
  { jobId, index }: { jobId: string; index: number },
): Promise<NewPicture> {
  const keys: string[] = []
  try {
    return await storePicture({ storage, jobId, index, keys }, painted)
  } catch (error) {
    await takeBack(storage, keys)
    throw error
  }
}

/** Files that cannot be removed now are found by the sweep of the job; the first error is reported. */
async function takeBack(storage: Storage, keys: readonly string[]): Promise<void> {
  await storage.delete(keys).catch(() => undefined)
}

/**
 * Labels, encodes and stores everything but the pictures of the places in `saved`. When one fails
 * the others are removed again. `signal` is looked at between pictures.
 */
export async function storePictures(
  storage: Storage,
  result: EngineResult,
  options: { jobId: string; saved?: ReadonlySet<number>; signal: AbortSignal },
): Promise<NewPicture[]> {
  const stored: NewPicture[] = []
  const keys: string[] = []
  const at = (index: number): Target => {
    options.signal.throwIfAborted()
    return { storage, jobId: options.jobId, index, keys }
  }
  try {
    for (const [index, painted] of result.pictures.entries())
      if (!options.saved?.has(index)) stored.push(await storePicture(at(index), painted))
    for (const [index, video] of (result.videos ?? []).entries())
      stored.push(await storeVideo(at(result.pictures.length + index), video))
    return stored
  } catch (error) {
    await takeBack(storage, keys)
    throw error
  }
}

export async function removePictures(
  storage: Storage,
  stored: readonly NewPicture[],
): Promise<void> {
  await storage.delete(stored.flatMap(listFileKeys))
}
