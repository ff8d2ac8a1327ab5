/** A picture that was drawn here, into the phone's album; saveFile.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import type { SaveOutcome } from './image'
import { warn } from './log'
import type { PickedImage } from './pickImage'

/** `denied`: the person must allow it in the settings. `name` is what H5 calls the file. */
export async function saveFile({ path }: PickedImage, _name: string): Promise<SaveOutcome> {
  try {
    await Taro.saveImageToPhotosAlbum({ filePath: path })
    return 'saved'
  } catch (error) {
    const { authSetting } = await Taro.getSetting().catch(() => ({ authSetting: {} }))
    const refused = (authSetting as Record<string, boolean>)['scope.writePhotosAlbum'] === false
    if (!refused) warn('drawn picture not saved', error)
    return refused ? 'denied' : 'failed'
  }
}
