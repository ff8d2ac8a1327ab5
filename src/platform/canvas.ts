/** Canvas 2d on mini-programs; canvas.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { APP_SIGN } from './env'
import { warn } from './log'
import { readWindowInfo } from './windowInfo'

/** A canvas that can be drawn on, in CSS px; `ratio` device pixels a px. */
export interface Surface {
  readonly pen: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
  readonly ratio: number
  /** Source for another surface to draw from. */
  readonly image: CanvasImageSource
  /** A picture by address, ready to be drawn here; `readable`: and to be read back with the rest. */
  load(src: string, readable?: boolean): Promise<CanvasImageSource>
}

/** A finer resolution is not visible under a finger, and every pixel costs time. */
const MAX_RATIO = 2

interface Node {
  width: number
  height: number
  getContext(kind: '2d'): CanvasRenderingContext2D
  createImage(): HTMLImageElement
}

function loadInto(picture: HTMLImageElement, src: string): Promise<CanvasImageSource> {
  return new Promise((resolve, reject) => {
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('the picture did not load'))
    picture.src = src
  })
}

function surfaceOn(node: Node, size: { width: number; height: number }, ratio: number): Surface {
  const { width, height } = size
  node.width = Math.max(1, Math.round(width * ratio))
  node.height = Math.max(1, Math.round(height * ratio))
  const pen = node.getContext('2d')
  pen.scale(ratio, ratio)
  const image = node as unknown as CanvasImageSource
  return { pen, width, height, ratio, image, load: (src) => loadInto(node.createImage(), src) }
}

/**
 * The canvas with this id on the page on top; null when there is none to draw on. `fixedRatio`:
 * as many device pixels a px on every phone, where what is drawn is measured in them.
 */
export function findSurface(id: string, fixedRatio?: number): Promise<Surface | null> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .fields({ node: true, size: true }, (found) => {
        const node = (found as { node?: Node } | null)?.node
        if (!node || !found.width || !found.height) return resolve(null)
        const ratio = fixedRatio ?? Math.min(MAX_RATIO, readWindowInfo().pixelRatio)
        resolve(surfaceOn(node, { width: found.width, height: found.height }, ratio))
      })
      .exec()
  })
}

/** An offscreen canvas, 1 device pixel a px; null where the platform has none. */
export function hiddenSurface(width: number, height: number): Surface | null {
  try {
    const create = Taro.createOffscreenCanvas as (...options: unknown[]) => unknown
    const node =
      APP_SIGN === 'alipay' ? create(width, height) : create({ type: '2d', width, height })
    return surfaceOn(node as Node, { width, height }, 1)
  } catch (error) {
    warn('no offscreen canvas', error)
    return null
  }
}
