/** Saving a picture or a video to the phone's own album; mini-programs. image.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { warn } from './log'
import { mediaUrl } from './media'

export type SaveOutcome = 'saved' | 'denied' | 'failed'

const VIDEO = /\.(mp4|mov)(\?|$)/i

/** `denied`: the person must allow it in the settings (openSettings). */
export async function saveImage(url: string): Promise<SaveOutcome> {
  try {
    const { tempFilePath, statusCode } = await Taro.downloadFile({ url: mediaUrl(url) })
    if (statusCode !== 200) return 'failed'
    const save = VIDEO.test(url) ? Taro.saveVideoToPhotosAlbum : Taro.saveImageToPhotosAlbum
    await save({ filePath: tempFilePath })
    return 'saved'
  } catch (error) {
    const { authSetting } = await Taro.getSetting().catch(() => ({ authSetting: {} }))
    const refused = (authSetting as Record<string, boolean>)['scope.writePhotosAlbum'] === false
    if (!refused) warn('picture not saved', error)
    return refused ? 'denied' : 'failed'
  }
}

export async function openSettings(): Promise<void> {
  await Taro.openSetting().catch(() => undefined)
}
