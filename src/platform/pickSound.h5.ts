/** Choosing a sound on H5: the browser's own file dialog. */
import type { PickedImage } from './pickImage'
import { chooseFile } from './pickImage.h5'

export const CAN_PICK_SOUND = true
export const SOUNDS_FROM_CHAT = false

/** Names as well as types: phones do not know the type of every file. */
const SOUNDS =
  'audio/mpeg,audio/mp4,audio/aac,audio/wav,audio/ogg,audio/flac,.mp3,.m4a,.aac,.wav,.ogg,.flac'

export async function pickSound(): Promise<PickedImage | null> {
  const chosen = await chooseFile(SOUNDS)
  return chosen && { ...chosen, ...(chosen.file && { name: chosen.file.name }) }
}
