import { makeJob } from '@/lib/testJobs'
import { tileLabel, getTileState } from './tileState'

const failed = (code: 'PROMPT_BLOCKED' | 'ENGINE_FAILED') =>
  makeJob('f', {
    status: 'failed',
    pictures: [],
    error: { code, message: '', retryable: false },
  })

describe('tiles', () => {
  test('a failed tile carries the glyph and the word of its reason', () => {
    expect(getTileState(failed('PROMPT_BLOCKED'))).toEqual({
      kind: 'failed',
      glyph: 'shield',
      reason: '有不能画的内容',
      calm: false,
    })
    expect(getTileState(failed('ENGINE_FAILED'))).toMatchObject({ glyph: 'retry' })
  })

  test('a cancelled job is no alarm', () => {
    const state = getTileState(makeJob('c', { status: 'cancelled', pictures: [] }))
    expect(state).toMatchObject({ kind: 'failed', calm: true, reason: '已取消' })
  })

  test('a job that answered in words is named by its tool', () => {
    const job = makeJob('t', {
      tool: 'img2tag',
      toolName: '识图',
      pictures: [],
      params: {},
      answer: { prompt: '湖边' },
    })
    expect(getTileState(job)).toEqual({ kind: 'answer', word: '识图' })
    expect(tileLabel(job)).toBe('识图，看结果')
  })

  test('a finished job without its pictures is not shown as a picture', () => {
    expect(getTileState(makeJob('x', { pictures: [] })).kind).toBe('failed')
  })

  test('a tile says its prompt and its state to those who do not see it', () => {
    expect(tileLabel(makeJob('a'))).toBe('湖边，1 张')
    expect(tileLabel(makeJob('a', { status: 'queued', pictures: [] }))).toBe('湖边，正在画')
    expect(tileLabel(failed('PROMPT_BLOCKED'))).toContain('有不能画的内容')
    expect(tileLabel(makeJob('a', { params: {} }))).toBe('文生图，1 张')
    expect(tileLabel(makeJob('a', { params: { prompt: '画'.repeat(90) } })).length).toBeLessThan(50)
  })
})
