/** A posted sound becomes a file of ours: measured as it is decoded, then encoded as AAC in M4A. */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { SOUND_MAX_SECONDS } from '@contract/uploads'
import { startFfmpeg } from '../../video/ffmpeg'
import { decodeArgs, SOUND_LIMITS, streamSound } from '../read'
import { type SoundFacts, SoundRefused } from './facts'
import { type Measured, measureSound } from './measure'
import { texts } from './texts'

/** Encoded twice until it is heard: here, and under the video. */
const BITRATE = '192k'
const STORED_PEAK = 0.98

export interface TakenSound extends Measured {
  readonly path: string
  readonly sizeBytes: number
}

/** Throws SoundRefused. What is stored has no tags and no other track of the posted bytes. */
export async function takeSound(posted: string, facts: SoundFacts): Promise<TakenSound> {
  const file = { path: posted, reader: facts.reader }
  const target = path.join(path.dirname(posted), 'sound.m4a')
  try {
    const measured = await measureSound(streamSound(file, SOUND_MAX_SECONDS))
    const gain = measured.peak > 1 ? STORED_PEAK / measured.peak : 1
    await startFfmpeg(
      [
        ...decodeArgs(file, SOUND_MAX_SECONDS),
        ...['-af', `volume=${gain.toFixed(6)}:precision=float`],
        ...['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', BITRATE, '-map_metadata', '-1'],
        ...['-map_chapters', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'],
        ...['-movflags', '+faststart', '-f', 'mp4', path.basename(target)],
      ],
      { folder: path.dirname(posted), stdin: false, stdout: false, limits: SOUND_LIMITS },
    ).ended
    return { ...measured, path: target, sizeBytes: (await stat(target)).size }
  } catch (cause) {
    if (cause instanceof SoundRefused) throw cause
    throw new SoundRefused(texts.broken, { cause })
  }
}
