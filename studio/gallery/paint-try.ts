import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { paintPicture } from '../painter/paint'
import { warmNoise } from '../lib/noise'
import { STYLES, type StyleId } from '../painter/slots'

/**
 * Paints prompts onto one sheet to look at while working on the painter:
 *
 *   node --import tsx studio/gallery/paint-try.ts out.png [--size 1024x768] [--cell 420] [--columns 4]
 *     [--seeds 1,2,3] [--styles ink,oil|all] [--strength 0.6] [--times] 'prompt' ['prompt' …]
 *
 * Every prompt in every style with every seed, in that order. `--cell full` keeps full size.
 */
function readOptions(args: readonly string[]) {
  const options = new Map<string, string>()
  const words: string[] = []
  for (let i = 0; i < args.length; i++) {
    const word = args[i]
    if (!word.startsWith('--')) words.push(word)
    else if (word === '--times') options.set('times', 'yes')
    else options.set(word.slice(2), args[++i] ?? '')
  }
  const [out = 'try.png', ...prompts] = words
  const [width = 1024, height = 1024] = (options.get('size') ?? '1024x1024').split('x').map(Number)
  const styleList = options.get('styles') ?? 'watercolour'
  const styles = styleList === 'all' ? STYLES : (styleList.split(',') as StyleId[])
  const seeds = (options.get('seeds') ?? '1').split(',').map(Number)
  const cell = options.get('cell') ?? '420'
  return {
    out,
    prompts,
    width,
    height,
    styles,
    seeds,
    cell: cell === 'full' ? width : Number(cell),
    columns: Number(options.get('columns') ?? 4),
    strength: Number(options.get('strength') ?? 0.6),
    times: options.has('times'),
  }
}

async function main(): Promise<void> {
  const { out, prompts, width, height, styles, seeds, cell, columns, times, strength } =
    readOptions(process.argv.slice(2))
  warmNoise()
  const jobs = prompts.flatMap((prompt) =>
    styles.flatMap((style) => seeds.map((seed) => ({ prompt, style, seed }))),
  )
  const cellHeight = Math.round((cell * height) / width)
  const gap = 8
  const tiles = []
  for (const [i, job] of jobs.entries()) {
    const started = process.cpuUsage()
    const { rgba } = paintPicture({ ...job, negativePrompt: '', strength, width, height })
    const used = process.cpuUsage(started)
    if (times) {
      process.stdout.write(
        `${Math.round((used.user + used.system) / 1000)} ms  ${job.style}  ${job.seed}  ${job.prompt}\n`,
      )
    }
    const raw = { width, height, channels: 4 as const }
    tiles.push({
      input: await sharp(Buffer.from(rgba.buffer), { raw })
        .resize(cell, cellHeight)
        .png()
        .toBuffer(),
      left: gap + (i % columns) * (cell + gap),
      top: gap + Math.floor(i / columns) * (cellHeight + gap),
    })
    await new Promise((resolve) => setImmediate(resolve))
  }
  const wide = gap + Math.min(columns, jobs.length) * (cell + gap)
  const high = gap + Math.ceil(jobs.length / columns) * (cellHeight + gap)
  const sheet = sharp({ create: { width: wide, height: high, channels: 3, background: '#f3efe6' } })
  writeFileSync(out, await sheet.composite(tiles).png().toBuffer())
}

void main()
