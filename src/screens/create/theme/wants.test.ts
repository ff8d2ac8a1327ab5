import { findMissing } from './wants'

const WANTS = ['人', '雪', '灯/烛/灯笼']

test('a want is there with any of its words, and missing by the first', () => {
  expect(findMissing(WANTS, '大雪，一个人提着烛')).toEqual([])
  expect(findMissing(WANTS, '大雪，一个人')).toEqual(['灯'])
  expect(findMissing(WANTS, '')).toEqual(['人', '雪', '灯'])
  expect(findMissing([], '')).toEqual([])
})
