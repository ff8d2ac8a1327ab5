/** Shrinks pictures before upload, H5: drawn again, upright by their EXIF orientation. */
import type { FitLimits } from './fitImage'
import { warn } from './log'
import type { PickedImage } from './pickImage'

export type { FitLimits }

const QUALITY = 0.92
const HEIC = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/

/** By its bytes: phones name HEIC pictures .jpg too. */
async function isHeic(file: File): Promise<boolean> {
  const head = new Uint8Array(await new Response(file.slice(4, 12)).arrayBuffer())
  return HEIC.test(String.fromCharCode(...head))
}

/** Browsers turn it by its EXIF as they draw it. */
function opened(file: File): Promise<HTMLImageElement | null> {
  const url = URL.createObjectURL(file)
  return new Promise<HTMLImageElement | null>((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(picture)
    picture.onerror = () => resolve(null)
    picture.src = url
  }).finally(() => URL.revokeObjectURL(url))
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY))
}

async function drawn(picture: HTMLImageElement, scale: number, keepsAlpha: boolean) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(picture.naturalWidth * scale))
  canvas.height = Math.max(1, Math.floor(picture.naturalHeight * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return null
  if (!keepsAlpha) {
    // A JPEG would show what is clear as black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return encoded(canvas, keepsAlpha ? 'image/png' : 'image/jpeg')
}

/** null: a HEIC picture that this browser cannot open. What cannot be judged is left as it is. */
export async function fitImage(
  picked: PickedImage,
  limits: FitLimits,
): Promise<PickedImage | null> {
  const { file, path } = picked
  if (!file || path === '') return picked
  const heic = await isHeic(file)
  const picture = await opened(file)
  if (!picture) return heic ? null : picked
  const pixels = picture.naturalWidth * picture.naturalHeight
  const scale = Math.min(1, Math.sqrt(limits.maxPixels / Math.max(1, pixels)))
  if (!heic && scale === 1 && file.size <= limits.maxBytes) return picked
  const clear = file.type === 'image/png' || file.type === 'image/webp'
  let blob = await drawn(picture, scale, clear)
  if (clear && blob && blob.size > limits.maxBytes) blob = await drawn(picture, scale, false)
  if (!blob) {
    warn('the picture was not made smaller', null)
    return heic ? null : picked
  }
  const ext = blob.type === 'image/png' ? 'png' : 'jpg'
  const name = `${file.name.replace(/\.\w+$/, '') || 'picture'}.${ext}`
  return { path, sizeBytes: blob.size, ext, file: new File([blob], name, { type: blob.type }) }
}
