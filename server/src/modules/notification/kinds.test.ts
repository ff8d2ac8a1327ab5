import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOTIFICATION_KINDS } from '@contract/notifications'
import { parseContent } from './kinds'

test('data of an earlier version or of another shape gets fallbacks and never throws', () => {
  for (const kind of NOTIFICATION_KINDS)
    for (const data of [{}, null, undefined, { workId: 7, credits: '3', outcome: 'unknown' }])
      assert.equal(parseContent(kind, data).kind, kind)
  const review = parseContent('review', { workId: 'w', outcome: 'gone' })
  assert.deepEqual(review.data, { workId: 'w', outcome: 'pass', reason: '' })
})

test('fields that the database adds while a notification is unread are read', () => {
  const { data } = parseContent('credits', { credits: 4, jobId: 'j', failed: true, count: 2 })
  assert.deepEqual(data, { credits: 4, words: '', jobId: 'j', failed: true, count: 2 })
})
