import type { EditRegion } from '@contract/edits'
import { computeCrop } from './crop'
import { drawChanges, fitInside, placeLabels } from './regions'

const region = (
  id: string,
  bounds: EditRegion['bounds'],
  role: EditRegion['role'],
): EditRegion => ({
  id,
  name: id,
  bounds,
  role,
})

const box = { width: 300, height: 400 }

test('only what changes has an edge', () => {
  const boat = region('boat', { x: 0.1, y: 0.5, width: 0.2, height: 0.2 }, 'keep')
  expect(drawChanges([boat], box)).toBeNull()
  const svg = decodeURIComponent(drawChanges([{ ...boat, role: 'change' }], box) ?? '')
  expect(svg).toContain('M30.0 200.0L90.0 200.0L90.0 280.0L30.0 280.0Z')
})

test('an outline is drawn instead of its bounds', () => {
  const sky = { ...region('sky', { x: 0, y: 0, width: 1, height: 1 }, 'change') }
  const svg = decodeURIComponent(
    drawChanges(
      [
        {
          ...sky,
          outline: [
            [0, 0],
            [1, 0],
            [0.5, 0.5],
          ],
        },
      ],
      box,
    ) ?? '',
  )
  expect(svg).toContain('M0.0 0.0L300.0 0.0L150.0 200.0Z')
})

test('labels stay in the picture and never cover each other', () => {
  const same = { x: 0.9, y: 0, width: 0.1, height: 0.1 }
  const labels = placeLabels(
    ['a', 'b', 'c', 'd'].map((id) => ({
      id,
      text: '小船不动',
      role: 'keep' as const,
      bounds: same,
    })),
    box,
  )
  expect(labels.length).toBeGreaterThan(1)
  for (const { left, top } of labels) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThan(300)
    expect(top).toBeLessThanOrEqual(372)
  }
  const tops = labels.map(({ top }) => top).sort((a, b) => a - b)
  tops.slice(1).forEach((top, at) => expect(top - (tops[at] ?? 0)).toBeGreaterThanOrEqual(28))
})

test('a label above its thing that would lie on another one lies on its own instead', () => {
  const square = (x: number, y: number, width: number, height: number): EditRegion['outline'] => [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  const cat = { x: 0.1, y: 0.2, width: 0.6, height: 0.5 }
  // Around the feet of the cat, which hides its middle.
  const mat = { x: 0, y: 0.5, width: 1, height: 0.4 }
  const labels = placeLabels(
    [
      { ...region('猫', cat, 'keep'), outline: square(0.1, 0.2, 0.6, 0.5) },
      { ...region('垫子', mat, 'keep'), outline: square(0, 0.72, 1, 0.18) },
    ].map((one) => ({ ...one, role: 'keep' as const, text: `${one.name}不动` })),
    box,
  )
  const [onCat, onMat] = labels.map(({ top }) => (top + 14) / box.height)
  expect(onCat).toBeLessThan(0.2)
  expect(onMat).toBeGreaterThan(0.72)
})

test('a picture is shown whole, in the middle of its stage', () => {
  expect(fitInside({ width: 300, height: 400 }, { width: 400, height: 400 })).toEqual({
    width: 300,
    height: 400,
    left: 50,
    top: 0,
  })
})

test('a crop lies within the picture and around its place', () => {
  const corner = computeCrop({ x: 0.9, y: 0.9, width: 0.1, height: 0.1 }, 0.75)
  expect(corner.x).toBeCloseTo(100)
  expect(corner.y).toBeCloseTo(100)
  const whole = computeCrop({ x: 0, y: 0, width: 1, height: 1 }, 0.75)
  expect(whole).toMatchObject({ sizePercent: 100, y: 50 })
})
