/** Runs of tools: a folder for their files, a thread, and results in the words of the engine port. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import {
  type EngineContext,
  EngineError,
  type EnginePicture,
  type EngineResult,
  type ToolRequest,
} from '../engine'
import { isPaintRecipe } from '../recipe'
import type { NetRun } from '@nets/run'
import { runOnPool, type StudioPool } from './pool'
import { type PaintRecipe, toRecipe } from '@studio/painter/recipe'
import type { ToolOutcome } from '@studio/tools/run'
import type { ToolPicture } from '@studio/tools/tool'
import { toolReading } from '@studio/tools/words-issue'

function toEnginePicture(
  { raster, style, recipe, plan, layers, transparent = false }: ToolPicture,
  seed: number | null,
): EnginePicture {
  const { width, height, rgba } = raster
  const data = new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  const picture = { kind: 'raw', data, channels: 4 } as const
  const noted = recipe && { recipe: toRecipe(recipe) }
  const planned = plan && { plan }
  const layered = layers && { layers }
  const found = { picture, width, height, seed, style: style ?? null, transparent }
  return { ...found, ...noted, ...planned, ...layered }
}

type Found = Omit<EngineResult, 'reading'>

function toResult(outcome: ToolOutcome, seed: number | null): Found {
  const { pictures, videos, answer, verdict, notes } = outcome
  return {
    pictures: pictures.map((item) => toEnginePicture(item, item.seed ?? seed)),
    videos: videos.map((video) => ({
      ...video,
      poster: toEnginePicture({ raster: video.poster }, seed),
    })),
    answer,
    verdict,
    ...(notes.length > 0 && { notes }),
  }
}

function listPaintRecipes(recipes: ToolRequest['recipes']): ReadonlyMap<string, PaintRecipe> {
  const entries = [...(recipes ?? [])]
  return new Map(
    entries.flatMap(([ref, recipe]) => (isPaintRecipe(recipe) ? [[ref, recipe] as const] : [])),
  )
}

/** Rejects with EngineError, or with the signal's reason. */
export async function runStudioTool(
  { pool, nets }: { pool: StudioPool; nets: NetRun },
  { tool: id, params, media, recipes, plans, seed }: ToolRequest,
  { signal, onProgress, onBegin }: EngineContext,
): Promise<EngineResult> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'moguang-'))
  let progress = 0
  try {
    const own = listPaintRecipes(recipes)
    const task = {
      kind: 'tool',
      tool: { id, params, media, recipes: own, plans, seed, folder },
    } as const
    const raw = await runOnPool(pool, task, {
      signal,
      onBegin,
      nets,
      onStep({ share }) {
        progress = Math.max(progress, Math.min(1, share))
        onProgress({ progress, index: 0 })
      },
    })
    const outcome = raw as ToolOutcome
    if (outcome.refusal) throw new EngineError(outcome.refusal.kind, outcome.refusal.message)
    // A tool that asks for no seed has none to show.
    const result = toResult(outcome, Object.hasOwn(params, 'seed') ? seed : null)
    return { ...result, reading: toolReading(id, params) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
