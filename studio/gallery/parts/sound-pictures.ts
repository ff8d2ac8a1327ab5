/** Pictures and figures of a sound, by ffmpeg's own meters and not by ours. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ffmpegProgram } from '@media/video/ffmpeg'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'

/** Arguments that name a sound file. */
type Input = readonly string[]

function run(args: readonly string[]): string {
  const { status, stderr } = spawnSync(ffmpegProgram(), ['-hide_banner', '-nostats', ...args])
  if (status !== 0) throw new Error(String(stderr).slice(-400))
  return String(stderr)
}

interface Level {
  /** Integrated, LUFS. */
  readonly lufs: number
  /** True peak, dB. */
  readonly peak: number
}

export function readLevel(input: Input): Level {
  const meter = run([
    ...input,
    '-vn',
    '-af',
    'ebur128=peak=true:framelog=verbose',
    '-f',
    'null',
    '-',
  ])
  const summary = meter.slice(meter.lastIndexOf('Summary:'))
  const find = (pattern: RegExp): number => Number(pattern.exec(summary)?.[1])
  return { lufs: find(/I:\s+(-?[\d.]+) LUFS/), peak: find(/Peak:\s+(-?[\d.]+) dBFS/) }
}

/** Output of ffmpeg about the streams of a file. */
export function readStreams(file: string): string {
  const { stderr } = spawnSync(ffmpegProgram(), ['-hide_banner', '-i', file])
  return String(stderr)
}

const PAPER = '#f3efe6'

interface Size {
  readonly width: number
  readonly height: number
}

/** The size of its FFT follows from the height: drawn high, then reduced. */
export async function drawSpectrogram(
  input: Input,
  { width, height }: Size,
  scratch: string,
): Promise<Buffer> {
  const file = path.join(scratch, 'spectrum.png')
  const look = `showspectrumpic=s=${width}x1024:legend=0:scale=log:stop=16000:drange=90`
  run(['-y', ...input, '-lavfi', `aformat=channel_layouts=mono,${look}`, '-frames:v', '1', file])
  return sharp(file).resize(width, height, { fit: 'fill' }).png().toBuffer()
}

export async function drawWave(
  input: Input,
  { width, height }: Size,
  scratch: string,
): Promise<Buffer> {
  const file = path.join(scratch, 'wave.png')
  const look = `showwavespic=s=${width}x${height}:colors=0x2d6a62:split_channels=0`
  run(['-y', ...input, '-lavfi', `aformat=channel_layouts=mono,${look}`, '-frames:v', '1', file])
  return sharp(file).flatten({ background: PAPER }).png().toBuffer()
}

/** A line of words on the sheet. */
export function drawWords(text: string, { width, height }: Size): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="2" y="${height - 7}" font-size="${height * 0.56}" font-family="sans-serif" fill="#333">${text}</text></svg>`
  return Buffer.from(svg)
}

export function makeSheet({ width, height }: Size, tiles: OverlayOptions[]): Sharp {
  return sharp({ create: { width, height, channels: 3, background: PAPER } }).composite(tiles)
}

/** Rows of a Markdown table. */
export function toTable(rows: readonly (readonly (string | number)[])[]): string {
  const [head, ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`)
  const line = `|${(rows[0] ?? []).map(() => '---|').join('')}`
  return [head, line, ...body].join('\n')
}
