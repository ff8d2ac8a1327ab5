import { buildTrialPrompt } from './trial'

test('a trial is drawn by the looks that are left, without looks by the words', () => {
  const trait = (name: string) => ({ slot: name, value: name, name })
  const looks = { thing: 'girl', name: '女孩', traits: [trait('黑短发'), trait('红围巾')] }
  const words = '女孩，黑短发\n红围巾，爱笑'
  expect(buildTrialPrompt({ looks, words })).toBe('女孩，黑短发，红围巾')
  expect(buildTrialPrompt({ looks: { ...looks, traits: [trait('黑短发')] }, words })).toBe(
    '女孩，黑短发',
  )
  expect(buildTrialPrompt({ looks: null, words })).toBe('女孩，黑短发 红围巾，爱笑')
  expect(buildTrialPrompt({ looks: null, words: ' ' })).toBe('')
})
