/** A thing of a photograph at another place: cut by its mask, laid down scaled about its foot. */
import type { SentParams } from '@contract/tools/define'
import { createRaster, type Mask, type Raster } from '@media/raster'
import { cutOut } from '../../imaging/compose/foreground'
import { renderShadow } from '../../imaging/compose/shadow'
import { refineEdge } from '../../imaging/segment/edge'
import { cropRaster, fitted, shrinkMask } from '../../imaging/segment/shrink'
import { resizePlane } from '../../imaging/resample/resize'

/** The mask is refined at this size. */
const SIDE = 640
/** Darkness of the shadow that is laid below, of the one for a backdrop. */
const SHADOW = 0.55

export interface Placing {
  /** Of the foot, shares of the sides. */
  readonly dx: number
  readonly dy: number
  readonly scale: number
  /** Mirrored, so that a copy is not the same twice. */
  readonly isMirrored: boolean
  /** A contact shadow on the ground: not for what flies or hangs. */
  readonly hasShadow: boolean
}

const FAR = 1
const SCALES = [0.3, 3] as const

/** Values that are none are those of a thing that stays. */
export function readPlacing({ dx, dy, scale, mirrored, shadow }: SentParams): Placing {
  const read = (value: unknown, least: number, usual: number, most: number): number =>
    typeof value === 'number' && value >= least && value <= most ? value : usual
  return {
    dx: read(dx, -FAR, 0, FAR),
    dy: read(dy, -FAR, 0, FAR),
    scale: read(scale, SCALES[0], 1, SCALES[1]),
    isMirrored: mirrored === true,
    hasShadow: shadow === true,
  }
}

interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Bounds of what can be seen of a cut-out; null: nothing. */
function seenPart({ width, height, rgba }: Raster): Part | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (rgba[4 * (y * width + x) + 3] < 24) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

function resized(cut: Raster, width: number, height: number, isMirrored: boolean): Raster {
  const out = createRaster(width, height)
  for (let c = 0; c < 4; c++) {
    // colours weighed by opacity: clear pixels have none
    const values = Float32Array.from({ length: cut.width * cut.height }, (_, i) => {
      const alpha = cut.rgba[4 * i + 3] / 255
      return c === 3 ? 255 * alpha : cut.rgba[4 * i + c] * alpha
    })
    const kernel = width < cut.width ? 'linear' : 'cubic'
    const plane = resizePlane(
      { width: cut.width, height: cut.height, values },
      width,
      height,
      kernel,
    )
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        out.rgba[4 * (y * width + (isMirrored ? width - 1 - x : x)) + c] =
          plane.values[y * width + x]
  }
  for (let i = 0; i < width * height; i++) {
    const alpha = out.rgba[4 * i + 3] / 255
    if (alpha > 0) for (let c = 0; c < 3; c++) out.rgba[4 * i + c] = out.rgba[4 * i + c] / alpha
  }
  return out
}

/** @returns the thing alone, with an edge that follows the picture; null: the mask is empty */
export function cutThing(picture: Raster, mask: Mask): { cut: Raster; part: Part } | null {
  const small = fitted(picture, SIDE)
  const hard = shrinkMask(mask, small).values.map((v) => (v > 127 ? 1 : 0))
  if (!hard.includes(1)) return null
  const cut = cutOut(picture, refineEdge(picture, Uint8Array.from(hard), small))
  const part = seenPart(cut)
  return part && { cut: cropRaster(cut, part), part }
}

/** In place of `ground`: the thing laid on it. */
export function layThing(
  ground: Raster,
  { cut, part }: { cut: Raster; part: Part },
  { dx, dy, scale, isMirrored, hasShadow }: Placing,
): void {
  const { width, height, rgba } = ground
  const w = Math.max(1, Math.round(part.width * scale))
  const h = Math.max(1, Math.round(part.height * scale))
  const thing = resized(cut, w, h, isMirrored)
  const footX = part.left + part.width / 2 + dx * width
  const footY = part.top + part.height + dy * height
  const [left, top] = [Math.round(footX - w / 2), Math.round(footY - h)]
  const full = createRaster(width, height)
  for (let y = Math.max(0, -top); y < Math.min(h, height - top); y++)
    for (let x = Math.max(0, -left); x < Math.min(w, width - left); x++) {
      const from = 4 * (y * w + x)
      full.rgba.set(thing.rgba.subarray(from, from + 4), 4 * ((top + y) * width + left + x))
    }
  const dark = hasShadow ? renderShadow(full).values : null
  for (let i = 0; i < width * height; i++) {
    const alpha = full.rgba[4 * i + 3] / 255
    const shade = dark ? 1 - (SHADOW * dark[i]) / 255 : 1
    for (let c = 0; c < 3; c++) {
      const below = rgba[4 * i + c] * shade
      rgba[4 * i + c] = below + (full.rgba[4 * i + c] - below) * alpha
    }
  }
}
