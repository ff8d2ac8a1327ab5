/**
 * The gate for videos from outside: what the file is and how much it holds is read from its own
 * tables, by readers of ours, before any decoder sees a byte of it.
 */
import type { VideoFacts } from './facts'
import { mp4Facts } from './mp4'
import { webmFacts } from './webm'

export const VIDEO_MAX_BYTES = 60 * 1024 * 1024
export const VIDEO_MAX_SECONDS = 15
const MAX_SHORT_SIDE = 1080
const MAX_LONG_SIDE = 1920
const MIN_SIDE = 32
const MAX_FPS = 60

/** Clocks of phones end a little after the second they promise. */
const CLOCK_SLACK = 1.02

const CODECS: ReadonlySet<string> = new Set([
  ...['avc1', 'avc3', 'hvc1', 'hev1', 'mp4v', 'vp09', 'av01', 'V_VP8', 'V_VP9', 'V_AV1'],
])

/** Why a video is refused: one sentence for the user. */
export class VideoRefused extends Error {
  constructor(sentence: string, options: { cause?: unknown } = {}) {
    super(sentence, options)
    this.name = 'VideoRefused'
  }
}

/** Pictures in the same boxes as videos: HEIC, AVIF. */
const PICTURE_BRANDS: ReadonlySet<string> = new Set([
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis'],
])

/** Whether the first bytes (12 are enough) are those of a container we read. */
export function looksLikeVideo(head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  if (bytes.length < 12) return false
  const boxes = bytes.toString('latin1', 4, 8) === 'ftyp'
  if (boxes) return !PICTURE_BRANDS.has(bytes.toString('latin1', 8, 12))
  return bytes.readUInt32BE(0) === 0x1a45dfa3
}

function readVideoFacts(file: Buffer): VideoFacts {
  try {
    return file.toString('latin1', 4, 8) === 'ftyp' ? mp4Facts(file) : webmFacts(file)
  } catch (cause) {
    throw new VideoRefused('视频文件不完整或已损坏，请换一个', { cause })
  }
}

function findRefusal(facts: VideoFacts): string | null {
  const { width, height, durationMs, frames, codec } = facts
  const seconds = durationMs / 1000
  if (!CODECS.has(codec)) return '这种视频编码暂不支持，请用 H.264 的 MP4'
  if (frames < 1 || seconds <= 0) return '视频里没有可用的画面，请换一个'
  if (seconds > VIDEO_MAX_SECONDS * CLOCK_SLACK)
    return `视频有 ${Math.round(seconds)} 秒，请剪到 ${VIDEO_MAX_SECONDS} 秒以内`
  if (frames / seconds > MAX_FPS * CLOCK_SLACK) return `视频帧率太高，请用 ${MAX_FPS} 帧以内的视频`
  if (Math.min(width, height) < MIN_SIDE) return '视频画面太小了，请换一个'
  if (Math.min(width, height) > MAX_SHORT_SIDE || Math.max(width, height) > MAX_LONG_SIDE)
    return '视频画面太大了，请用 1080p 以内的视频'
  return null
}

/** Facts of an MP4, MOV or WebM within the limits. Throws VideoRefused. */
export function probeVideo(bytes: Uint8Array): VideoFacts {
  if (bytes.length === 0) throw new VideoRefused('文件是空的，请换一个视频')
  if (bytes.length > VIDEO_MAX_BYTES) throw new VideoRefused('视频太大了，请压缩到 60 MB 以内')
  if (!looksLikeVideo(bytes)) throw new VideoRefused('只能上传 MP4、MOV 或 WebM 视频')
  const facts = readVideoFacts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const refusal = findRefusal(facts)
  if (refusal !== null) throw new VideoRefused(refusal)
  return facts
}
