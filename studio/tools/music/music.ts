/** Music under a video that was made elsewhere: by a model, or out of a picture's stages. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createRaster } from '@media/raster'
import { READERS } from '@media/video/ffmpeg'
import { mp4Facts } from '@media/video/probe/mp4'
import type { StudioTool } from '../tool'
import { addMusic } from './add'
import type { MUSIC_TOOL } from './definition'

const MILLISECONDS = 1000

/** The caller has the poster: the one of this result is empty. */
export const musicTool: StudioTool<typeof MUSIC_TOOL> = async (work) => {
  const file = work.file('video')
  const { width, height, durationMs, sound } = mp4Facts(Buffer.from(file))
  const target = path.join(work.folder, 'video.mp4')
  await writeFile(target, file)
  const video = { path: target, frames: durationMs, fps: MILLISECONDS }
  const notes = await addMusic(work, {
    ...video,
    words: [work.params.words],
    sound: sound ? { path: target, reader: READERS.mp4 } : null,
  })
  const poster = createRaster(1, 1)
  return { videos: [{ path: target, width, height, durationMs, poster }], notes }
}
