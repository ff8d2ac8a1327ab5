/** Saving original pictures to the phone, with the platform's permission where it needs one. */
import { mediaUrl } from '@/platform/media'
import { openSettings, saveImage } from '@/platform/image'
import type { PickedImage } from '@/platform/pickImage'
import { saveFile } from '@/platform/saveFile'
import { askModal } from '@/platform/modal'
import { showErrorToast, showToast } from '@/platform/toast'
import { SAVE } from './texts'

/** The permission was refused: the way to the settings. */
async function offerSettings(): Promise<void> {
  const confirmed = await askModal({
    title: SAVE.deniedTitle,
    content: SAVE.deniedBody,
    confirm: SAVE.settings,
    cancel: SAVE.cancel,
  })
  if (confirmed) await openSettings()
}

/** Saves a picture that was drawn on this phone, and says how it went. */
export async function saveDrawn(drawn: PickedImage, name: string): Promise<void> {
  const outcome = await saveFile(drawn, name)
  if (outcome === 'denied') await offerSettings()
  else if (outcome === 'saved') showToast(SAVE.saved)
  else showErrorToast(SAVE.failed)
}

/**
 * Saves one after the other and says how it went in one sentence; a refused permission ends it
 * with the way to the settings. Resolves to the number saved.
 */
export async function savePictures(urls: readonly string[]): Promise<number> {
  let saved = 0
  for (const url of urls) {
    const outcome = await saveImage(mediaUrl(url))
    if (outcome === 'denied') {
      await offerSettings()
      return saved
    }
    if (outcome === 'saved') saved += 1
  }
  if (saved === urls.length) showToast(urls.length > 1 ? SAVE.savedMany(saved) : SAVE.saved)
  else showErrorToast(saved > 0 ? SAVE.partly(saved, urls.length) : SAVE.failed)
  return saved
}
