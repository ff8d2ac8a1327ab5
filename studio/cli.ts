/**
 * The painter without a server:
 *
 *   npx tsx studio/cli.ts '云海，仙鹤' out.png [--style ink] [--size 3:4] [--seed 7]
 *     [--strength 0.6] [--without '行人']
 *
 * Writes a PNG with the visible AI label and the AIGC record, and prints which words it understood.
 */
import { randomInt } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { addXmpToPng } from '@media/aigc/png'
import { firstRecord } from '@media/aigc/record'
import { buildXmp } from '@media/aigc/xmp'
import { encodePng } from '@media/codec'
import { labelOverlay } from '@media/label/draw'
import { warmNoise } from './lib/noise'
import { readIntent } from './painter/intent/intent'
import { paintPicture } from './painter/paint'
import { PICTURE_SIZES } from './painter/sizes'
import { STYLES, type StyleId } from './painter/slots'
import { STYLE_NAMES } from './painter/styles/names'

/** Seeds are 0 … 2^31-1. */
const SEED_LIMIT = 2 ** 31

const STYLE_LIST = STYLES.map((id) => `${id}（${STYLE_NAMES[id]}）`).join('、')
const USAGE = `用法：npx tsx studio/cli.ts '云海，仙鹤' out.png [--style 画风] [--size 比例] [--seed 种子] [--strength 0到1] [--without 不要的词]
画风：${STYLE_LIST}
比例：${PICTURE_SIZES.map(({ ratio }) => ratio).join('、')}`

/** The prompt cannot be painted; the message is one sentence for the user. */
class UsageError extends Error {}

function parseStyle(word: string | undefined): StyleId | null {
  if (word === undefined) return null
  const style = STYLES.find((id) => id === word || STYLE_NAMES[id] === word)
  if (!style) throw new UsageError(`没有「${word}」这种画风，可以选：${STYLE_LIST}`)
  return style
}

function parseNumber(name: string, word: string, isValid: (value: number) => boolean): number {
  const value = Number(word)
  if (word.trim() === '' || !isValid(value)) throw new UsageError(`--${name} 不能是「${word}」`)
  return value
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      style: { type: 'string' },
      size: { type: 'string', default: '1:1' },
      seed: { type: 'string', default: String(randomInt(SEED_LIMIT)) },
      strength: { type: 'string' },
      without: { type: 'string', default: '' },
    },
  })
  const [prompt, out, ...more] = positionals
  if (!prompt || !out || more.length > 0) throw new UsageError(USAGE)
  const size = PICTURE_SIZES.find(({ ratio }) => ratio === values.size)
  if (!size) throw new UsageError(`没有「${values.size}」这种比例`)
  const isSeed = (value: number) => Number.isInteger(value) && value >= 0 && value < SEED_LIMIT
  const seed = parseNumber('seed', values.seed, isSeed)
  const strength =
    values.strength === undefined
      ? undefined
      : parseNumber('strength', values.strength, (value) => value >= 0 && value <= 1)
  return {
    out,
    request: {
      prompt,
      negativePrompt: values.without,
      style: parseStyle(values.style),
      width: size.width,
      height: size.height,
      seed,
      strength,
    },
  }
}

async function main(): Promise<void> {
  const { out, request } = readArguments()
  const intent = readIntent(request.prompt, request.negativePrompt)
  if (intent.kind === 'declined')
    throw new UsageError(
      `${intent.refusal ?? `不会画「${intent.unknown}」`}，可以试试：${intent.alternatives.join('；')}`,
    )
  warmNoise()
  const picture = paintPicture(request)
  const record = firstRecord({ producer: 'moguang', produceId: `seed-${request.seed}` })
  const png = await encodePng(await labelOverlay.draw(picture))
  await writeFile(out, addXmpToPng(png, buildXmp(record)))
  const { understood, ignored, substituted = [] } = picture.reading
  console.log(
    `${out}  ${STYLE_NAMES[picture.style]}  ${request.width}×${request.height}  种子 ${request.seed}`,
  )
  console.log(`画出来的词：${understood.join('、') || '无'}`)
  for (const { word, by } of substituted) console.log(`近似的词：${word} → ${by}`)
  if (ignored.length > 0) console.log(`没画出来的词：${ignored.join('、')}`)
}

main().catch((error: unknown) => {
  const isUsage =
    error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(isUsage ? (error as Error).message : error)
  process.exitCode = isUsage ? 2 : 1
})
