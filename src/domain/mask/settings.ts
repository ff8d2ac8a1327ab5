/** Effect of each studio tool on a mask. */
import {
  isProposed,
  type Mark,
  type MaskBase,
  type MaskValue,
  MAX_TAP_LEVEL,
} from '@contract/tools/mask'
import type { Point, Size } from '@/lib/touch/transform'
import { fitToBudget } from './budget'
import { changeMask, recordStep, type History } from './history'
import type { Line } from './layer'
import { radiusUnits, type View } from './view'

export type Tool = 'brush' | 'eraser' | 'tap' | 'hint'

export interface Settings {
  tool: Tool
  /** Of brush and eraser, px across on the screen. */
  sizePx: number
  /** Whether taps and hints add or take away. */
  plus: boolean
  /** Value set by the slider. */
  dial: 'size' | 'feather'
}

export const SIZE = { min: 4, max: 120, step: 2 } as const
export const FEATHER = { min: 0, max: 100 } as const
const HINT_PX = 10

export const FIRST_SETTINGS: Settings = { tool: 'brush', sizePx: 36, plus: true, dial: 'size' }

export const draws = ({ tool }: Settings): boolean => tool !== 'tap'

/** px across of what is drawn now. */
export function brushPx({ tool, sizePx }: Settings): number {
  if (tool === 'tap') return 0
  return tool === 'hint' ? HINT_PX : sizePx
}

/** In an inverted mask, adding is shown as removing. */
function adds({ tool, plus }: Settings, { inverted }: MaskValue): boolean {
  const seen = tool === 'brush' || (tool !== 'eraser' && plus)
  return seen !== inverted
}

/** A line that begins at `point` (mask units). */
export function newLine(settings: Settings, value: MaskValue, view: View, point: Point): Line {
  return {
    kind: settings.tool === 'hint' ? 'hint' : 'stroke',
    add: adds(settings, value),
    radius: radiusUnits(view, brushPx(settings)),
    points: [point.x, point.y],
  }
}

/** null: the limit is reached. */
export function withLine(
  history: History,
  line: Line,
  picture: Size,
  scale: number,
): History | null {
  const mark = fitToBudget(history.value.marks, line, picture, scale)
  return mark && recordStep(history, { do: 'add', mark })
}

/**
 * Closed lines as one mark, so that one step takes them back: from each to the next and back the same
 * way, which encloses nothing. null: the limit is reached.
 */
export function withOutlines(
  history: History,
  outlines: readonly (readonly number[])[],
): History | null {
  const [start = []] = outlines
  const home = start.slice(0, 2)
  const points = outlines.flatMap((line) => [...line, ...line.slice(0, 2), ...home])
  const mark: Mark = { kind: 'outline', add: true, points }
  const fit = fitToBudget(history.value.marks, mark, { width: 1, height: 1 }, Infinity)
  return fit && recordStep(history, { do: 'add', mark: fit })
}

/** A tap on the last one means more of it, in the end the smallest part again. */
export function withTap(
  history: History,
  settings: Settings,
  point: Point,
  nearUnits: number,
): History | null {
  const { value } = history
  const add = adds(settings, value)
  const last = value.marks[value.marks.length - 1]
  if (last?.kind === 'tap' && last.add === add) {
    if (Math.hypot(last.x - point.x, last.y - point.y) <= nearUnits) {
      const level = last.level === MAX_TAP_LEVEL ? 0 : last.level + 1
      return recordStep(history, { do: 'replace', now: { ...last, level }, was: last })
    }
  }
  const mark: Mark = { kind: 'tap', add, x: point.x, y: point.y, level: 0 }
  const fit = fitToBudget(value.marks, mark, { width: 1, height: 1 }, 1)
  return fit && recordStep(history, { do: 'add', mark })
}

const isBare = ({ marks, inverted }: MaskValue): boolean => marks.length === 0 && !inverted

/** State after 清空: the proposal is removed too, so that one can start by hand. */
const clearBase = (base: MaskBase): MaskBase => (isProposed(base) ? 'none' : base)

export function canClear(value: MaskValue, base: MaskBase): boolean {
  return !isBare(value) || value.base !== clearBase(base)
}

export function clearMask(history: History, base: MaskBase): History {
  const { value } = history
  if (!canClear(value, base)) return history
  return changeMask(history, { base: clearBase(base), marks: [], inverted: false })
}

/** Whether the automatic proposal was given up and can be had again. */
export function canPropose(value: MaskValue, base: MaskBase): boolean {
  return isProposed(base) && value.base === 'none' && isBare(value)
}
