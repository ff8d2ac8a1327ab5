/** Request of a video model from a tool's form: words, a first picture, a length and a shape. */
import type { ParamsOf } from '@contract/tools/define'
import type { MaskValue } from '@contract/tools/mask'
import type { img2vid } from '@contract/tools/img2vid'
import type { short } from '@contract/tools/short'
import type { vid2vid } from '@contract/tools/vid2vid'
import type { VideoFacts } from '@media/video/probe/facts'
import { probeVideo, VideoRefused } from '@media/video/probe/probe'
import sharp from 'sharp'
import { openPicture } from '../edits/open-picture'
import { EngineError, type SizeInfo, type ToolRequest } from '../engine'
import { videoLack, type VideoLimits } from '../video-limits'
import { inputTexts, videoTexts } from '../texts'

/** Known facts about a video model. */
export interface VideoModelFacts {
  /** Tools it serves. */
  readonly tools: readonly VideoTool[]
  /** Lengths it makes, whole seconds, rising. */
  readonly seconds: readonly number[]
  /** Accepts a last frame. */
  readonly lastFrame: boolean
  /** Sizes of videos from words; one from a picture has the picture's ratio. */
  readonly sizes: readonly SizeInfo[]
  /** Its videos can be reproduced by their seed. */
  readonly seed: boolean
  /** A queued task can be cancelled. */
  readonly cancel: boolean
  /** Limits of the input video; only of models that repaint videos. */
  readonly video?: VideoLimits
}

/** Not listed: one shot of a storyboard, ordered by the server with ClipParams. */
export const CLIP_TOOL = 'clip'

export interface ClipParams {
  readonly prompt: string
  /** References among the media of the request. */
  readonly first: string
  readonly last: string | null
  /** One of the model's lengths. */
  readonly seconds: number
  /** Shape of the frames, px. */
  readonly width: number
  readonly height: number
}

export type VideoTool = 'img2vid' | 'short' | 'vid2vid'

export interface VideoPlan {
  readonly prompt: string
  /** PNG without transparency; null: from words alone. */
  readonly first: Buffer | null
  /** The last frame, likewise; null: none. */
  readonly last: Buffer | null
  /** MP4 to repaint; null: generate without one. */
  readonly video: Uint8Array | null
  /** Sound of the result; null: none. Absent: the model's own. */
  readonly sound?: Uint8Array | null
  /** Deviation from the input video, 0..1. */
  readonly strength?: number
  /** The requested length, one of the model's. */
  readonly seconds: number
  /** The length it is cut to. */
  readonly finalSeconds: number
  /** From words: what was chosen; from a picture: the picture's own shape. */
  readonly size: SizeInfo
  readonly seed: number
  /** Deviations of the model from the form, one Chinese sentence each. */
  readonly notes: readonly string[]
}

const LONG_SIDE = 1280
/** The least a vendor takes; smaller pictures are enlarged. */
const SHORT_SIDE = 320
/** Vendors take 0.4 to 2.5. */
const NARROWEST = 0.4
const MAX_PIXELS = 12_600_000

const MOTIONS: Readonly<Record<string, string>> = {
  orbit: 'The camera moves slowly around the subject, near and far shifting against each other.',
  in: 'The camera moves slowly closer.',
  out: 'The camera moves slowly back.',
  left: 'The camera glides slowly to the left.',
  right: 'The camera glides slowly to the right.',
  still: 'The camera stands still; what is in the picture moves naturally.',
}

const WEATHERS: Readonly<Record<string, string>> = {
  snow: 'Snow falls softly.',
  rain: 'Rain falls.',
  petals: 'Petals drift through the air.',
  light: 'The light wanders gently.',
}

const CAMERAS: Readonly<Record<string, string>> = {
  varied: 'Each shot has a camera move of its own.',
  ...MOTIONS,
}

const CROSSINGS: Readonly<Record<string, string>> = {
  fade: 'The shots dissolve into each other.',
  push: 'The next shot pushes the one before aside.',
  black: 'Between the shots the picture fades through black.',
  none: 'The shots are cut hard.',
}

/** The shortest of the model's lengths that is long enough. */
function lengthFor(seconds: number, { seconds: lengths }: VideoModelFacts): number {
  const found = lengths.find((length) => length >= seconds - 0.01)
  if (found === undefined) throw new EngineError('input', videoTexts.tooLong(lengths.at(-1) ?? 0))
  return found
}

async function prepareFrame(file: Uint8Array): Promise<{ png: Buffer; size: SizeInfo }> {
  const { width, height, rgba } = await openPicture(file, MAX_PIXELS)
  const ratio = width / height
  if (ratio < NARROWEST || ratio > 1 / NARROWEST)
    throw new EngineError('input', videoTexts.tooNarrow)
  const scale = Math.max(
    Math.min(1, LONG_SIDE / Math.max(width, height)),
    SHORT_SIDE / Math.min(width, height),
  )
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2)
  const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize(even(width), even(height), { fit: 'fill' })
    .png()
    .toBuffer()
  return { png, size: { ratio: `${width}:${height}`, width: even(width), height: even(height) } }
}

function listNotes(params: ParamsOf<typeof img2vid>, facts: VideoModelFacts): string[] {
  const { loop, subject } = params
  const { marks, inverted }: MaskValue = subject
  return [
    ...(loop && !facts.lastFrame ? [videoTexts.noLoop] : []),
    ...(marks.length > 0 || inverted ? [videoTexts.noSubject] : []),
  ]
}

async function ofPicture(
  { params: given, media, seed }: ToolRequest,
  facts: VideoModelFacts,
): Promise<VideoPlan> {
  const params = given as ParamsOf<typeof img2vid>
  const { motion, weather, seconds, loop, waterline } = params
  const file = media.get(String(params.image))
  if (!file) throw new EngineError('input', inputTexts.originalGone)
  const { png, size } = await prepareFrame(file)
  const water = `Below about ${waterline} % of the height the water ripples.`
  const prompt = [
    MOTIONS[motion],
    weather === 'water' ? water : WEATHERS[weather],
    'What the picture shows and its style stay as they are.',
  ]
  return {
    prompt: prompt.filter((part) => part !== undefined).join(' '),
    first: png,
    video: null,
    last: loop && facts.lastFrame ? png : null,
    seconds: lengthFor(seconds, facts),
    finalSeconds: seconds,
    size,
    seed,
    notes: listNotes(params, facts),
  }
}

/** The one with the nearest shape. */
function nearestSize(ratio: string, sizes: readonly SizeInfo[]): SizeInfo {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  const off = ({ width, height }: SizeInfo) =>
    Math.abs(Math.log((width / height) * (down / across)))
  const [first, ...others] = sizes
  if (!first) throw new EngineError('unsupported', 'a video from words needs a size')
  return others.reduce((best, other) => (off(other) < off(best) ? other : best), first)
}

function ofWords({ params: given, seed }: ToolRequest, facts: VideoModelFacts): VideoPlan {
  const { shots, ratio, camera, crossing } = given as ParamsOf<typeof short>
  if (shots.some(({ text }) => text.trim() === ''))
    throw new EngineError('input', videoTexts.emptyShot)
  const total = shots.reduce((sum, { seconds }) => sum + seconds, 0)
  const several = shots.length > 1
  const words = shots.map(({ text, seconds }, index) =>
    several ? `Shot ${index + 1} (${seconds} s): ${text.trim()}` : text.trim(),
  )
  const prompt = [...words, CAMERAS[camera], several ? CROSSINGS[crossing] : undefined]
  return {
    prompt: prompt.filter((part) => part !== undefined).join('\n'),
    first: null,
    last: null,
    video: null,
    seconds: lengthFor(total, facts),
    finalSeconds: total,
    size: nearestSize(ratio, facts.sizes),
    seed,
    notes: several ? [videoTexts.shots] : [],
  }
}

const LOOKS: Readonly<Record<string, string>> = {
  watercolour: 'a watercolour painting: wet washes, soft edges, paper showing through',
  pencil: 'a pencil drawing: graphite lines and hatching on white paper, no colour',
  ukiyoe: 'a ukiyo-e woodblock print: flat colours, clear black outlines',
  cel: 'a hand-drawn cel animation: clean outlines and flat shadows',
}

function howFar(strength: number): string {
  if (strength < 0.45) return 'Faces, shapes and colours stay close to the video.'
  if (strength < 0.75) return 'Faces and shapes stay as they are; surfaces follow the new look.'
  return 'Everything is drawn freely in the new look.'
}

function factsOfVideo(file: Uint8Array): VideoFacts {
  try {
    return probeVideo(file)
  } catch (cause) {
    if (!(cause instanceof VideoRefused)) throw cause
    throw new EngineError('input', cause.message, { cause })
  }
}

function ofVideo(
  { params: given, media, seed }: ToolRequest,
  { video }: VideoModelFacts,
): VideoPlan {
  const params = given as ParamsOf<typeof vid2vid>
  const file = media.get(String(params.video))
  if (!file) throw new EngineError('input', inputTexts.videoGone)
  if (!video) throw new EngineError('unsupported', 'it takes no videos')
  const facts = factsOfVideo(file)
  const lack = videoLack(video, { ...facts, sizeBytes: file.length })
  if (lack !== null) throw new EngineError('input', videoTexts.lack(lack))
  const { width, height, durationMs } = facts
  const look = LOOKS[params.style] ?? params.style
  return {
    prompt: `Paint the whole video anew as ${look}. Every movement and the framing stay as they are. ${howFar(params.strength)}`,
    first: null,
    last: null,
    video: file,
    strength: params.strength,
    sound: params.sound && facts.sound ? file : null,
    seconds: Math.ceil(durationMs / 1000),
    finalSeconds: durationMs / 1000,
    size: { ratio: `${width}:${height}`, width, height },
    seed,
    notes: [],
  }
}

/** A frame in the shape of the film: what is beyond it is cut off evenly. */
async function prepareClipFrame(
  file: Uint8Array | undefined,
  { width, height }: ClipParams,
): Promise<Buffer> {
  if (!file) throw new EngineError('input', inputTexts.originalGone)
  const { rgba, ...size } = await openPicture(file, MAX_PIXELS)
  const scale = Math.max(1, SHORT_SIDE / Math.min(width, height))
  return sharp(rgba, { raw: { ...size, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'cover' })
    .png()
    .toBuffer()
}

async function ofClip(
  { params: given, media, seed }: ToolRequest,
  facts: VideoModelFacts,
): Promise<VideoPlan> {
  const params = given as unknown as ClipParams
  const { prompt, first, last, seconds, width, height } = params
  if (last !== null && !facts.lastFrame) throw new EngineError('input', videoTexts.noLastFrame)
  return {
    prompt,
    first: await prepareClipFrame(media.get(first), params),
    last: last === null ? null : await prepareClipFrame(media.get(last), params),
    video: null,
    seconds: lengthFor(seconds, facts),
    finalSeconds: seconds,
    size: { ratio: `${width}:${height}`, width, height },
    seed,
    notes: [],
  }
}

/** Throws EngineError `input` with a sentence for what cannot be filmed. */
export async function planVideo(request: ToolRequest, facts: VideoModelFacts): Promise<VideoPlan> {
  if (request.tool === CLIP_TOOL) return ofClip(request, facts)
  if (request.tool === 'img2vid') return ofPicture(request, facts)
  if (request.tool === 'short') return ofWords(request, facts)
  if (request.tool === 'vid2vid') return ofVideo(request, facts)
  throw new EngineError('unsupported', `no video for ${request.tool}`)
}
