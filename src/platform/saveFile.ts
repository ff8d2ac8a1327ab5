/** A picture that was drawn here, into the phone's album; saveFile.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { readSaveOutcome, type SaveOutcome } from './image'
import type { PickedImage } from './pickImage'

/** `denied`: the person must allow it in the settings. `name` is what H5 calls the file. */
export async function saveFile({ path }: PickedImage, _name: string): Promise<SaveOutcome> {
  try {
    await Taro.saveImageToPhotosAlbum({ filePath: path })
    return 'saved'
  } catch (error) {
    return readSaveOutcome(error)
  }
}
