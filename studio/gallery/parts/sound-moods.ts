/** The eight moods, each 20 seconds of seed 1. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MOOD_IDS, MOOD_NAMES, type MoodId } from '@contract/tools/music'
import { composeTrack } from '@media/audio/compose-track'
import { masterTrack } from '@media/audio/master/master'
import { interleave, SAMPLE_RATE } from '@media/audio/track'
import type { OverlayOptions } from 'sharp'
import {
  drawSpectrogram,
  drawWave,
  drawWords,
  makeSheet,
  readLevel,
  toTable,
} from './sound-pictures'

const SECONDS = 20
const FPS = 24
const CELL = { width: 640, spectrum: 250, wave: 70, words: 32 }
const GAP = 10
const COLUMNS = 2

const hash = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 12)

async function play(mood: MoodId, seed: number): Promise<Buffer> {
  const track = await composeTrack({ mood, seed, frames: SECONDS * FPS, fps: FPS })
  return interleave(masterTrack(track, { fadeOut: 1, brighten: track.sampled }))
}

export async function drawMoods(scratch: string) {
  const tiles: OverlayOptions[] = []
  const rows: (string | number)[][] = [
    ['mood', 'LUFS', 'true peak, dB', 'seed 1', 'seed 1 again', 'seed 2'],
  ]
  const cellHeight = CELL.words + CELL.spectrum + CELL.wave
  const firsts = new Map<MoodId, Buffer>()
  for (const mood of MOOD_IDS) firsts.set(mood, await play(mood, 1))
  for (const [i, mood] of MOOD_IDS.entries()) {
    const samples = firsts.get(mood) ?? Buffer.alloc(0)
    const file = path.join(scratch, `${mood}.f32`)
    await writeFile(file, samples)
    const input = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', file]
    const { lufs, peak } = readLevel(input)
    const [again, other] = [hash(await play(mood, 1)), hash(await play(mood, 2))]
    const names = `${MOOD_NAMES[mood]} ${mood}`
    rows.push([names, lufs.toFixed(1), peak.toFixed(1), hash(samples), again, other])
    const left = GAP + (i % COLUMNS) * (CELL.width + GAP)
    const top = GAP + Math.floor(i / COLUMNS) * (cellHeight + GAP)
    const size = (height: number) => ({ width: CELL.width, height })
    tiles.push(
      { input: drawWords(names, size(CELL.words)), left, top },
      {
        input: await drawSpectrogram(input, size(CELL.spectrum), scratch),
        left,
        top: top + CELL.words,
      },
      {
        input: await drawWave(input, size(CELL.wave), scratch),
        left,
        top: top + CELL.words + CELL.spectrum,
      },
    )
  }
  const width = GAP + COLUMNS * (CELL.width + GAP)
  const height = GAP + Math.ceil(MOOD_IDS.length / COLUMNS) * (cellHeight + GAP)
  return { sheet: makeSheet({ width, height }, tiles), table: toTable(rows) }
}
