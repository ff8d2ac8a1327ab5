/** One piece of a film, without sound: a shot after its crossing, or the crossing into it. */
import { createRaster } from '@media/raster'
import type { ParamsOf } from '@contract/tools/define'
import type { FilmShot } from '@contract/tools/film'
import { cross } from '../../motion/crossing'
import { ToolRefusal } from '../refusal'
import type { StudioTool, ToolResult, ToolWork } from '../tool'
import { makeVideo } from '../video'
import { clipRef } from './clip'
import type { FILM_PIECE_TOOL } from './definition'
import { type FilmedShot, filmShot, playShot } from './moving-shot'
import { countCrossingFrames, countFrames, FILM_FPS } from './timing'

const MAX_PIXELS = 2_000_000

type Work = ToolWork<ParamsOf<typeof FILM_PIECE_TOOL>>

async function openShots(work: Work, shots: readonly FilmShot[]): Promise<FilmedShot[]> {
  const { width, height, captions } = work.params
  const stage = { width, height, captioned: captions === 'burned', folder: work.folder }
  const pictures = await work.images('shots', { maxPixels: MAX_PIXELS })
  return Promise.all(
    shots.map((shot, nth) => {
      const { clip } = shot
      if (clip) {
        const file = work.media.get(clipRef(clip))
        if (!file) throw new ToolRefusal('这一镜的视频没有拍成，请再试一次')
        return playShot(file, { ...shot, clip }, { ...stage, nth })
      }
      const picture = pictures[nth]
      if (!picture) throw new ToolRefusal('原图已经不在了，请重新选择')
      return filmShot(picture, shot, stage)
    }),
  )
}

async function render(
  work: Work,
  [first, second]: readonly FilmShot[],
  [one, other]: readonly FilmedShot[],
): Promise<ToolResult> {
  const { width, height } = work.params
  const shape = { width, height, fps: FILM_FPS }
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
  const video = await makeVideo(work, { ...shape, frames }, [0, 1], async (frame, time) => {
    const at = Math.round(time * frames)
    await one.draw(frame, first.seconds + at / FILM_FPS)
    await other.draw(coming, at / FILM_FPS)
    cross(second.crossing, frame, coming, (at + 0.5) / frames)
  })
  return { videos: [video] }
}

export const filmPieceTool: StudioTool<typeof FILM_PIECE_TOOL> = async (work) => {
  const shots = work.params.shots as readonly FilmShot[]
  const filmed = await openShots(work, shots)
  try {
    return await render(work, shots, filmed)
  } finally {
    await Promise.all(filmed.map((one) => one.close()))
  }
}
