import { buildPieces, joinPieces, type PromptChange } from './changes'

const PROMPT = '湖，很美'
const CHANGES: PromptChange[] = [
  { kind: 'time', start: 0, end: 0, text: '清晨，', word: '清晨', used: true },
  { kind: 'weather', start: 1, end: 1, text: '，薄雾', word: '薄雾', used: true },
  { kind: 'praise', start: 1, end: 4, text: '', word: '很美', used: true },
]

const joined = (isUsed: (index: number) => boolean) =>
  joinPieces(buildPieces(PROMPT, CHANGES, isUsed))

test('used changes are in the text, others leave it as it was written', () => {
  expect(joined(() => true)).toBe('清晨，湖，薄雾')
  expect(joined(() => false)).toBe(PROMPT)
  expect(joined((index) => index === 0)).toBe('清晨，湖，很美')
})

test('every difference is shown: what comes in, what goes, what is switched off', () => {
  const pieces = buildPieces(PROMPT, CHANGES, (index) => index !== 1)
  expect(pieces.map(({ mark, text }) => `${mark} ${text}`)).toEqual([
    'added 清晨，',
    'same 湖',
    'off ，薄雾',
    'removed ，很美',
  ])
})
