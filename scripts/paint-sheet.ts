import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { paintPicture } from '../server/src/engines/studio/paint'
import { warmNoise } from '../server/src/engines/studio/raster/noise'
import { STYLES, type StyleId } from '../server/src/engines/studio/slots'

/**
 * Paints the contact sheets of the embedded painter into docs/gallery/painter-foundation and
 * prints how long each picture took: node --import tsx scripts/paint-sheet.ts
 */

interface Job {
  readonly prompt: string
  readonly style: StyleId
  readonly seed: number
}

const GAP = 10
const CELL = 430
const BACKGROUND = '#f3efe6'
const FOLDER = path.join(__dirname, '../docs/gallery/painter-foundation')

const TWELVE: readonly Job[] = [
  { prompt: '云海 迎客松 仙鹤', style: 'ink', seed: 9 },
  { prompt: '海上日落，灯塔', style: 'watercolour', seed: 3 },
  { prompt: '惊涛骇浪，帆船', style: 'ukiyoe', seed: 1 },
  { prompt: '锦鲤，荷花', style: 'watercolour', seed: 7 },
  { prompt: '富士山，樱花', style: 'ukiyoe', seed: 12 },
  { prompt: '湖边亭子，垂柳', style: 'ink', seed: 4 },
  { prompt: '星空下的湖，孔明灯', style: 'watercolour', seed: 3 },
  { prompt: '雪夜山村小屋', style: 'ukiyoe', seed: 3 },
  { prompt: '踏雪寻梅', style: 'ink', seed: 4 },
  { prompt: '秋天的湖，小桥', style: 'watercolour', seed: 9 },
  { prompt: '桂林山水，日出，一群飞鸟', style: 'ukiyoe', seed: 8 },
  { prompt: '抽象', style: 'watercolour', seed: 8 },
]

async function paintCell(job: Job, size: number): Promise<Buffer> {
  const started = performance.now()
  const picture = paintPicture({ ...job, negativePrompt: '', width: 1024, height: 1024 })
  const tookMs = Math.round(performance.now() - started)
  process.stdout.write(`${tookMs} ms  ${job.style}  ${job.seed}  ${job.prompt}\n`)
  const raw = { width: picture.width, height: picture.height, channels: 4 as const }
  const cell = await sharp(Buffer.from(picture.rgba.buffer), { raw }).resize(size).png().toBuffer()
  await new Promise((resolve) => setImmediate(resolve))
  return cell
}

async function paintSheet(name: string, jobs: readonly Job[], columns: number, size = CELL) {
  const tiles = []
  for (const [i, job] of jobs.entries()) {
    const input = await paintCell(job, size)
    const left = GAP + (i % columns) * (size + GAP)
    const top = GAP + Math.floor(i / columns) * (size + GAP)
    tiles.push({ input, left, top })
  }
  const width = GAP + columns * (size + GAP)
  const height = GAP + Math.ceil(jobs.length / columns) * (size + GAP)
  const file = path.join(FOLDER, `${name}.webp`)
  await sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .composite(tiles)
    .webp({ quality: 80 })
    .toFile(file)
  const { size: bytes } = await stat(file)
  process.stdout.write(`${name}.webp ${Math.round(bytes / 1024)} KB\n`)
}

async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  warmNoise()
  await paintSheet('sheet-12-prompts', TWELVE, 4, 400)
  await paintSheet(
    'one-prompt-3-styles',
    STYLES.map((style) => ({ prompt: '群山，古塔，松树，日出', style, seed: 5 })),
    3,
    520,
  )
  await paintSheet(
    'one-prompt-8-seeds',
    Array.from({ length: 8 }, (_, i) => ({
      prompt: '湖，小船，远山',
      style: 'ukiyoe' as const,
      seed: i + 1,
    })),
    4,
    400,
  )
}

void main()
