import { openTab } from '@/domain/navigation/navigate'
import { showToast } from '@/platform/toast'
import { useDraft } from '@/stores/draft'
import { paintWith } from './paintWith'

jest.mock('@/domain/navigation/navigate', () => ({
  openTab: jest.fn(() => Promise.resolve(true)),
}))
jest.mock('@/platform/appLifecycle', () => ({ onAppShow: jest.fn(), onAppHide: jest.fn() }))
jest.mock('@/platform/toast')
jest.mock('@/platform/storage')

const draftNow = () => useDraft.getState().drafts.text2img?.params

test('the words come after what is written in 创作; its style stays', async () => {
  useDraft.getState().setDraft('text2img', {
    params: { prompt: '湖边小屋', style: 'ink' },
    parentId: null,
  })
  expect(await paintWith(['逆光', '月夜'])).toBe(true)
  expect(draftNow()).toEqual({ prompt: '湖边小屋，逆光，月夜', style: 'ink' })
  expect(openTab).toHaveBeenCalledWith('pages/index/index')
  expect(showToast).not.toHaveBeenCalled()
})

test('words that do not fit are reported', async () => {
  useDraft.getState().setParam('text2img', 'prompt', '山'.repeat(799))
  await paintWith(['逆光', '月夜'])
  expect(draftNow()?.prompt).toBe('山'.repeat(799))
  expect(showToast).toHaveBeenCalledWith('描述写满了，有 2 个词没放进去')
})
