/**
 * Lays pictures or parts of them side by side, for the before and after sheets:
 *
 *   node --import tsx studio/gallery/tool-sheet.ts out.webp|out.jpg [--columns 2] [--cell 480x360] [--quality 80]
 *     a.png b.png@left,top,width,height …
 */
import { stat } from 'node:fs/promises'
import sharp from 'sharp'

const GAP = 10
const options = new Map<string, string>()
const pictures: string[] = []
const [out = 'sheet.webp', ...words] = process.argv.slice(2)
for (let i = 0; i < words.length; i++) {
  const word = words[i]
  if (word.startsWith('--')) options.set(word.slice(2), words[++i] ?? '')
  else pictures.push(word)
}
const columns = Number(options.get('columns') ?? 2)
const [width = 480, height = 360] = (options.get('cell') ?? '480x360').split('x').map(Number)

async function tile(word: string): Promise<Buffer> {
  const [file = '', part] = word.split('@')
  let picture = sharp(await sharp(file).autoOrient().png().toBuffer())
  if (part) {
    const [left = 0, top = 0, w = 1, h = 1] = part.split(',').map(Number)
    picture = picture.extract({ left, top, width: w, height: h })
  }
  return picture
    .resize(width, height, { fit: 'contain', background: '#f3efe6' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
}

async function main(): Promise<void> {
  const rows = Math.ceil(pictures.length / columns)
  const sheet = sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + rows * (height + GAP),
      channels: 3,
      background: '#f3efe6',
    },
  })
  const tiles = []
  for (const [i, word] of pictures.entries()) {
    const left = GAP + (i % columns) * (width + GAP)
    const top = GAP + Math.floor(i / columns) * (height + GAP)
    tiles.push({ input: await tile(word), left, top })
  }
  const quality = Number(options.get('quality') ?? 80)
  const composed = sheet.composite(tiles)
  await (
    /\.jpe?g$/.test(out) ? composed.jpeg({ quality, mozjpeg: true }) : composed.webp({ quality })
  ).toFile(out)
  console.log(`${out}: ${Math.round((await stat(out)).size / 1024)} KB`)
}

void main()
