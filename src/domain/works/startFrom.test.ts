import { openTab } from '@/domain/navigation/navigate'
import { useDraft } from '@/stores/draft'
import { startFrom, startWithStyle } from './startFrom'

jest.mock('@/domain/navigation/navigate', () => ({
  openTab: jest.fn(() => Promise.resolve(true)),
}))
jest.mock('@/platform/appLifecycle', () => ({ onAppShow: jest.fn(), onAppHide: jest.fn() }))
jest.mock('@/platform/storage', () => ({
  readItem: () => null,
  writeItem: jest.fn(),
  removeItem: jest.fn(),
  clearItems: jest.fn(),
}))

const paramsNow = () => useDraft.getState().drafts.text2img?.params

describe('画同款', () => {
  test('every parameter of the starting point is in the form, the rest are defaults', async () => {
    useDraft.getState().setParam('text2img', 'negativePrompt', '人物')
    await startFrom('text2img', { prompt: '巨浪', style: 'ukiyoe', ratio: '4:3' })
    expect(paramsNow()).toMatchObject({
      prompt: '巨浪',
      style: 'ukiyoe',
      ratio: '4:3',
      negativePrompt: '',
      count: 1,
    })
    expect(openTab).toHaveBeenCalledWith('pages/index/index')
  })

  test('a parameter the tool does not know is left out', async () => {
    await startFrom('text2img', { prompt: '湖', guidance: 0.4 })
    expect(paramsNow()).not.toHaveProperty('guidance')
  })

  test('a starting point for an unknown tool moves nowhere', async () => {
    jest.mocked(openTab).mockClear()
    expect(await startFrom('teleport', { prompt: '湖' })).toBe(false)
    expect(openTab).not.toHaveBeenCalled()
  })

  test('choosing a style keeps what is written', async () => {
    await startFrom('text2img', { prompt: '湖' })
    await startWithStyle('text2img', 'ink')
    expect(paramsNow()).toMatchObject({ prompt: '湖', style: 'ink' })
  })
})
