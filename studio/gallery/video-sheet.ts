/**
 * A sheet of videos for docs/gallery/tools: each row is what a video was made from and three moments
 * of it. node --import tsx studio/gallery/video-sheet.ts <out.webp> <before>=<video.mp4> …
 * `before` is a picture, another video, or words in quotation marks.
 */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { readFrames } from '@media/video/decode'
import { probeVideo } from '@media/video/probe/probe'

const CELL = { width: 480, height: 320 }
const GAP = 8
const MOMENTS = [0.02, 0.38, 0.72]

type Cell = ReturnType<typeof sharp>

async function moments(path: string, shares: readonly number[]): Promise<Cell[]> {
  const { width, height, frames, durationMs, container } = probeVideo(await readFile(path))
  const fps = Math.round((frames / durationMs) * 1000)
  const wanted = shares.map((share) => Math.floor(share * frames))
  const found: Cell[] = []
  let index = 0
  for await (const frame of readFrames({ path, container, width, height, fps, maxSeconds: 60 })) {
    if (wanted.includes(index++)) found.push(sharp(frame, { raw: { width, height, channels: 4 } }))
  }
  return found
}

function words(text: string): Cell {
  const lines = text.split('/').map((line, i, { length }) => {
    const y = CELL.height / 2 + (i - (length - 1) / 2) * 44 + 10
    return `<text x="50%" y="${y}" font-size="30" text-anchor="middle" fill="#333">${line}</text>`
  })
  const size = `width="${CELL.width}" height="${CELL.height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${lines.join('')}</svg>`
  return sharp(Buffer.from(svg))
}

async function row(pair: string): Promise<Cell[]> {
  const split = pair.lastIndexOf('=')
  const [before, video] = [pair.slice(0, split), pair.slice(split + 1)]
  const first = before.startsWith('"')
    ? [words(before.slice(1, -1))]
    : before.endsWith('.mp4')
      ? await moments(before, [0.38])
      : [sharp(before)]
  return [...first, ...(await moments(video, MOMENTS))]
}

async function main(): Promise<void> {
  const [out = '', ...pairs] = process.argv.slice(2)
  const rows = await Promise.all(pairs.map(row))
  const columns = MOMENTS.length + 1
  const cells = rows.flatMap((cellsOfRow, y) =>
    cellsOfRow.map(async (cell, x) => ({
      input: await cell
        .resize({ ...CELL, fit: 'contain', background: '#f4f1ea' })
        .png()
        .toBuffer(),
      left: x * (CELL.width + GAP),
      top: y * (CELL.height + GAP),
    })),
  )
  const width = columns * (CELL.width + GAP) - GAP
  const height = rows.length * (CELL.height + GAP) - GAP
  const paper = sharp({ create: { width, height, channels: 3, background: '#f4f1ea' } })
  await paper
    .composite(await Promise.all(cells))
    .webp({ quality: 80 })
    .toFile(out)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
