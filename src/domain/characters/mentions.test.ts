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
  expect(findTyped('@湖边@1，@', names, 7)).toEqual({ at: 6, name: '' })
  expect(findTyped('@湖边@', names, 2)).toEqual({ at: 0, name: '湖边' })
  expect(findTyped('写着a@b.com和@1', names, null)).toBeNull()
})

test('pinyin finds a card, whole, by its initials or mixed, and is replaced by the name', () => {
  const xia = { ...card('小夏'), readings: [['xiao'], ['xia', 'sha']] }
  const zhong = { ...card('重山'), readings: [['zhong', 'chong'], ['shan']] }
  const find = (text: string) => {
    const typed = findTyped(text, names, null)
    return typed ? listChoices([xia, zhong, card('橘子')], typed).map(({ name }) => name) : []
  }
  for (const letters of ['xiaoxia', 'xiaox', 'xx', 'XX', 'xsha', 'x', 'xia'])
    expect([letters, find(`画@${letters}`)]).toEqual([letters, ['小夏']])
  expect(find('@chongs')).toEqual(['重山'])
  expect(find('@zhongshan')).toEqual(['重山'])
  for (const letters of ['xiaoxiax', 'xy', 'iao', 'xiao1']) expect(find(`@${letters}`)).toEqual([])
  const typed = findTyped('画@zhongshan在跑', names, null)
  expect(typed && insertName('画@zhongshan在跑', typed, '重山')).toBe('画@重山在跑')
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
