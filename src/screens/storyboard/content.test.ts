import {
  changeShot,
  diffContent,
  duplicateShot,
  joinShots,
  listCast,
  readContent,
  suggestTitle,
  sumSeconds,
} from './content'
import { mergeDivided } from './script/resplit'
import { makeShot, makeStory } from './testStory'

const story = makeStory()
const content = readContent(story)

test('only parts that differ are sent; nothing when nothing does', () => {
  expect(diffContent(content, readContent(story))).toBeNull()
  expect(diffContent(content, { ...content, title: '归途' })).toEqual({ title: '归途' })
  const edited = changeShot(content, 'b', { caption: '雪停了' })
  const sent = diffContent(content, edited)
  expect(sent?.shots?.map(({ caption }) => caption)).toEqual(['', '雪停了', ''])
  // Pictures that were not chosen here stay those of the server.
  expect(sent?.shots?.every((shot) => !('picture' in shot))).toBe(true)
})

test('the same value is no change', () => {
  expect(changeShot(content, 'a', { characters: [] })).toBe(content)
  expect(changeShot(content, 'gone', { text: '不在' })).toBe(content)
})

test('a chosen picture is shown before the server has it, a removed one is gone', () => {
  const chosen = { ...makeShot('x').picture!, ref: 'upload:u1' }
  const edited = changeShot(changeShot(content, 'a', { picture: 'upload:u1' }), 'b', {
    picture: null,
  })
  const shown = joinShots(edited, story, { 'upload:u1': chosen })
  expect(shown.map((shot) => shot.shown?.ref ?? null)).toEqual(['upload:u1', null, 'picture:c'])
})

test('a duplicate follows its shot with the same picture and an id of its own', () => {
  const [first] = joinShots(content, story, {})
  const twice = duplicateShot(content, first!)
  expect(twice.shots.map(({ text }) => text)).toEqual(['画面a', '画面a', '画面b', '画面c'])
  expect(twice.shots[1]).toMatchObject({ picture: 'picture:a' })
  expect(new Set(twice.shots.map(({ id }) => id)).size).toBe(4)
})

test('a storyboard that is full has no further duplicate', () => {
  const full = {
    ...content,
    shots: Array.from({ length: 12 }, (_, i) => ({ ...content.shots[0]!, id: `${i}` })),
  }
  const [first] = joinShots(full, null, {})
  expect(duplicateShot(full, first!)).toBe(full)
})

test('shots of a changed script stay where their words did', () => {
  const divided = [
    { text: '画面b', caption: '', seconds: 3 },
    { text: '@小夏推门', caption: '到家了', seconds: 2.5 },
  ]
  const merged = mergeDivided(content, divided, [{ id: 'x', name: '小夏' }])
  expect(merged.shots[0]).toEqual(content.shots[1])
  expect(merged.shots[1]).toMatchObject({
    text: '@小夏推门',
    caption: '到家了',
    seconds: 2.5,
    picture: null,
    characters: [{ id: 'x', name: '小夏' }],
  })
})

test('the cast has each card once; lengths add up', () => {
  const card = { id: 'x', name: '小夏' }
  const cast = changeShot(changeShot(content, 'a', { characters: [card] }), 'c', {
    characters: [card, { id: 'y', name: '橘子' }],
  })
  expect(listCast(cast).map(({ name }) => name)).toEqual(['小夏', '橘子'])
  expect(sumSeconds(cast)).toBe(12)
})

test('with cuts on beats the seconds shown are those of the film, the written ones stay', () => {
  const shots = content.shots.map((shot, place) => ({ ...shot, seconds: [2.5, 3.5, 3][place]! }))
  const cut = { ...content, shots, sound: { music: 'calm', musicBeats: true } }
  const shown = joinShots(cut, story, {})
  expect(shown.map(({ filmSeconds }) => filmSeconds)).toEqual([3, 4, 2])
  expect(shown.map(({ seconds }) => seconds)).toEqual([2.5, 3.5, 3])
  expect(sumSeconds(cut)).toBe(9)
  const plain = { ...cut, sound: { music: 'calm' } }
  expect(joinShots(plain, story, {}).map(({ filmSeconds }) => filmSeconds)).toEqual([2.5, 3.5, 3])
})

test('a new storyboard is called as its script begins', () => {
  expect(suggestTitle('下雨的晚上，@小夏撑着红伞')).toBe('下雨的晚上')
  expect(suggestTitle('@小夏走过很长很长的一条路回家')).toBe('小夏走过很长很长的一')
  expect(suggestTitle('  ')).toBe('')
})
