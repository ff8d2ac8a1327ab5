import type { Mark, MaskValue } from '@contract/tools/mask'
import { AT_REST } from '@/lib/touch/transform'
import { MaskRenderer, type Scene } from './renderer'
import type { Line } from './layer'
import { testSurface } from './testPen'
import { radiusPx, shownRect, toUnits, type View } from './view'

jest.mock('@/platform/motion', () => ({ prefersReducedMotion: () => true }))

/** 12 megapixels on a phone of 2 device pixels a px. */
const VIEW: View = {
  canvas: { width: 390, height: 640 },
  picture: { width: 3000, height: 4000 },
  transform: AT_REST,
}
const BRUSH: Line = { kind: 'stroke', add: true, radius: 460, points: [] }

function rendererWith(
  marks: readonly Mark[],
  more: Partial<MaskValue> = {},
  choices: readonly (readonly number[])[] = [],
) {
  const mask = testSurface(390, 640)
  const marking = testSurface(390, 640)
  const renderer = new MaskRenderer()
  const value: MaskValue = { base: 'none', marks, inverted: false, feather: 0, ...more }
  const scene: Scene = { value, proposal: null, notes: true, choices }
  renderer.takeMask(mask.surface)
  renderer.takeMarking(marking.surface)
  renderer.show(VIEW, scene)
  return { renderer, mask: mask.calls, marking: marking.calls }
}

/** Device pixels drawn by a move of `px` after `before` points of the same line. */
function drawnByMove(marks: readonly Mark[], before: number, px: number): number {
  const { renderer } = rendererWith(marks)
  const points = Array.from({ length: before }, (_, i) => toUnits(VIEW, { x: i, y: 0 }))
  for (const { x, y } of points) renderer.extend({ ...BRUSH, points: [x, y] })
  const from = toUnits(VIEW, { x: 0, y: 100 })
  const to = toUnits(VIEW, { x: px, y: 100 })
  const touched = renderer.touched
  renderer.extend({ ...BRUSH, points: [from.x, from.y, to.x, to.y] })
  return renderer.touched - touched
}

test('a move draws its own segment, however much was painted before', () => {
  const { points: _, ...brush } = BRUSH
  const many = Array.from({ length: 200 }, (_value, i) => ({ ...brush, points: [i * 50, 5000] }))
  const few = drawnByMove([], 0, 6)
  expect(drawnByMove(many, 150, 6)).toBe(few)
  // Two layers, the brush's square and six px more, four device pixels each.
  const across = radiusPx(shownRect(VIEW), BRUSH.radius) * 2
  expect(few).toBeLessThan(2 * 4 * (across + 8) * (across + 2))
  expect(few).toBeLessThan((0.05 * 390 * 640 * 4) as number)
})

test('strokes that add are drawn, those that take away are cut out', () => {
  const eraser: Mark = { ...BRUSH, add: false, points: [1, 1, 9, 9] }
  const { mask } = rendererWith([{ ...BRUSH, points: [1, 1, 9, 9] }, eraser])
  const ways = mask.filter((call) => call.startsWith('globalCompositeOperation'))
  expect(ways.map((way) => way.split('=')[1])).toEqual(['source-over', 'destination-out'])
  const turned = rendererWith([eraser], { inverted: true }).mask
  expect(turned.filter((call) => call === 'fillRect')).toHaveLength(1)
  expect(turned).toContain('globalCompositeOperation=source-over')
})

test('a hint is drawn over the mask, not into it', () => {
  const { renderer, mask, marking } = rendererWith([])
  const before = mask.length
  const strokes = marking.filter((call) => call === 'stroke').length
  renderer.extend({ ...BRUSH, kind: 'hint', points: [1, 1, 9, 9] })
  expect(mask).toHaveLength(before)
  expect(marking.filter((call) => call === 'stroke')).toHaveLength(strokes + 1)
})

test('nothing is drawn before there is something to draw on', () => {
  const renderer = new MaskRenderer()
  renderer.extend({ ...BRUSH, points: [1, 1] })
  renderer.magnify({ x: 0, y: 0 }, 10)
  expect(renderer.touched).toBe(0)
})

test('the outline of a known thing is drawn as the edge until the server has drawn the mask', () => {
  const { renderer, marking } = rendererWith([])
  const moves = () => marking.filter((call) => call === 'lineTo').length
  const before = moves()
  const value: MaskValue = { base: 'none', marks: [], inverted: false, feather: 0 }
  const scene: Scene = { value, proposal: null, notes: true, choices: [] }
  renderer.show(VIEW, { ...scene, outline: [0.2, 0.2, 0.8, 0.2, 0.8, 0.8, 0.2, 0.2] })
  expect(moves()).toBe(before + 3)
  renderer.show(VIEW, { ...scene, outline: null })
  expect(moves()).toBe(before + 3)
})

test('outlines of other choices are drawn at their places, and nothing without them', () => {
  const tap: Mark = { kind: 'tap', add: true, x: 5000, y: 5000, level: 0 }
  const square = [2500, 2500, 7500, 2500, 7500, 7500, 2500, 7500, 2500, 2500]
  const colours = (choices: readonly (readonly number[])[]) =>
    rendererWith([tap], {}, choices).marking.filter((call) => call === 'strokeStyle=#ffd27a')
  expect(colours([square, square])).toHaveLength(1)
  expect(colours([])).toHaveLength(0)
})

test('a closed line that adds is filled; what may be added is dashed and not in the mask', () => {
  const outline: Mark = { kind: 'outline', add: true, points: [1, 1, 9, 1, 9, 9] }
  const { renderer, mask, marking } = rendererWith([outline])
  expect(mask).toContain('fill')
  const before = mask.filter((call) => call === 'fill').length
  const value: MaskValue = { base: 'none', marks: [outline], inverted: false, feather: 0 }
  const closed = marking.filter((call) => call === 'closePath').length
  renderer.show(VIEW, {
    value,
    proposal: null,
    notes: false,
    choices: [],
    rest: [[1, 1, 9, 1, 9, 9]],
  })
  expect(marking.filter((call) => call === 'closePath')).toHaveLength(closed + 1)
  expect(mask.filter((call) => call === 'fill')).toHaveLength(2 * before)
})
