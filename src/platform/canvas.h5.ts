/** Canvas 2d on H5: the browser's own. */
import type { Surface } from './canvas'

export type { Surface }

const MAX_RATIO = 2

function load(src: string): Promise<CanvasImageSource> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
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

export function surfaceOf(id: string): Promise<Surface | null> {
  const canvas = document.getElementById(id)
  if (!(canvas instanceof HTMLCanvasElement)) return Promise.resolve(null)
  const { clientWidth: width, clientHeight: height } = canvas
  if (!width || !height) return Promise.resolve(null)
  const ratio = Math.min(MAX_RATIO, window.devicePixelRatio)
  return Promise.resolve(surfaceOn(canvas, { width, height }, ratio))
}

export function hiddenSurface(width: number, height: number): Surface | null {
  return surfaceOn(document.createElement('canvas'), { width, height }, 1)
}
