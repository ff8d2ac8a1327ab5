/** Frames of a video, one after the other, already reduced to the wished size and rate. */
import path from 'node:path'
import type { Limits } from './confined'
import { LOCAL_ONLY, READERS, startFfmpeg } from './ffmpeg'

export interface DecodePlan {
  readonly path: string
  /** Detected format: no other demuxer of ffmpeg is tried. */
  readonly container: 'mp4' | 'webm'
  /** The size the frames come in, px. */
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly maxSeconds: number
  /** Those of a tool unless others are given. */
  readonly limits?: Limits
}

/** 1080p as decoders see it; a picture inside that is larger than its header says is refused. */
const MAX_CODED_PIXELS = 1920 * 1088

/** Not cleared: every byte is written before the frame is given away. */
const emptyFrame = (bytes: number) => new Uint8ClampedArray(Buffer.allocUnsafeSlow(bytes).buffer)

/** RGBA frames; each belongs to the consumer. Rejects when the video cannot be decoded. */
export async function* readFrames(plan: DecodePlan): AsyncGenerator<Uint8ClampedArray> {
  const { width, height, fps } = plan
  const { child, ended } = startFfmpeg(
    [
      ...LOCAL_ONLY,
      ...['-threads', '2', '-max_pixels', String(MAX_CODED_PIXELS)],
      ...['-f', READERS[plan.container], '-t', String(plan.maxSeconds)],
      ...['-i', path.basename(plan.path), '-map', '0:v:0', '-an', '-sn', '-dn'],
      ...['-vf', `fps=${fps},scale=${width}:${height}:flags=area,setsar=1`],
      ...['-pix_fmt', 'rgba', '-f', 'rawvideo', 'pipe:1'],
    ],
    {
      folder: path.dirname(plan.path),
      stdin: false,
      stdout: true,
      limits: plan.limits,
    },
  )
  const { stdout } = child
  if (!stdout) throw new Error('ffmpeg has no stdout')
  try {
    let frame = emptyFrame(width * height * 4)
    let filled = 0
    for await (const chunk of stdout as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length;) {
        const piece = chunk.subarray(at, at + frame.length - filled)
        frame.set(piece, filled)
        filled += piece.length
        at += piece.length
        if (filled < frame.length) continue
        yield frame
        frame = emptyFrame(width * height * 4)
        filled = 0
      }
    }
    await ended
  } finally {
    child.kill('SIGKILL')
  }
}
