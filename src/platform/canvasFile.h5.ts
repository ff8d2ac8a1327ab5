/** A drawn canvas as a file, H5. */
import { hiddenSurface, type Surface } from './canvas.h5'
import type { CanvasFileOptions } from './canvasFile'
import { warn } from './log'
import type { PickedImage } from './pickImage'

const MIME = { png: 'image/png', jpg: 'image/jpeg' } as const

/** The canvas itself, or a copy of another size. */
function getSizedCanvas(surface: Surface, { width, height }: CanvasFileOptions) {
  if (width === undefined || height === undefined) return surface.image as HTMLCanvasElement
  const copy = hiddenSurface(width, height)
  copy?.pen.drawImage(surface.image, 0, 0, width, height)
  return (copy?.image as HTMLCanvasElement | undefined) ?? null
}

/** null when the browser refuses (a picture of a host that does not allow it). */
export function canvasFile(
  surface: Surface,
  options: CanvasFileOptions,
): Promise<PickedImage | null> {
  const { type, quality } = options
  return new Promise((resolve) => {
    try {
      const canvas = getSizedCanvas(surface, options)
      if (!canvas) return resolve(null)
      const take = (blob: Blob | null): void => {
        if (!blob) return resolve(null)
        const file = new File([blob], `picture.${type}`, { type: MIME[type] })
        resolve({ path: '', sizeBytes: file.size, ext: type, file })
      }
      canvas.toBlob(take, MIME[type], quality)
    } catch (error) {
      warn('the canvas cannot be read', error)
      resolve(null)
    }
  })
}
