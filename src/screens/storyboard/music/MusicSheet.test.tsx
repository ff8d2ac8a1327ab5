import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { makeStory } from '../testStory'
import { readContent, type StoryContent } from '../content'
import { MusicSheet } from './MusicSheet'

jest.mock('@tarojs/taro', () => ({ useDidShow: () => undefined, useDidHide: () => undefined }))
jest.mock('@tarojs/components', () => jest.requireActual('../../../../tests/jest/taroComponents'))
jest.mock('@/ui/length', () => ({ length: (px: number) => `${px}px` }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/platform/toast')
jest.mock('@/platform/storage')
jest.mock('@/platform/playSound', () => ({ playSound: jest.fn() }))
jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/ui/Slider/Slider', () => ({ Slider: () => null }))
jest.mock('@/ui/BottomSheet/BottomSheet', () => ({
  BottomSheet: ({ children }: { children: ReactNode }) => <div>{children}</div>,
}))
const mockMedia = { take: (_ref: string) => {}, cancel: jest.fn(), source: null as object | null }
jest.mock('@/domain/media/useMedia', () => ({
  useMedia: (_kind: string, _value: string | null, take: (ref: string) => void) => {
    mockMedia.take = take
    const upload = { state: { phase: 'idle' }, cancel: mockMedia.cancel }
    return { source: mockMedia.source, upload, choose: () => take('upload:mine'), sheet: null }
  },
}))

const stored = {
  ref: 'upload:mine',
  kind: 'sound',
  url: '/m.m4a',
  thumbUrl: '/m.webp',
  durationMs: 12_300,
} as never

function show(
  sound: StoryContent['sound'] = {},
  known: typeof stored | null = null,
  isFilmed = false,
) {
  const onUse = jest.fn()
  const content = { ...readContent(makeStory()), sound }
  render(
    <MusicSheet
      open
      onClose={jest.fn()}
      content={content}
      stored={known}
      narration={null}
      isFilmed={isFilmed}
      onUse={onUse}
    />,
  )
  return onUse
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an own file is chosen before the music can be used, and replaces the mood', () => {
  const onUse = show()
  fireEvent.click(screen.getByRole('radio', { name: '自己的音乐' }))
  expect(screen.getByText('先选一段音乐')).toBeTruthy()
  press('音乐文件，选一段音乐')
  press('用这首')
  expect(onUse).toHaveBeenCalledWith({
    sound: { music: 'own', musicFile: 'upload:mine' },
    captions: 'burned',
  })
})

test('a file that another device chose has its length, can be heard and removed', () => {
  const onUse = show({ music: 'own', musicFile: 'upload:mine' }, stored)
  expect(screen.getByText('0:12')).toBeTruthy()
  expect(screen.getByRole('button', { name: '试听' })).toBeTruthy()
  press('移除')
  expect(screen.getByText('先选一段音乐')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '国风' }))
  press('用这首')
  expect(onUse).toHaveBeenCalledWith({ sound: { music: 'guofeng' }, captions: 'burned' })
})

test('a file that is gone is said in a sentence', () => {
  show({ music: 'own', musicFile: 'upload:gone' })
  expect(screen.getByText('这段音乐已经不在了，请重新选一段')).toBeTruthy()
})

test('a mood whose beats move the cuts of a video says that shots are rendered and charged again', () => {
  const note = () => screen.queryByText(/重拍，收重拍的积分/)?.textContent
  show({ music: 'epic', musicBeats: true }, null, true)
  expect(note()).toBeUndefined()
  fireEvent.click(screen.getByRole('radio', { name: '宁静' }))
  expect(note()).toMatch(/有 1 镜要重拍/)
})

test('without 卡点 or a video another mood renders nothing again, which is not said', () => {
  show({ music: 'epic' }, null, true)
  show({ music: 'epic', musicBeats: true })
  for (const chip of screen.getAllByRole('radio', { name: '宁静' })) fireEvent.click(chip)
  expect(screen.queryByText(/重拍/)).toBeNull()
})
