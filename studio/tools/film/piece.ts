/** One piece of a film, without sound: a shot after its crossing, or the crossing into it. */
import { createRaster } from '@media/raster'
import type { FilmShot } from '@contract/tools/film'
import { cross } from '../../motion/crossing'
import { ToolRefusal } from '../refusal'
import type { StudioTool } from '../tool'
import { makeVideo } from '../video'
import type { FILM_PIECE_TOOL } from './definition'
import { filmShot } from './moving-shot'
import { countCrossingFrames, countFrames, FILM_FPS } from './timing'

const MAX_PIXELS = 2_000_000

export const filmPieceTool: StudioTool<typeof FILM_PIECE_TOOL> = async (work) => {
  const { width, height, captions } = work.params
  const shots = work.params.shots as readonly FilmShot[]
  const stage = { width, height, captioned: captions === 'burned' }
  const pictures = await work.images('shots', { maxPixels: MAX_PIXELS })
  const filmed = await Promise.all(
    shots.map((shot, i) => {
      const picture = pictures[i]
      if (!picture) throw new ToolRefusal('原图已经不在了，请重新选择')
      return filmShot(picture, shot, stage)
    }),
  )
  const shape = { width, height, fps: FILM_FPS }
  const [first, second] = shots
  const [one, other] = filmed
  if (!second || !other) {
    const from = countCrossingFrames(first)
    const frames = countFrames(first) - from
    const video = await makeVideo(work, { ...shape, frames }, [0, 1], (frame, time) =>
      one.draw(frame, (from + Math.round(time * frames)) / FILM_FPS),
    )
    return { videos: [video] }
  }
  const frames = countCrossingFrames(second)
  const coming = createRaster(width, height)
  const video = await makeVideo(work, { ...shape, frames }, [0, 1], (frame, time) => {
    const at = Math.round(time * frames)
    one.draw(frame, first.seconds + at / FILM_FPS)
    other.draw(coming, at / FILM_FPS)
    cross(second.crossing, frame, coming, (at + 0.5) / frames)
  })
  return { videos: [video] }
}
