import { isRefused, isShown, formatRefusal, type Refusal } from './refusal'
import { withoutWord } from '@/screens/create/repair'

const refusal: Refusal = {
  failure: {
    code: 'PROMPT_BLOCKED',
    message: '',
    words: ['某某明星'],
    alternatives: [],
    mayHaveArrived: false,
  },
  prompt: '雨夜长街，某某明星撑着伞',
}

test('only the refused text itself is held back', () => {
  expect(isRefused(refusal, ' 雨夜长街，某某明星撑着伞 ')).toBe(true)
  expect(isRefused(refusal, '雨夜长街，某某明星撑着油纸伞')).toBe(false)
  expect(isRefused(null, '雨夜')).toBe(false)
})

test('the words stay named as long as they are there', () => {
  expect(isShown(refusal, '清晨，某某明星')).toBe(true)
  expect(isShown(refusal, '雨夜长街，白衣青年撑着伞')).toBe(false)
})

test('removing a word leaves no stray comma', () => {
  expect(withoutWord('雨夜，某某明星，灯笼', '某某明星')).toBe('雨夜，灯笼')
  expect(withoutWord('某某明星，灯笼', '某某明星')).toBe('灯笼')
})

test('the button names what cannot be drawn, unless that is long', () => {
  const undrawable = (word: string): Refusal => ({
    failure: { ...refusal.failure, code: 'PROMPT_UNDRAWABLE', words: [word], alternatives: ['龙'] },
    prompt: word,
  })
  expect(formatRefusal(undrawable('恐龙化石'), '恐龙化石')).toBe('画不了恐龙化石')
  expect(formatRefusal(undrawable('一二三四五六七八九'), '一二三四五六七八九')).toBe('这句画不了')
  expect(formatRefusal(undrawable('恐龙化石'), '龙')).toBeNull()
  expect(formatRefusal(refusal, refusal.prompt)).toBe('改好就能生成')
})
