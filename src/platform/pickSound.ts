/** Lets the person choose a sound file; mini-programs. pickSound.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { byCallbacks } from './byCallbacks'
import type { PickedImage } from './pickImage'
import { explainRefusal } from './refusal'
import { can } from './support'

const EXTENSIONS = ['mp3', 'm4a', 'aac', 'wav', 'ogg', 'flac']

/** Clients that hand out files do so from a chat; the others have no sounds to give. */
export const CAN_PICK_SOUND = can('pickFile')
export const SOUNDS_FROM_CHAT = true

/** Resolves with null when nothing was chosen. */
export async function pickSound(): Promise<PickedImage | null> {
  try {
    const { tempFiles } = await byCallbacks<
      Taro.chooseMessageFile.Option,
      Taro.chooseMessageFile.SuccessCallbackResult
    >(Taro.chooseMessageFile, { count: 1, type: 'file', extension: EXTENSIONS })
    const [file] = tempFiles
    if (!file) return null
    const ext = /\.([a-z0-9]{2,5})$/i.exec(file.name)?.[1] ?? ''
    return { path: file.path, sizeBytes: file.size, ext: ext.toLowerCase(), name: file.name }
  } catch (thrown) {
    await explainRefusal(thrown)
    return null
  }
}
