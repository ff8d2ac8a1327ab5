import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findCharactersIssue, isCharacterName, listMentioned, replaceMentions } from './characters'

test('names begin with a letter and have no @ and no spaces', () => {
  for (const name of ['小夏', 'Anna', '阿木·二', '青']) assert.ok(isCharacterName(name), name)
  for (const name of ['', '1号', '@夏', '小 夏', '一二三四五六七八九', null, '小🎂'])
    assert.equal(isCharacterName(name), false, String(name))
})

test('mentions are found by the longest name, each card once', () => {
  const cards = [{ name: '小夏' }, { name: '小夏天' }, { name: '橘子' }]
  assert.deepEqual(listMentioned('@小夏天和＠小夏，@小夏，小橘子', cards), [cards[1], cards[0]])
  assert.equal(
    replaceMentions('@小夏天和@小夏', ['小夏', '小夏天'], (name) => `[${name}]`),
    '[小夏天]和[小夏]',
  )
})

test('mentions of an order are checked in one sentence', () => {
  const one = { id: 'a', name: '小夏' }
  assert.equal(findCharactersIssue('角色卡', [one], 4), null)
  assert.equal(findCharactersIssue('角色卡', [one, one], 4), '角色卡不对，请重新选择')
  assert.equal(findCharactersIssue('角色卡', [{ ...one, x: 1 }], 4), '角色卡不对，请重新选择')
  assert.equal(findCharactersIssue('角色卡', Array(5).fill(one), 4), '一次最多用 4 张角色卡')
})
