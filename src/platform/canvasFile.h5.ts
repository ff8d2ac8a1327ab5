/** A drawn canvas as a file, H5. */
import type { Surface } from './canvas'
import { warn } from './log'
import type { PickedImage } from './pickImage'

/** `quality` 0..1; null where the browser refuses (a picture of a host that does not allow it). */
export function jpegOf({ image }: Surface, quality: number): Promise<PickedImage | null> {
  return new Promise((resolve) => {
    try {
      const canvas = image as HTMLCanvasElement
      canvas.toBlob(
        (blob) => {
          if (!blob) return resolve(null)
          const file = new File([blob], 'cropped.jpg', { type: 'image/jpeg' })
          resolve({ path: '', sizeBytes: file.size, ext: 'jpg', file })
        },
        'image/jpeg',
        quality,
      )
    } catch (error) {
      warn('the canvas cannot be read', error)
      resolve(null)
    }
  })
}
