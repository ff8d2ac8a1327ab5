import { render, screen } from '@testing-library/react'
import type { Media } from '@/domain/media/useMedia'
import { SoundChoice } from './SoundChoice'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@tarojs/taro', () => ({}))
jest.mock('@/domain/media/usePlayer', () => ({
  usePlayer: () => ({ playing: null, toggle: () => {}, stop: () => {} }),
}))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => url }))
jest.mock('@/ui/Picture/Picture', () => ({ Picture: () => null }))

const mediaWith = (name?: string) =>
  ({
    source: { ref: 'upload:a', url: '/a', thumbUrl: '/b', durationMs: 75_000, name },
    choose: () => {},
  }) as unknown as Media

test('a chosen sound shows the name of its file as it is written, and its length', () => {
  const { rerender } = render(<SoundChoice label="音乐文件" media={mediaWith('<b>晴天.mp3')} />)
  expect(screen.getByText('<b>晴天.mp3')).toBeTruthy()
  expect(screen.getByText('1:15')).toBeTruthy()
  expect(
    screen.getByRole('button', { name: '音乐文件，<b>晴天.mp3 1:15，换一段音乐' }),
  ).toBeTruthy()
  rerender(<SoundChoice label="音乐文件" media={mediaWith()} />)
  expect(screen.getByRole('button', { name: '音乐文件，换一段音乐' })).toBeTruthy()
})
