/** Choosing any file on H5: the browser's own dialog, which hands it out untouched. */
import type { FileSource } from './pickFile'
import type { PickedImage } from './pickImage'
import { chooseFile } from './pickImage.h5'

export type { FileSource }

export const FILE_SOURCES: readonly FileSource[] = ['files']

export function pickFile(): Promise<PickedImage | null> {
  return chooseFile('image/*,video/*')
}
