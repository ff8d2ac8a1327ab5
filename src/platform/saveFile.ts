/** Saving files to the phone; saveFile.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { readSaveOutcome, type SaveOutcome } from './image'
import type { PickedImage } from './pickImage'

/** Mini-programs save to the album by a call of their own. */
export function canDownload(): boolean {
  return true
}

/** A picture that was drawn here. `denied`: the person must allow it in the settings. `name` is what H5 calls the file. */
export async function saveFile({ path }: PickedImage, _name: string): Promise<SaveOutcome> {
  try {
    await Taro.saveImageToPhotosAlbum({ filePath: path })
    return 'saved'
  } catch (error) {
    return readSaveOutcome(error)
  }
}
