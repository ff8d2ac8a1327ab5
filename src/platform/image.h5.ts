/** Saving a picture on H5: a download, which phones put among their pictures or files. */
import type { SaveOutcome } from './image'
import { warn } from './log'
import { reportUnreadable } from './signedMedia'
import { readMedia } from './readMedia.h5'

export type { SaveOutcome }

const EXTENSION = /\.(\w{2,4})$/

/** @param name of the file, without its extension */
export async function saveImage(url: string, name: string): Promise<SaveOutcome> {
  try {
    const reply = await readMedia(url)
    if (!reply.ok) {
      reportUnreadable(url)
      return 'failed'
    }
    const object = URL.createObjectURL(await reply.blob())
    const link = document.createElement('a')
    link.href = object
    const [path = ''] = url.split(/[?#]/)
    link.download = `${name}.${EXTENSION.exec(path)?.[1] ?? 'png'}`
    document.body.append(link)
    link.click()
    link.remove()
    // The browser reads the blob after the click; a minute is plenty.
    setTimeout(() => URL.revokeObjectURL(object), 60_000)
    return 'saved'
  } catch (error) {
    warn('picture not saved', error)
    return 'failed'
  }
}

/** Browsers ask by themselves. */
export function openSettings(): Promise<void> {
  return Promise.resolve()
}
