/** Shown progress of a run, with the next report of its engine. */
import type { EngineProgress } from '../../../integrations/engines/engine'
import type { Progress } from '../repository/run'
import { texts } from '../texts'

/** Only the end of a job is its whole: checks and storing follow the last report of an engine. */
const MOST = 0.99

export const NO_PROGRESS: Progress = {
  progress: 0,
  pictureIndex: 0,
  preview: null,
  step: null,
  stages: null,
  queueAhead: null,
}

/**
 * Never less than was shown, never the whole; what remains at the end has a name.
 *
 * @param pictureIndex the picture to be watched; what the engine says of others is left out
 */
export function mergeProgress(
  shown: Progress,
  { progress, index, preview, step, queue }: Omit<EngineProgress, 'picture'>,
  pictureIndex: number,
): Progress {
  const named = step !== undefined && index === pictureIndex ? { step } : null
  return {
    ...shown,
    progress: Math.max(shown.progress, Math.min(MOST, progress)),
    pictureIndex,
    queueAhead: queue?.ahead ?? null,
    // Only the latest report is written: what it leaves out stays as it was.
    ...(preview !== undefined && { preview }),
    ...(named ?? (progress >= MOST && { step: texts.finishing })),
  }
}

/** The engine has answered: what it made is being stored. */
export function toStoring(shown: Progress): Progress {
  return { ...shown, progress: MOST, step: texts.finishing, queueAhead: null }
}
