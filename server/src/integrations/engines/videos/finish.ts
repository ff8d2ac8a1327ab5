/**
 * A vendor's video prepared for delivery: read by our own table readers first, then rewritten, cut
 * to its length, every frame labelled, with our record and no vendor metadata.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readFrames } from '@media/video/decode'
import { writeVideo } from '@media/video/encode'
import type { VideoFacts } from '@media/video/probe/facts'
import { probeVideo, VideoRefused } from '@media/video/probe/probe'
import { labelStamp } from '@media/video/stamp'
import { EngineError, type EngineVideo } from '../engine'

interface FinishOptions {
  /** For messages of the log. */
  readonly label: string
  /** Stored length, s. */
  readonly seconds: number
  /** The requested shape; null: any. */
  readonly size: { readonly width: number; readonly height: number } | null
  readonly seed: number | null
  /** A video whose sound takes the place of its own; null: it gets none. */
  readonly sound?: Uint8Array | null
  readonly signal: AbortSignal
}

/** A video may be shorter than ordered by this share: clocks and codecs round. */
const SHORTER = 0.12
/** Its shape may be so far off: vendors have few shapes; nothing is cut. */
const OFF_SHAPE = 0.2
const MAX_FPS = 30
/** No channel of a video blackened by a filter is lighter than this, 0..255. */
const BLACK = 16
/** Every so many pixels are looked at. */
const STEP = 61

function probeAnsweredVideo(label: string, file: Uint8Array): VideoFacts {
  if (file.length === 0) throw new EngineError('unavailable', `${label} answered an empty video`)
  try {
    return probeVideo(file)
  } catch (cause) {
    if (!(cause instanceof VideoRefused)) throw cause
    throw new EngineError('unavailable', `${label} answered an unreadable video`, { cause })
  }
}

function assertMatchesRequest(facts: VideoFacts, { label, seconds, size }: FinishOptions): void {
  const { width, height, durationMs } = facts
  if (durationMs / 1000 < seconds * (1 - SHORTER))
    throw new EngineError('unavailable', `${label} answered ${durationMs} ms for ${seconds} s`)
  if (!size) return
  const off = (width / height / size.width) * size.height
  if (Math.min(off, 1 / off) < 1 - OFF_SHAPE)
    throw new EngineError(
      'unavailable',
      `${label} answered ${width}x${height} for ${size.width}x${size.height}`,
    )
}

function isDark(frame: Uint8ClampedArray): boolean {
  for (let at = 0; at < frame.length; at += STEP * 4)
    for (let c = at; c < at + 3; c += 1) if ((frame[c] ?? 0) >= BLACK) return false
  return true
}

/** Sound of the video, as a separate file; null: none. */
async function prepareSound(
  { label, sound }: FinishOptions,
  { source, facts: { sound: hasSound, container } }: { source: string; facts: VideoFacts },
) {
  if (sound === undefined) return hasSound ? { path: source, container } : null
  if (sound === null) return null
  const soundFile = path.join(path.dirname(source), 'sound')
  await writeFile(soundFile, sound)
  return { path: soundFile, container: probeAnsweredVideo(label, sound).container }
}

const even = (side: number): number => side - (side % 2)

/** The length and size that the check of a video reads it in: little work. */
const GLANCE = { fps: 4, width: 32, height: 32 } as const

/**
 * A vendor's video that is worked on further: whole, readable, not blackened, of the ordered length
 * and shape. Rejects with EngineError, or with the signal's reason.
 */
export async function checkVideo(file: Uint8Array, options: FinishOptions): Promise<void> {
  const { label, seconds, signal } = options
  const facts = probeAnsweredVideo(label, file)
  assertMatchesRequest(facts, options)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'moguang-video-'))
  try {
    const source = path.join(folder, 'source')
    await writeFile(source, file)
    const { container } = facts
    const plan = { path: source, container, ...GLANCE, maxSeconds: seconds + 1 }
    let [frames, dark] = [0, true]
    try {
      for await (const frame of readFrames(plan)) {
        signal.throwIfAborted()
        frames += 1
        dark &&= isDark(frame)
      }
    } catch (cause) {
      signal.throwIfAborted()
      throw new EngineError('unavailable', `${label} answered a broken video`, { cause })
    }
    if (frames === 0)
      throw new EngineError('unavailable', `${label} answered a video without frames`)
    if (dark) throw new EngineError('content_blocked', `${label} answered a black video`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Rejects with EngineError, or with the signal's reason. */
export async function finishVideo(file: Uint8Array, options: FinishOptions): Promise<EngineVideo> {
  const { label, seconds, signal } = options
  const facts = probeAnsweredVideo(label, file)
  assertMatchesRequest(facts, options)
  const { container } = facts
  const size = { width: even(facts.width), height: even(facts.height) }
  const fps = Math.max(1, Math.min(MAX_FPS, Math.round(facts.frames / (facts.durationMs / 1000))))
  const most = Math.max(1, Math.round(Math.min(seconds, facts.durationMs / 1000) * fps))
  const folder = await mkdtemp(path.join(os.tmpdir(), 'moguang-video-'))
  try {
    const source = path.join(folder, 'source')
    const target = path.join(folder, 'video.mp4')
    await writeFile(source, file)
    const sound = await prepareSound(options, { source, facts })
    let first: Uint8ClampedArray | null = null
    let frames = 0
    let dark = true
    const plan = { path: source, container, ...size, fps, maxSeconds: seconds + 1 }
    await writeVideo({ path: target, ...size, fps, sound: sound ?? undefined }, async (write) => {
      const reading = readFrames(plan)
      while (frames < most) {
        signal.throwIfAborted()
        const next = await reading.next().catch((cause: unknown) => {
          throw new EngineError('unavailable', `${label} answered a broken video`, { cause })
        })
        if (next.done) break
        first ??= next.value.slice()
        dark &&= isDark(next.value)
        await write(next.value)
        frames += 1
      }
      await reading.return(undefined)
      if (!first) throw new EngineError('unavailable', `${label} answered a video without frames`)
      if (dark) throw new EngineError('content_blocked', `${label} answered a black video`)
    })
    return await toEngineVideo(await readFile(target), {
      ...size,
      fps,
      frames,
      first,
      seed: options.seed,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function toEngineVideo(
  data: Buffer,
  encoded: {
    width: number
    height: number
    fps: number
    frames: number
    first: Uint8ClampedArray | null
    seed: number | null
  },
): Promise<EngineVideo> {
  const { width, height, fps, frames, first, seed } = encoded
  const poster = first ?? new Uint8ClampedArray(width * height * 4)
  const stamp = await labelStamp({ width, height })
  stamp(poster)
  const pixels = new Uint8Array(poster.buffer, poster.byteOffset, poster.byteLength)
  const picture = { kind: 'raw', data: pixels, channels: 4 } as const
  const durationMs = Math.round((frames / fps) * 1000)
  return { data, width, height, durationMs, poster: { picture, width, height, seed, style: null } }
}
