/** Runs a tool's job as one video of a remote model. */
import {
  type EngineCapabilities,
  type EngineContext,
  EngineError,
  type EngineResult,
  type VendorCost,
  type ToolRequest,
} from '../engine'
import { forgetful } from '../remote/memory'
import { downloadFresh } from '../remote/pictures'
import { saveCost } from '../remote/spent'
import { runTask, type TaskKind, type TaskWait } from '../remote/tasks'
import { checkVideo, finishVideo } from './finish'
import { CLIP_TOOL, type VideoModelFacts, type VideoPlan, planVideo } from './plan'

/** A vendor's answer about a finished video. */
export interface VideoAnswer {
  readonly url: string
  readonly cost: VendorCost | null
}

export interface VideoServer {
  readonly label: string
  /** host[:port] of the API, which may have a private address. */
  readonly host: string
  readonly facts: VideoModelFacts
  readonly wait: TaskWait
  /** Longest wait for the file. */
  readonly timeoutMs: number
  task(plan: VideoPlan): TaskKind<VideoAnswer>
}

/** A minute of 1080p. */
const MAX_VIDEO_BYTES = 60 * 1024 * 1024

/** Rejects with EngineError, or with the signal's reason. */
export async function runVideo(
  server: VideoServer,
  request: ToolRequest,
  context: EngineContext,
): Promise<EngineResult> {
  const { label, host, facts, wait, timeoutMs } = server
  const { signal, remote: memory = forgetful() } = context
  const plan = await planVideo(request, facts)
  const kind = server.task(plan)
  const look = () => runTask(kind, { ...wait, memory, signal })
  const { url, cost } = await look()
  // Whatever becomes of the file: it is paid for.
  await saveCost(memory, cost)
  if (!URL.canParse(url)) throw new EngineError('unavailable', `${label} ended without a video`)
  // Looked up again: the file address of a task can be queried any number of times.
  const again = async () => (await look()).url
  const download = { trustedHost: host, timeoutMs, signal, maxBytes: MAX_VIDEO_BYTES, again }
  const file = await downloadFresh(url, download)
  const finish = {
    label,
    seconds: plan.finalSeconds,
    signal,
    seed: facts.seed ? plan.seed : null,
    sound: plan.sound,
    size: plan.size,
  }
  if (request.tool === CLIP_TOOL) {
    await checkVideo(file, finish)
    return { pictures: [], clip: file, reading: null, cost }
  }
  const video = await finishVideo(file, finish)
  return {
    pictures: [],
    videos: [video],
    reading: null,
    ...(plan.notes.length > 0 && { notes: plan.notes }),
    cost,
  }
}

/** Capabilities of a video model. */
export function videoCapabilities(facts: VideoModelFacts): Omit<EngineCapabilities, 'models'> {
  return {
    tools: [...facts.tools],
    styles: [],
    sizes: facts.sizes,
    maxCount: 1,
    maxPromptLength: 800,
    negativePrompt: false,
    styleStrength: false,
    seed: facts.seed,
    maxSeconds: facts.video?.mostSeconds ?? facts.seconds.at(-1) ?? 0,
    ...(facts.video && { takesVideo: facts.video }),
    ...(facts.tools.includes('img2vid') && {
      clips: { seconds: facts.seconds, lastFrame: facts.lastFrame },
    }),
    reports: { progress: false, preview: false, cancel: facts.cancel },
  }
}
