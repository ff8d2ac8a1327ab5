/** Pictures shared from elsewhere on the phone: H5 alone is a share target. Twin: sharedPicture.h5.ts. */
import type { PickedImage } from './pickImage'

export async function readShared(): Promise<PickedImage | null> {
  return null
}

export async function dropShared(): Promise<void> {}
