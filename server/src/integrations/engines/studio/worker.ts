import type { MessagePort } from 'node:worker_threads'
import { move, transferableSymbol, valueSymbol, workerData } from 'piscina'
import { type BankFile, useSoundBank } from '@media/audio/synth/bank'
import { endFfmpeg, useFfmpeg } from '@media/video/ffmpeg'
import { shareNoise } from '@studio/lib/noise'
import { type IntentMessage, fromMessage } from '@studio/painter/intent/message'
import type { PaintRequest, PaintedPicture } from '@studio/painter/paint'
import type { PromptReading } from '@studio/painter/parse'
import type { Plan } from '@studio/painter/planning/plan'
import { planPicture } from '@studio/painter/planning/plan-picture'
import { renderPlan } from '@studio/painter/planning/render'
import { runOver } from '../../../platform/nets-process/relay'
import { type BorrowedPicture, paintBorrowing } from '@studio/tools/borrowing'
import { makeWithTool, type ToolTask, type ToolOutcome } from '@studio/tools/run'
import { requireToolMemory } from './tool-memory'
import { type PaintProgress, takeStages } from './taking'

/** The worker thread's entry: one task is one picture, or one run of a tool. */

interface PaintTask {
  readonly kind: 'paint'
  readonly request: PaintRequest
  /** Reading of its prompt: computed once for all pictures of an order, outside of the threads. */
  readonly intent: IntentMessage
  /** Reference pictures; empty: none. */
  readonly borrowed: readonly BorrowedPicture[]
  /** Port for `PaintProgress`. */
  readonly port: MessagePort
}

/** A picture that is composed and not painted. */
interface ComposeTask {
  readonly kind: 'compose'
  readonly request: PaintRequest
  readonly intent: IntentMessage
  readonly port: MessagePort
}

export type StudioTask =
  | PaintTask
  | ComposeTask
  | {
      readonly kind: 'tool'
      readonly tool: ToolTask
      readonly port: MessagePort
      /** Port for requests to networks (nets/relay.ts). */
      readonly nets: MessagePort
    }

/** A painting and what is where in it; null: other pictures were laid over it. */
export interface PaintedByPlan extends PaintedPicture {
  readonly plan: Plan | null
}

export type StudioResult = PaintedByPlan | ToolOutcome | ComposedReading

/** Words of a prompt that its composed picture shows. */
export interface ComposedReading {
  readonly reading: PromptReading
}

/**
 * `begun`: a thread has taken the task. `ended` answers the message that the thread is about to be
 * ended: nothing runs for it any more.
 */
export type StudioNews = PaintProgress | 'begun' | 'ended'

export interface StudioWorkerData {
  /** URL of this module, for what the thread loads first. */
  readonly entry: string
  readonly ffmpegPath: string | null
  readonly soundBank: BankFile | null
  /** Noise that all threads of the process have in common. */
  readonly noise: SharedArrayBuffer
}

const { ffmpegPath, soundBank, noise } = workerData as StudioWorkerData
useFfmpeg(ffmpegPath)
useSoundBank(soundBank)
shareNoise(noise)

function paint({ request, intent, borrowed, port }: PaintTask): PaintedByPlan {
  const post = (news: PaintProgress): void => port.postMessage(news)
  if (borrowed.length > 0) {
    const how = { report: takeStages(request, post), known: fromMessage(intent) }
    return { ...paintBorrowing(request, borrowed, how), plan: null }
  }
  const plan = planPicture(request, fromMessage(intent))
  return { ...renderPlan(plan, { report: takeStages(request, post) }), plan }
}

async function runTool(
  { tool, nets }: Extract<StudioTask, { kind: 'tool' }>,
  report: (share: number) => void,
): Promise<ToolOutcome> {
  try {
    return await makeWithTool(tool, report, runOver(nets), requireToolMemory)
  } finally {
    nets.close()
  }
}

export default async function work(task: StudioTask): Promise<StudioResult> {
  const { port } = task
  port.postMessage('begun' satisfies StudioNews)
  const reportEnded = (): void => port.postMessage('ended' satisfies StudioNews)
  port.once('message', () => void endFfmpeg().then(reportEnded, reportEnded))
  const report = (share: number): void => port.postMessage({ share } satisfies PaintProgress)
  if (task.kind === 'compose') {
    port.close()
    return { reading: planPicture(task.request, fromMessage(task.intent)).reading }
  }
  const result = task.kind === 'paint' ? paint(task) : await runTool(task, report)
  port.close()
  // canvases are freed on a turn of the event loop: without it a batch keeps them all
  await new Promise((resolve) => setImmediate(resolve))
  if ('pictures' in result) return result
  // moved, not copied: piscina unpacks the value on the other side
  const moved = move({ [transferableSymbol]: result.rgba.buffer, [valueSymbol]: result })
  return moved as unknown as PaintedByPlan
}
