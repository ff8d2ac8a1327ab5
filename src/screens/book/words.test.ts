import { toggled, withWords } from './words'

const MAX = 800

test('a tap adds a word at the end, another takes it out', () => {
  expect(toggled(['雪山'], '逆光')).toEqual(['雪山', '逆光'])
  expect(toggled(['雪山', '逆光'], '雪山')).toEqual(['逆光'])
})

test('words follow what is written, joined by one comma', () => {
  expect(withWords('', ['雪山', '逆光'], MAX).text).toBe('雪山，逆光')
  expect(withWords('湖边小屋', ['逆光'], MAX).text).toBe('湖边小屋，逆光')
  expect(withWords('湖边小屋， ', ['逆光'], MAX).text).toBe('湖边小屋，逆光')
  expect(withWords('湖边小屋。', ['逆光'], MAX).text).toBe('湖边小屋，逆光')
  expect(withWords('  湖边小屋 ', [], MAX).text).toBe('湖边小屋')
})

test('a word that is written already is not written again; a part of a longer one is', () => {
  expect(withWords('雪山，逆光', ['逆光', '月夜'], MAX)).toEqual({
    text: '雪山，逆光，月夜',
    left: [],
  })
  expect(withWords('雪山脚下', ['雪山'], MAX).text).toBe('雪山脚下，雪山')
})

test('what does not fit is left over, never cut', () => {
  expect(withWords('雪山', ['逆光', '月夜', '风'], 5)).toEqual({
    text: '雪山，逆光',
    left: ['月夜', '风'],
  })
  expect(withWords('已经写满了', ['逆光'], 5)).toEqual({ text: '已经写满了', left: ['逆光'] })
})
