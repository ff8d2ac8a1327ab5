/** Videos with sound: moments of each, its waveform, and the facts that a player reads. */
import { mkdtemp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readSound } from '@media/audio/read'
import { SAMPLE_RATE } from '@media/audio/track'
import { readFrames } from '@media/video/decode'
import { READERS } from '@media/video/ffmpeg'
import { probeVideo } from '@media/video/probe/probe'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { SOUND_EXAMPLES } from './sound-examples'
import { drawWave, makeSheet, readLevel, readStreams, toTable } from './sound-pictures'

const MOMENTS = 6
const CELL = { width: 150, height: 180 }
const [WAVE, GAP] = [64, 8]
const WIDTH = GAP + MOMENTS * (CELL.width + GAP)
const MAX_SECONDS = 60

async function listMoments(file: string): Promise<Buffer[]> {
  const { width, height, frames, durationMs } = probeVideo(await readFile(file))
  const fps = Math.round((frames / durationMs) * 1000)
  const wanted = new Set(
    Array.from({ length: MOMENTS }, (_, i) => Math.floor(((i + 0.5) * frames) / MOMENTS)),
  )
  const found: Buffer[] = []
  let index = 0
  const plan = {
    path: file,
    container: 'mp4',
    width,
    height,
    fps,
    maxSeconds: MAX_SECONDS,
  } as const
  for await (const frame of readFrames(plan)) {
    if (wanted.has(index))
      found.push(
        await sharp(frame, { raw: { width, height, channels: 4 } })
          .resize(CELL.width, CELL.height, { fit: 'contain', background: '#222' })
          .png()
          .toBuffer(),
      )
    index += 1
  }
  return found
}

/** Lengths of both tracks as a decoder counts them; the rest as ffmpeg reads it. */
async function listFacts(file: string): Promise<(string | number)[]> {
  const bytes = await readFile(file)
  const { width, height, frames, durationMs } = probeVideo(bytes)
  const streams = readStreams(file)
  const video = /Video: (\w+) \(([^)]+)\)/.exec(streams)
  const audio = /Audio: (\w+) \((\w+)\)[^,]*, (\d+) Hz, (\w+)[^\n]*?, (\d+) kb\/s/.exec(streams)
  const { left } = await readSound({ path: file, reader: READERS.mp4 }, MAX_SECONDS)
  const { lufs, peak } = readLevel(['-i', file])
  const [shown, heard] = [durationMs / 1000, left.length / SAMPLE_RATE]
  return [
    `${video?.[1]} ${video?.[2]} ${width} × ${height}`,
    frames,
    shown.toFixed(3),
    `${audio?.[1]} ${audio?.[2]} ${audio?.[3]} Hz ${audio?.[4]} ${audio?.[5]} kbit/s`,
    heard.toFixed(3),
    Math.round((heard - shown) * 1000),
    bytes.indexOf('moov') < bytes.indexOf('mdat') ? 'yes' : 'no',
    lufs.toFixed(1),
    peak.toFixed(1),
  ]
}

/** @param save takes the sheet of one video, by its id */
export async function drawVideos(
  scratch: string,
  save: (id: string, sheet: Sharp) => Promise<unknown>,
): Promise<string> {
  const rows: (string | number)[][] = [
    [
      ...['video', 'picture', 'frames', 'seconds', 'sound', 'seconds of sound', 'difference, ms'],
      ...['faststart', 'LUFS', 'true peak, dB'],
    ],
  ]
  for (const { id, name, make } of SOUND_EXAMPLES) {
    const folder = await mkdtemp(path.join(scratch, `${id}-`))
    const file = await make(folder)
    rows.push([`[${name}](${id}.webp)`, ...(await listFacts(file))])
    const moments = await listMoments(file)
    const tiles: OverlayOptions[] = moments.map((input, at) => {
      return { input, left: GAP + at * (CELL.width + GAP), top: GAP }
    })
    const size = { width: WIDTH - 2 * GAP, height: WAVE }
    const wave = await drawWave(['-i', file], size, scratch)
    tiles.push({ input: wave, left: GAP, top: CELL.height + 2 * GAP })
    await save(id, makeSheet({ width: WIDTH, height: CELL.height + WAVE + 3 * GAP }, tiles))
  }
  return toTable(rows)
}
