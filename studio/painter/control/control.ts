import { type Guide, NO_GUIDE } from './guide'
import type { RawMask, RawPicture } from './picture'
import { readReference } from './reference'
import { readSketch } from './sketch'

/** Sources of a painting besides words. */
export interface PaintControl {
  /** A doodle: its lines steer the composition. */
  readonly sketch?: RawPicture
  /** Share of the doodle that counts, 0..1: first places, then the horizon, then every ridge. */
  readonly follow?: number
  /** Another picture: its colours (0..1 of them) and, if wanted, its layout. */
  readonly reference?: {
    readonly picture: RawPicture
    readonly palette: number
    readonly keepsLayout: boolean
  }
  /** Paint only into this part of a picture, which must have the requested size. */
  readonly fill?: { readonly base: RawPicture; readonly mask: RawMask }
}

/** The middle and size of the part to paint, as shares. */
function thingIn({ width, height, values }: RawMask): Guide['things'] {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (values[y * width + x] < 128) continue
      if (x < left) left = x
      if (x >= right) right = x + 1
      if (y < top) top = y
      if (y >= bottom) bottom = y + 1
    }
  if (right <= left) return []
  return [
    {
      x: (left + right) / 2 / width,
      y: (top + bottom) / 2 / height,
      width: ((right - left) / width) * 0.8,
      height: ((bottom - top) / height) * 0.8,
    },
  ]
}

/** Share of a doodle that is obeyed: things always, horizon and light mostly, ridges last. */
function obeyed(drawn: Guide, follow: number): Guide {
  if (follow > 0.8) return drawn
  if (follow > 0.4) return { ...drawn, ridges: [] }
  return { ...NO_GUIDE, things: drawn.things, side: drawn.side }
}

/** All wishes of a control in one guide: a sketch says where, a reference in which colours. */
export function buildGuide({ sketch, follow = 1, reference, fill }: PaintControl): Guide {
  const drawn = sketch ? obeyed(readSketch(sketch), follow) : NO_GUIDE
  if (fill) {
    const around = readReference(fill.base, 0.8, true)
    return { ...around, light: null, things: thingIn(fill.mask) }
  }
  if (!reference) return drawn
  const seen = readReference(reference.picture, reference.palette, reference.keepsLayout)
  return sketch ? { ...drawn, colours: seen.colours } : seen
}
