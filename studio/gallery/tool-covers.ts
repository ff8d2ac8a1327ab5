/**
 * Each tool and each small app at work on its first sample: what its page shows before and after
 * (server/covers/demos), and its card in the list (server/covers), before left and after right of a
 * line. node --import tsx studio/gallery/tool-covers.ts [id …]
 * MODELS_DIR names weights of networks, as a server has them.
 */
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { ALL_APPS } from '@contract/apps/all'
import { appToolId, toolOfApp } from '@contract/apps/define'
import { APP_SAMPLES } from '@contract/samples/apps'
import { samplesIn } from '@contract/samples/files'
import { TOOL_SAMPLES } from '@contract/samples/tools'
import { ALL_TOOLS } from '@contract/tools/all'
import type { ToolDefinition, SentParams } from '@contract/tools/define'
import { outpaint } from '@contract/tools/outpaint'
import { encodePng } from '@media/codec'
import { writeAnimation } from './parts/film'
import { samplePath, runSample } from './parts/run-sample'

const FOLDER = path.resolve('server/covers')
const DEMOS = path.join(FOLDER, 'demos')
const DEMO = { width: 780, height: 728 }
const CARD = { width: 480, height: 360 }
/** An animation on the page is downloaded at once: smaller. */
const ANIMATION = { width: 450, height: 420 }

interface Shown {
  readonly id: string
  readonly tool: ToolDefinition
  readonly params: SentParams
}

/** Share of the middle that is shown, where the whole would not show what was done. */
const NEAR: Readonly<Record<string, number>> = { upscale: 0.5, 'app-enlarge-drawing': 0.5 }

async function near(bytes: Uint8Array, share: number): Promise<Uint8Array> {
  if (share === 1) return bytes
  const { width, height } = await sharp(bytes).metadata()
  const [w, h] = [Math.round(width * share), Math.round(height * share)]
  const [left, top] = [Math.round((width - w) / 2), Math.round((height - h) / 2)]
  return sharp(bytes).extract({ left, top, width: w, height: h }).png().toBuffer()
}

/** 动画短片 asks for words alone. */
const SHORT = { shots: [{ image: null, text: '雪夜的村庄', seconds: 3 }], ratio: '1:1' }

function everything(): Shown[] {
  const tools = ALL_TOOLS.flatMap((tool) => {
    const params = tool.id === 'short' ? SHORT : TOOL_SAMPLES[tool.id]?.[0]?.params
    return params ? [{ id: tool.id, tool, params }] : []
  })
  const apps = ALL_APPS.flatMap((app) => {
    const sample = APP_SAMPLES[app.id]?.[0]
    const params = { ...sample?.params, ...app.fixed }
    return sample ? [{ id: appToolId(app.id), tool: toolOfApp(app), params }] : []
  })
  return [...tools, ...apps]
}

type Size = typeof DEMO

const line = ({ width, height }: Size): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${width / 2 - 1.5}" width="3" height="${height}" fill="#f5f1ea"/></svg>`,
  )

/** Checks under a cut-out, so that nothing is seen as nothing. */
const checks = ({ width, height }: Size): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="c" width="24" height="24" patternUnits="userSpaceOnUse"><rect width="24" height="24" fill="#1e1e21"/><path d="M0 0h12v12H0zM12 12h12v12H12z" fill="#2a2a2e"/></pattern></defs><rect width="100%" height="100%" fill="url(#c)"/></svg>`,
  )

/** `whole`: with air around it, where the result is cut to its subject. */
const fit = (bytes: Uint8Array, size: Size, whole = false): Promise<Buffer> =>
  sharp(bytes)
    .resize({
      ...size,
      kernel: 'mitchell',
      background: '#0000',
      fit: whole ? 'contain' : 'cover',
    })
    .ensureAlpha()
    .png()
    .toBuffer()

/** The frame of the result with the picture where it came from, on black: what was added is seen. */
async function insetOnBlack(before: Uint8Array, params: Shown['params']): Promise<Uint8Array> {
  const margins = { left: 0, right: 0, top: 0, bottom: 0, ...(params.margins as object) }
  const { width, height } = await sharp(before).metadata()
  return sharp(before)
    .extend({
      left: Math.round(margins.left * width),
      right: Math.round(margins.right * width),
      top: Math.round(margins.top * height),
      bottom: Math.round(margins.bottom * height),
      background: '#000',
    })
    .png()
    .toBuffer()
}

async function card(
  id: string,
  left: Uint8Array | null,
  right: Uint8Array,
  whole = false,
): Promise<void> {
  const layers: OverlayOptions[] = [{ input: await fit(right, CARD, whole) }]
  if (left) {
    const half = await sharp(await fit(left, CARD))
      .extract({ left: 0, top: 0, width: CARD.width / 2, height: CARD.height })
      .toBuffer()
    layers.push({ input: half, left: 0, top: 0 }, { input: line(CARD) })
  }
  await sharp(checks(CARD))
    .composite(layers)
    .webp({ quality: 76, effort: 6 })
    .toFile(path.join(FOLDER, `${id}.webp`))
}

const demo = async (bytes: Uint8Array, name: string, whole = false): Promise<void> => {
  await sharp(await fit(bytes, DEMO, whole))
    .webp({ quality: 72, effort: 6 })
    .toFile(path.join(DEMOS, `${name}.webp`))
}

async function draw({ id, tool, params }: Shown): Promise<void> {
  const [first] = samplesIn(params)
  const file =
    first && !samplePath(first).endsWith('.mp4') ? await readFile(samplePath(first)) : null
  const share = NEAR[id] ?? 1
  const inside = file && tool.id === outpaint.id ? await insetOnBlack(file, params) : file
  const before = inside && (await near(inside, share))
  const result = await runSample(tool, params)
  const [video] = result.videos ?? []
  if (video) {
    await writeAnimation(video.path, ANIMATION, path.join(DEMOS, `${id}.webp`))
    await card(id, null, await encodePng(video.poster))
    return
  }
  if (before) await demo(before, `${id}-before`)
  if (result.answer) {
    process.stdout.write(`${JSON.stringify(result.answer)}\n`)
    if (before) await card(id, null, before)
    return
  }
  // Of several the last: the first keeps closest to the original.
  const after = result.pictures?.at(-1)?.raster
  if (!after) throw new Error(`${id} made nothing to show`)
  const png = await near(await encodePng(after), share)
  const whole = params.size === 'crop'
  await demo(png, `${id}-after`, whole)
  await card(id, before, png, whole)
}

async function main(): Promise<void> {
  await mkdir(DEMOS, { recursive: true })
  const wanted = process.argv.slice(2)
  for (const shown of everything()) {
    if (wanted.length > 0 && !wanted.includes(shown.id)) continue
    const started = process.cpuUsage()
    await draw(shown)
    const { user } = process.cpuUsage(started)
    process.stdout.write(`${shown.id} ${(user / 1e6).toFixed(1)} s\n`)
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
