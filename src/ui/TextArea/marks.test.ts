import { runsOf } from './marks'

test('marked runs and plain runs together are the text', () => {
  const runs = runsOf('雨夜，某某明星，某某', ['某某', '某某明星'])
  expect(runs.map(({ text }) => text).join('')).toBe('雨夜，某某明星，某某')
  expect(runs.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['某某明星', '某某'])
})

test('without words the whole text is plain', () => {
  expect(runsOf('雨夜', [])).toEqual([{ text: '雨夜', marked: false }])
  expect(runsOf('', ['雨'])).toEqual([])
})
