/**
 * The sheet and the table of docs/gallery/sound: the eight moods as spectrograms and waveforms.
 *
 * node --import tsx studio/gallery/sound-sheets.ts
 * SOUND_BANK names the sound bank (models.json); without it the synthesizer without samples plays.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { useNamedBank } from './parts/sound-bank'
import { drawMoods } from './parts/sound-moods'

const FOLDER = path.resolve('docs/gallery/sound')

await mkdir(FOLDER, { recursive: true })
await useNamedBank(process.env.SOUND_BANK)
const scratch = await mkdtemp(path.join(os.tmpdir(), 'sound-sheets-'))
try {
  const { sheet, table } = await drawMoods(scratch)
  await sheet.webp({ quality: 74, effort: 5 }).toFile(path.join(FOLDER, 'moods.webp'))
  process.stdout.write(`${table}\n`)
} finally {
  await rm(scratch, { recursive: true })
}
