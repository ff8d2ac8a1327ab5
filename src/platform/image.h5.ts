/** Saving a picture on H5: a download, which phones put among their pictures or files. */
import type { SaveOutcome } from './image'
import { warn } from './log'

export type { SaveOutcome }

function nameOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? ''
  return path.slice(path.lastIndexOf('/') + 1) || 'moguang.png'
}

export async function saveImage(url: string): Promise<SaveOutcome> {
  try {
    const reply = await fetch(url)
    if (!reply.ok) return 'failed'
    const object = URL.createObjectURL(await reply.blob())
    const link = document.createElement('a')
    link.href = object
    link.download = nameOf(url)
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
