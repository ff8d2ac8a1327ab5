import { render, screen } from '@testing-library/react'
import { Facts } from './Facts'
import type { ReviewItem } from './useReviewQueue'

jest.mock('@tarojs/components', () => jest.requireActual('../../../tests/jest/taroComponents'))
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')

const profile = {
  id: 'p',
  workId: null,
  kind: 'profile',
  reasons: {},
  notes: [],
  appeal: null,
  title: '',
  words: '',
  tags: [],
  prompt: null,
  media: null,
  createdAt: '2026-01-01T00:00:00.000Z',
} as unknown as ReviewItem

test('of a profile it says what is new', () => {
  const { rerender } = render(<Facts item={{ ...profile, title: '阿墨' }} />)
  expect(screen.getByRole('heading').textContent).toBe('新昵称：阿墨')
  rerender(<Facts item={{ ...profile, media: 'image' }} />)
  expect(screen.getByRole('heading').textContent).toBe('新头像')
  rerender(<Facts item={{ ...profile, words: '画山' }} />)
  expect(screen.getByRole('heading').textContent).toBe('有人改了资料')
  expect(screen.getByText('新简介')).toBeTruthy()
})
