/** The part `comments` of `npm run bench` at a size that takes a second. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureComments } from '../../scripts/bench-comments'
import { NO_POSTGRES } from '../../server/src/testing/databases'

test('the feed and lists of comments read no comments as a whole', async (t) => {
  const measured = await measureComments({ works: 200, comments: 6000, calls: 1 })
  if (!measured) return t.skip(NO_POSTGRES)
  const { figures, sizes } = measured
  assert.ok(sizes.some(([name, rows]) => name === 'comments' && Number(rows) > 5000))
  for (const { name, selects, scanned } of figures) {
    assert.ok(selects > 0, name)
    assert.ok(!scanned.includes('comments'), name)
  }
  const readIndexes = (call: string) => figures.find(({ name }) => name.startsWith(call))?.indexes
  for (const [call, index] of [
    ['评论 最多赞, a visitor', 'comments_liked_idx'],
    ['评论 最新', 'comments_newest_idx'],
    ['评论 最新', 'comments_own_idx'],
    ['评论 最新', 'comments_replies_idx'],
    ['控制台 评论, rejected', 'comments_state_idx'],
  ] as const)
    assert.ok(readIndexes(call)?.includes(index), `${call}: ${readIndexes(call)?.join()}`)
})
