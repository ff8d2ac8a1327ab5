import { tagsFrom, titleFrom, toggledTag } from './suggest'

test('a title is the first clause of the prompt, short, never half a letter', () => {
  expect(titleFrom('雪山湖泊日出，一叶小舟，水墨')).toBe('雪山湖泊日出')
  expect(titleFrom('')).toBe('')
  expect([...titleFrom('🏔'.repeat(30))]).toHaveLength(12)
})

test('tags are what was understood, once each and short', () => {
  expect(tagsFrom(['雪山', '雪山', ' 湖 ', '', '一个特别特别特别特别长的说法'])).toEqual([
    '雪山',
    '湖',
  ])
})

test('five tags and no more; a tap takes one away again', () => {
  const five = ['一', '二', '三', '四', '五']
  expect(toggledTag(five, '六')).toEqual(five)
  expect(toggledTag(five, '三')).toEqual(['一', '二', '四', '五'])
  expect(toggledTag([], '')).toEqual([])
})
