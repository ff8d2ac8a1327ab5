import { composeScene } from './compose'
import type { Guide } from './control/guide'
import { Recent } from '../lib/recent'
import { packSlots } from './planning/sets'
import { type Random, type Scene, type SceneEdits, USUAL_STRENGTH } from './scene'
import type { Slots } from './slots'
import type { StylePainter } from './styles/style'

/** Long side of the trial picture, pixels. */
const TRIAL_SIZE = 144
const MAX_TRIES = 4

/** Spread of lightness and share of the most common tone, out of a small picture's pixels. */
export function judgePixels(rgba: Uint8ClampedArray): { spread: number; flatShare: number } {
  const tones = new Uint32Array(16)
  let sum = 0
  let squares = 0
  const count = rgba.length / 4
  for (let i = 0; i < rgba.length; i += 4) {
    const red = rgba[i]
    const green = rgba[i + 1]
    const blue = rgba[i + 2]
    const light = (0.299 * red + 0.587 * green + 0.114 * blue) / 255
    sum += light
    squares += light * light
    const tone = Math.min(15, Math.floor(light * 16))
    tones[tone] = tones[tone] + 1
  }
  const mean = sum / count
  const variance = Math.max(0, squares / count - mean * mean)
  return { spread: Math.sqrt(variance), flatShare: Math.max(...tones) / count }
}

/** Blank, muddy and one-toned pictures are not worth showing. */
function isWorthPainting(rgba: Uint8ClampedArray): boolean {
  const { spread, flatShare } = judgePixels(rgba)
  return spread > 0.088 && flatShare < 0.45
}

export interface Frame {
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Of the style, 0..1. */
  readonly strength?: number
  readonly guide?: Guide
}

/** A place that an edit has found is composed once for its trial and its picture. */
const scenes = new Recent<Scene>(4)

/** One of the compositions that are tried; the same random and number give the same one. */
export function composeAttempt(
  slots: Slots,
  { width, height, strength = USUAL_STRENGTH, guide }: Frame,
  random: Random,
  attempt: number,
  edits?: SceneEdits,
): { scene: Scene; random: Random } {
  const own = random.fork(`attempt ${attempt}`)
  const compose = (): Scene => {
    const source = own.fork('compose')
    return composeScene(slots, width, height, source, guide, source, edits)
  }
  const isEdited = edits !== undefined && edits.replaced.size + edits.added.length > 0
  const key = JSON.stringify([own.seed, width, height, packSlots(slots)])
  const composed = guide || isEdited ? compose() : scenes.get(key, compose)
  return { scene: { ...composed, strength }, random: own }
}

/**
 * Composes the scene, paints it small and, when it would be dull, tries the next sub-seed.
 * Deterministic: the same random gives the same choice. The last try is taken as it is.
 */
export function composeWorthy(
  slots: Slots,
  frame: Frame,
  painter: StylePainter,
  random: Random,
): {
  scene: Scene
  random: Random
  attempt: number
  /** The same in another size. */
  composeAt: (size: Pick<Frame, 'width' | 'height'>) => { scene: Scene; random: Random }
} {
  const shrink = TRIAL_SIZE / Math.max(frame.width, frame.height)
  const small = {
    ...frame,
    width: Math.round(frame.width * shrink),
    height: Math.round(frame.height * shrink),
  }
  for (let attempt = 0; ; attempt++) {
    const isLast = attempt === MAX_TRIES - 1
    const trial = isLast ? null : composeAttempt(slots, small, random, attempt)
    if (
      trial === null ||
      isWorthPainting(painter.paint(trial.scene, trial.random.fork('paint'), () => undefined))
    )
      return {
        ...composeAttempt(slots, frame, random, attempt),
        attempt,
        composeAt: (size) => composeAttempt(slots, { ...frame, ...size }, random, attempt),
      }
  }
}
