import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { addComment, replaceComment } from './cache'
import type { CommentPage, CommentView, ReplyView } from './types'
import { mergeReplies } from './useComments'

jest.mock('@/platform/storage')
jest.mock('@/platform/toast')
jest.mock('@/api/call', () => ({ call: jest.fn() }))

const KEY = keys.commentList('w', 'liked', '', 'me')

function reply(id: string, over: Partial<ReplyView> = {}): ReplyView {
  return {
    id,
    parentId: null,
    author: { id: 'u', nickname: '云门', avatarUrl: null, demo: false },
    words: id,
    mentions: [],
    replyTo: null,
    state: 'public',
    reason: null,
    mine: false,
    restorable: false,
    byAuthor: false,
    authorLiked: false,
    likeCount: 0,
    liked: false,
    folded: false,
    createdAt: `2026-11-28T00:00:0${id.length}.000Z`,
    ...over,
  }
}
const thread = (id: string, replies: ReplyView[] = []): CommentView => ({
  ...reply(id),
  replyCount: replies.length,
  replies,
})
const read = () => {
  const [page] = queryClient.getQueryData<{ pages: CommentPage[] }>(KEY)?.pages ?? []
  if (!page) throw new Error('no page')
  return page
}

beforeEach(() => {
  queryClient.clear()
  const page = {
    list: [thread('one', [reply('answer', { parentId: 'one' })])],
    own: [],
    hidden: 0,
    pinned: null,
    focused: null,
    closed: false,
    total: 2,
    page: 1,
    pageSize: 15,
    hasMore: false,
    cursor: null,
  }
  queryClient.setQueryData(KEY, { pages: [page], pageParams: [null] })
})

test('a comment that waits is among the own ones, a public one in the list and counted', () => {
  addComment('w', reply('new', { state: 'pending', mine: true }))
  expect(read().own.map(({ id }) => id)).toEqual(['new'])
  expect(read().total).toBe(2)
  addComment('w', reply('seen'))
  expect(read().list.map(({ id }) => id)).toEqual(['seen', 'one'])
  expect(read().total).toBe(3)
})

test('a public reply joins its comment and both counts', () => {
  addComment('w', reply('more', { parentId: 'one' }))
  const [one] = read().list
  expect([one?.replyCount, one?.replies.length, read().total]).toEqual([2, 2, 3])
})

test('a deleted reply leaves its comment and both counts; another work is untouched', () => {
  replaceComment('other', reply('answer', { parentId: 'one' }), null, -1)
  expect(read().total).toBe(2)
  replaceComment('w', reply('answer', { parentId: 'one' }), null, -1)
  const [one] = read().list
  expect([one?.replyCount, one?.replies.length, read().total]).toEqual([0, 0, 1])
})

test('replies from several pages are shown once, oldest first', () => {
  const [a, bb, ccc] = [reply('a'), reply('bb'), reply('ccc')]
  expect(mergeReplies([bb, ccc], [a, bb]).map(({ id }) => id)).toEqual(['a', 'bb', 'ccc'])
})
