/** Video results of vendors: real ones, small, made by ffmpeg. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startFfmpeg } from '@media/video/ffmpeg'

interface VideoOptions {
  readonly width?: number
  readonly height?: number
  readonly seconds?: number
  readonly fps?: number
  readonly sound?: boolean
  /** As filters leave it. */
  readonly black?: boolean
}

/** An MP4 with a title of its maker's. */
export async function makeTestVideo(options: VideoOptions = {}): Promise<Buffer> {
  const { width = 128, height = 72, seconds = 5, fps = 8, sound = false, black = false } = options
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vendor-video-'))
  const shape = `s=${width}x${height}:r=${fps}:d=${seconds}`
  const picture = ['-f', 'lavfi', '-i', black ? `color=black:${shape}` : `testsrc=${shape}`]
  const tone = sound ? ['-f', 'lavfi', '-i', `sine=d=${seconds}`, '-c:a', 'aac'] : []
  try {
    const target = path.join(folder, 'video.mp4')
    const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
    const title = ['-metadata', 'title=vendor-secret-prompt']
    const args = [...picture, ...tone, ...codec, ...title, target]
    await startFfmpeg(args, { folder, stdin: false, stdout: false }).ended
    return await readFile(target)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
