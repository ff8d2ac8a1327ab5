/** Cases of the evaluation: a tool, a photograph, and what a person would have set, fixed beforehand. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findTool } from '@contract/tools/all'
import { checkParams } from '@contract/tools/check'
import { buildDefaults, type SentParams } from '@contract/tools/define'
import { MASK_SCALE, type Mark, type MaskValue } from '@contract/tools/mask'
import { decodeRaster, encodePng } from '@media/codec'
import type { Mask, Raster } from '@media/raster'
import type { NetRun } from '@nets/run'
import { MASK_PIXELS } from '../../../imaging/masks/source'
import { beginMarking, outlinesOfRest, previewMask } from '../../../imaging/masks/preview'
import { makeWithTool } from '../../../tools/run'
import { createDetectors } from '../../../tools/subject-seed'
import { toolWordsIssue } from '../../../tools/words-issue'

/** Places are percent of the picture's sides, radii percent of its short side. */
export interface EvaluationCase {
  readonly id: string
  /** A tool, or `tap`: only what one tap selects. */
  readonly tool: string
  readonly photo: string
  readonly tap?: readonly [number, number]
  readonly strokes?: readonly { readonly radius: number; readonly points: readonly number[] }[]
  /** Closed lines that are added to the strokes, in 1/MASK_SCALE of the sides. */
  readonly outlines?: readonly number[][]
  /** `photo:<id>` refers to another photograph. */
  readonly params?: SentParams
  /** For the judge: what is meant, or what is known to be wrong with it. */
  readonly meant?: string
}

export interface EvaluationResult {
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly verdict: string | null
  readonly notes: readonly string[]
  /** Declined before anything is paid, or by the tool; one Chinese sentence. */
  readonly declined: string | null
  readonly answer: unknown
}

const SEED = 5
const DATA = path.resolve('studio/testing/photographs')
const PERCENT = MASK_SCALE / 100
const OUTSIDE = 0.25

export async function readCases(file = 'cases.json'): Promise<readonly EvaluationCase[]> {
  return JSON.parse(await readFile(path.join(DATA, file), 'utf8')) as EvaluationCase[]
}

function toMaskValue({ tap, strokes = [], outlines = [] }: EvaluationCase): MaskValue {
  const scaled = (value: number): number => Math.round(value * PERCENT)
  const lines = strokes.map(({ radius, points }): Mark => ({
    kind: 'stroke',
    add: true,
    radius: scaled(radius),
    points: points.map(scaled),
  }))
  const added = outlines.map((points): Mark => ({ kind: 'outline', add: true, points }))
  const taps = tap
    ? [{ kind: 'tap' as const, add: true, x: scaled(tap[0]), y: scaled(tap[1]), level: 0 }]
    : []
  return { base: 'none', marks: [...lines, ...added, ...taps], inverted: false, feather: 0 }
}

/** The selection as it is, the rest darkened. */
function drawSelection({ width, height, rgba }: Raster, mask: Mask): Raster {
  const out = Uint8ClampedArray.from(rgba)
  for (let at = 0; at < width * height; at++) {
    const inside = (mask.values[at] ?? 0) / 255
    const light = OUTSIDE + (1 - OUTSIDE) * inside
    for (let channel = 0; channel < 3; channel++) out[at * 4 + channel] *= light
    out[at * 4 + 2] += 70 * (1 - inside)
  }
  return { width, height, rgba: out }
}

async function runTap(
  one: EvaluationCase,
  bytes: Uint8Array,
  nets: NetRun,
): Promise<EvaluationResult> {
  const picture = await decodeRaster(bytes, { maxPixels: MASK_PIXELS })
  const { mask, message } = await previewMask(
    beginMarking(picture, createDetectors(nets)),
    toMaskValue(one),
  )
  const files = new Map([['1.png', await encodePng(drawSelection(picture, mask))]])
  return { files, verdict: null, notes: [], declined: message, answer: null }
}

/** The offer after the strokes, the picture with it, and CPU milliseconds once it is encoded. */
export async function findOffer(bytes: Uint8Array, one: EvaluationCase, nets: NetRun) {
  const picture = await decodeRaster(bytes, { maxPixels: MASK_PIXELS })
  const marked = beginMarking(picture, createDetectors(nets))
  const outlines = await outlinesOfRest(marked, toMaskValue(one))
  const started = process.cpuUsage()
  await outlinesOfRest(marked, toMaskValue(one))
  const { user, system } = process.cpuUsage(started)
  const { mask } = await previewMask(marked, toMaskValue({ ...one, outlines }))
  const shown = await encodePng(drawSelection(picture, mask))
  return { outlines, shown, cpuMs: Math.round((user + system) / 1e3) }
}

/** @param read the bytes of a photograph */
export async function runCase(
  one: EvaluationCase,
  {
    read,
    nets,
    folder,
  }: { read: (id: string) => Promise<Uint8Array>; nets: NetRun; folder: string },
): Promise<EvaluationResult> {
  if (one.tool === 'tap') return runTap(one, await read(one.photo), nets)
  const tool = findTool(one.tool)
  if (!tool) throw new Error(`${one.id}: no tool ${one.tool}`)
  const media = new Map<string, Uint8Array>()
  const refer = async (photo: string): Promise<string> => {
    media.set(`upload:${photo}`, await read(photo))
    return `upload:${photo}`
  }
  const params: Record<string, unknown> = { ...buildDefaults(tool), image: await refer(one.photo) }
  for (const [key, value] of Object.entries(one.params ?? {}))
    params[key] =
      typeof value === 'string' && value.startsWith('photo:') ? await refer(value.slice(6)) : value
  if (one.tap ?? one.strokes) params.mask = toMaskValue(one)
  const [issue] = checkParams(tool, params)
  if (issue) throw new Error(`${one.id}: ${issue.message}`)
  const nothing = { files: new Map(), verdict: null, notes: [], answer: null }
  const words = toolWordsIssue(one.tool, params)
  if (words) return { ...nothing, declined: words.message }
  const outcome = await makeWithTool(
    { id: one.tool, params, media, seed: SEED, folder },
    () => {},
    nets,
  )
  const files = new Map<string, Uint8Array>()
  for (const [at, { raster }] of outcome.pictures.entries())
    files.set(`${at + 1}.png`, await encodePng(raster))
  for (const [at, { data }] of outcome.videos.entries()) files.set(`${at + 1}.mp4`, data)
  const { verdict, notes, answer } = outcome
  return { files, verdict, notes, answer, declined: outcome.refusal?.message ?? null }
}
