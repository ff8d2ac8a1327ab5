import { act, renderHook, waitFor } from '@testing-library/react'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { back } from '@/domain/navigation/navigate'
import { showErrorToast, showToast } from '@/platform/toast'
import type { UserInfo } from '@/stores/session'
import { useEdit } from './useEdit'

jest.mock('@/api/call', () => ({ call: jest.fn() }))
jest.mock('@/domain/navigation/navigate', () => ({ back: jest.fn() }))
jest.mock('@/platform/storage')
jest.mock('@/platform/toast')

const calls = jest.mocked(call) as unknown as jest.Mock<Promise<unknown>, unknown[]>

const user: UserInfo = {
  id: 'u1',
  nickname: '墨友',
  avatarUrl: null,
  bio: '',
  phone: null,
  account: null,
  email: null,
  confirmBy: 'signIn',
  confirmOptions: [],
  role: 'user',
  createdAt: '2026-01-01T00:00:00.000Z',
  closesAt: null,
  reviewing: [],
}

const form = () => renderHook(() => useEdit(user)).result

beforeEach(() => jest.resetAllMocks())

test('says why it cannot be saved, and sends nothing then', async () => {
  const result = form()
  const refusals = [result.current.refusal]
  for (const name of ['  ', '名'.repeat(21), '阿墨']) {
    act(() => result.current.setNickname(name))
    refusals.push(result.current.refusal)
  }
  act(() => result.current.setBio('简'.repeat(121)))
  refusals.push(result.current.refusal)
  expect(refusals).toEqual([
    '没有改动',
    '昵称不能为空',
    '昵称最多 20 个字',
    null,
    '简介最多 120 个字',
  ])
  await act(() => result.current.save())
  expect(calls).not.toHaveBeenCalled()
})

test('only what was changed is sent, once for two taps', async () => {
  calls.mockResolvedValue({ ...user, bio: '画山水' })
  const result = form()
  act(() => result.current.setBio(' 画山水 '))
  await act(async () => {
    await Promise.all([result.current.save(), result.current.save()])
  })
  expect(calls.mock.calls).toEqual([['PUT /api/user', { body: { bio: '画山水' } }]])
  expect(back).toHaveBeenCalledTimes(1)
})

test('a refusal is shown under the fields and the input stays', async () => {
  calls.mockRejectedValue(new ApiError('PROMPT_BLOCKED', { message: '「词」不能用在资料里' }))
  const result = form()
  act(() => result.current.setNickname('词'))
  await act(() => result.current.save())
  await waitFor(() =>
    expect(result.current).toMatchObject({
      nickname: '词',
      issue: '「词」不能用在资料里',
      saving: false,
    }),
  )
  expect(showErrorToast).not.toHaveBeenCalled()
  expect(back).not.toHaveBeenCalled()
})

test('what waits for a reviewer is said, and what is public is not called waiting', async () => {
  calls.mockResolvedValueOnce({ ...user, bio: '画山水', reviewing: ['bio'] })
  const waiting = form()
  act(() => waiting.current.setBio('画山水'))
  await act(() => waiting.current.save())
  expect(showToast).toHaveBeenLastCalledWith('已提交，审核通过后别人才会看到')
  calls.mockResolvedValueOnce({ ...user, bio: '画山水' })
  const shown = form()
  act(() => shown.current.setBio('画山水'))
  await act(() => shown.current.save())
  expect(showToast).toHaveBeenLastCalledWith('已保存')
})
