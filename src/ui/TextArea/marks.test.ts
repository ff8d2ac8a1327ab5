import { splitIntoRuns } from './marks'

test('marked runs and plain runs together are the text', () => {
  const runs = splitIntoRuns('雨夜，某某明星，某某', { refused: ['某某', '某某明星'] })
  expect(runs.map(({ text }) => text).join('')).toBe('雨夜，某某明星，某某')
  expect(runs.filter(({ mark }) => mark).map(({ text }) => text)).toEqual(['某某明星', '某某'])
})

test('without words the whole text is plain', () => {
  expect(splitIntoRuns('雨夜', {})).toEqual([{ text: '雨夜', mark: null }])
  expect(splitIntoRuns('', { known: ['雨'] })).toEqual([])
})

test('each word has the mark of its list, and a refused one no other', () => {
  const marks = { known: ['雪山', '湖'], unknown: ['河马'], refused: ['湖'] }
  expect(splitIntoRuns('雪山下的湖，河马', marks).filter(({ mark }) => mark)).toEqual([
    { text: '雪山', mark: 'known' },
    { text: '湖', mark: 'refused' },
    { text: '河马', mark: 'unknown' },
  ])
})
