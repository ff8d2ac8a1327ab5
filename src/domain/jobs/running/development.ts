/** Playback of the stages of a picture. */
import type { JobView, StageView } from '@contract/jobs'
import { IS_H5 } from '@/platform/env'

/** One fades into the next. */
export const FADE_MS = 320
/** All that is left of a picture that is done already, from its first stage to its last. */
const BREATH_MS = 1100
/** Each is an update of the page: a mini-program's view takes 20 a second, the ring some of them. */
const FASTEST_MS = IS_H5 ? 70 : 200
/** Frames of the strip under the picture. */
export const FRAMES = 5

/** Stages of the picture that is being made, or was made last. */
export function currentStages({ stages, pictureIndex }: JobView): readonly StageView[] {
  return stages.filter((stage) => stage.pictureIndex === pictureIndex)
}

/** Time of a stage on screen, and the number of steps; `left` come after it. */
export function computePace(left: number, done: boolean): { stayMs: number; steps: number } {
  const unhurried = left > 3 ? FADE_MS / 2 : FADE_MS
  const wanted = done ? BREATH_MS / Math.max(1, left) : unhurried
  const stayMs = Math.min(FADE_MS, Math.max(FASTEST_MS, Math.round(wanted)))
  return { stayMs, steps: done ? Math.max(1, Math.round(FASTEST_MS / wanted)) : 1 }
}

/** Stages of one name that follow each other. */
export interface StageFrame {
  name: string
  /** Of its last stage. */
  url: string
  /** Duration, ms. */
  tookMs: number
}

/** When the first of these was begun: a picture that is not the job's first, with its draft. */
export function beganMs([first]: readonly StageView[]): number {
  return first && first.pictureIndex > 0 ? first.atMs : 0
}

/** Frames of the strip for the stages shown so far. */
export function groupStages(stages: readonly StageView[]): StageFrame[] {
  const frames: StageFrame[] = []
  let before = beganMs(stages)
  for (const { name, url, atMs } of stages) {
    const last = frames.at(-1)
    const tookMs = Math.max(0, atMs - before)
    before = atMs
    if (last && last.name === (name ?? '')) {
      last.url = url
      last.tookMs += tookMs
    } else frames.push({ name: name ?? '', url, tookMs })
  }
  return frames
}
