import { text2img } from '@contract/tools/text2img'
import { readItem } from '@/platform/storage'
import { draftOfJob, draftOfWork, RECENT_MAX, useDraft, withRecent } from './draft'

jest.mock('@/platform/storage')
jest.mock('@/platform/appLifecycle', () => ({ onAppHide: () => () => undefined }))

const job = {
  id: 'j1',
  params: {
    prompt: '湖',
    style: 'ink',
    ratio: '16:9',
    count: 3,
    negativePrompt: '人',
    seed: 7,
    model: 'studio',
    strength: 0.4,
    guidance: 7,
  },
}

test('再画一张 restores every parameter, the seed only when it is locked', () => {
  const { params, parentId } = draftOfJob(text2img, job, false)
  expect(parentId).toBe('j1')
  expect(params).toEqual({
    prompt: '湖',
    style: 'ink',
    ratio: '16:9',
    count: 3,
    negativePrompt: '人',
    seed: null,
    model: 'studio',
    strength: 0.4,
  })
  expect(draftOfJob(text2img, job, true).params.seed).toBe(7)
})

test('a parameter the job did not have starts with its default', () => {
  expect(draftOfJob(text2img, { id: 'j', params: { prompt: '湖' } }, false).params.ratio).toBe(
    '3:4',
  )
})

test('recent prompts: newest first, once each, blanks never, old ones fall off', () => {
  expect(withRecent(['a', 'b'], ' b ')).toEqual(['b', 'a'])
  expect(withRecent(['a'], '   ')).toEqual(['a'])
  const many = Array.from({ length: RECENT_MAX }, (_, i) => `p${i}`)
  expect(withRecent(many, 'new')).toHaveLength(RECENT_MAX)
  expect(withRecent(many, 'new')).not.toContain(`p${RECENT_MAX - 1}`)
})

test('a draft is written when the hand rests, not with every key', () => {
  jest.useFakeTimers()
  useDraft.getState().setParam('text2img', 'prompt', '山')
  useDraft.getState().setParam('text2img', 'prompt', '山水')
  expect(readItem('draft')).toBeNull()
  jest.advanceTimersByTime(500)
  jest.useRealTimers()
  expect(readItem<string>('draft')).toContain('"prompt":"山水"')
})

test('画同款 keeps whose work it is through every change, until the draft is another', () => {
  useDraft.getState().setDraft('text2img', draftOfWork(text2img, { ...job, id: 'w1' }, false))
  useDraft.getState().setParam('text2img', 'prompt', '山')
  const { drafts, setDraft } = useDraft.getState()
  expect(drafts.text2img).toMatchObject({ parentId: null, remakeOf: 'w1' })
  expect(drafts.text2img?.params).toMatchObject({ prompt: '山', style: 'ink', strength: 0.4 })
  setDraft('text2img', { params: {}, parentId: null })
  expect(useDraft.getState().drafts.text2img?.remakeOf).toBeUndefined()
})
