/**
 * A video is painted frame by frame, each frame following the one before; its sound is preserved.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { vid2vid as definition } from '@contract/tools/vid2vid'
import { createRaster } from '@media/raster'
import { writeVideo } from '@media/video/encode'
import { READERS } from '@media/video/ffmpeg'
import { probeVideo, VIDEO_MAX_SECONDS, VideoRefused } from '@media/video/probe/probe'
import type { VideoFacts } from '@media/video/probe/facts'
import { ToolRefusal } from './refusal'
import { videoSize, renderPoster } from './video'
import { drawFlatCel } from './stylizers/cel'
import type { Stylizer } from './stylizers/stylizer'
import { drawPencil } from './stylizers/pencil'
import { printUkiyoe } from './stylizers/ukiyoe'
import { paintWatercolour } from './stylizers/watercolour'
import { cropCentre, paintedFrames, UNREADABLE } from './painted-frames'
import { addMusic } from './music/add'
import type { StudioTool } from './tool'

/** Drawn video lives on twelve drawings a second; more would only flicker and cost. */
const FPS = 12
const LEAST_SIDE = 48
/** Long videos are painted smaller, so that they are done in a few minutes. */
const sideFor = (seconds: number): number => (seconds > 8 ? 512 : 640)
/** Painted a little larger than shown: what a painter does at his paper's edge stays outside. */
const SPARE = 1.065

const STYLIZERS: Readonly<Record<string, Stylizer>> = {
  watercolour: paintWatercolour,
  pencil: drawPencil,
  ukiyoe: printUkiyoe,
  cel: drawFlatCel,
}

function requireVideoFacts(file: Uint8Array): VideoFacts {
  try {
    return probeVideo(file)
  } catch (error) {
    if (!(error instanceof VideoRefused)) throw error
    throw new ToolRefusal(error.message, { cause: error })
  }
}

const larger = (length: number): number => Math.round((length * SPARE) / 2) * 2

export const vid2vid: StudioTool<typeof definition> = async (work) => {
  const { style, strength, sound } = work.params
  const stylize = STYLIZERS[style]
  if (!stylize) throw new ToolRefusal('这种画法暂不支持')
  const file = work.file('video')
  const facts = requireVideoFacts(file)
  const { container } = facts
  const seconds = facts.durationMs / 1000
  const size = videoSize(facts, sideFor(seconds))
  if (Math.min(size.width, size.height) < LEAST_SIDE)
    throw new ToolRefusal('视频画面太窄了，请换一个')
  const source = path.join(work.folder, 'source')
  await writeFile(source, file)
  const sheet = { width: larger(size.width), height: larger(size.height) }
  const margin = (Math.min(sheet.width - size.width, sheet.height - size.height) >> 1) + 1
  const plan = { path: source, container, ...sheet, fps: FPS, maxSeconds: VIDEO_MAX_SECONDS }
  const target = path.join(work.folder, 'video.mp4')
  const soundOptions = sound && facts.sound ? { sound: { path: source, container } } : {}
  let poster = createRaster(size.width, size.height)
  let count = 0
  await writeVideo({ path: target, ...size, fps: FPS, ...soundOptions }, async (write) => {
    for await (const picture of paintedFrames(plan, {
      stylize,
      strength,
      seed: work.seed,
      margin,
    })) {
      const shown = cropCentre(picture, size)
      if (count === 0) poster = await renderPoster(shown)
      await write(shown.rgba)
      count += 1
      work.progress(Math.min(1, count / (seconds * FPS)), count % FPS === 1 ? shown : undefined)
    }
    if (count === 0) throw new ToolRefusal(UNREADABLE)
  })
  const durationMs = Math.round((count / FPS) * 1000)
  const above = soundOptions.sound ? { path: source, reader: READERS[container] } : null
  const notes = await addMusic(work, { path: target, frames: count, fps: FPS, sound: above })
  return { videos: [{ path: target, ...size, durationMs, poster }], notes }
}
