import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { findTool } from '@contract/tools/all'
import type { MediaRef } from '@contract/tools/media'
import type { NetRun } from '@nets/run'
import { createSessions } from '@nets/runtime/sessions'
import { makeWithTool, type ToolOutcome, type ToolTask } from '@studio/tools/run'
import { decodeRaster } from '@media/codec'
import type { Raster } from '@media/raster'
import { finishPicture } from '../server/src/platform/media-intake/finish'
import { startFfmpeg } from '@media/video/ffmpeg'
import { cpuNow, measureCpu } from './lib/processes'
import { toEnginePicture } from './lib/painted'
import { measuredParams } from './lib/params'

/**
 * One tool in a process of its own, so that the peak memory is its own:
 * bench-tool.ts <tool> <megapixels> [folder with weights of networks]
 * The pipeline is decode, tool, label, encode and small versions; what it is compared with is the
 * same run of the tool between a bare decode and a bare encode of the library.
 */

const [, , id = '', megapixels = '1', weights = ''] = process.argv
const found = findTool(id)
if (!found) throw new Error(`no tool ${id}`)
const tool = found
const PHOTO: MediaRef = 'upload:photo'
const VIDEO: MediaRef = 'upload:video'
const SEED = 7

async function photograph(): Promise<Buffer> {
  const file = path.join(process.cwd(), 'tests/photos/chelsea.jpg')
  const { width, height } = await sharp(file).metadata()
  const scale = Math.sqrt((Number(megapixels) * 1e6) / (width * height))
  return sharp(file)
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** Three seconds of the photograph drifting. */
async function video(folder: string, photo: Buffer): Promise<Buffer> {
  const [still, moving] = [path.join(folder, 'photo.jpg'), path.join(folder, 'moving.mp4')]
  await sharp(photo).resize(960, 540, { fit: 'cover' }).jpeg().toFile(still)
  const drift = 'crop=640:360:x=t*40:y=t*20'
  const args = ['-loop', '1', '-i', still, '-t', '3', '-r', '24', '-vf', drift]
  await startFfmpeg([...args, '-pix_fmt', 'yuv420p', moving], {
    folder,
    stdin: false,
    stdout: false,
  }).ended
  return readFile(moving)
}

const toSharp = ({ width, height, rgba }: Raster) =>
  sharp(rgba, { raw: { width, height, channels: 4 } })

async function finish({ pictures }: ToolOutcome): Promise<void> {
  for (const { raster, transparent } of pictures)
    await finishPicture(toEnginePicture(raster, transparent), { produceId: 'A'.repeat(21) })
}

async function encodeBare({ pictures }: ToolOutcome): Promise<void> {
  for (const { raster } of pictures)
    await toSharp(raster)
      .removeAlpha()
      .png({ compressionLevel: 6, adaptiveFiltering: true })
      .toBuffer()
}

/** CPU time with networks; null where the tool asks none. */
async function withNets(task: ToolTask): Promise<number | null> {
  const sessions = createSessions({ folder: weights, threads: 1 })
  let netCalls = 0
  const nets: NetRun = (request) => {
    netCalls += 1
    return sessions.run(request)
  }
  await makeWithTool(task, () => undefined, nets)
  if (netCalls === 0) return null
  return measureCpu(() => makeWithTool(task, () => undefined, nets))
}

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'moguang-bench-'))
  const photo = await photograph()
  const media = new Map<string, Uint8Array>([[PHOTO, photo]])
  const takesVideo = Object.values(tool.params).some(({ kind }) => kind === 'video')
  if (takesVideo) media.set(VIDEO, await video(folder, photo))
  const task = { id, params: measuredParams(tool, PHOTO, VIDEO), media, seed: SEED, folder }
  const run = () => makeWithTool(task, () => undefined)
  const first = await run()
  const before = cpuNow()
  const result = await run()
  const toolMs = cpuNow() - before
  const finishMs = result.pictures.length > 0 ? await measureCpu(() => finish(result)) : 0
  const peakMb = process.resourceUsage().maxRSS / 1024
  const ourDecodeMs = await measureCpu(() => decodeRaster(photo, { maxPixels: 12.6e6 }))
  const rawDecodeMs = await measureCpu(() => sharp(photo).raw().toBuffer())
  const rawEncodeMs = result.pictures.length > 0 ? await measureCpu(() => encodeBare(result)) : 0
  const netsMs = weights === '' ? null : await withNets(task)
  await rm(folder, { recursive: true })
  process.stdout.write(
    JSON.stringify({
      toolMs,
      peakMb,
      pictures: result.pictures.length,
      refusal: first.refusal?.message ?? '',
      pipelineMs: toolMs + finishMs,
      netsMs,
      rawMs: Math.max(1, toolMs - (takesVideo ? 0 : ourDecodeMs - rawDecodeMs)) + rawEncodeMs,
    }),
  )
}

void main()
