import { mergeDrafts, mergePresets, resolveSides, type Drafts } from './mergeSaved'

jest.mock('@/platform/appLifecycle')
jest.mock('@/platform/storage')

const makeDraft = (prompt: string) => ({ params: { prompt }, parentId: null })
const drafts = (of: Record<string, string>, recentPrompts: string[] = []): Drafts => ({
  drafts: Object.fromEntries(Object.entries(of).map(([tool, prompt]) => [tool, makeDraft(prompt)])),
  keepSeed: false,
  recentPrompts,
})
const preset = (id: string) => ({ id, name: id, params: {}, sources: [] })

test('a sentence being written here stays, one written elsewhere fills an empty field', () => {
  const merged = mergeDrafts(drafts({ text2img: '这里' }), drafts({ text2img: '那里', grid: '雪' }))
  expect(merged.drafts).toEqual(drafts({ text2img: '这里', grid: '雪' }).drafts)
  const blank = mergeDrafts(drafts({ text2img: ' ' }), drafts({ text2img: '那里' }))
  expect(blank.drafts.text2img?.params.prompt).toBe('那里')
})

test('a picture or a mask chosen here stays without any words', () => {
  const here = (params: Record<string, unknown>): Drafts => ({
    ...drafts({}),
    drafts: { inpaint: { params: { prompt: '', ...params }, parentId: null } },
  })
  const there = drafts({ inpaint: '那里' })
  const mergedPrompt = (params: Record<string, unknown>) =>
    mergeDrafts(here(params), there).drafts.inpaint?.params.prompt
  expect(mergedPrompt({ image: 'upload:a' })).toBe('')
  expect(mergedPrompt({ mask: { svg: '<svg/>' } })).toBe('')
  expect(mergedPrompt({ count: 2, mask: null, images: [] })).toBe('那里')
})

test('sentences of before come together, those of here first, each once', () => {
  const merged = mergeDrafts(drafts({}, ['一', '二']), drafts({}, ['二', '三']))
  expect(merged.recentPrompts).toEqual(['一', '二', '三'])
})

test('presets of both sides come together by their ids, twenty at most', () => {
  const many = Array.from({ length: 19 }, (_, index) => preset(`m${index}`))
  const merged = mergePresets({ grid: many }, { grid: [preset('m3'), preset('a'), preset('b')] })
  expect(merged.grid?.map(({ id }) => id)).toEqual([...many.map(({ id }) => id), 'a'])
  expect(mergePresets({}, { toon: [preset('c')] })).toEqual({ toon: [preset('c')] })
})

test.each([
  ['nothing is stored', { theirs: null, knownAt: undefined, changed: false }, null],
  ['it is known', { theirs: { value: 2, keptAt: 't1' }, knownAt: 't1', changed: true }, null],
  [
    'another device stored',
    { theirs: { value: 2, keptAt: 't2' }, knownAt: 't1', changed: false },
    2,
  ],
  ['both changed', { theirs: { value: 2, keptAt: 't2' }, knownAt: 't1', changed: true }, 3],
  [
    'a device that was emptied',
    { theirs: { value: 2, keptAt: 't2' }, knownAt: undefined, changed: false },
    3,
  ],
])('%s: what is taken', (_, sides, expected) => {
  expect(resolveSides({ mine: 1, ...sides, merge: (mine, theirs) => mine + theirs })).toBe(expected)
})
