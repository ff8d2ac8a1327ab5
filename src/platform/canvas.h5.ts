/** Canvas 2d on H5: the browser's own. */
import type { Surface } from './canvas'
import type { PickedImage } from './pickImage'

export type { Surface }

const MAX_RATIO = 2

function load(src: string, readable = false): Promise<CanvasImageSource> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    // Else one picture of another host forbids reading the whole canvas.
    if (readable && /^https?:/.test(src)) picture.crossOrigin = 'anonymous'
    picture.decoding = 'async'
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('the picture did not load'))
    picture.src = src
  })
}

function surfaceOn(
  canvas: HTMLCanvasElement,
  size: { width: number; height: number },
  ratio: number,
): Surface | null {
  const { width, height } = size
  canvas.width = Math.max(1, Math.round(width * ratio))
  canvas.height = Math.max(1, Math.round(height * ratio))
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.scale(ratio, ratio)
  return { pen, width, height, ratio, image: canvas, load }
}

export function surfaceOf(id: string, fixedRatio?: number): Promise<Surface | null> {
  const canvas = document.getElementById(id)
  if (!(canvas instanceof HTMLCanvasElement)) return Promise.resolve(null)
  const { clientWidth: width, clientHeight: height } = canvas
  if (!width || !height) return Promise.resolve(null)
  const ratio = fixedRatio ?? Math.min(MAX_RATIO, window.devicePixelRatio)
  return Promise.resolve(surfaceOn(canvas, { width, height }, ratio))
}

export function hiddenSurface(width: number, height: number): Surface | null {
  return surfaceOn(document.createElement('canvas'), { width, height }, 1)
}

/** The surface as a PNG of this size, to be uploaded; null when the browser cannot make one. */
export function pngOf(
  surface: Surface,
  { width, height }: { width: number; height: number },
): Promise<PickedImage | null> {
  const canvas = document.createElement('canvas')
  const copy = surfaceOn(canvas, { width, height }, 1)
  copy?.pen.drawImage(surface.image, 0, 0, width, height)
  return new Promise((resolve) => {
    if (!copy) return resolve(null)
    canvas.toBlob((blob) => {
      if (!blob) return resolve(null)
      const file = new File([blob], 'doodle.png', { type: 'image/png' })
      resolve({ path: '', sizeBytes: blob.size, ext: 'png', file })
    }, 'image/png')
  })
}
