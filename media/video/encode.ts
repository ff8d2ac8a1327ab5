/** Frames to an MP4: H.264, 4:2:0, playable from its first bytes, labelled for eye and machine. */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { firstRecord, UNNAMED } from '../aigc/record'
import { LOCAL_ONLY, READERS, startFfmpeg } from './ffmpeg'
import type { VideoFacts } from './probe/facts'
import { labelStamp } from './stamp'

export interface VideoPlan {
  /** Path of the MP4. */
  readonly path: string
  /** Even numbers, px. */
  readonly width: number
  readonly height: number
  readonly fps: number
  /** A video whose sound is taken over, cut to the length of the frames. */
  readonly sound?: { readonly path: string; readonly container: VideoFacts['container'] }
}

/** Takes one RGBA frame of exactly the video's size; it may be reused once the promise is done. */
export type WriteFrame = (frame: Uint8Array | Uint8ClampedArray) => Promise<void>

const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
/** A fixed number of threads: another number would be other bytes. */
const CODEC = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-threads', '2']

/** Nothing of the source's metadata, nothing of the machine or the hour: only our record. */
export function labelled(target: string): string[] {
  const record = JSON.stringify(firstRecord({ producer: 'moguang', produceId: UNNAMED }))
  return [
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'],
    ...['-flags:v', '+bitexact', '-flags:a', '+bitexact', '-metadata', `AIGC=${record}`],
    ...['-movflags', '+faststart+use_metadata_tags', '-f', 'mp4', target],
  ]
}

function framesArgs({ width, height, fps }: VideoPlan, target: string): string[] {
  const frames = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', `${fps}`]
  return [
    ...LOCAL_ONLY,
    ...frames,
    ...['-i', 'pipe:0', '-an'],
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
    ...CODEC,
    ...COLOURS,
    ...labelled(target),
  ]
}

/**
 * The frames of one file and the sound of another, which is cut or filled up to their length. In one
 * go with the frames, which come as slowly as they are painted, it would run on by itself.
 */
function soundArgs(
  { path: file, container }: NonNullable<VideoPlan['sound']>,
  { silent, seconds, target }: { silent: string; seconds: number; target: string },
): string[] {
  return [
    ...[...LOCAL_ONLY, '-f', READERS.mp4, '-i', silent],
    ...[...LOCAL_ONLY, '-f', READERS[container], '-i', path.basename(file)],
    ...['-map', '0:v:0', '-map', '1:a:0', '-c:v', 'copy'],
    ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-af', 'apad', '-t', seconds.toFixed(3)],
    ...labelled(target),
  ]
}

/**
 * Makes a video out of what `fill` writes; every frame gets the visible label, the file the AIGC
 * record. When `fill` fails nothing of ffmpeg is left behind.
 */
export async function writeVideo(
  plan: VideoPlan,
  fill: (write: WriteFrame) => Promise<void>,
): Promise<void> {
  const { width, height } = plan
  if (width % 2 !== 0 || height % 2 !== 0) throw new Error(`${width}x${height} is not even`)
  const folder = path.dirname(plan.path)
  if (plan.sound && path.dirname(plan.sound.path) !== folder)
    throw new Error('the sound of a video is a file of its own')
  const stamp = await labelStamp(plan)
  const target = path.basename(plan.path)
  const first = plan.sound ? `silent-${target}` : target
  const pipes = { folder, stdin: true, stdout: false }
  const { child, ended } = startFfmpeg(framesArgs(plan, first), pipes)
  const { stdin } = child
  if (!stdin) throw new Error('ffmpeg has no stdin')
  // `ended` carries the reason; a broken pipe only follows from it.
  stdin.on('error', () => undefined)
  const copy = Buffer.alloc(width * height * 4)
  let frames = 0
  const write: WriteFrame = async (frame) => {
    if (frame.length !== copy.length) throw new Error('a frame has another size than its video')
    copy.set(frame)
    stamp(copy)
    const written = new Promise<void>((resolve) => stdin.write(copy, () => resolve()))
    await Promise.race([written, ended])
    if (!stdin.writable) await ended
    frames += 1
  }
  try {
    await fill(write)
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  stdin.end()
  await ended
  if (!plan.sound) return
  const joined = soundArgs(plan.sound, { silent: first, seconds: frames / plan.fps, target })
  await startFfmpeg(joined, { ...pipes, stdin: false }).ended
  await rm(path.join(folder, first))
}
