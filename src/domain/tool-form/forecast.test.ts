import { isForPrompt, buildMarks, refusalIn, type Forecast } from './forecast'

const forecast: Forecast = {
  prompt: '雪山下的湖，湖边一只河马',
  understood: ['雪山', '湖', '湖边'],
  ignored: ['河马'],
  substituted: [],
  near: [{ word: '河马', offers: ['马'] }],
  declined: null,
  empty: false,
  open: false,
}

test('a forecast is of its own text alone, whatever its context', () => {
  expect(isForPrompt(forecast, ' 雪山下的湖，湖边一只河马 ')).toBe(true)
  expect(isForPrompt(forecast, '雪山下的湖')).toBe(false)
  expect(isForPrompt(null, '')).toBe(false)
})

test('words stay marked while they stand there, though the text goes on', () => {
  expect(buildMarks(forecast, [], '雪山下的湖，还有')).toEqual({
    refused: [],
    known: ['雪山', '湖'],
    unknown: [],
  })
  const made = { ...forecast, manner: ['水彩'] }
  expect(buildMarks(made, [], '水彩雪山').known).toEqual(['雪山', '水彩'])
  expect(buildMarks(null, ['某某'], '某某')).toEqual({ refused: ['某某'], known: [], unknown: [] })
})

test('what would be declined is refused before it is sent, with what is drawn instead', () => {
  const declined = { unknown: '皮卡丘', message: '不画', alternatives: ['雪地'] }
  const refusal = refusalIn({ ...forecast, prompt: '皮卡丘', declined })
  expect(refusal?.prompt).toBe('皮卡丘')
  expect(refusal?.failure).toMatchObject({ words: ['皮卡丘'], alternatives: ['雪地'] })
  expect(refusalIn(forecast)).toBeNull()
})
