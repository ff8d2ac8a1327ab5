/** Sounds of local speech services: a tone, a fifth of a second for each character. */
import { spawnSync } from 'node:child_process'
import { ffmpegProgram } from '@media/video/ffmpeg'

const SECONDS_PER_CHARACTER = 0.2
const MAX_BYTES = 16_000_000

/** Arguments of the encoder and media type, by format. */
export const FORMATS: Readonly<Record<string, { args: readonly string[]; type: string }>> = {
  mp3: { args: ['-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3'], type: 'audio/mpeg' },
  wav: { args: ['-c:a', 'pcm_s16le', '-f', 'wav'], type: 'audio/wav' },
  flac: { args: ['-c:a', 'flac', '-f', 'flac'], type: 'audio/flac' },
}

export function encodeTone(words: string, format: string): Buffer {
  const seconds = [...words].length * SECONDS_PER_CHARACTER
  const tone = ['-f', 'lavfi', '-i', `sine=f=330:r=24000:d=${seconds},volume=4`]
  const quiet = ['-hide_banner', '-loglevel', 'error']
  const { args } = FORMATS[format] ?? { args: [] }
  const call = [...quiet, ...tone, ...args, 'pipe:1']
  return spawnSync(ffmpegProgram(), call, { maxBuffer: MAX_BYTES }).stdout
}
