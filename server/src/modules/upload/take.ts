/** A posted file taken in: decoded by processes that can be ended, its work counted. */
import type { SmallVersions } from '../../platform/media-intake/thumbnail'
import type { UploadPorts } from './ports'
import { weightOf } from '../../platform/media-intake/decoder/decoders'
import { TAKEN_NAMES } from '../../platform/media-intake/decoder/protocol'
import { inspectImage } from '../../platform/media-intake/inspect/inspect'
import type { SpooledFile } from '../../platform/media-intake/spool'
import { rewriteVideo } from '../../platform/media-intake/video/intake'
import { inspectSound, isSoundFile, rewriteSound } from '../../platform/media-intake/sound/intake'
import { looksLikeVideo } from '@media/video/probe/probe'
import { open, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BudgetDeps, chargeWork, correctWork, type Work } from './budget'

export type TakeDeps = BudgetDeps & Pick<UploadPorts, 'decoders' | 'videos'>

/** Stored form; the files lie in the folder of the posted one. */
export interface TakenUpload extends Omit<SmallVersions, 'thumb' | 'color'> {
  readonly path: string
  readonly thumbPath: string
  readonly mime: string
  readonly extension: string
  readonly width: number
  readonly height: number
  readonly sizeBytes: number
  /** Of a video or a sound. */
  readonly durationMs: number | null
}

/** Measured: what an ordinary pixel costs to decode and to write again. */
const CPU_MS_PER_MEGAPIXEL = 40
/** A video is copied and one of its frames looked at, whatever its length. */
const VIDEO_WORK: Work = { pixels: 8_000_000, cpuMs: 600 }
/** Three minutes, decoded twice and encoded once. */
const SOUND_WORK: Work = { pixels: 8_000_000, cpuMs: 3000 }

async function inspected(file: SpooledFile) {
  const handle = await open(file.path)
  try {
    return await inspectImage(handle, file.sizeBytes)
  } finally {
    await handle.close()
  }
}

async function takeImage(deps: TakeDeps, userId: string, file: SpooledFile): Promise<TakenUpload> {
  const { workPixels, chargedPixels } = await inspected(file)
  const expected = Math.round((workPixels / 1e6) * CPU_MS_PER_MEGAPIXEL)
  await chargeWork(deps, userId, { pixels: chargedPixels, cpuMs: expected })
  let spent = 0
  try {
    const { color: _, ...taken } = await deps.decoders.run({
      userId,
      weight: weightOf(workPixels),
      operation: 'image',
      path: file.relative,
      spent: (cpuMs) => (spent = cpuMs),
    })
    return {
      ...taken,
      durationMs: null,
      path: path.join(file.folder, TAKEN_NAMES.image),
      thumbPath: path.join(file.folder, TAKEN_NAMES.thumb),
    }
  } finally {
    await correctWork(deps, userId, { expected, spent })
  }
}

async function takeVideo(
  { decoders, ...deps }: TakeDeps,
  userId: string,
  file: SpooledFile,
): Promise<TakenUpload> {
  await deps.videos.require()
  await chargeWork(deps, userId, VIDEO_WORK)
  const probe = (relative: string) =>
    decoders.run({ userId, weight: 'light', operation: 'probe', path: relative })
  const facts = await probe(file.relative)
  const taken = await decoders.turn(userId, 'medium', () => rewriteVideo(file.path, facts))
  const { durationMs } = await probe(
    path.join(path.dirname(file.relative), path.basename(taken.path)),
  )
  const { thumb, color: _, ...video } = taken
  const thumbPath = path.join(file.folder, TAKEN_NAMES.thumb)
  await writeFile(thumbPath, thumb)
  return { ...video, durationMs, thumbPath, sizeBytes: (await stat(taken.path)).size }
}

async function takeSound(
  { decoders, ...deps }: TakeDeps,
  userId: string,
  file: SpooledFile,
): Promise<TakenUpload> {
  await deps.videos.require()
  const facts = await inspectSound(file)
  await chargeWork(deps, userId, SOUND_WORK)
  const taken = await decoders.turn(userId, 'medium', () => rewriteSound(file.path, facts))
  const { thumb, color: _, ...sound } = taken
  const thumbPath = path.join(file.folder, TAKEN_NAMES.thumb)
  await writeFile(thumbPath, thumb)
  return { ...sound, thumbPath }
}

/**
 * A picture, a video or a sound, by its first bytes; whatever else it is, the pictures' gate says
 * so, or that of sounds where its name promised one. Throws AppError.
 */
export async function takeUpload(
  deps: TakeDeps,
  userId: string,
  file: SpooledFile,
  { expectsSound = false }: { readonly expectsSound?: boolean } = {},
): Promise<TakenUpload> {
  if (await isSoundFile(file)) return takeSound(deps, userId, file)
  if (looksLikeVideo(await file.head())) return takeVideo(deps, userId, file)
  return expectsSound ? takeSound(deps, userId, file) : takeImage(deps, userId, file)
}
