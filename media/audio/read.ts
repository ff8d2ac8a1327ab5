/** Sound of a file as samples: one bounded decode by the reader its first bytes name. */
import path from 'node:path'
import type { Limits } from '../video/confined'
import { LOCAL_ONLY, startFfmpeg } from '../video/ffmpeg'
import { createTrack, SAMPLE_RATE, type StereoTrack } from './track'

/** Codecs of the formats that are read; ffmpeg opens no other. */
const CODECS = [
  ...['mp3', 'mp3float', 'aac', 'alac', 'flac', 'vorbis', 'opus', 'libopus', 'libvorbis'],
  ...['pcm_u8', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_f32le'],
  ...['pcm_f64le', 'pcm_alaw', 'pcm_mulaw', 'adpcm_ms', 'adpcm_ima_wav'],
].join(',')
const MAX_ALLOCATION = 64 * 1024 * 1024
export const SOUND_LIMITS: Limits = { cpuS: 20, dataMb: 512, fileMb: 16, wallS: 60 }
/** Louder than this is no sound: floats of a broken or crafted file. */
export const MAX_VALUE = 64

export interface SoundFile {
  readonly path: string
  /** ffmpeg's demuxer; no other is tried. */
  readonly reader: string
}

/** Samples that are no sound: not finite, or far above full scale. */
export class NoSound extends Error {}

/** Arguments that read a posted sound: stereo at 44.1 kHz, at most so long. */
export function decodeArgs(file: SoundFile, maxSeconds: number): string[] {
  return [
    ...[...LOCAL_ONLY, '-codec_whitelist', CODECS, '-max_alloc', String(MAX_ALLOCATION)],
    ...['-threads', '1', '-f', file.reader, '-t', String(maxSeconds)],
    ...['-i', path.basename(file.path), '-map', '0:a:0', '-vn', '-sn', '-dn'],
    ...['-t', String(maxSeconds), '-ac', '2', '-ar', String(SAMPLE_RATE)],
  ]
}

/** Interleaved 32-bit floats as they are decoded; rejects when nothing can be. */
export async function* streamSound(file: SoundFile, maxSeconds: number): AsyncIterable<Buffer> {
  const { child, ended } = startFfmpeg(
    [...decodeArgs(file, maxSeconds), '-c:a', 'pcm_f32le', '-f', 'f32le', 'pipe:1'],
    { folder: path.dirname(file.path), stdin: false, stdout: true, limits: SOUND_LIMITS },
  )
  const { stdout } = child
  if (!stdout) throw new Error('ffmpeg has no stdout')
  try {
    for await (const chunk of stdout as AsyncIterable<Buffer>) yield chunk
    await ended
  } finally {
    child.kill('SIGKILL')
  }
}

/** Rejects when nothing can be decoded, with NoSound for values that are no sound. */
export async function readSound(file: SoundFile, maxSeconds: number): Promise<StereoTrack> {
  const chunks: Buffer[] = []
  for await (const chunk of streamSound(file, maxSeconds)) chunks.push(chunk)
  return toTrack(Buffer.concat(chunks))
}

function toTrack(bytes: Buffer): StereoTrack {
  const track = createTrack(Math.floor(bytes.length / 8))
  for (let i = 0; i < track.left.length; i++) {
    track.left[i] = bytes.readFloatLE(i * 8)
    track.right[i] = bytes.readFloatLE(i * 8 + 4)
    const largest = Math.max(Math.abs(track.left[i]), Math.abs(track.right[i]))
    // NaN fails this comparison too.
    if (!(largest <= MAX_VALUE)) throw new NoSound('values that are no sound')
  }
  return track
}
