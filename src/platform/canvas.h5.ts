/** Canvas 2d on H5: the browser's own. */
import type { Surface } from './canvas'

export type { Surface }

const MAX_RATIO = 2
/** Address of our server for stored files. */
const FILES_PATH = '/files'

function loadAs(src: string, crossOrigin: 'anonymous' | null): Promise<CanvasImageSource> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    if (crossOrigin !== null) picture.crossOrigin = crossOrigin
    picture.decoding = 'async'
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('the picture did not load'))
    picture.src = src
  })
}

/** One picture of another host forbids reading the whole canvas, unless that host allows it. */
function load(src: string, readable = false): Promise<CanvasImageSource> {
  if (!readable || !/^https?:/.test(src)) return loadAs(src, null)
  const { origin, pathname } = new URL(src)
  if (origin === window.location.origin) return loadAs(src, null)
  // A storage host that was not set up for it: our own server hands out the same file.
  return loadAs(src, 'anonymous').catch(() => loadAs(`${FILES_PATH}${pathname}`, null))
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

export function findSurface(id: string, fixedRatio?: number): Promise<Surface | null> {
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
