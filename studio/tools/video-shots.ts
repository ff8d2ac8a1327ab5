/** Videos of several shots: each draws itself, and goes over into the next. */
import { CROSSING_SECONDS, cross, type Crossing } from '../motion/crossing'
import { buildTimeline } from '../motion/timeline'
import { createRaster, type Raster } from '@media/raster'
import { type MadeVideo, makeVideo } from './video'
import type { ToolWork } from './tool'

export interface MovingShot {
  readonly seconds: number
  /** `time` 0..1 of the time it is to be seen. */
  draw(frame: Raster, time: number): void
}

export async function videoOfShots(
  work: Pick<ToolWork<unknown>, 'folder' | 'progress'>,
  shots: readonly MovingShot[],
  options: {
    width: number
    height: number
    fps: number
    crossing: Crossing
    from: number
    /** Laid over each finished frame, by its second of the video. */
    overlay?: (frame: Raster, second: number) => void
  },
): Promise<MadeVideo> {
  const { width, height, fps, crossing, from, overlay } = options
  const lengths = shots.map(({ seconds }) => seconds)
  const timeline = buildTimeline(lengths, CROSSING_SECONDS[crossing])
  const coming = createRaster(width, height)
  const shape = { width, height, fps, frames: Math.max(1, Math.round(timeline.seconds * fps)) }
  return makeVideo(work, shape, [from, 1], (frame, time) => {
    const { now, next } = timeline.at(time * timeline.seconds)
    shots[now.shot]?.draw(frame, now.time)
    if (next) {
      shots[next.shot]?.draw(coming, next.time)
      cross(crossing, frame, coming, next.share)
    }
    overlay?.(frame, time * timeline.seconds)
  })
}
