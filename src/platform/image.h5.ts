/** Saving a picture on H5: a download, which phones put among their pictures or files. */
import type { SaveOutcome } from './image'
import { warn } from './log'

export type { SaveOutcome }

const EXTENSION = /\.(\w{2,4})$/

/** A storage host that lets no page read: our own server hands out the same picture (canvas.h5.ts). */
async function read(url: string): Promise<Response> {
  const { origin, pathname } = new URL(url, window.location.href)
  try {
    return await fetch(url)
  } catch (error) {
    if (origin === window.location.origin) throw error
    return fetch(`/files${pathname}`)
  }
}

/** @param name of the file, without its extension */
export async function saveImage(url: string, name: string): Promise<SaveOutcome> {
  try {
    const reply = await read(url)
    if (!reply.ok) return 'failed'
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
