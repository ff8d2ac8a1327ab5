/** Saving a picture or a video to the phone's own album; mini-programs. image.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { warn } from './log'
import { mediaUrl } from './media'
import { classifyRefusal } from './refusalKind'
import { reportUnreadable } from './signedMedia'
import { can } from './support'

/** `unsupported`: this client has no call for it. */
export type SaveOutcome = 'saved' | 'denied' | 'failed' | 'unsupported'

const VIDEO = /\.(mp4|mov)(\?|$)/i

/**
 * `denied`: the person must allow it in the settings (openSettings). Albums of phones name their
 * pictures themselves.
 */
export async function saveImage(url: string, _name: string): Promise<SaveOutcome> {
  if (!can(VIDEO.test(url) ? 'saveVideo' : 'saveImage')) return 'unsupported'
  try {
    const { tempFilePath, statusCode } = await Taro.downloadFile({ url: mediaUrl(url) })
    // Alipay has no status here: what is no file fails there.
    if (statusCode !== undefined && statusCode !== 200) {
      reportUnreadable(url)
      return 'failed'
    }
    const save = VIDEO.test(url) ? Taro.saveVideoToPhotosAlbum : Taro.saveImageToPhotosAlbum
    await save({ filePath: tempFilePath })
    return 'saved'
  } catch (error) {
    return readSaveOutcome(error)
  }
}

/** WeChat's name of the permission and those that follow it, and Alipay's. */
const ALBUM_SCOPES = ['scope.writePhotosAlbum', 'scope.album', 'album', 'writePhotosAlbum']

/** Why a picture was not saved: refused by its owner, or anything else. */
export async function readSaveOutcome(error: unknown): Promise<SaveOutcome> {
  if (classifyRefusal(error) === 'privacy') return 'denied'
  const { authSetting } = await Taro.getSetting().catch(() => ({ authSetting: {} }))
  const scopes = authSetting as Record<string, boolean>
  const refused = ALBUM_SCOPES.some((scope) => scopes[scope] === false)
  if (!refused) warn('picture not saved', error)
  return refused ? 'denied' : 'failed'
}

export async function openSettings(): Promise<void> {
  await Taro.openSetting().catch(() => undefined)
}
