/** Choosing a video on H5: the browser's own file dialog. */
import { chooseFile } from './pickImage.h5'
import type { PickedImage } from './pickImage'

export function pickVideo(): Promise<PickedImage | null> {
  return chooseFile('video/mp4,video/quicktime,video/webm')
}
