/** A video is painted frame by frame, each frame holding on to the one before; its sound is kept. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { vid2vid as definition } from '@contract/tools/vid2vid'
import { flowReader } from '../../../imaging/motion/optical'
import { steady } from '../../../imaging/motion/steady'
import { planesOf } from '../../../imaging/painterly/photo'
import type { Raster } from '../../../imaging/raster'
import { readFrames } from '../../../media/video/decode'
import { openFilm } from '../../../media/video/encode'
import { probeVideo, VIDEO_MAX_SECONDS, VideoRefused } from '../../../media/video/probe/probe'
import type { VideoFacts } from '../../../media/video/probe/facts'
import { EngineError } from '../../engine'
import { Random } from '../random'
import { filmSize, posterOf } from './film'
import { drawFlatCel } from './looks/cel'
import type { Look } from './looks/look'
import { drawPencil } from './looks/pencil'
import { printUkiyoe } from './looks/ukiyoe'
import { paintWatercolour } from './looks/watercolour'
import type { StudioTool } from './tool'

/** Drawn film lives on twelve drawings a second; more would only flicker and cost. */
const FPS = 12
/** Long films are painted smaller, so that they are done in a few minutes. */
const sideFor = (seconds: number): number => (seconds > 8 ? 512 : 640)
/** Painted a little larger than shown: what a painter does at his paper's edge stays outside. */
const SPARE = 1.065

const LOOKS: Readonly<Record<string, Look>> = {
  watercolour: paintWatercolour,
  pencil: drawPencil,
  ukiyoe: printUkiyoe,
  cel: drawFlatCel,
}

function factsOf(file: Uint8Array): VideoFacts {
  try {
    return probeVideo(file)
  } catch (error) {
    if (!(error instanceof VideoRefused)) throw error
    throw new EngineError('rejected', error.message, { cause: error })
  }
}

/** The middle of a picture. */
function middleOf(picture: Raster, { width, height }: { width: number; height: number }): Raster {
  const rgba = new Uint8ClampedArray(width * height * 4)
  const left = (picture.width - width) >> 1
  const top = (picture.height - height) >> 1
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * picture.width + left) * 4
    rgba.set(picture.rgba.subarray(from, from + width * 4), y * width * 4)
  }
  return { width, height, rgba }
}

const larger = (length: number): number => Math.round((length * SPARE) / 2) * 2

export const vid2vid: StudioTool<typeof definition> = async (work) => {
  const { style, strength, sound } = work.params
  const look = LOOKS[style]
  if (!look) throw new EngineError('rejected', '这种画法暂不支持')
  const file = work.file('video')
  const facts = factsOf(file)
  const { container } = facts
  const source = path.join(work.folder, 'source')
  await writeFile(source, file)
  const seconds = facts.durationMs / 1000
  const size = filmSize(facts, sideFor(seconds))
  const sheet = { width: larger(size.width), height: larger(size.height) }
  const target = path.join(work.folder, 'film.mp4')
  const kept = sound && facts.sound ? { sound: { path: source, container } } : {}
  const writer = await openFilm({ path: target, ...size, fps: FPS, ...kept })
  const reader = await flowReader(sheet)
  const plan = { path: source, container, ...sheet, fps: FPS, maxSeconds: VIDEO_MAX_SECONDS }
  const margin = (Math.min(sheet.width - size.width, sheet.height - size.height) >> 1) + 1
  let before: { film: Raster; painted: Raster; margin: number } | null = null
  let poster: Raster | null = null
  let count = 0
  for await (const rgba of readFrames(plan)) {
    const film: Raster = { ...sheet, rgba }
    const flow = reader.next(film)
    // the same dice for every frame: grain and strokes stay where they are
    const random = new Random(work.seed).fork('film')
    const options = { strength, random, bleeds: true, report: () => undefined }
    const painted = look(planesOf(film, sheet), options)
    if (before && flow) steady(painted, film, before, flow)
    before = { film, painted, margin }
    const shown = middleOf(painted, size)
    poster ??= await posterOf(shown)
    await writer.write(shown.rgba)
    count += 1
    work.progress(Math.min(1, count / (seconds * FPS)), count % FPS === 1 ? shown : undefined)
  }
  reader.close()
  if (!poster) throw new EngineError('rejected', '视频里没有可用的画面，请换一个')
  await writer.close()
  return {
    films: [{ path: target, ...size, durationMs: Math.round((count / FPS) * 1000), poster }],
  }
}
