import { Random } from '@studio/lib/random'
import { artCode } from '@studio/imaging/qr/art'
import { QR_FORMS, type QrStyle } from '@studio/imaging/qr/forms'
import { labelOverlay } from '@media/label/draw'
import { finishPicture } from '../server/src/platform/media-intake/finish'
import { randomClouds, randomText, readTwice } from '@studio/testing/codes'
import { toEnginePicture } from './lib/painted'

/**
 * bench-codes.ts <codes>: random texts in turns of the looks, each over a random picture; what is
 * delivered is read back from the stored file, label and all, by two readers. Prints JSON.
 */

const ART = 0.75
const PRODUCE_ID = 'A'.repeat(21)
const looks = Object.keys(QR_FORMS) as QrStyle[]

async function main(): Promise<void> {
  const random = new Random(2026)
  const rows = looks.map((look) => ({ look, codes: 0, read: 0, refused: 0, art: 0 }))
  for (let k = 0; k < Number(process.argv[2] ?? 200); k++) {
    const row = rows[k % rows.length]
    if (!row) continue
    const text = randomText(random)
    const code = await artCode(text, randomClouds(random), {
      look: row.look,
      art: ART,
      overlay: labelOverlay,
    })
    row.codes += 1
    if (!code) {
      row.refused += 1
      continue
    }
    row.art += code.art
    const { original } = await finishPicture(toEnginePicture(code.raster), {
      produceId: PRODUCE_ID,
    })
    const both = await readTwice(original)
    if (both.every((found) => found === text)) row.read += 1
    else process.stderr.write(`${row.look} is not read: ${JSON.stringify([text, ...both])}\n`)
  }
  const figures = rows.map(({ look, codes, read, refused, art }) => ({
    look,
    codes,
    read,
    refused,
    art: (art / Math.max(1, codes - refused)).toFixed(2),
  }))
  process.stdout.write(JSON.stringify(figures))
}

void main()
