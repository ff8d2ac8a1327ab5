import { withLike } from './likes'

jest.mock('@/platform/storage')

test('a like counts once, and taking it back never goes below nothing', () => {
  const none = { liked: false, likeCount: 4 }
  expect(withLike(none, true)).toEqual({ liked: true, likeCount: 5 })
  expect(withLike({ liked: true, likeCount: 5 }, true)).toEqual({ liked: true, likeCount: 5 })
  expect(withLike({ liked: true, likeCount: 0 }, false)).toEqual({ liked: false, likeCount: 0 })
})
