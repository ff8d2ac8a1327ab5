import { act, fireEvent, render, screen } from '@testing-library/react'
import type { SourceView } from '@contract/jobs'
import { Cropper } from './Cropper'
import type { Crop } from './geometry'
import { cropToFile } from './output'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/platform/toast')
jest.mock('@/domain/navigation/PageHead', () => ({ PageHead: () => null }))
jest.mock('@/ui/useKeys', () => ({ useKeys: jest.fn() }))
jest.mock('@/domain/mask/useBox', () => {
  const box = { left: 0, top: 0, width: 360, height: 400 }
  return { useBox: () => box }
})
jest.mock('@/platform/measure', () => ({ measureNow: () => null }))
jest.mock('./output', () => ({ cropToFile: jest.fn(async () => ({ path: 'x', ext: 'jpg' })) }))

const SOURCE: SourceView = {
  ref: 'upload:a',
  kind: 'image',
  url: '/a.jpg',
  thumbUrl: '/a.webp',
  width: 400,
  height: 300,
  durationMs: null,
}
const onDone = jest.fn(async () => undefined)

const tap = (name: string, role = 'button') => fireEvent.click(screen.getByRole(role, { name }))

async function cropped(): Promise<Crop> {
  await act(async () => tap('完成'))
  const [, crop] = jest.mocked(cropToFile).mock.lastCall ?? []
  if (!crop) throw new Error('nothing was cropped')
  return crop
}

beforeEach(() => jest.clearAllMocks())

test('shape, turn, zoom and moves by buttons alone', async () => {
  render(<Cropper title="裁剪" source={SOURCE} maxPx={2048} onDone={onDone} />)
  tap('1:1', 'radio')
  tap('旋转')
  tap('放大')
  const still = await cropped()
  expect(still).toMatchObject({ turns: 1, ratio: 1 })
  expect(still.frame.width).toBeCloseTo(still.frame.height)
  tap('上移')
  const moved = await cropped()
  expect(moved.transform.y).toBeLessThan(still.transform.y)
  tap('还原')
  expect(await cropped()).toMatchObject({ turns: 0, ratio: null, transform: { scale: 1 } })
  expect(onDone).toHaveBeenCalledTimes(3)
})

test('a finger moves the picture, and a finger on a corner the frame', async () => {
  render(<Cropper title="裁剪" source={SOURCE} maxPx={2048} onDone={onDone} />)
  const canvas = screen.getByRole('img', { name: '要裁剪的图片，可以拖动和缩放' })
  const whole = await cropped()
  const at = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] })
  // The frame's left top corner, from the centre of the canvas to its own corner.
  const x = 180 + whole.frame.left
  const y = 200 + whole.frame.top
  fireEvent.touchStart(canvas, at(x, y))
  fireEvent.touchMove(canvas, at(x + 60, y + 40))
  fireEvent.touchEnd(canvas, { touches: [] })
  const smaller = await cropped()
  expect(smaller.frame.width).toBeCloseTo(whole.frame.width - 60)
  fireEvent.touchStart(canvas, at(200, 200))
  fireEvent.touchMove(canvas, at(230, 200))
  fireEvent.touchEnd(canvas, { touches: [] })
  expect((await cropped()).transform.x).toBeCloseTo(30)
})

test('an avatar has a round mask over a square and no other shape', async () => {
  render(<Cropper title="裁剪" source={SOURCE} round maxPx={640} onDone={onDone} />)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(await cropped()).toMatchObject({ ratio: 1 })
})
