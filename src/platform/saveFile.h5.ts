/** A picture that was drawn here, as a download. */
import type { SaveOutcome } from './image'
import type { PickedImage } from './pickImage'

export function saveFile({ file }: PickedImage, name: string): Promise<SaveOutcome> {
  if (!file) return Promise.resolve('failed')
  const object = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = object
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the blob after the click; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(object), 60_000)
  return Promise.resolve('saved')
}
