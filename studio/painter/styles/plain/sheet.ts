import { type Oklch, type Rgb, mixColour, toRgb } from '../../colour'
import type { Shape } from '../../drawing'
import { clamp } from '../../../lib/maths'
import { type DrawLook, rasterise } from '../../raster/canvas'
import { PrintSheet } from '../print/sheet'

/** Owner of a pixel. */
export const BELONGS = {
  /** Sky, clouds, mist, falling snow. */
  air: 0,
  land: 1,
  water: 2,
  /** Trees and houses that belong to the land. */
  cover: 3,
  /** Subjects, frames and forms. */
  subject: 4,
  /** Sun, moon, stars, and shapes that give light. */
  light: 5,
} as const

/** The colours between `stops`, evenly spaced, so that pixel loops mix nothing. */
export function ramp(stops: readonly Oklch[], steps = 64): readonly Rgb[] {
  const spans = stops.length - 1
  return Array.from({ length: steps }, (_, i) => {
    const at = (i / (steps - 1)) * spans
    const index = Math.min(spans - 1, Math.floor(at))
    return toRgb(mixColour(stops[index], stops[index + 1], at - index))
  })
}

/** The ramp's colour at `t` 0..1. */
export const rampAt = (colours: readonly Rgb[], t: number): Rgb =>
  colours[(clamp(t) * (colours.length - 1) + 0.5) | 0]

/** A sheet in full colour that also remembers what every pixel belongs to and how far it is. */
export class PlainSheet extends PrintSheet {
  /** One of `BELONGS` a pixel. */
  readonly belongs = new Uint8Array(this.width * this.height)
  /** 255 at the horizon, 0 before the viewer's feet. */
  readonly depth = new Uint8Array(this.width * this.height).fill(255)

  /** Blends and, where the colour covers, takes the pixel over. */
  cover(i: number, colour: Rgb, alpha: number, owner: number, depth: number): void {
    this.blend(i, colour, alpha)
    if (alpha < 0.5) return
    this.belongs[i] = owner
    this.depth[i] = depth
  }

  /** Draws shapes and marks their pixels. Reflections (`owner` null) stay part of the water. */
  drawShapes(
    shapes: readonly Shape[],
    look: DrawLook,
    strength: number,
    owner: number | null,
    depth: number,
  ): void {
    const colour: [number, number, number] = [0, 0, 0]
    this.#visit(shapes, look, (i, rgba, at) => {
      const share = (rgba[at + 3] / 255) * strength
      colour[0] = rgba[at]
      colour[1] = rgba[at + 1]
      colour[2] = rgba[at + 2]
      if (owner === null) this.blend(i, colour, share)
      else this.cover(i, colour, share, owner, depth)
    })
    const lamps = owner === null ? [] : shapes.filter((shape) => shape.glow)
    this.#visit(lamps, look, (i, rgba, at) => {
      if (rgba[at + 3] > 127) this.belongs[i] = BELONGS.light
    })
  }

  #visit(
    shapes: readonly Shape[],
    look: DrawLook,
    each: (i: number, rgba: Uint8ClampedArray, at: number) => void,
  ): void {
    if (shapes.length === 0) return
    const raster = rasterise(shapes, this.width, this.height, 6 * this.unit, this.unit, look)
    if (!raster) return
    const { box, rgba } = raster
    for (let y = 0; y < box.height; y++) {
      const to = (y + box.y) * this.width + box.x
      for (let x = 0; x < box.width; x++) {
        const at = (y * box.width + x) * 4
        if (rgba[at + 3] !== 0) each(to + x, rgba, at)
      }
    }
  }
}
