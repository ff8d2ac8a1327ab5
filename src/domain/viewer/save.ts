/** Saving original pictures to the phone, with the platform's permission where it needs one. */
import { mediaUrl } from '@/platform/media'
import { openSettings, saveImage } from '@/platform/image'
import type { PickedImage } from '@/platform/pickImage'
import { showManualSave, type ManualSaveFile } from '@/platform/saveByHand'
import { canDownload, saveFile } from '@/platform/saveFile'
import { notifySaved } from '@/platform/saved'
import { confirmModal } from '@/platform/modal'
import { showErrorToast, showToast } from '@/platform/toast'
import { savedName } from './savedName'
import { MANUAL_SAVE, SAVE } from './texts'

/** The permission was refused: the way to the settings. */
async function offerSettings(): Promise<void> {
  const confirmed = await confirmModal({
    title: SAVE.deniedTitle,
    content: SAVE.deniedBody,
    confirm: SAVE.settings,
    cancel: SAVE.cancel,
  })
  if (confirmed) await openSettings()
}

/** Fallback where downloads do not work: no success message, since the browser reports none. */
async function offerManualSave(files: readonly ManualSaveFile[]): Promise<void> {
  if ((await showManualSave(files, MANUAL_SAVE)) === 'failed') showErrorToast(SAVE.failed)
}

/** Saves a picture that was drawn on this phone, and says how it went. */
export async function saveDrawn(drawn: PickedImage, name: string): Promise<void> {
  if (!canDownload()) return offerManualSave([{ url: null, file: drawn.file, name }])
  const outcome = await saveFile(drawn, name)
  if (outcome === 'denied') await offerSettings()
  else if (outcome === 'saved') showToast(SAVE.saved)
  else showErrorToast(outcome === 'unsupported' ? SAVE.unsupported : SAVE.failed)
}

/**
 * Saves one after the other and says how it went in one sentence; a refused permission ends it
 * with the way to the settings. `about` is what the files are named after: a prompt, or the name of
 * a tool. Resolves to the number saved.
 */
export async function savePictures(
  files: readonly { readonly url: string; readonly about: string }[],
): Promise<number> {
  if (!canDownload()) {
    const named = files.map(({ url, about }) => ({ url: mediaUrl(url), name: savedName(about) }))
    await offerManualSave(named)
    return 0
  }
  let saved = 0
  for (const { url, about } of files) {
    const outcome = await saveImage(mediaUrl(url), savedName(about))
    if (outcome === 'denied') {
      await offerSettings()
      return saved
    }
    if (outcome === 'unsupported') {
      showErrorToast(SAVE.unsupported)
      return saved
    }
    if (outcome === 'saved') {
      saved += 1
      notifySaved()
    }
  }
  if (saved === files.length) showToast(files.length > 1 ? SAVE.savedMany(saved) : SAVE.saved)
  else showErrorToast(saved > 0 ? SAVE.partly(saved, files.length) : SAVE.failed)
  return saved
}
