import { fireEvent, render, screen } from '@testing-library/react'
import { changeShot, joinShots, readContent, type ShotContent } from '../content'
import { makeShot, makeStory } from '../testStory'
import { ClipRows } from './ClipRows'

jest.mock('@tarojs/components', () => jest.requireActual('../../../../tests/jest/taroComponents'))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))

const lengths = [5, 10].map((seconds) => ({ seconds, credits: 10 * seconds }))
const models = [
  { id: 'wan', name: 'Wan', note: '', lastFrame: true, lengths },
  { id: 'fast', name: '快', note: '', lastFrame: false, lengths },
]
const onChange = jest.fn()
const onLastFrame = jest.fn()
beforeEach(() => jest.clearAllMocks())

function show(part: Partial<ShotContent>, stored = makeShot('a')) {
  const story = makeStory({ clipModels: models, shots: [stored, makeShot('b')] })
  const content = changeShot(readContent(story), 'a', part)
  const [shot] = joinShots(content, story, {})
  render(<ClipRows {...{ shot: shot!, models, onChange, onLastFrame }} isLastShot={false} />)
}

test('a camera move is the default; a model is chosen with a seed of its own', () => {
  show({})
  expect(screen.getByText('镜头在图上移动，价格含在短片里')).toBeTruthy()
  expect(screen.queryByText('尾帧')).toBeNull()
  fireEvent.click(screen.getByText('Wan'))
  expect(onChange).toHaveBeenCalledWith({
    clip: { model: 'wan', last: null, seed: expect.any(Number) },
  })
})

test('length and price are shown; the next picture or an own one ends the shot', () => {
  const clip = { model: 'wan', last: null, seed: 3 }
  show({ clip })
  expect(screen.getByText('模型拍 5 秒，用前 4 秒')).toBeTruthy()
  expect(screen.getByText('50 积分')).toBeTruthy()
  fireEvent.click(screen.getByText('接到下一镜'))
  expect(onChange).toHaveBeenCalledWith({ clip: { ...clip, last: 'next' } })
  fireEvent.click(screen.getByText('选一张图'))
  expect(onLastFrame).toHaveBeenCalledTimes(1)
  // A model without last frames takes the wish away.
  fireEvent.click(screen.getByText('快'))
  expect(onChange).toHaveBeenLastCalledWith({ clip: { model: 'fast', last: null, seed: 3 } })
})

test('a video that was charged costs nothing until another take is wished', () => {
  const clip = { model: 'wan', last: 'next' as const, seed: 3 }
  show({}, makeShot('a', { clip, clipCredits: 0 }))
  expect(screen.getByText('模型拍 5 秒，收进 4 秒，正好停在尾帧')).toBeTruthy()
  expect(screen.getByText('拍过了，不再收积分')).toBeTruthy()
  fireEvent.click(screen.getByText('换一条'))
  expect(onChange.mock.calls[0][0].clip.seed).not.toBe(3)
})

test('a model that is gone, and a last frame that is gone, are said', () => {
  show({}, makeShot('a', { clip: { model: 'old', last: null, seed: 3 }, clipCredits: 0 }))
  expect(screen.getByText(/这个模型现在不能用/)).toBeTruthy()
  document.body.innerHTML = ''
  show({}, makeShot('a', { clip: { model: 'wan', last: 'upload:gone', seed: 3 }, clipCredits: 9 }))
  expect(screen.getByText('尾帧的图不在了，请重新选')).toBeTruthy()
})
