/** Choosing any file on H5: the browser's own dialog, which hands it out untouched. */
import type { FilePlace } from './pickFile'
import type { PickedImage } from './pickImage'
import { chooseFile } from './pickImage.h5'

export type { FilePlace }

export const FILE_PLACES: readonly FilePlace[] = ['files']

export function pickFile(): Promise<PickedImage | null> {
  return chooseFile('image/*,video/*')
}
