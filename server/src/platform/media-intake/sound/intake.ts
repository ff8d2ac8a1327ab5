/** Sounds from outside: gated by our own readers, then encoded again; shown by their waveform. */
import { open } from 'node:fs/promises'
import { SoundRefused, type SoundFacts } from '@media/audio/probe/facts'
import { isSoundOnly } from '@media/audio/probe/m4a'
import { looksLikeSound, probeSound } from '@media/audio/probe/probe'
import { type ByteSource, ofHandle } from '@media/audio/probe/source'
import { takeSound } from '@media/audio/probe/take'
import sharp from 'sharp'
import { AppError } from '../../lib/errors'
import type { SpooledFile } from '../spool'
import { createSmallVersions, type SmallVersions } from '../thumbnail'
import { drawWaveform, WAVEFORM_SIDE } from './waveform'

export interface TakenSoundFile extends SmallVersions {
  /** The file encoded again, in the folder of the posted one. */
  readonly path: string
  readonly mime: 'audio/mp4'
  readonly extension: 'm4a'
  /** Of the waveform. */
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly sizeBytes: number
}

async function withSource<T>(
  file: Pick<SpooledFile, 'path' | 'sizeBytes'>,
  use: (source: ByteSource) => Promise<T>,
): Promise<T> {
  const handle = await open(file.path)
  try {
    return await use(ofHandle(handle, file.sizeBytes))
  } finally {
    await handle.close()
  }
}

/** Throws UPLOAD_REFUSED in place of SoundRefused. */
async function asUpload<T>(task: Promise<T>): Promise<T> {
  try {
    return await task
  } catch (error) {
    if (!(error instanceof SoundRefused)) throw error
    throw new AppError('UPLOAD_REFUSED', { message: error.message, cause: error })
  }
}

/** Whether a file is a sound: by its first bytes, of MP4 files by their tracks. */
export async function isSoundFile(file: SpooledFile): Promise<boolean> {
  const head = await file.head()
  if (head.toString('latin1', 4, 8) === 'ftyp') return withSource(file, isSoundOnly)
  return looksLikeSound(head)
}

/** Throws UPLOAD_REFUSED. */
export function inspectSound(file: SpooledFile): Promise<SoundFacts> {
  return asUpload(withSource(file, probeSound))
}

/** Throws UPLOAD_REFUSED. */
export async function rewriteSound(posted: string, facts: SoundFacts): Promise<TakenSoundFile> {
  const { path, sizeBytes, seconds, peaks } = await asUpload(takeSound(posted, facts))
  const small = await createSmallVersions(sharp(Buffer.from(drawWaveform(peaks))), { xmp: null })
  const side = { width: WAVEFORM_SIDE, height: WAVEFORM_SIDE }
  const durationMs = Math.round(seconds * 1000)
  return { ...small, ...side, path, sizeBytes, durationMs, mime: 'audio/mp4', extension: 'm4a' }
}
