import { findMissing, listDrawn } from './wants'

const WANTS = ['人', '雪', '灯/烛/灯笼']

test('without a forecast a want is there with any of its words, and missing by the first', () => {
  expect(findMissing(WANTS, '大雪，一个人提着烛', null)).toEqual([])
  expect(findMissing(WANTS, '大雪，一个人', null)).toEqual(['灯'])
  expect(findMissing(WANTS, '', null)).toEqual(['人', '雪', '灯'])
  expect(findMissing([], '', null)).toEqual([])
})

test('with a forecast a want counts only where the model draws the word', () => {
  const missing = (prompt: string, ...drawn: string[]) => findMissing(WANTS, prompt, drawn)
  expect(missing('雪夜，归人，灯', '雪夜', '人')).toEqual(['灯'])
  expect(missing('雪夜，归人，台灯', '雪夜', '人', '台灯')).toEqual([])
  expect(missing('雪夜，归人，灯')).toEqual(['人', '雪', '灯'])
  // Deleted since it was read.
  expect(missing('雪夜', '雪夜', '人', '台灯')).toEqual(['人', '灯'])
  // A want of several drawn words.
  expect(findMissing(['红伞'], '红伞', ['红', '伞'])).toEqual([])
})

test('a near equivalent is drawn', () => {
  const forecast = { understood: ['雪'], substituted: [{ word: '灯笼' }] }
  expect(findMissing(WANTS, '雪，人，灯笼', listDrawn(forecast))).toEqual(['人'])
})
