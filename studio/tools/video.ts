/** Frames of a tool to the video it returns. */
import path from 'node:path'
import { createRaster, type Raster } from '@media/raster'
import { writeVideo } from '@media/video/encode'
import { labelStamp } from '@media/video/stamp'
import type { ToolVideo, ToolWork } from './tool'

export interface VideoShape {
  /** Even, px. */
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly frames: number
}

/** A video and the number of its frames. */
export interface MadeVideo extends ToolVideo {
  readonly frames: number
}

/** Share of the work at its begin and end that the frames stand for. */
type Stretch = readonly [number, number]

/** The largest even size with the shape whose longer side is at most `side`; never larger. */
export function videoSize(
  { width, height }: { width: number; height: number },
  side: number,
): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height))
  const even = (length: number) => Math.max(2, Math.round((length * scale) / 2 - 0.25) * 2)
  return { width: even(width), height: even(height) }
}

/** Poster of a video in lists: a copy of its first frame, with the label it has in the video. */
export async function renderPoster({ width, height, rgba }: Raster): Promise<Raster> {
  const poster = { width, height, rgba: rgba.slice() }
  const stamp = await labelStamp(poster)
  stamp(poster.rgba)
  return poster
}

/** @param draw paints all of one frame, in their order; `time` is 0..1, the end excluded */
export async function makeVideo(
  work: Pick<ToolWork<unknown>, 'folder' | 'progress'>,
  shape: VideoShape,
  [from, to]: Stretch,
  draw: (frame: Raster, time: number) => void | Promise<void>,
): Promise<MadeVideo> {
  const { width, height, fps, frames } = shape
  const file = path.join(work.folder, 'video.mp4')
  const frame = createRaster(width, height)
  let poster = frame
  await writeVideo({ path: file, width, height, fps }, async (write) => {
    for (let i = 0; i < frames; i++) {
      await draw(frame, i / frames)
      if (i === 0) poster = await renderPoster(frame)
      await write(frame.rgba)
      work.progress(from + ((to - from) * (i + 1)) / frames, i % fps === 0 ? frame : undefined)
    }
  })
  const durationMs = Math.round((frames / fps) * 1000)
  return { path: file, width, height, durationMs, poster, frames }
}
