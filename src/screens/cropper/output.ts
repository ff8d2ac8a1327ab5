/** The cropped picture as a file. */
import { hiddenSurface } from '@/platform/canvas'
import { canvasFile } from '@/platform/canvasFile'
import { warn } from '@/platform/log'
import type { PickedImage } from '@/platform/pickImage'
import { cropRect, outputSize, turnedSize, type Crop, type Ground } from './geometry'

const QUALITY = 0.92

/** null where the picture cannot be loaded or read. */
export async function cropToFile(
  src: string,
  crop: Crop,
  ground: Ground,
  maxPx: number,
): Promise<PickedImage | null> {
  const rect = cropRect(crop, ground)
  const size = outputSize(rect, maxPx)
  const surface = hiddenSurface(size.width, size.height)
  if (!surface) return null
  try {
    const image = await surface.load(src, true)
    const { pen } = surface
    const { width, height } = ground.picture
    const turned = turnedSize(ground.picture, crop.turns)
    // JPEG knows no transparency, and black is rarely meant.
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, size.width, size.height)
    pen.imageSmoothingQuality = 'high'
    pen.scale(size.width / rect.width, size.height / rect.height)
    pen.translate(turned.width / 2 - rect.left, turned.height / 2 - rect.top)
    pen.rotate((crop.turns * Math.PI) / 2)
    pen.drawImage(image, -width / 2, -height / 2, width, height)
    return await canvasFile(surface, { type: 'jpg', quality: QUALITY })
  } catch (error) {
    warn('the picture was not cropped', error)
    return null
  }
}
