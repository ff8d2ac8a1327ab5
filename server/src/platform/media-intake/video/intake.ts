/**
 * Videos from outside: read by our own table readers first, then rewritten without anything
 * but the picture and the sound, so that no other track, tag or tail of the posted bytes survives.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { AppError } from '../../lib/errors'
import { texts } from '../texts'
import { createSmallVersions, type SmallVersions } from '../thumbnail'
import { readFrames } from '@media/video/decode'
import { LOCAL_ONLY, READERS, startFfmpeg } from '@media/video/ffmpeg'
import type { VideoFacts } from '@media/video/probe/facts'
import { probeVideo, VideoRefused } from '@media/video/probe/probe'

export interface TakenVideo extends SmallVersions {
  /** The re-encoded file. */
  readonly path: string
  readonly mime: 'video/mp4' | 'video/webm'
  readonly extension: 'mp4' | 'webm'
  readonly width: number
  readonly height: number
}

const POSTER_SIDE_PX = 640
/** Copying a video and looking at its first frame takes a second. */
const LIMITS = { cpuS: 20, dataMb: 1024, fileMb: 128, wallS: 60 } as const

function probePostedVideo(bytes: Uint8Array): VideoFacts {
  try {
    return probeVideo(bytes)
  } catch (error) {
    if (!(error instanceof VideoRefused)) throw error
    throw new AppError('UPLOAD_REFUSED', { message: error.message, cause: error })
  }
}

async function remuxVideo(from: string, to: string, container: 'mp4' | 'webm'): Promise<void> {
  const input = [...LOCAL_ONLY, '-f', READERS[container], '-i', path.basename(from)]
  const outputArgs = ['-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy', '-map_metadata', '-1']
  const output = container === 'mp4' ? ['-movflags', '+faststart', '-f', 'mp4'] : ['-f', 'webm']
  await startFfmpeg([...input, ...outputArgs, ...output, path.basename(to)], {
    folder: path.dirname(from),
    stdin: false,
    stdout: false,
    limits: LIMITS,
  }).ended
}

/** The first frame, small. */
async function extractPoster(
  file: string,
  facts: VideoFacts,
  { xmp }: { xmp: string | null },
): Promise<SmallVersions> {
  const scale = Math.min(1, POSTER_SIDE_PX / Math.max(facts.width, facts.height))
  const width = Math.max(1, Math.round(facts.width * scale))
  const height = Math.max(1, Math.round(facts.height * scale))
  const { container } = facts
  const plan = { path: file, container, width, height, fps: 1, maxSeconds: 1, limits: LIMITS }
  for await (const frame of readFrames(plan)) {
    const png = await sharp(frame, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png()
      .toBuffer()
    return createSmallVersions(sharp(png), { xmp })
  }
  throw new Error('a video without a first frame')
}

/** The small versions of a stored video. Throws AppError for one that cannot be read. */
export async function smallVersionsOfVideo(
  bytes: Uint8Array,
  { xmp }: { xmp: string | null },
): Promise<SmallVersions> {
  const facts = probePostedVideo(bytes)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'moguang-video-'))
  try {
    const file = path.join(folder, 'stored')
    await writeFile(file, bytes)
    return await extractPoster(file, facts, { xmp })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Names of the outputs of a video, next to the posted file. */
const REMUXED = 'anew'

/**
 * Rewrites a posted video to a new file next to it, and takes its first frame.
 * Throws UPLOAD_UNREADABLE. What the posted tables hid (fragments, edit lists) is in the new ones:
 * the caller reads them once more.
 */
export async function rewriteVideo(posted: string, facts: VideoFacts): Promise<TakenVideo> {
  const { container, width, height } = facts
  const target = path.join(path.dirname(posted), `${REMUXED}.${container}`)
  try {
    await remuxVideo(posted, target, container)
    const small = await extractPoster(target, facts, { xmp: null })
    return {
      ...small,
      path: target,
      mime: `video/${container}`,
      extension: container,
      width,
      height,
    }
  } catch (error) {
    throw new AppError('UPLOAD_UNREADABLE', { message: texts.brokenVideo, cause: error })
  }
}
