/** A shot by a video model: its frames on the film's clock, in the film's shape. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FilmClip } from '@contract/tools/film'
import type { Raster } from '@media/raster'
import { readFrames } from '@media/video/decode'
import { probeVideo } from '@media/video/probe/probe'
import { FILM_FPS } from './timing'

/** Name of a shot's video among the media of a piece. */
export const clipRef = ({ key }: Pick<FilmClip, 'key'>): string => `clip:${key}`

interface Size {
  readonly width: number
  readonly height: number
}

interface ClipFrames {
  /** Paints the frame of this second; seconds rise. After the last frame that one stays. */
  draw(frame: Raster, second: number): Promise<void>
  close(): Promise<void>
}

const even = (side: number): number => Math.ceil(side / 2) * 2

/** The middle of a picture that is at least as large. */
function cutMiddle(target: Raster, rgba: Uint8ClampedArray, size: Size): void {
  const left = (size.width - target.width) >> 1
  const top = (size.height - target.height) >> 1
  const row = target.width * 4
  for (let y = 0; y < target.height; y++) {
    const from = ((top + y) * size.width + left) * 4
    target.rgba.set(rgba.subarray(from, from + row), y * row)
  }
}

/**
 * @param seconds of the shot. A video with a last frame is played within them, so that the frame is
 * reached; any other is cut.
 */
export async function openClip(
  file: Uint8Array,
  options: { clip: FilmClip; seconds: number; size: Size; folder: string; nth: number },
): Promise<ClipFrames> {
  const { clip, seconds, size, folder, nth } = options
  const { container, durationMs, ...shape } = probeVideo(file)
  const source = path.join(folder, `clip${nth}`)
  await writeFile(source, file)
  const scale = Math.max(size.width / shape.width, size.height / shape.height)
  const covering = { width: even(shape.width * scale), height: even(shape.height * scale) }
  const speed = clip.last === null ? 1 : durationMs / 1000 / seconds
  const maxSeconds = durationMs / 1000 + 1
  const plan = { path: source, container, ...covering, fps: FILM_FPS / speed, maxSeconds }
  const frames = readFrames(plan)
  let shown: Uint8ClampedArray | null = null
  let [read, ended] = [0, false]
  return {
    async draw(frame, second) {
      const wanted = Math.round(second * FILM_FPS) + 1
      while (read < wanted && !ended) {
        const next = await frames.next()
        if (next.done) ended = true
        else shown = next.value
        read += 1
      }
      if (!shown) throw new Error('a video without frames')
      cutMiddle(frame, shown, covering)
    },
    close: async () => void (await frames.return(undefined)),
  }
}
