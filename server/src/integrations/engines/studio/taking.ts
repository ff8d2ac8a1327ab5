import { rgbaToThumbHash } from 'thumbhash'
import { StagePicker } from '@studio/painter/stages'
import { STEP_NAMES } from '@studio/painter/steps'
import type { Snapshot, StepReport } from '@studio/painter/styles/style'
import { reducePixels } from '@studio/lib/planes'
import { encodePreview } from '@studio/lib/preview'
import type { PreviewPicture } from '../engine'

export interface PaintProgress {
  /** Of this task, 0..1. */
  readonly share: number
  /** The last step, in Chinese. */
  readonly step?: string
  /** base64 thumbhash of the picture so far. */
  readonly preview?: string
  /** A small picture of it. */
  readonly stage?: PreviewPicture
}

/** Steps nearer to the last one are not reported. */
const MIN_REPORT_STEP = 0.01

/** px; a thumbhash keeps seven waves of a side. */
const PREVIEW_SIDE = 20

/** Of the stage itself: the picture is looked at once. */
function createPreview(stage: Snapshot): string {
  const { width, height, rgba } = reducePixels(stage.rgba, stage, PREVIEW_SIDE)
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64')
}

/** A stage is looked at for a third of a second. */
const QUALITY = 52
/** Quality of a detailed picture, such as one in pixels. */
const LOW_QUALITY = 24
const MAX_BYTES = 12 * 1024

function encoded(stage: Snapshot): PreviewPicture {
  const data = encodePreview(stage, QUALITY)
  const fitting = data.length <= MAX_BYTES ? data : encodePreview(stage, LOW_QUALITY)
  return { data: fitting, mime: 'image/jpeg' }
}

/**
 * CPU milliseconds of this thread since the first call: less than wall time on a busy machine, less
 * than the process's CPU time when other threads work too.
 */
function workClock(): () => number {
  const began = performance.now()
  const used = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(used)
    return Math.min(performance.now() - began, (user + system) / 1000)
  }
}

/**
 * Follows one painting and reports its steps, some of them with the unfinished picture.
 *
 * @param size of the picture, px
 */
export function takeStages(
  size: { readonly width: number; readonly height: number },
  report: (news: PaintProgress) => void,
): StepReport {
  const picker = new StagePicker()
  const elapsedMs = workClock()
  let lastReported = -1
  return (share, snapshot, name) => {
    const step = STEP_NAMES[name]
    const side = picker.takes(share, name, elapsedMs)
    if (side !== null) {
      const stage = snapshot(Math.min(side, size.width, size.height))
      report({ share, step, preview: createPreview(stage), stage: encoded(stage) })
    } else if (share - lastReported < MIN_REPORT_STEP) return
    else report({ share, step })
    lastReported = share
  }
}
