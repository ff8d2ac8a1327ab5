import type { EditPlan } from '@contract/edits'
import { countUnderstood, markReading, markSentence } from './marks'

const marked = (runs: { text: string; mark: string | null }[]) =>
  runs.filter(({ mark }) => mark !== null).map(({ text, mark }) => `${mark} ${text}`)

const plan = (over: Partial<EditPlan>): EditPlan => ({
  id: 'p',
  summary: '',
  steps: [],
  keep: [],
  tool: 'edit',
  params: {},
  modelId: null,
  quote: 2,
  etaMs: null,
  regions: [],
  ...over,
})

test('words that are known glow, as far as they are written', () => {
  const sentence = '改成夜里，天上有极光，船别动'
  const runs = markReading(sentence, {
    plans: [plan({ steps: [{ kind: 'time', value: '夜里' }], keep: ['小船'] })],
    notUnderstood: [],
  })
  expect(marked(runs)).toEqual(['known 夜里', 'known 船'])
  expect(runs.map(({ text }) => text).join('')).toBe(sentence)
})

test('a corrected value that is not written marks nothing of the one that is', () => {
  const steps = [{ kind: 'recolour' as const, target: '小船', value: '橙色' }]
  const runs = markReading('把小船换成红色', { plans: [plan({ steps })], notUnderstood: [] })
  expect(marked(runs)).toEqual(['known 小船'])
})

test('a name that every picture has is marked only where it is written whole', () => {
  const reading = (sentence: string) =>
    marked(
      markReading(sentence, {
        plans: [plan({ steps: [{ kind: 'remove', target: '月亮' }], keep: ['构图', '光'] })],
        notUnderstood: [],
      }),
    )
  expect(reading('图里的月亮去掉')).toEqual(['known 月亮'])
  expect(reading('去掉月亮，构图别变')).toEqual(['known 月亮', 'known 构图'])
})

test('places that were understood are counted, one at least for each change', () => {
  const steps = [{ kind: 'recolour' as const, target: '小船', value: '红色' }]
  const reading = { plans: [plan({ steps, keep: ['塔'] })], notUnderstood: [] }
  expect(countUnderstood('把小船换成红色', reading)).toBe(2)
  expect(countUnderstood('它变红', reading)).toBe(1)
})

test('what cannot be done and what was not understood are marked differently', () => {
  const runs = markReading('让水动起来，船上的人换成阿彬', {
    plans: [],
    notUnderstood: ['阿彬'],
    declined: { reason: 'cannot', words: '水动起来', message: '', alternatives: [] },
  })
  expect(marked(runs)).toEqual(['cannot 水动起来', 'unknown 阿彬'])
})

test('a sentence that is declined as a whole is marked as a whole', () => {
  const runs = markReading('做成视频', {
    plans: [],
    notUnderstood: [],
    declined: { reason: 'cannot', message: '', alternatives: [] },
  })
  expect(marked(runs)).toEqual(['cannot 做成视频'])
})

test('the longer of two words that begin together is marked', () => {
  const runs = markSentence('红色的船', [
    { text: '红', mark: 'known' },
    { text: '红色', mark: 'unknown' },
  ])
  expect(marked(runs)).toEqual(['unknown 红色'])
})
