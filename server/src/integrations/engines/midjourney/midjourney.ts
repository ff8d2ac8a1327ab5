/** midjourney-proxy behind the engine port: four pictures at once, U, V, blend and describe. */
import type { ParamsOf } from '@contract/tools/define'
import type { imgMix } from '@contract/tools/imgMix'
import { encodePng } from '@media/codec'
import sharp from 'sharp'
import { CALL_MS, dataUrl, turned } from '../clouds/model'
import { FAMILIES } from '../diffusion/families'
import { type Helpers, runTool as runPlan } from '../diffusion/tools'
import { openPicture } from '../edits/open-picture'
import {
  type Engine,
  type EngineContext,
  EngineError,
  type EnginePicture,
  type EngineResult,
  type Text2ImgRequest,
  type ToolRequest,
} from '../engine'
import { type GridRecipe, isGridRecipe } from '../recipe'
import { fetchJson, type RemoteApi } from '../remote/client'
import { forgetful } from '../remote/memory'
import {
  type AnsweredPicture,
  checkPicture,
  cropToSize,
  downloadFresh,
  collectNotes,
} from '../remote/pictures'
import { runTask } from '../remote/tasks'
import { prepareChange, LABEL, type TaskResult, type Question, createTask } from './api'
import { inputTexts, UNITS } from '../texts'
import { texts } from './texts'

export interface MidjourneyOptions {
  readonly id: string
  readonly name: string | null
  /** Without `/mj`. */
  readonly baseUrl: string
  readonly secret: string | null
  /** Longest wait for a picture. */
  readonly timeoutMs: number
  readonly helpers: Helpers | null
  readonly firstWaitMs?: number
}

const MODEL = 'midjourney'
const COST = { amount: 1, unit: UNITS.call } as const
/** Size of version 6 and 7 for a ratio, a quarter of the grid. */
const SIZES = [
  ...turned('1:1', 1024, 1024),
  ...turned('4:3', 1232, 928),
  ...turned('3:2', 1344, 896),
  ...turned('16:9', 1456, 816),
]
const BLEND_SIDE = 1024

/** Two dashes begin a parameter of Midjourney: a prompt must not set one. */
const plain = (words: string): string => words.replaceAll(/-{2,}|[–—]+/g, ' ').trim()

/** The four quarters of a grid, row by row. */
async function cutQuarters({ data, width, height }: AnsweredPicture): Promise<AnsweredPicture[]> {
  const size = { width: width >> 1, height: height >> 1 }
  const cut = async (left: number, top: number): Promise<AnsweredPicture> => ({
    ...size,
    data: await sharp(data)
      .extract({ left, top, ...size })
      .png()
      .toBuffer(),
  })
  const places = [0, 1, 2, 3].map((i) => [(i % 2) * size.width, (i >> 1) * size.height] as const)
  return Promise.all(places.map(([left, top]) => cut(left, top)))
}

function toPicture(
  { data, width, height }: AnsweredPicture,
  of: { seed: number | null; recipe?: GridRecipe },
): EnginePicture {
  const file = { picture: { kind: 'encoded', data }, width, height } as const
  return { ...file, style: null, ...of }
}

export function createMidjourneyEngine(options: MidjourneyOptions): Engine {
  const { baseUrl, secret, timeoutMs, helpers, firstWaitMs = 2_000 } = options
  const api: RemoteApi = {
    label: LABEL,
    baseUrl,
    timeoutMs: Math.min(CALL_MS, timeoutMs),
    ...(secret && { headers: { 'mj-api-secret': secret } }),
  }
  const wait = { firstWaitMs, longestWaitMs: firstWaitMs * 2, deadlineMs: timeoutMs }

  function make(question: Question, context: EngineContext): Promise<TaskResult> {
    const { signal, remote: memory = forgetful() } = context
    let reached = 0
    const onShare = (share: number): void => {
      reached = Math.max(reached, share)
      context.onProgress({ progress: reached, index: 0 })
    }
    return runTask(createTask(api, question, { signal, onShare }), {
      ...wait,
      memory,
      signal,
    })
  }

  async function downloadPicture(
    { url }: TaskResult,
    { signal }: EngineContext,
  ): Promise<AnsweredPicture> {
    if (!URL.canParse(url)) throw new EngineError('unavailable', `${LABEL} ended without a picture`)
    const at = { trustedHost: new URL(baseUrl).host, timeoutMs: api.timeoutMs, signal }
    return checkPicture(LABEL, await downloadFresh(url, at))
  }

  /** Quarters with what U and V need of them; `seed` paints the whole grid again. */
  async function fetchGrid(result: TaskResult, context: EngineContext, seed: number | null) {
    const quarters = await cutQuarters(await downloadPicture(result, context))
    return quarters.map((quarter, i) => {
      return toPicture(quarter, { seed, recipe: { task: result.id, index: i + 1 } })
    })
  }

  async function run(request: Text2ImgRequest, context: EngineContext): Promise<EngineResult> {
    const { prompt, negativePrompt, width, height, seed, count, style, strength } = request
    if (style !== null || strength !== null)
      throw new EngineError('unsupported', `${LABEL} knows no such styles`)
    const ratio = SIZES.find((size) => size.width === width && size.height === height)?.ratio
    const unwanted = plain(negativePrompt)
    const fullPrompt = [
      ...[plain(prompt), `--ar ${ratio ?? `${width}:${height}`}`, `--seed ${seed}`],
      ...(unwanted === '' ? [] : [`--no ${unwanted}`]),
    ].join(' ')
    const result = await make({ action: 'imagine', body: { prompt: fullPrompt } }, context)
    const grid = await fetchGrid(result, context, seed)
    const pictures: EnginePicture[] = []
    const cropped: { note: string | null }[] = []
    for (const picture of grid.slice(0, count)) {
      const { data } = picture.picture
      const { width: wide, height: high } = picture
      const whole = { data: Buffer.from(data), width: wide, height: high }
      const { data: fitted, note, ...size } = await cropToSize(LABEL, whole, request)
      cropped.push({ note })
      pictures.push({ ...picture, ...size, picture: { kind: 'encoded', data: fitted } })
    }
    return { pictures, reading: null, ...collectNotes(cropped), cost: COST }
  }

  async function change(action: 'UPSCALE' | 'VARIATION', of: ToolRequest, context: EngineContext) {
    const recipe = of.recipes?.get(String(of.params.image))
    if (!recipe || !isGridRecipe(recipe)) throw new EngineError('input', texts.foreignGrid)
    const { task, index } = recipe
    const changeQuestion = await prepareChange(api, { taskId: task, action, index }, context.signal)
    const result = await make(changeQuestion, context)
    if (action === 'VARIATION') return fetchGrid(result, context, null)
    // The recipe stays that of the smaller one: variations of this are painted from there.
    return [
      toPicture(await downloadPicture(result, context), { seed: null, recipe: { task, index } }),
    ]
  }

  async function blend({ params, media }: ToolRequest, context: EngineContext) {
    const { image, second } = params as ParamsOf<typeof imgMix>
    const files: string[] = []
    let shape = 1
    for (const ref of [image, second]) {
      const file = media.get(String(ref))
      if (!file) throw new EngineError('input', inputTexts.originalGone)
      const raster = await openPicture(file, BLEND_SIDE * BLEND_SIDE)
      if (files.length === 0) shape = raster.width / raster.height
      files.push(dataUrl(await encodePng(raster)))
    }
    const dimensions = shape > 1.2 ? 'LANDSCAPE' : shape < 0.83 ? 'PORTRAIT' : 'SQUARE'
    const body = { base64Array: files, dimensions }
    return (await fetchGrid(await make({ action: 'blend', body }, context), context, null)).slice(
      0,
      1,
    )
  }

  async function runTool(request: ToolRequest, context: EngineContext): Promise<EngineResult> {
    const { tool } = request
    if (tool === 'img2tag' && helpers) {
      const describe = async (picture: Buffer) => {
        const body = { base64: dataUrl(picture) }
        const { words } = await make({ action: 'describe', body }, context)
        if (words.trim() !== '') return words.trim()
        throw new EngineError('unavailable', `${LABEL} said nothing of the picture`)
      }
      const paint = async () => {
        throw new EngineError('unsupported', 'a sentence is no picture')
      }
      const server = { label: LABEL, familyOf: () => FAMILIES.sdxl, paint, describe }
      return runPlan({ server, request, model: MODEL, context, helpers })
    }
    if (tool === 'imgMix')
      return { pictures: await blend(request, context), reading: null, cost: COST }
    if (tool !== 'gridUpscale' && tool !== 'gridVariation')
      throw new EngineError('unsupported', `${LABEL} has no ${tool}`)
    const action = tool === 'gridUpscale' ? 'UPSCALE' : 'VARIATION'
    return { pictures: await change(action, request, context), reading: null, cost: COST }
  }

  const own = ['text2img', 'grid', 'gridUpscale', 'gridVariation', 'imgMix']
  return {
    id: options.id,
    name: options.name ?? 'Midjourney',
    capabilities: {
      tools: [...own, ...(helpers ? ['img2tag'] : [])],
      models: [
        {
          id: MODEL,
          name: 'Midjourney',
          note: texts.note,
        },
      ],
      ownOnly: ['gridUpscale', 'gridVariation'],
      lacksOptions: { imgMix: { mode: ['sides', 'stack', 'mask', 'colour'] } },
      styles: [],
      sizes: SIZES,
      maxCount: 4,
      maxPromptLength: 800,
      negativePrompt: true,
      styleStrength: false,
      seed: true,
      reports: { progress: true, preview: false, cancel: false },
    },
    run,
    runTool,
    async check({ signal }) {
      const body = { ids: [] }
      const path = '/mj/task/list-by-condition'
      await fetchJson(api, { path, body, free: true, signal })
      return `${LABEL} answers`
    },
    async close() {},
  }
}
