/// <reference lib="dom" />
import { createCanvas, Image, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { describeThrown } from './problems'
import { loadPicture } from './wx/media'
import type { WxContext } from './wx/context'

const SHOW_EVERY_MS = 60
/** Maximum size of a canvas on a phone, in device pixels a side. */
const MAX_SIDE = 4096

type Plain = Record<string, unknown>

/** The canvas node of the client: a real canvas, so that what is drawn can be read back. */
export class CanvasNode {
  readonly canvas: Canvas
  /** The mini-program's handle of it. */
  readonly handle: Plain
  private pen: unknown = null
  /** The view is notified soon. */
  isNotified = false

  constructor(
    private readonly canvases: Canvases,
    size: { width: number; height: number },
    /** null: offscreen. */
    readonly element: Element | null,
  ) {
    this.canvas = createCanvas(size.width, size.height)
    this.handle = canvases.adopt(this)
  }

  resize(side: 'width' | 'height', value: unknown): void {
    const pixels = Math.round(Number(value))
    if (!(pixels >= 1 && pixels <= MAX_SIDE)) {
      this.canvases.complain(`canvas.${side} = ${String(value)}: 1 to ${MAX_SIDE} are possible`)
    }
    this.canvas[side] = Math.min(MAX_SIDE, Math.max(1, pixels || 1))
  }

  context(kind: unknown): unknown {
    if (kind !== '2d') this.canvases.complain(`getContext(${String(kind)}) is not simulated`)
    this.pen ??= this.canvases.wrapPen(this.canvas.getContext('2d'), this)
    return this.pen
  }
}

/** The canvases of a run: nodes of the page, offscreen canvases, and pictures drawn on them. */
export class Canvases {
  /** Called with the content of a page's canvas, a moment after a change. */
  onDrawn: ((element: Element, url: string) => void) | null = null
  private readonly nodes = new WeakMap<Element, CanvasNode>()
  private readonly behind = new WeakMap<object, CanvasNode | Image>()

  constructor(
    private readonly context: Pick<WxContext, 'clock' | 'problems' | 'files' | 'origins'>,
  ) {}

  /** Content changed: the view is notified, throttled to the visible rate. */
  private drawnOn(node: CanvasNode): void {
    if (this.onDrawn === null || node.element === null || node.isNotified) return
    node.isNotified = true
    this.context.clock.setTimeout(() => {
      node.isNotified = false
      if (node.element !== null) this.onDrawn?.(node.element, node.canvas.toDataURL('image/png'))
    }, SHOW_EVERY_MS)
  }

  complain(message: string): void {
    this.context.problems.add('api', message)
  }

  /** The node behind a <canvas>; null where the element is none of the kind `2d`. */
  of(element: Element, size: { width: number; height: number }): CanvasNode | null {
    if (element.tagName !== 'CANVAS') return null
    if (element.getAttribute('type') !== '2d') {
      this.complain('a canvas without type="2d" has no node')
      return null
    }
    const known = this.nodes.get(element) ?? new CanvasNode(this, size, element)
    this.nodes.set(element, known)
    return known
  }

  hidden(width: number, height: number): CanvasNode {
    return new CanvasNode(this, { width, height }, null)
  }

  find(handle: unknown): CanvasNode | null {
    const found = this.behind.get(Object(handle) as object)
    return found instanceof CanvasNode ? found : null
  }

  adopt(node: CanvasNode): Plain {
    const handle: Plain = {
      getContext: (kind: unknown) => node.context(kind),
      createImage: () => this.newImage(),
      createImageData: (width: number, height: number) =>
        node.canvas.getContext('2d').createImageData(width, height),
      requestAnimationFrame: (callback: () => void) => this.context.clock.setTimeout(callback, 16),
      cancelAnimationFrame: (id: number) => this.context.clock.clear(id),
      toDataURL: (type?: string, quality?: number) =>
        type === 'image/jpeg'
          ? node.canvas.toDataURL('image/jpeg', quality)
          : node.canvas.toDataURL('image/png'),
    }
    for (const side of ['width', 'height'] as const) {
      Object.defineProperty(handle, side, {
        enumerable: true,
        get: () => node.canvas[side],
        set: (value) => node.resize(side, value),
      })
    }
    this.behind.set(handle, node)
    return handle
  }

  /** The drawing context; pictures and canvases of the mini-program are seen through. */
  wrapPen(pen: SKRSContext2D, node: CanvasNode): unknown {
    const own: Plain = {
      drawImage: (source: unknown, ...place: number[]) => {
        this.drawnOn(node)
        const found = this.behind.get(Object(source) as object)
        if (found === undefined) return this.complain('drawImage: no picture and no canvas')
        const image = found instanceof CanvasNode ? found.canvas : found
        ;(pen.drawImage as (...all: unknown[]) => void)(image, ...place)
      },
    }
    return new Proxy(pen, {
      get: (target, name) => {
        if (typeof name === 'string' && name in own) return own[name]
        if (!(name in target) && typeof name === 'string') {
          this.complain(`CanvasRenderingContext2D.${name} is not simulated`)
        }
        const value: unknown = Reflect.get(target, name)
        if (typeof value === 'function') this.drawnOn(node)
        return typeof value === 'function' ? (value as () => unknown).bind(target) : value
      },
      set: (target, name, value) => Reflect.set(target, name, value),
    })
  }

  /** Loads what its `src` names, as an <image> does. */
  private newImage(): Plain {
    const image = new Image()
    const handle: Plain = { onload: null, onerror: null }
    let source = ''
    const load = async () => {
      const wanted = source
      try {
        image.src = await loadPicture(this.context, 'Image', wanted)
        await image.decode()
        this.dispatch(handle.onload, { type: 'load' })
      } catch (thrown) {
        const { message } = describeThrown(thrown)
        this.context.problems.add('image', `a picture for a canvas: ${message}`)
        this.dispatch(handle.onerror, { errMsg: message })
      }
    }
    Object.defineProperties(handle, {
      width: { enumerable: true, get: () => image.naturalWidth },
      height: { enumerable: true, get: () => image.naturalHeight },
      src: {
        enumerable: true,
        get: () => source,
        set: (value) => {
          source = String(value)
          void load()
        },
      },
    })
    this.behind.set(handle, image)
    return handle
  }

  private dispatch(listener: unknown, event: Plain): void {
    if (typeof listener !== 'function') return
    this.context.clock.soon(() => (listener as (event: Plain) => void)(event))
  }
}
