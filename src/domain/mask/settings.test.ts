import type { MaskValue } from '@contract/tools/mask'
import { AT_REST } from '@/lib/touch/transform'
import { createHistory, type History } from './history'
import {
  canClear,
  canPropose,
  clearMask,
  FIRST_SETTINGS,
  newLine,
  withTap,
  type Tool,
} from './settings'
import { toUnits, type View } from './view'

const EMPTY: MaskValue = { base: 'none', marks: [], inverted: false, feather: 0 }
const VIEW: View = {
  canvas: { width: 400, height: 400 },
  picture: { width: 800, height: 400 },
  transform: AT_REST,
}
const tapping = { ...FIRST_SETTINGS, tool: 'tap' as const }
const tapped = (history: History, x: number, settings = tapping) =>
  withTap(history, settings, { x, y: 5000 }, 300) ?? history

test('the middle of the canvas is the middle of the picture', () => {
  expect(toUnits(VIEW, { x: 0, y: 0 })).toEqual({ x: 5000, y: 5000 })
  expect(toUnits(VIEW, { x: 200, y: 100 })).toEqual({ x: 10_000, y: 10_000 })
})

test('a brush is as wide on an enlarged picture, and so finer in it', () => {
  const at = (scale: number) =>
    newLine(FIRST_SETTINGS, EMPTY, { ...VIEW, transform: { scale, x: 0, y: 0 } }, { x: 1, y: 1 })
  expect(at(1).radius).toBe(900)
  expect(at(4).radius).toBe(225)
})

test('in a mask turned round the brush still adds what is seen', () => {
  const add = (tool: Tool, inverted: boolean) =>
    newLine({ ...FIRST_SETTINGS, tool }, { ...EMPTY, inverted }, VIEW, { x: 1, y: 1 }).add
  expect([add('brush', false), add('eraser', false)]).toEqual([true, false])
  expect([add('brush', true), add('eraser', true)]).toEqual([false, true])
})

test('tapping the same place takes more of it, in the end the smallest part again', () => {
  let history = createHistory(EMPTY)
  const levels = [0, 1, 2, 3, 0].map(() => {
    history = tapped(history, 5000)
    const [mark] = history.value.marks
    return mark?.kind === 'tap' && mark.level
  })
  expect(levels).toEqual([0, 1, 2, 3, 0])
  expect(tapped(history, 8000).value.marks).toHaveLength(2)
  expect(tapped(history, 5000, { ...tapping, plus: false }).value.marks).toHaveLength(2)
})

test('clearing takes a proposal away too, and it can be had again', () => {
  const proposed = createHistory({ ...EMPTY, base: 'subject' })
  expect(canClear(proposed.value, 'subject')).toBe(true)
  const { value } = clearMask(proposed, 'subject')
  expect(value.base).toBe('none')
  expect(canClear(value, 'subject')).toBe(false)
  expect(canPropose(value, 'subject')).toBe(true)
  expect(canPropose(EMPTY, 'none')).toBe(false)
})
