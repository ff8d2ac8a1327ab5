import { openSettings, saveImage } from '@/platform/image'
import { askModal } from '@/platform/modal'
import { showErrorToast, showToast } from '@/platform/toast'
import { savePictures } from './save'

jest.mock('@/platform/image', () => ({ saveImage: jest.fn(), openSettings: jest.fn() }))
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => `https://api.example${url}` }))
jest.mock('@/platform/modal', () => ({ askModal: jest.fn() }))
jest.mock('@/platform/toast', () => ({ showToast: jest.fn(), showErrorToast: jest.fn() }))

const save = jest.mocked(saveImage)

describe('saving pictures', () => {
  beforeEach(() => jest.resetAllMocks())

  test('the original is asked for under its full address', async () => {
    save.mockResolvedValue('saved')
    await savePictures(['/media/a.png'])
    expect(save).toHaveBeenCalledWith('https://api.example/media/a.png')
    expect(showToast).toHaveBeenCalledWith('已保存')
  })

  test('several pictures are told in one sentence, failures honestly', async () => {
    save
      .mockResolvedValueOnce('saved')
      .mockResolvedValueOnce('failed')
      .mockResolvedValueOnce('saved')
    expect(await savePictures(['/a', '/b', '/c'])).toBe(2)
    expect(showErrorToast).toHaveBeenCalledWith('保存了 2 张，还有 1 张没有成功')
    expect(showToast).not.toHaveBeenCalled()
  })

  test('a refused permission stops, explains, and opens the settings only when wanted', async () => {
    save.mockResolvedValue('denied')
    jest.mocked(askModal).mockResolvedValueOnce(false)
    await savePictures(['/a', '/b'])
    expect(save).toHaveBeenCalledTimes(1)
    expect(openSettings).not.toHaveBeenCalled()

    jest.mocked(askModal).mockResolvedValueOnce(true)
    await savePictures(['/a'])
    expect(openSettings).toHaveBeenCalledTimes(1)
    expect(showErrorToast).not.toHaveBeenCalled()
  })
})
