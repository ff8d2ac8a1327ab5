/** 对话改图 of a photograph: several tools in their order, each on the result of the one before. */
import { findTool } from '@contract/tools/all'
import { checkParams } from '@contract/tools/check'
import { buildDefaults, type SentParams } from '@contract/tools/define'
import { TOOL_STEPS_MAX } from '@contract/tools/edit'
import { maskIssue, type MaskValue } from '@contract/tools/mask'
import { decodeRaster, encodePng } from '@media/codec'
import { createRaster, type Raster } from '@media/raster'
import type { NetRun } from '@nets/run'
import sharp from 'sharp'
import { relight, type Hour } from '../imaging/colour/hour'
import { toPlanes, toRaster } from '../imaging/painterly/photo'
import { drawMask } from '../imaging/masks/draw'
import { MaskSource } from '../imaging/masks/source'
import { applyTone, type Tone, toneSchema } from '../painter/planning/tone'
import { blendLit } from './drift/blend'
import { changeWeather } from './edit-weather'
import { cutThing, layThing, readPlacing } from './retouch/move'
import { drawSent, findRetouch } from './retouch/steps'
import { enlargedTo, WHOLE } from './full-size'
import { ToolRefusal } from './refusal'
import { createDetectors } from './subject-seed'
import type { ToolPicture, ToolResult } from './tool'

const WRONG = '改动不对，请重新说一遍'
const GONE = '原图已经不在了，请重新选择'
const TOO_SMALL = '裁出来的部分太小了；没有扣积分'
/** Pixels. */
const LEAST_SIDE = 16
const STYLE_GONE = '画风参考图已经不在了，请重新选择'

/** Its second picture is the parameter `style` of the edit. */
const RESTYLE = 'styleTransfer'
/** Tools that make one picture of one picture. */
const STEP_TOOLS: ReadonlySet<string> = new Set([
  ...['cleaner', 'samInpaint', 'genfill', 'inpaint', 'replaceBg', 'rembg'],
  ...['photo2img', 'toon', 'outpaint', 'upscale', 'oldphoto', 'variation', RESTYLE],
])
const HOURS: readonly string[] = ['dawn', 'day', 'sunset', 'night'] satisfies Hour[]
const REF = 'upload:step'
const STYLE_REF = 'upload:style'
/** Bounds of a side that a crop by words takes away. */
const CUT = 0.15

interface StepInput {
  readonly tool: string
  readonly params: SentParams
}

/** Runs one tool on given files. */
export type RunStep = (
  step: { id: string; params: SentParams; media: ReadonlyMap<string, Uint8Array> },
  report: (share: number) => void,
) => Promise<ToolResult>

function copyPart(
  { width, rgba }: Raster,
  part: { left: number; top: number; width: number; height: number },
): Raster {
  const out = createRaster(part.width, part.height)
  for (let y = 0; y < part.height; y++) {
    const from = ((part.top + y) * width + part.left) * 4
    out.rgba.set(rgba.subarray(from, from + part.width * 4), y * part.width * 4)
  }
  return out
}

/** By shares of the sides. Throws ToolRefusal. */
function cropToBox(picture: Raster, sent: unknown): Raster {
  const box = sent as Partial<Record<'x' | 'y' | 'width' | 'height', unknown>>
  const read = (value: unknown): number =>
    typeof value === 'number' && value >= 0 && value <= 1 ? value : Number.NaN
  const [x, y, w, h] = [read(box?.x), read(box?.y), read(box?.width), read(box?.height)]
  const [left, top] = [Math.round(x * picture.width), Math.round(y * picture.height)]
  const width = Math.min(picture.width - left, Math.round(w * picture.width))
  const height = Math.min(picture.height - top, Math.round(h * picture.height))
  if (!(width >= LEAST_SIDE && height >= LEAST_SIDE)) throw new ToolRefusal(TOO_SMALL)
  return copyPart(picture, { left, top, width, height })
}

/** By a ratio around the middle, else away from a side, else closer. */
export function cropPicture(picture: Raster, to: string): Raster {
  const { width, height } = picture
  const [, across, down] = /^(\d{1,2}):(\d{1,2})$/.exec(to) ?? []
  if (across && down) {
    const ratio = Number(across) / Math.max(1, Number(down))
    const w = Math.max(1, Math.min(width, Math.round(height * ratio)))
    const h = Math.max(1, Math.min(height, Math.round(width / ratio)))
    const [left, top] = [Math.floor((width - w) / 2), Math.floor((height - h) / 2)]
    return copyPart(picture, { left, top, width: w, height: h })
  }
  const sides = { left: /左/, right: /右/, top: /上|天/, bottom: /下|地/ }
  const isNamed = Object.values(sides).some((pattern) => pattern.test(to))
  const cut = (side: keyof typeof sides): number =>
    isNamed ? (sides[side].test(to) ? CUT : 0) : CUT / 2
  const [left, top] = [Math.round(width * cut('left')), Math.round(height * cut('top'))]
  return copyPart(picture, {
    left,
    top,
    width: Math.max(1, width - left - Math.round(width * cut('right'))),
    height: Math.max(1, height - top - Math.round(height * cut('bottom'))),
  })
}

const MASK = { label: '选区', required: true }
/** Radius of the blur, share of the short side. */
const BLUR = 1 / 70

/** Everything but what the mask selects out of focus. */
async function blurAround(picture: Raster, params: SentParams, nets: NetRun): Promise<Raster> {
  const issue = maskIssue(params.mask, MASK)
  if (issue !== null) throw new ToolRefusal(issue)
  const { width, height, rgba } = picture
  const eyes = createDetectors(nets)
  const mask = params.mask as MaskValue
  const { values } = await drawMask(picture, mask, new MaskSource(picture, eyes))
  const sigma = Math.max(1, Math.min(width, height) * BLUR)
  const soft = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .blur(sigma)
    .raw()
    .toBuffer()
  const out = createRaster(width, height)
  for (let i = 0; i < rgba.length; i++) {
    const keep = values[i >> 2] / 255
    out.rgba[i] = soft[i] + (rgba[i] - soft[i]) * keep
  }
  return out
}

/** A mirror, or turns of a quarter. */
export function turnPicture({ width, height, rgba }: Raster, to: string): Raster {
  const isQuarter = to === 'left' || to === 'right'
  const out = createRaster(isQuarter ? height : width, isQuarter ? width : height)
  const from = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  const turned = new Uint32Array(out.rgba.buffer, out.rgba.byteOffset, width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [mirrorX, mirrorY] = [width - 1 - x, height - 1 - y]
      const at =
        to === 'right'
          ? x * height + mirrorY
          : to === 'left'
            ? mirrorX * height + y
            : (to === 'flip' || to === 'half' ? mirrorY : y) * width +
              (to === 'mirror' || to === 'half' ? mirrorX : x)
      turned[at] = from[y * width + x] ?? 0
    }
  return out
}

const TURNS: ReadonlySet<string> = new Set(['mirror', 'flip', 'half', 'left', 'right'])

/** Soft edge of what comes back, pixels. */
const PUT_BACK_FEATHER = 6

/** The pixels of `before` within the mask, in the mean light of the picture around them. */
async function putBack(picture: Raster, params: SentParams, before: Raster): Promise<Raster> {
  const issue = maskIssue(params.mask, MASK)
  if (issue !== null) throw new ToolRefusal(issue)
  const { width, height } = picture
  const sized = await enlargedTo(before, picture)
  const short = Math.min(width, height)
  const soft = Math.min(100, Math.round((PUT_BACK_FEATHER / short) * 1000))
  const mask = { ...(params.mask as MaskValue), feather: soft }
  const { values } = await drawMask(picture, mask)
  return blendLit(picture, sized, values)
}

/** The tone of one part; its soft edge runs into the rest. */
async function toneWithin(picture: Raster, tone: Tone, sent: unknown): Promise<Raster> {
  const issue = maskIssue(sent, MASK)
  if (issue !== null) throw new ToolRefusal(issue)
  const { values } = await drawMask(picture, sent as MaskValue)
  const toned = picture.rgba.slice()
  applyTone(toned, tone)
  for (let i = 0; i < toned.length; i++) {
    const own = picture.rgba[i] ?? 0
    picture.rgba[i] = own + ((toned[i] ?? 0) - own) * ((values[i >> 2] ?? 0) / 255)
  }
  return picture
}

/** Null: the step is a tool's. */
async function runOwn(
  { tool, params }: StepInput,
  picture: Raster,
  { nets, before }: { nets: NetRun; before: Uint8Array | undefined },
): Promise<Raster | null> {
  if (tool === 'putBack') {
    if (!before) throw new ToolRefusal(GONE)
    return putBack(picture, params, await decodeRaster(before, { maxPixels: WHOLE }))
  }
  if (tool === 'blur') return blurAround(picture, params, nets)
  if (tool === 'tone') {
    const { mask, ...amounts } = params
    const tone = toneSchema.safeParse(amounts)
    if (!tone.success) throw new ToolRefusal(WRONG)
    if (mask !== undefined) return toneWithin(picture, tone.data, mask)
    applyTone(picture.rgba, tone.data)
    return picture
  }
  if (tool === 'hour') {
    const hour = HOURS.find((one) => one === params.hour) as Hour | undefined
    if (!hour) throw new ToolRefusal(WRONG)
    return toRaster(relight(toPlanes(picture, picture), hour, { strength: 0.8, side: 1 }))
  }
  if (tool === 'weather') return changeWeather(picture, params)
  const retouch = findRetouch(tool)
  if (retouch) return retouch(picture, params)
  if (tool === 'turn') {
    if (!TURNS.has(String(params.to))) throw new ToolRefusal(WRONG)
    return turnPicture(picture, String(params.to))
  }
  if (tool !== 'crop') return null
  if (params.box !== undefined) return cropToBox(picture, params.box)
  return cropPicture(picture, typeof params.to === 'string' ? params.to : '')
}

function parseSteps(value: unknown): StepInput[] {
  const steps = Array.isArray(value) ? (value as Partial<StepInput>[]) : []
  if (steps.length === 0 || steps.length > TOOL_STEPS_MAX) throw new ToolRefusal(WRONG)
  return steps.map(({ tool, params }) => {
    if (typeof tool !== 'string' || typeof params !== 'object' || params === null)
      throw new ToolRefusal(WRONG)
    return { tool, params }
  })
}

interface Stepping {
  readonly run: RunStep
  readonly style: Uint8Array | undefined
}

/** One tool on a file. Throws ToolRefusal. */
async function runTool(
  step: StepInput,
  file: Uint8Array,
  { run, style: styles }: Stepping,
  progress: (share: number) => void,
): Promise<ToolResult & { picture: ToolPicture }> {
  const tool = STEP_TOOLS.has(step.tool) ? findTool(step.tool) : null
  if (!tool) throw new ToolRefusal(WRONG)
  const style = step.tool === RESTYLE ? styles : undefined
  if (step.tool === RESTYLE && !style) throw new ToolRefusal(STYLE_GONE)
  const params = {
    ...buildDefaults(tool),
    ...step.params,
    image: REF,
    ...(style && { style: STYLE_REF }),
  }
  const [issue] = checkParams(tool, params)
  if (issue) throw new ToolRefusal(issue.message)
  const files = new Map([[REF, file], ...(style ? [[STYLE_REF, style] as const] : [])])
  const result = await run({ id: tool.id, params, media: files }, progress)
  const [picture] = result.pictures ?? []
  if (!picture) throw new ToolRefusal(WRONG)
  return { ...result, picture }
}

/** A thing at another place: its old place is filled first, unless a copy is laid down. */
async function runPlace(
  { params }: StepInput,
  picture: Raster,
  { file, stepping }: { file: Uint8Array; stepping: Stepping },
  progress: (share: number) => void,
): Promise<ToolResult & { picture: ToolPicture }> {
  const placing = readPlacing(params)
  const thing = cutThing(picture, await drawSent(picture, params.mask))
  if (!thing) throw new ToolRefusal(WRONG)
  if (params.hole === undefined) {
    layThing(picture, thing, placing)
    return { picture: { raster: picture } }
  }
  const fill = { tool: 'cleaner', params: { mask: params.hole, count: 1 } }
  const filled = await runTool(fill, file, stepping, progress)
  const ground = await enlargedTo(filled.picture.raster, picture)
  layThing(ground, thing, placing)
  return { ...filled, picture: { raster: ground } }
}

/** Throws ToolRefusal for steps that are none. */
export async function runSteps(
  sent: SentParams,
  media: ReadonlyMap<string, Uint8Array>,
  { run, report, nets }: { run: RunStep; report: (share: number) => void; nets: NetRun },
): Promise<ToolResult> {
  const steps = parseSteps(sent.steps)
  let file = media.get(String(sent.image))
  if (!file) throw new ToolRefusal(GONE)
  const before = media.get(String(sent.before))
  const stepping = { run, style: media.get(String(sent.style)) }
  const notes: string[] = []
  let last = null as ToolPicture | null
  let verdict: ToolResult['verdict'] = null
  for (const [at, step] of steps.entries()) {
    const progress = (share: number): void => report((at + share) / steps.length)
    if (last) file = await encodePng(last.raster)
    const raster = await decodeRaster(file, { maxPixels: WHOLE })
    const own = await runOwn(step, raster, { nets, before })
    if (own) {
      last = { raster: own, ...(last?.transparent && { transparent: true }) }
      progress(1)
      continue
    }
    const result =
      step.tool === 'place'
        ? await runPlace(step, raster, { file, stepping }, progress)
        : await runTool(step, file, stepping, progress)
    notes.push(...(result.notes ?? []))
    verdict = result.verdict ?? verdict
    last = result.picture
  }
  if (!last) throw new ToolRefusal(WRONG)
  const { raster, transparent } = last
  return { pictures: [{ raster, ...(transparent && { transparent }) }], verdict, notes }
}
