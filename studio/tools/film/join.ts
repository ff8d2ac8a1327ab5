/** Pieces to a film: copied one after the other, one sound track under all, words as a track. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isCutOnBeats } from '@contract/script/beats'
import { createRaster, type Raster } from '@media/raster'
import { readFrames } from '@media/video/decode'
import { addCaptionTrack, type CaptionLine, joinPieces } from '@media/video/join'
import { mp4Facts } from '@media/video/probe/mp4'
import { addMusic } from '../music/add'
import type { StudioTool } from '../tool'
import type { FILM_JOIN_TOOL } from './definition'
import { FILM_FPS } from './timing'

async function readFirstFrame(
  file: string,
  { width, height }: { width: number; height: number },
): Promise<Raster> {
  const plan = { path: file, container: 'mp4', width, height, fps: FILM_FPS } as const
  for await (const rgba of readFrames({ ...plan, maxSeconds: 1 / FILM_FPS }))
    return { width, height, rgba }
  return createRaster(width, height)
}

export const filmJoinTool: StudioTool<typeof FILM_JOIN_TOOL> = async (work) => {
  const { captions, words } = work.params
  const files = work.files('pieces')
  const names = files.map((_, i) => `piece${i}.mp4`)
  for (const [i, file] of files.entries()) await writeFile(path.join(work.folder, names[i]), file)
  const target = path.join(work.folder, 'video.mp4')
  await joinPieces(target, names)
  const facts = files.map((file) => mp4Facts(Buffer.from(file)))
  const frames = facts.reduce((sum, one) => sum + one.frames, 0)
  const [{ width, height }] = facts
  work.progress(0.3)
  const poster = await readFirstFrame(target, { width, height })
  const video = { path: target, frames, fps: FILM_FPS, words: [words] }
  const notes = await addMusic(work, { ...video, isOnBeats: isCutOnBeats(work.params) })
  if (captions === 'track')
    await addCaptionTrack(target, work.params.lines as unknown as readonly CaptionLine[])
  const durationMs = Math.round((frames / FILM_FPS) * 1000)
  return { videos: [{ path: target, width, height, durationMs, poster }], notes }
}
