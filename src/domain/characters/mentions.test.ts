import {
  type Character,
  findMentioned,
  findTyped,
  insertName,
  listChoices,
  mayMention,
  splitMentions,
} from './mentions'

const card = (name: string) => ({ id: name, name }) as Character
const cards = [card('小夏'), card('小美'), card('橘子')]
const names = cards.map(({ name }) => name)

test('an @ before a letter may be a card, before a number it is a picture', () => {
  expect(mayMention('@小夏在海边')).toBe(true)
  expect(mayMention('像@1那样，a@b')).toBe(true)
  expect(mayMention('像@1那样')).toBe(false)
})

test('cards of a text come in its order', () => {
  const { cards: found } = findMentioned('@橘子和@小夏', cards)
  expect(found.map(({ name }) => name)).toEqual(['橘子', '小夏'])
})

test('what is typed behind an @ chooses the cards, and is replaced by the name', () => {
  expect(findTyped('@小夏在海边', names, null)).toBeNull()
  const typed = findTyped('@小夏和@小', names, null)
  expect(typed).toEqual({ at: 4, name: '小' })
  expect(typed && listChoices(cards, typed).map(({ name }) => name)).toEqual(['小夏', '小美'])
  expect(typed && insertName('@小夏和@小', typed, '小美')).toBe('@小夏和@小美')
  expect(findTyped('画一张@', names, 4)).toEqual({ at: 3, name: '' })
})

test('splits a text at its mentions, the longest name first', () => {
  const names = [{ name: '小夏' }, { name: '小夏天' }]
  expect(splitMentions('@小夏天和＠小夏在一起', names)).toEqual([
    { name: '小夏天' },
    '和',
    { name: '小夏' },
    '在一起',
  ])
  expect(splitMentions('没有人', names)).toEqual(['没有人'])
  expect(splitMentions('', names)).toEqual([])
})
