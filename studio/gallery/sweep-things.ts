/**
 * Paints every thing of the families once, by its own name as a user would write it, on contact
 * sheets for inspection:
 *
 * npx tsx studio/gallery/sweep-things.ts /tmp/sweep [--families food,animals] [--only cat,dog]
 * [--style oil] [--seed 1] [--size 256] [--columns 6] [--rows 6]
 * Each picture has its number, id and name below. Prints the names that lead to another thing.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ImageData, createCanvas } from '@napi-rs/canvas'
import { warmNoise } from '../lib/noise'
import { FAMILIES } from '../painter/illustration/registry'
import { readIntent } from '../painter/intent/intent'
import { paintPicture } from '../painter/paint'
import { STYLES, type StyleId } from '../painter/slots'

const BAR = 22
const GAP = 6

interface Thing {
  readonly id: string
  readonly name: string
}

interface Look {
  readonly style: StyleId | null
  readonly seed: number
  /** Pixels. */
  readonly size: number
}

function everyThing(families: readonly string[], only: readonly string[]): Thing[] {
  return FAMILIES.filter(({ id }) => families.length === 0 || families.includes(id))
    .flatMap(({ things }) => Object.entries(things))
    .filter(([id]) => only.length === 0 || only.includes(id))
    .map(([id, words]) => ({ id, name: (words.split(/\s+/)[0] ?? id).replaceAll('_', ' ') }))
}

/** Result of a name other than its thing; null: the thing. */
function strayed({ id, name }: Thing): string | null {
  const intent = readIntent(name)
  if (intent.kind !== 'illustration') return intent.kind
  return intent.brief.main.id === id ? null : intent.brief.main.id
}

function paint({ name }: Thing, { style, seed, size }: Look): ImageData {
  const { rgba } = paintPicture({
    prompt: name,
    negativePrompt: '',
    style,
    seed,
    width: size,
    height: size,
  })
  return new ImageData(new Uint8ClampedArray(rgba), size, size)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      families: { type: 'string', default: '' },
      only: { type: 'string', default: '' },
      style: { type: 'string' },
      seed: { type: 'string', default: '1' },
      size: { type: 'string', default: '256' },
      columns: { type: 'string', default: '6' },
      rows: { type: 'string', default: '6' },
    },
  })
  const folder = path.resolve(positionals[0] ?? '/tmp/sweep')
  await mkdir(folder, { recursive: true })
  warmNoise()
  const listed = (text: string): string[] => text.split(',').filter((word) => word !== '')
  const things = everyThing(listed(values.families), listed(values.only))
  const style = STYLES.find((id) => id === values.style) ?? null
  const look: Look = { style, seed: Number(values.seed), size: Number(values.size) }
  const [columns, rows] = [Number(values.columns), Number(values.rows)]
  const [across, down] = [look.size + GAP, look.size + BAR]
  for (let from = 0; from < things.length; from += columns * rows) {
    const shown = things.slice(from, from + columns * rows)
    const height = Math.ceil(shown.length / columns) * down
    const context = createCanvas(Math.min(columns, shown.length) * across, height).getContext('2d')
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, context.canvas.width, height)
    context.fillStyle = '#222222'
    context.font = '15px sans-serif'
    for (const [i, thing] of shown.entries()) {
      const [x, y] = [(i % columns) * across, Math.floor(i / columns) * down]
      context.putImageData(paint(thing, look), x, y)
      context.fillText(`${from + i} ${thing.id} ${thing.name}`, x + 2, y + look.size + 16)
      const other = strayed(thing)
      if (other !== null) console.log(`${thing.id} ${thing.name} → ${other}`)
      // canvases are freed on a turn of the event loop
      await new Promise((resolve) => setImmediate(resolve))
    }
    const file = path.join(folder, `${String(from / (columns * rows) + 1).padStart(2, '0')}.png`)
    await writeFile(file, context.canvas.toBuffer('image/png'))
    console.log(`${file}: ${shown.map(({ id }) => id).join(' ')}`)
  }
}

void main()
