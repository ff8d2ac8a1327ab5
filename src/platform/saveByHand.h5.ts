/**
 * Saving where no download works: the system's share sheet takes the file (it offers 存储图像), and
 * without one the picture is shown full screen to be saved by a long press.
 */
import { warn } from './log'
import { readMedia } from './readMedia.h5'
import type { ManualSaveFile, ManualSaveOutcome, ManualSaveTexts } from './saveByHand'

export type {
  ManualSaveFile as HandFile,
  ManualSaveOutcome as HandOutcome,
  ManualSaveTexts as HandTexts,
}

const EXTENSION = /\.(\w{2,4})$/

function withExtension(name: string, { type }: Blob): string {
  if (EXTENSION.test(name)) return name
  const kind = type.split('/')[1]?.replace('jpeg', 'jpg').replace('quicktime', 'mov')
  return `${name}.${kind || 'png'}`
}

async function asFile({ url, file, name }: ManualSaveFile): Promise<File> {
  if (file) return new File([file], withExtension(name, file), { type: file.type })
  if (url === null) throw new Error('a file to be saved has neither bytes nor an address')
  const reply = await readMedia(url)
  if (!reply.ok) throw new Error(`reading ${url} failed: status ${reply.status}`)
  const blob = await reply.blob()
  return new File([blob], withExtension(name, blob), { type: blob.type })
}

/** Whether this browser hands files to other apps at all, before they are fetched. */
function sharesFiles(): boolean {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function')
    return false
  return navigator.canShare({ files: [new File(['x'], 'x.png', { type: 'image/png' })] })
}

/** `done` also when the person closed the sheet again. */
async function share(files: File[]): Promise<'done' | 'refused'> {
  try {
    await navigator.share({ files })
    return 'done'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'done'
    warn('the system did not take the files', error)
    return 'refused'
  }
}

export async function showManualSave(
  files: readonly ManualSaveFile[],
  texts: ManualSaveTexts,
): Promise<ManualSaveOutcome> {
  try {
    let shareable: File[] | null = null
    if (sharesFiles()) {
      const ready = await Promise.all(files.map(asFile))
      // Fetching may outlast the tap that a share sheet needs: then the button below asks again.
      if (navigator.canShare({ files: ready })) {
        if ((await share(ready)) === 'done') return 'handed'
        shareable = ready
      }
    }
    const { showToSave } = await import('./handScreen.h5')
    await showToSave(files, texts, shareable && (() => share(shareable)))
    return 'handed'
  } catch (error) {
    warn('nothing could be shown to be saved', error)
    return 'failed'
  }
}
