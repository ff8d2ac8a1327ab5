import { act, renderHook } from '@testing-library/react'
import type { MaskValue } from '@contract/tools/mask'
import type { MaskAnswer } from './answers'
import { useAnswers } from './useAnswers'

jest.mock('@/api/error', () => ({ getErrorMessage: ({ message }: Error) => message }))

const value: MaskValue = {
  base: 'none',
  marks: [{ kind: 'tap', x: 10, y: 10, add: true, level: 0 }],
  inverted: false,
  feather: 0,
}
const answer: MaskAnswer = { width: 1, height: 1, png: '', confidence: 1, message: null }

test('an answer that one view got by 重试 takes the failure from the other', async () => {
  const requestMask = jest.fn<Promise<MaskAnswer>, [MaskValue]>()
  requestMask.mockRejectedValueOnce(new Error('还没认出来'))
  requestMask.mockResolvedValue(answer)
  const show = () => renderHook(() => useAnswers({ src: '/picture', value, requestMask })).result
  const studio = show()
  const thumbnail = show()
  await act(async () => {})
  expect([studio.current.note, thumbnail.current.note]).toEqual(['还没认出来', '还没认出来'])
  await act(async () => studio.current.retry())
  expect(requestMask).toHaveBeenCalledTimes(2)
  for (const { current } of [studio, thumbnail]) {
    expect(current).toMatchObject({ answer, note: null, failed: false, asking: false })
  }
})
