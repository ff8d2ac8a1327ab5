import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Shot } from '@contract/tools/define'
import { short } from '@contract/tools/short'
import { vidMaker } from '@contract/tools/vidMaker'
import { confirmModal } from '@/platform/modal'
import { useDraft } from '@/stores/draft'
import { Script } from './Script'

jest.mock('@tarojs/components', () => jest.requireActual('../../../../tests/jest/taroComponents'))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: () => () => undefined }))
jest.mock('@/platform/storage', () => ({
  readItem: () => null,
  writeItem: () => undefined,
  clearItems: () => undefined,
}))
jest.mock('@/ui/TextArea/TextArea', () => ({ TextArea: () => null }))
jest.mock('@/platform/modal', () => ({ confirmModal: jest.fn() }))

const shotsNow = (tool: string) => useDraft.getState().drafts[tool]?.params.shots as Shot[]
const write = (tool: string, script: string) =>
  act(() => useDraft.getState().setParam(`${tool}-script`, 'script', script))

beforeEach(() => {
  useDraft.setState({ drafts: {} })
  jest.mocked(confirmModal).mockReset()
})

test('a script is read while it is written and becomes the shots at a tap', async () => {
  render(<Script tool={short} />)
  expect(screen.getByText(/不收积分/)).toBeTruthy()
  write(short.id, '雪停了，她抬头看天。湖边，她放走一盏灯。')
  expect(screen.getByText('读出 2 镜，共 6 秒')).toBeTruthy()
  await act(async () => {
    fireEvent.click(screen.getByText('用这 2 镜'))
  })
  expect(shotsNow(short.id).map(({ text }) => text)).toEqual([
    '雪停了，她抬头看天。',
    '湖边，她放走一盏灯。',
  ])
  expect(confirmModal).not.toHaveBeenCalled()
  expect(screen.getByText('已经是下面的分镜')).toBeTruthy()
})

test('shots of one’s own stay unless the question is answered with yes', async () => {
  const own = [{ image: null, text: '我写的', seconds: 4 }]
  useDraft.getState().setParam(short.id, 'shots', own)
  jest.mocked(confirmModal).mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  render(<Script tool={short} />)
  write(short.id, '湖边，她放走一盏灯。')
  const use = () =>
    act(async () => {
      fireEvent.click(screen.getByText('用这 1 镜'))
    })
  await use()
  expect(shotsNow(short.id)).toEqual(own)
  await use()
  expect(shotsNow(short.id).map(({ text }) => text)).toEqual(['湖边，她放走一盏灯。'])
})

test('photographs stay in their order, more of them than shots as well', async () => {
  const photo = (image: string) => ({ image: `upload:${image}`, text: '', seconds: 3 }) as Shot
  useDraft.getState().setParam(vidMaker.id, 'shots', ['a', 'b', 'c'].map(photo))
  render(<Script tool={vidMaker} />)
  write(vidMaker.id, '清晨的码头\n夜里的灯塔')
  await act(async () => {
    fireEvent.click(screen.getByText('用这 2 镜'))
  })
  expect(shotsNow(vidMaker.id).map(({ image, text }) => [image, text])).toEqual([
    ['upload:a', '清晨的码头'],
    ['upload:b', '夜里的灯塔'],
    ['upload:c', ''],
  ])
})

test.each([
  ['雪'.repeat(2001), /最多 2000 字/],
  ['一只猫', /至少要 2 镜/],
  ['雪'.repeat(61) + '\n海', /最多 20 镜、每镜 60 字/],
])('a script that cannot be used is explained in a sentence and has no button', (script, why) => {
  render(<Script tool={vidMaker} />)
  write(vidMaker.id, script)
  expect(screen.getByText(why)).toBeTruthy()
  expect(screen.queryByText(/^用这/)).toBeNull()
})
