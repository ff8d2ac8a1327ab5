/** The AIGC record of the picture that a poster shows, in the file of the poster too. */
import { addXmpToPng, findXmp } from '@/lib/xmp'
import { fetchBytes, readBytes, writeBytes } from '@/platform/fileBytes'
import { mediaUrl } from '@/platform/media'
import { type PickedImage, releaseFile } from '@/platform/pickImage'

/** @param url of the picture. Throws where one of both files cannot be read. */
export async function labelDrawn(drawn: PickedImage, url: string): Promise<PickedImage> {
  const xmp = findXmp(await fetchBytes(mediaUrl(url)))
  // An uploaded photograph has none.
  if (!xmp) return drawn
  const labelled = await writeBytes(addXmpToPng(await readBytes(drawn), xmp), 'png')
  releaseFile(drawn)
  return labelled
}
