/**
 * The painter without a server:
 *
 *   npx tsx studio/cli.ts '云海，仙鹤' out.png [--style ink] [--size 3:4] [--seed 7]
 *     [--strength 0.6] [--without '行人']
 *
 *   npx tsx studio/cli.ts '云海，仙鹤' out.png --plan plan.json --things things.json
 *   npx tsx studio/cli.ts --from plan.json --apply '[{"op":"remove","target":"crane-1"}]' out2.png
 *     [--plan plan2.json] [--things things2.json]
 *
 * Both take --psd out.psd and --svg out.svg: the same picture in layers.
 *
 * Writes a PNG with the visible AI label and the AIGC record, and prints which words it understood.
 */
import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { addXmpToPng } from '@media/aigc/png'
import { firstRecord } from '@media/aigc/record'
import { buildXmp } from '@media/aigc/xmp'
import { encodePng } from '@media/codec'
import { findLabelTone, labelOverlay } from '@media/label/draw'
import { warmNoise } from './lib/noise'
import { readIntent } from './painter/intent/intent'
import { applyOperations } from './painter/editing/apply'
import { parseOperations } from './painter/editing/operations'
import { renderEdit } from './painter/editing/render'
import { writePsd } from './painter/layers/psd'
import { separatePicture } from './painter/layers/separate'
import { writeSvg } from './painter/layers/svg'
import { type Plan, parsePlan } from './painter/planning/plan'
import { planPicture } from './painter/planning/plan-picture'
import { renderPlan } from './painter/planning/render'
import { listThings } from './painter/planning/things'
import type { PaintedPicture, PaintRequest } from './painter/request'
import { PICTURE_SIZES } from './painter/sizes'
import { STYLES, type StyleId } from './painter/slots'
import { STYLE_NAMES } from './painter/styles/names'

/** Seeds are 0 … 2^31-1. */
const SEED_LIMIT = 2 ** 31

const STYLE_LIST = STYLES.map((id) => `${id}（${STYLE_NAMES[id]}）`).join('、')
const USAGE = `用法：npx tsx studio/cli.ts '云海，仙鹤' out.png [--style 画风] [--size 比例或宽x高] [--seed 种子] [--strength 0到1] [--without 不要的词] [--plan 计划.json] [--things 东西.json] [--psd 分层.psd] [--svg 分层.svg]
或者：npx tsx studio/cli.ts --from 计划.json [--apply '[{"op":"remove","target":"crane-1"}]'] out.png [--plan 新计划.json] [--things 东西.json] [--psd 分层.psd] [--svg 分层.svg]
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

const MOST_SIDE = 4096

/** 3:4, or 768x1024 in pixels. */
function parseSize(word: string): { readonly width: number; readonly height: number } {
  const known = PICTURE_SIZES.find(({ ratio }) => ratio === word)
  if (known) return known
  const [, width = 0, height = 0] = (/^(\d+)[xX×](\d+)$/.exec(word) ?? []).map(Number)
  const isValid = (side: number): boolean => side >= 16 && side <= MOST_SIDE
  if (!isValid(width) || !isValid(height)) throw new UsageError(`没有「${word}」这种比例`)
  return { width, height }
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
      plan: { type: 'string' },
      things: { type: 'string' },
      psd: { type: 'string' },
      svg: { type: 'string' },
      from: { type: 'string' },
      apply: { type: 'string' },
    },
  })
  const { plan, things, psd, svg, from, apply } = values
  const files = { plan, things, psd, svg }
  if (from !== undefined) {
    const [out, ...more] = positionals
    if (!out || more.length > 0) throw new UsageError(USAGE)
    return { out, files, from, apply }
  }
  const [prompt, out, ...more] = positionals
  if (!prompt || !out || more.length > 0 || apply !== undefined) throw new UsageError(USAGE)
  const isSeed = (value: number) => Number.isInteger(value) && value >= 0 && value < SEED_LIMIT
  const { width, height } = parseSize(values.size)
  const request: PaintRequest = {
    prompt,
    negativePrompt: values.without,
    style: parseStyle(values.style),
    width,
    height,
    seed: parseNumber('seed', values.seed, isSeed),
    ...(values.strength !== undefined && {
      strength: parseNumber('strength', values.strength, (value) => value >= 0 && value <= 1),
    }),
  }
  return { out, files, request }
}

function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${what}不是 JSON`)
  }
}

interface Painted {
  readonly plan: Plan
  readonly picture: PaintedPicture
}

function paintRequest(request: PaintRequest): Painted {
  const intent = readIntent(request.prompt, request.negativePrompt)
  if (intent.kind === 'declined')
    throw new UsageError(
      `${intent.refusal ?? `不会画「${intent.unknown}」`}，可以试试：${intent.alternatives.join('；')}`,
    )
  const plan = planPicture(request)
  return { plan, picture: renderPlan(plan) }
}

/** A stored plan, with its edits if there are any. */
async function paintStored(from: string, apply: string | undefined): Promise<Painted> {
  const plan = parsePlan(parseJson(await readFile(from, 'utf8'), from))
  if (!plan) throw new UsageError(`${from} 不是这一版画笔的计划`)
  const picture = renderPlan(plan)
  if (apply === undefined) return { plan, picture }
  const operations = parseOperations(parseJson(apply, '--apply '))
  if (!operations) throw new UsageError('--apply 里有看不懂的修改')
  const applied = applyOperations(plan, operations)
  if ('refused' in applied) {
    const { reason, alternatives } = applied.refused
    const others = alternatives.length > 0 ? `可以换成：${alternatives.join('、')}` : ''
    throw new UsageError(`${reason}${others}`)
  }
  const edited = renderEdit({ plan, rgba: picture.rgba }, applied.plan)
  return { plan: applied.plan, picture: edited }
}

async function main(): Promise<void> {
  const { out, files, request, from, apply } = readArguments()
  warmNoise()
  const { plan, picture } = request ? paintRequest(request) : await paintStored(from, apply)
  const record = firstRecord({ producer: 'moguang', produceId: `seed-${plan.seed}` })
  const xmp = buildXmp(record)
  const labelled = await labelOverlay.draw(picture)
  await writeFile(out, addXmpToPng(await encodePng(labelled), xmp))
  if (files.plan) await writeFile(files.plan, JSON.stringify(plan))
  if (files.things) await writeFile(files.things, JSON.stringify(listThings(plan), null, 2))
  if (files.psd || files.svg) {
    const separated = separatePicture(plan, { rgba: picture.rgba, labelled: labelled.rgba })
    if (files.psd)
      await writeFile(files.psd, writePsd(separated, { xmp, composite: labelled.rgba }))
    if (files.svg) {
      const svg = await writeSvg(plan, separated, { xmp, tone: findLabelTone(picture) })
      if (svg === null) throw new UsageError('--svg 只有平面插画、极简、剪纸画风才有')
      await writeFile(files.svg, svg)
    }
  }
  const { understood, manner = [], ignored, substituted = [], chosen } = picture.reading
  console.log(
    `${out}  ${STYLE_NAMES[picture.style]}  ${picture.width}×${picture.height}  种子 ${plan.seed}`,
  )
  console.log(`画出来的词：${understood.join('、') || '无'}`)
  if (manner.length > 0) console.log(`画法：${manner.join('、')}`)
  if (chosen !== undefined) console.log(`没有写画什么，画了：${chosen}`)
  for (const { word, by } of substituted) console.log(`近似的词：${word} → ${by}`)
  if (ignored.length > 0) console.log(`没画出来的词：${ignored.join('、')}`)
}

main().catch((error: unknown) => {
  const isUsage =
    error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(isUsage ? (error as Error).message : error)
  process.exitCode = isUsage ? 2 : 1
})
