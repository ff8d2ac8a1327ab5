import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WorkContent } from '@contract/endpoints/works'
import { listTexts, plainContent } from './wording'

const content = {
  title: ' 山\u202e居\n',
  words: '一\u200b\n\n\n\n二',
  tags: ['# 山', '\u200b'],
  promptShown: true,
}

test('texts of a field that is added to the content are made plain and listed for the check', () => {
  const added = { ...content, place: '江\u202e南 ', shared: false } as WorkContent
  const plain = plainContent(added)
  assert.deepEqual(plain, {
    title: '山居',
    words: '一\n\n二',
    tags: ['山'],
    promptShown: true,
    place: '江南',
    shared: false,
  })
  assert.deepEqual(listTexts(plain), ['山居', '一\n\n二', '山', '江南'])
})
