/**
 * Sheets and tables of docs/gallery/sound: the eight moods as spectrograms and waveforms, and six
 * videos with their sound.
 *
 * node --import tsx studio/gallery/sound-sheets.ts [moods|videos]
 * SOUND_BANK names the sound bank (models.json); without it the synthesizer without samples plays.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Sharp } from 'sharp'
import { useNamedBank } from './parts/sound-bank'
import { drawMoods } from './parts/sound-moods'
import { drawVideos } from './parts/sound-videos'

const FOLDER = path.resolve('docs/gallery/sound')
const [wanted] = process.argv.slice(2)

const save = (id: string, sheet: Sharp) =>
  sheet.webp({ quality: 74, effort: 5 }).toFile(path.join(FOLDER, `${id}.webp`))

await mkdir(FOLDER, { recursive: true })
await useNamedBank(process.env.SOUND_BANK)
const scratch = await mkdtemp(path.join(os.tmpdir(), 'sound-sheets-'))
try {
  if (wanted !== 'videos') {
    const { sheet, table } = await drawMoods(scratch)
    await save('moods', sheet)
    process.stdout.write(`${table}\n`)
  }
  if (wanted !== 'moods') process.stdout.write(`${await drawVideos(scratch, save)}\n`)
} finally {
  await rm(scratch, { recursive: true })
}
