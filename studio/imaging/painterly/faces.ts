/**
 * Faces of a photograph that is painted: inside them the painting follows the tones and colours of
 * the photograph, so that no area is bleached, blackened or dyed. Strokes, lines and paper stay the
 * painting's own, as only what is broader than them is moved.
 */
import type { Raster } from '@media/raster'
import type { FoundBox } from '@nets/boxes'
import { smoothstep } from '../../lib/maths'
import type { Planes } from '../../lib/planes'
import { boxMean } from '../segment/box'
import type { Size } from '../segment/shrink'

export interface FaceCare {
  /** 0..1: how far tones follow the photograph's, relative to the face's own mean. */
  readonly light: number
  /** 0..1: how far colours do. */
  readonly colour: number
}

/** A face's box goes from brow to chin: forehead above it and cheeks at its sides, in its own sizes. */
const ABOVE = 0.4
const AT_SIDES = 0.16
const BELOW = 0.06
/** Start and end of the fade of a head's weight, in its radii. */
const FADE = [0.7, 1] as const
/** Coarser than this share of the head's height is tone, finer is stroke. */
const BROAD = 0.045
/** Most a tone moves, 0..255. */
const MOST = 90

interface Head {
  /** Centre and radii, pixels. */
  readonly x: number
  readonly y: number
  readonly across: number
  readonly down: number
}

function estimateHead({ left, top, right, bottom }: FoundBox, { width, height }: Size): Head {
  const [wide, tall] = [right - left, bottom - top]
  const [from, to] = [left - AT_SIDES * wide, right + AT_SIDES * wide]
  const [first, last] = [top - ABOVE * tall, bottom + BELOW * tall]
  return {
    x: ((from + to) / 2) * width,
    y: ((first + last) / 2) * height,
    across: Math.max(1, ((to - from) / 2) * width),
    down: Math.max(1, ((last - first) / 2) * height),
  }
}

/** 1 in a head, 0 well outside it. */
function weightIn({ x, y, across, down }: Head, px: number, py: number): number {
  const radius = Math.hypot((px + 0.5 - x) / across, (py + 0.5 - y) / down)
  return 1 - smoothstep(FADE[0], FADE[1], radius)
}

interface Box extends Size {
  readonly left: number
  readonly top: number
}

function boundsOfHead({ x, y, across, down }: Head, { width, height }: Size): Box {
  const left = Math.max(0, Math.floor(x - FADE[1] * across))
  const top = Math.max(0, Math.floor(y - FADE[1] * down))
  const right = Math.min(width, Math.ceil(x + FADE[1] * across))
  const bottom = Math.min(height, Math.ceil(y + FADE[1] * down))
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}

/** 0..1 for each pixel: how surely it belongs to one of the heads. */
export function faceWeight(faces: readonly FoundBox[], size: Size): Float32Array {
  const weight = new Float32Array(size.width * size.height)
  for (const face of faces) {
    const head = estimateHead(face, size)
    const box = boundsOfHead(head, size)
    for (let y = box.top; y < box.top + box.height; y++) {
      for (let x = box.left; x < box.left + box.width; x++) {
        const at = y * size.width + x
        weight[at] = Math.max(weight[at], weightIn(head, x, y))
      }
    }
  }
  return weight
}

const toLuma = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue

/** The broad red, green and blue of a part. */
function blurChannels(box: Box, radius: number, read: (x: number, y: number, c: number) => number) {
  return [0, 1, 2].map((c) => {
    const values = new Float32Array(box.width * box.height)
    for (let i = 0; i < values.length; i++)
      values[i] = read((i % box.width) + box.left, Math.floor(i / box.width) + box.top, c)
    const window = { width: box.width, height: box.height, radius }
    return boxMean(boxMean(values, window), window)
  }) as [Float32Array, Float32Array, Float32Array]
}

/** Brings the heads of a painting nearer to the photograph it was made of, in place. */
export function preserveFaces(
  raster: Raster,
  photo: Planes,
  { faces, light, colour }: FaceCare & { faces: readonly FoundBox[] },
): void {
  const { width, height, rgba } = raster
  const [scaleX, scaleY] = [photo.width / width, photo.height / height]
  const planes = [photo.red, photo.green, photo.blue]
  for (const face of faces) {
    const head = estimateHead(face, raster)
    const box = boundsOfHead(head, raster)
    if (box.width < 4 || box.height < 4) continue
    const radius = Math.max(1, Math.round(BROAD * 2 * head.down))
    const own = blurChannels(box, radius, (x, y, c) => rgba[4 * (y * width + x) + c])
    const seen = blurChannels(box, radius, (x, y, c) => {
      const at = Math.floor((y + 0.5) * scaleY) * photo.width + Math.floor((x + 0.5) * scaleX)
      return (planes[c] as Float32Array)[at]
    })
    const weights = Float32Array.from({ length: box.width * box.height }, (_, i) =>
      weightIn(head, (i % box.width) + box.left, Math.floor(i / box.width) + box.top),
    )
    let [total, ownMean, seenMean] = [1e-6, 0, 0]
    weights.forEach((weight, i) => {
      total += weight
      ownMean += weight * toLuma(own[0][i], own[1][i], own[2][i])
      seenMean += weight * toLuma(seen[0][i], seen[1][i], seen[2][i])
    })
    // The style keeps its own brightness of the face as a whole, but for a part of a large gap.
    const offset = (0.5 * (seenMean - ownMean)) / total
    weights.forEach((weight, i) => {
      if (weight === 0) return
      const [ownLight, seenLight] = [
        toLuma(own[0][i], own[1][i], own[2][i]),
        toLuma(seen[0][i], seen[1][i], seen[2][i]),
      ]
      const apart = Math.min(MOST, Math.max(-MOST, seenLight - ownLight - offset))
      const at = 4 * ((Math.floor(i / box.width) + box.top) * width + (i % box.width) + box.left)
      for (let c = 0; c < 3; c++) {
        const [ownTint, seenTint] = [own[c as 0][i] - ownLight, seen[c as 0][i] - seenLight]
        const move = light * apart + colour * (seenTint - ownTint)
        rgba[at + c] = rgba[at + c] + weight * move
      }
    })
  }
}
