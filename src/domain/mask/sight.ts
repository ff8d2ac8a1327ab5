/**
 * Position of the picture on the canvas. During a gesture the drawn layers are transformed; at its
 * end they are redrawn, sharp.
 */
import { AT_REST, type Transform } from '@/lib/touch/transform'
import { prefersReducedMotion } from '@/platform/motion'

/** Drawing surface of an element: no state, no render while the finger moves. */
export interface Drawn {
  style: {
    transform: string
    transition: string
    opacity: string
    filter: string
    clipPath: string
  }
}

interface Elements {
  picture: { readonly current: Drawn | null }
  layers: { readonly current: Drawn | null }
}

const SETTLE_MS = 200

function put(element: Drawn | null, { scale, x, y }: Transform, ms: number): void {
  if (!element) return
  element.style.transition = ms > 0 ? `transform ${ms}ms ease-out` : 'none'
  element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
}

/** From what was drawn at one transform to what it is at another. */
export function between(from: Transform, to: Transform): Transform {
  const scale = to.scale / from.scale
  return { scale, x: to.x - from.x * scale, y: to.y - from.y * scale }
}

export class Sight {
  transform: Transform = AT_REST
  private drawn: Transform = AT_REST
  private timer: ReturnType<typeof setTimeout> | null = null

  /** Draws the layers again where the picture came to rest. */
  redraw: () => void = () => {}

  constructor(private readonly elements: Elements) {}

  /** The fingers are still moving. */
  follow(transform: Transform): void {
    this.go(transform, 0)
  }

  settle(transform: Transform): void {
    const ms = prefersReducedMotion() ? 0 : SETTLE_MS
    this.go(transform, ms)
    this.timer = setTimeout(() => this.redraw(), ms)
  }

  /** The layers were drawn for where the picture is now. */
  redrawn(): void {
    this.drawn = this.transform
    put(this.elements.layers.current, AT_REST, 0)
    put(this.elements.picture.current, this.transform, 0)
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  private go(transform: Transform, ms: number): void {
    this.stop()
    this.transform = transform
    put(this.elements.picture.current, transform, ms)
    put(this.elements.layers.current, between(this.drawn, transform), ms)
  }
}
