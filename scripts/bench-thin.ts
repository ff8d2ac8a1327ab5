import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { decodeRaster } from '@media/codec'
import { finishPicture } from '../server/src/platform/media-intake/finish'
import { takeImage } from '../server/src/platform/media-intake/intake'
import { writeVideo } from '@media/video/encode'
import { readFrames } from '@media/video/decode'
import { startFfmpeg } from '@media/video/ffmpeg'
import { measureCpu } from './lib/processes'

/**
 * Overhead of the thin wrappers of libraries, compared with the same calls of that library alone;
 * prints JSON. These run around every tool, so a tool costs its own drawing plus this.
 */

const SIZE = { width: 1600, height: 1200 }
const VIDEO = { width: 1280, height: 720, fps: 24 }
const FRAMES = 48
const PRODUCE_ID = 'A'.repeat(21)

type Row = readonly [name: string, ours: () => unknown, raw: () => unknown]

async function photograph(): Promise<Buffer> {
  const file = path.join(process.cwd(), 'tests/photos/coffee.jpg')
  return sharp(file).resize(SIZE.width, SIZE.height, { fit: 'fill' }).jpeg().toBuffer()
}

async function videos(folder: string, photo: Buffer): Promise<Row[]> {
  const { width, height, fps } = VIDEO
  const rgba = await sharp(photo)
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const video = path.join(folder, 'video.mp4')
  const frame = Buffer.from(rgba)
  const write = () =>
    writeVideo({ path: video, ...VIDEO }, async (send) => {
      for (let i = 0; i < FRAMES; i++) await send(frame)
    })
  const raw = async () => {
    const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`]
    const codec = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-threads', '2']
    const colours = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p']
    const output = ['-movflags', '+faststart', '-f', 'mp4', path.join(folder, 'raw.mp4')]
    const args = [...input, '-r', String(fps), '-i', 'pipe:0', ...colours, ...codec, ...output]
    const { child, ended } = startFfmpeg(args, { folder, stdin: true, stdout: false })
    for (let i = 0; i < FRAMES; i++)
      await new Promise<void>((resolve) => child.stdin?.write(frame, () => resolve()))
    child.stdin?.end()
    await ended
  }
  await write()
  const plan = { path: video, container: 'mp4', ...VIDEO, maxSeconds: 15 } as const
  const read = async () => {
    for await (const next of readFrames(plan)) if (next.length === 0) throw new Error('no frame')
  }
  const rawRead = async () => {
    const output = ['-pix_fmt', 'rgba', '-f', 'rawvideo', 'pipe:1']
    const args = ['-threads', '2', '-i', video, '-vf', `fps=${fps}`, ...output]
    const { child, ended } = startFfmpeg(args, { folder, stdin: false, stdout: true })
    // as plainly as frames are got from a pipe
    let chunks: Buffer[] = []
    let held = 0
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      held += chunk.length
      if (held < width * height * 4) continue
      const bytes = Buffer.concat(chunks)
      chunks = [bytes.subarray(width * height * 4)]
      held = bytes.length - width * height * 4
    }
    await ended
  }
  return [
    ['48 frames of 720p to a video (ffmpeg)', write, raw],
    ['a video of 720p to 48 frames (ffmpeg)', read, rawRead],
  ]
}

async function pictures(photo: Buffer): Promise<Row[]> {
  const { data, info } = await sharp(photo)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const raw = { width, height, channels: 4 } as const
  const painted = { picture: { kind: 'raw', data, channels: 4 }, width, height } as const
  const small = (from: Sharp) =>
    from
      .resize({ width: 640, height: 640, fit: 'inside' })
      .webp({ quality: 80, effort: 3 })
      .toBuffer()
  return [
    [
      'importing a photograph (sharp)',
      () => takeImage(photo),
      async () => {
        const jpeg = sharp(photo).autoOrient().jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        await small(sharp(await jpeg.toBuffer()))
      },
    ],
    [
      'opening a photograph for a tool (sharp)',
      () => decodeRaster(photo, { maxPixels: 1e6 }),
      () => sharp(photo).resize(1154, 866, { fit: 'fill' }).ensureAlpha().raw().toBuffer(),
    ],
    [
      'labelling and storing a result (sharp)',
      () => finishPicture({ ...painted, transparent: false }, { produceId: PRODUCE_ID }),
      async () => {
        const flat = sharp(data, { raw }).removeAlpha()
        await flat.png({ compressionLevel: 6, adaptiveFiltering: true }).toBuffer()
        await small(sharp(data, { raw }).removeAlpha())
      },
    ],
  ]
}

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'moguang-bench-'))
  const photo = await photograph()
  const figures = []
  for (const [name, ours, raw] of [...(await pictures(photo)), ...(await videos(folder, photo))])
    figures.push({ name, oursMs: await measureCpu(ours, 1000), rawMs: await measureCpu(raw, 1000) })
  await rm(folder, { recursive: true })
  process.stdout.write(JSON.stringify(figures))
}

void main()
