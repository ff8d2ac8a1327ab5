import { completeMention, findTyped, listMentioned, splitMentions, suggest } from './mentions'

const people = [
  { id: 'a', nickname: '松间照' },
  { id: 'b', nickname: '云门' },
  { id: 'c', nickname: '云门' },
]

test('suggests while a name is typed before the caret', () => {
  expect(findTyped('看@云', 3)).toBe('云')
  expect(findTyped('看@', 2)).toBe('')
  expect(findTyped('看@云门 好', 6)).toBeNull()
  expect(suggest(people, '云').map(({ id }) => id)).toEqual(['b', 'c'])
})

test('completes a name in the middle of the words', () => {
  const { words, caret } = completeMention('看@云真好', 3, '云门')
  expect(words).toBe('看@云门 真好')
  expect(words.slice(0, caret)).toBe('看@云门 ')
})

test('of one nickname the user who was picked is mentioned, and names not in the words are not', () => {
  const picked = people.slice(2)
  expect(listMentioned('@云门 你看', picked, people)).toEqual(['c'])
  expect(listMentioned('没有名字', picked, people)).toEqual([])
})

test('splits words at the names of mentioned users', () => {
  expect(splitMentions('看@云门，好', people)).toEqual([
    { text: '看', isName: false },
    { text: '@云门', isName: true },
    { text: '，好', isName: false },
  ])
})
