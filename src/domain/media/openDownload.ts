import { copyText } from '@/platform/clipboard'
import { IS_H5 } from '@/platform/env'
import { mediaUrl } from '@/platform/media'
import { canDownload } from '@/platform/saveFile'
import { openOutside, siteOrigin } from '@/platform/site'
import { showToast } from '@/platform/toast'

/** Whether a link of this page is saved as a file. */
export const DOWNLOADS = IS_H5 && canDownload()

/** Opens the link of a file that is no picture, or copies it where such a file cannot be saved. */
export async function openDownload(
  url: string,
  texts: { copied: string; copyFailed: string },
): Promise<void> {
  if (DOWNLOADS) return void openOutside(mediaUrl(url))
  // Mini-programs and browsers inside other apps save no such file.
  const link = IS_H5 ? new URL(mediaUrl(url), siteOrigin()).href : mediaUrl(url)
  if (!(await copyText(link))) showToast(texts.copyFailed)
  // Mini-programs say by themselves that something was copied.
  else if (IS_H5) showToast(texts.copied)
}
