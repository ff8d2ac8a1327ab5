import { stat } from 'node:fs/promises'
import sharp from 'sharp'

/** Raw pixels, RGBA, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8ClampedArray
}

export interface SheetLook {
  readonly columns: number
  /** Width of one picture on the sheet, pixels. */
  readonly cell: number
}

const GAP = 10
const BACKGROUND = '#f3efe6'

/** Lays pictures out in rows; a picture is painted only when its turn comes. */
export async function writeSheet(
  file: string,
  { columns, cell }: SheetLook,
  pictures: readonly (() => Pixels)[],
): Promise<void> {
  const tiles = []
  let cellHeight = cell
  for (const [i, paint] of pictures.entries()) {
    const { width, height, rgba } = paint()
    cellHeight = Math.round((cell * height) / width)
    const raw = { width, height, channels: 4 as const }
    const input = await sharp(Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength), { raw })
      .resize(cell, cellHeight)
      .png()
      .toBuffer()
    const left = GAP + (i % columns) * (cell + GAP)
    const top = GAP + Math.floor(i / columns) * (cellHeight + GAP)
    tiles.push({ input, left, top })
    // a turn of the event loop frees the canvases
    await new Promise((resolve) => setImmediate(resolve))
  }
  const width = GAP + Math.min(columns, pictures.length) * (cell + GAP)
  const height = GAP + Math.ceil(pictures.length / columns) * (cellHeight + GAP)
  await sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .composite(tiles)
    .webp({ quality: 82 })
    .toFile(file)
  const { size } = await stat(file)
  process.stdout.write(`${file.split('/').at(-1) ?? file} ${Math.round(size / 1024)} KB\n`)
}
