import { openSettings, saveImage } from '@/platform/image'
import { confirmModal } from '@/platform/modal'
import { showManualSave } from '@/platform/saveByHand'
import { canDownload, saveFile } from '@/platform/saveFile'
import { showErrorToast, showToast } from '@/platform/toast'
import { saveDrawn, savePictures } from './save'
import { savedName, extractTheme } from './savedName'

jest.mock('@/platform/image', () => ({ saveImage: jest.fn(), openSettings: jest.fn() }))
jest.mock('@/platform/saveByHand', () => ({ showManualSave: jest.fn() }))
jest.mock('@/platform/saveFile', () => ({ canDownload: jest.fn(() => true), saveFile: jest.fn() }))
jest.mock('@/platform/storage')
jest.mock('@/platform/media', () => ({ mediaUrl: (url: string) => `https://api.example${url}` }))
jest.mock('@/platform/modal', () => ({ confirmModal: jest.fn() }))
jest.mock('@/platform/toast', () => ({ showToast: jest.fn(), showErrorToast: jest.fn() }))

const save = jest.mocked(saveImage)
const files = (...urls: string[]) => urls.map((url) => ({ url, about: '云海仙鹤，远山' }))

test('a file is named after the first thought of its prompt, and no two are called the same', () => {
  expect(extractTheme('  月夜的荷塘，一只白鹤')).toBe('月夜的荷塘')
  expect(extractTheme('A cat: on a/roof?')).toBe('Acatonar')
  expect(extractTheme('\u202e…')).toBe('…')
  expect(extractTheme('，')).toBe('作品')
  const [first, second] = [savedName('山'), savedName('山')]
  expect(first).toMatch(/^墨光-山-\d{4}$/)
  expect(second).not.toBe(first)
})

describe('saving pictures', () => {
  beforeEach(() => {
    jest.resetAllMocks()
    jest.mocked(canDownload).mockReturnValue(true)
  })

  test('the original is requested under its full address', async () => {
    save.mockResolvedValue('saved')
    await savePictures(files('/media/a.png'))
    expect(save).toHaveBeenCalledWith(
      'https://api.example/media/a.png',
      expect.stringMatching(/^墨光-云海仙鹤-\d{4}$/),
    )
    expect(showToast).toHaveBeenCalledWith('已保存')
  })

  test('several pictures are reported in one sentence, failures honestly', async () => {
    save
      .mockResolvedValueOnce('saved')
      .mockResolvedValueOnce('failed')
      .mockResolvedValueOnce('saved')
    expect(await savePictures(files('/a', '/b', '/c'))).toBe(2)
    expect(showErrorToast).toHaveBeenCalledWith('保存了 2 张，还有 1 张没有成功')
    expect(showToast).not.toHaveBeenCalled()
  })

  test('a refused permission stops, explains, and opens the settings only when wanted', async () => {
    save.mockResolvedValue('denied')
    jest.mocked(confirmModal).mockResolvedValueOnce(false)
    await savePictures(files('/a', '/b'))
    expect(save).toHaveBeenCalledTimes(1)
    expect(openSettings).not.toHaveBeenCalled()

    jest.mocked(confirmModal).mockResolvedValueOnce(true)
    await savePictures(files('/a'))
    expect(openSettings).toHaveBeenCalledTimes(1)
    expect(showErrorToast).not.toHaveBeenCalled()
  })

  describe('where no download works', () => {
    beforeEach(() => jest.mocked(canDownload).mockReturnValue(false))

    test('pictures and videos are handed over together, and none is reported as saved', async () => {
      jest.mocked(showManualSave).mockResolvedValue('handed')
      expect(await savePictures(files('/a.png', '/b.mp4'))).toBe(0)
      const [handed] = jest.mocked(showManualSave).mock.calls[0] ?? []
      expect(handed?.map(({ url }) => url)).toEqual([
        'https://api.example/a.png',
        'https://api.example/b.mp4',
      ])
      expect(save).not.toHaveBeenCalled()
      expect(showToast).not.toHaveBeenCalled()
    })

    test('a drawn poster is handed over as a file, and a failure is said', async () => {
      jest.mocked(showManualSave).mockResolvedValue('failed')
      const file = new File(['x'], 'poster.png')
      await saveDrawn({ path: 'blob:x', sizeBytes: 1, ext: 'png', file }, '墨光-山.png')
      const [handed] = jest.mocked(showManualSave).mock.calls[0] ?? []
      expect(handed).toEqual([{ url: null, file, name: '墨光-山.png' }])
      expect(saveFile).not.toHaveBeenCalled()
      expect(showErrorToast).toHaveBeenCalledWith('没有保存成功，请再试一次')
    })
  })
})
