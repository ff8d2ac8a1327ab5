/** One run of a tool on a worker thread: from what the job sent to plain, sendable results. */
import { readFile } from 'node:fs/promises'
import { findTool } from '@contract/tools/all'
import type { ToolDefinition, SentParams } from '@contract/tools/define'
import type { Raster } from '@media/raster'
import { type NetRun, noNets } from '@nets/run'
import type { PaintRecipe } from '../painter/recipe'
import { DRIFT_TOOL } from './drift/definition'
import { runSteps, type RunStep } from './edit-steps'
import { FILM_JOIN_TOOL, FILM_PIECE_TOOL } from './film/definition'
import { runAtFullSize } from './full-size'
import { MASK_REST_TOOL, MASK_TOOL } from './mask-definition'
import { MOOD_SAMPLE_TOOL, MUSIC_TOOL } from './music/definition'
import { EDIT_PLAN_TOOL, THINGS_TOOL } from './planned/definition'
import { REGIONS_TOOL } from './regions/definition'
import { type RefusalKind, ToolRefusal } from './refusal'
import { entry, STUDIO_TOOLS } from './registry'
import type { ToolPicture, ToolResult, Verdict } from './tool'
import { watchedNets } from './watched-nets'
import { createWork } from './work'

export interface ToolTask {
  readonly id: string
  readonly params: SentParams
  readonly media: ReadonlyMap<string, Uint8Array>
  readonly recipes?: ReadonlyMap<string, PaintRecipe> | undefined
  /** By media reference, as stored: plans of the pictures that have one. */
  readonly plans?: ReadonlyMap<string, unknown> | undefined
  readonly seed: number
  readonly folder: string
}

export interface OutcomeVideo {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly poster: Raster
}

/** Errors lose their class between threads: a refusal travels as data. */
export interface ToolOutcome {
  readonly pictures: readonly ToolPicture[]
  readonly videos: readonly OutcomeVideo[]
  readonly answer: Readonly<Record<string, unknown>> | null
  readonly verdict: Verdict | null
  readonly notes: readonly string[]
  readonly refusal: { readonly kind: RefusalKind; readonly message: string } | null
}

const NOTHING: ToolOutcome = {
  pictures: [],
  videos: [],
  answer: null,
  verdict: null,
  notes: [],
  refusal: null,
}

const HIDDEN = [
  MASK_TOOL,
  MASK_REST_TOOL,
  THINGS_TOOL,
  EDIT_PLAN_TOOL,
  REGIONS_TOOL,
  DRIFT_TOOL,
  MUSIC_TOOL,
  MOOD_SAMPLE_TOOL,
  FILM_PIECE_TOOL,
  FILM_JOIN_TOOL,
]
const HIDDEN_TOOLS: typeof STUDIO_TOOLS = {
  [MASK_TOOL.id]: async () => (await import('./mask')).maskTool,
  [MASK_REST_TOOL.id]: async () => (await import('./mask')).maskRestTool,
  [THINGS_TOOL.id]: async () => (await import('./planned/things')).thingsTool,
  [EDIT_PLAN_TOOL.id]: async () => (await import('./planned/edit-plan')).editPlanTool,
  [DRIFT_TOOL.id]: async () => (await import('./drift/drift')).driftTool,
  [MUSIC_TOOL.id]: entry(() => import('./music/music').then((m) => m.musicTool)),
  [MOOD_SAMPLE_TOOL.id]: entry(() => import('./music/sample').then((m) => m.moodSampleTool)),
  [FILM_PIECE_TOOL.id]: entry(() => import('./film/piece').then((m) => m.filmPieceTool)),
  [FILM_JOIN_TOOL.id]: entry(() => import('./film/join').then((m) => m.filmJoinTool)),
  [REGIONS_TOOL.id]: async () => (await import('./regions/regions')).regionsTool,
}

function requireDefinition(id: string): ToolDefinition {
  const tool = HIDDEN.find((hidden) => hidden.id === id) ?? findTool(id)
  if (!tool) throw new ToolRefusal(`no tool ${id}`, { kind: 'unsupported' })
  return tool
}

async function make(
  task: ToolTask,
  report: (share: number) => void,
  nets: NetRun,
): Promise<ToolResult> {
  const { steps } = task.params
  if (task.id === 'edit' && Array.isArray(steps) && steps.length > 0) {
    const run: RunStep = (step, progress) => make({ ...task, ...step }, progress, nets)
    return runSteps(task.params, task.media, { run, report, nets })
  }
  const load = STUDIO_TOOLS[task.id] ?? HIDDEN_TOOLS[task.id]
  if (!load) throw new ToolRefusal(`no tool ${task.id}`, { kind: 'unsupported' })
  const run = await load()
  const work = createWork(requireDefinition(task.id), { ...task, nets }, report)
  return runAtFullSize(task.id, work, run)
}

/**
 * @param nets how tools ask small networks; without any they do what they can
 * @param admit throws ToolRefusal for what this machine cannot do now
 */
export async function makeWithTool(
  task: ToolTask,
  report: (share: number) => void,
  nets: NetRun = noNets,
  admit: (task: ToolTask) => Promise<void> = () => Promise.resolve(),
): Promise<ToolOutcome> {
  const watched = watchedNets(nets)
  try {
    await admit(task)
    const result = await make(task, report, watched.run)
    const { pictures = [], videos = [], answer = null, verdict = null } = result
    const read = videos.map(async ({ path, ...video }) => ({
      ...video,
      data: await readFile(path),
    }))
    const notes = [...(result.notes ?? []), ...watched.notes()]
    return { pictures, videos: await Promise.all(read), answer, verdict, notes, refusal: null }
  } catch (error) {
    if (!(error instanceof ToolRefusal)) throw error
    return { ...NOTHING, refusal: { kind: error.kind, message: error.message } }
  }
}
