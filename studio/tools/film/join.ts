/** Pieces to a film: copied one after the other, one sound track under all, words as a track. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isCutOnBeats } from '@contract/script/beats'
import { createRaster, type Raster } from '@media/raster'
import { readFrames } from '@media/video/decode'
import { addCaptionTrack, type CaptionLine, joinPieces } from '@media/video/join'
import { mp4Facts } from '@media/video/probe/mp4'
import { addMusic, type ScoredVideo } from '../music/add'
import { decodeSpeech } from '../narration/narration'
import { ToolRefusal } from '../refusal'
import type { ParamsOf } from '@contract/tools/define'
import type { StudioTool, ToolWork } from '../tool'
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

/** Spoken captions where they lie on the film's timeline. */
async function readVoices(work: ToolWork<ParamsOf<typeof FILM_JOIN_TOOL>>) {
  const voices = work.params.voices as unknown as readonly { ref: string; fromMs: number }[]
  const placed: NonNullable<ScoredVideo['narration']>[number][] = []
  for (const [i, { ref, fromMs }] of voices.entries()) {
    const bytes = work.media.get(ref)
    if (!bytes) throw new ToolRefusal('旁白没有念成，请稍后再试，或不要旁白')
    const { track, seconds } = await decodeSpeech(work, bytes, i)
    const from = fromMs / 1000
    placed.push({ track, from, to: from + seconds })
  }
  return placed
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
  const narration = await readVoices(work)
  const video = { path: target, frames, fps: FILM_FPS, words: [words], narration }
  const notes = await addMusic(work, { ...video, isOnBeats: isCutOnBeats(work.params) })
  if (captions === 'track')
    await addCaptionTrack(target, work.params.lines as unknown as readonly CaptionLine[])
  const durationMs = Math.round((frames / FILM_FPS) * 1000)
  return { videos: [{ path: target, width, height, durationMs, poster }], notes }
}
