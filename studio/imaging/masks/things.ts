/** Whole things under a finger: the subject's part there, or what stands out in a window around it. */
import type { Raster } from '@media/raster'
import type { Plane } from '@nets/subject'
import { findParts } from '../segment/clean'
import { makeSmall } from '../segment/small-picture'
import { proposeSeeded } from '../segment/seeded'
import { cropRaster, type Size } from '../segment/shrink'

/** What sees things in pictures; null: it cannot now. */
export interface Eyes {
  /** How surely each pixel is the subject of this picture, on a square stretched over it. */
  subject(picture: Raster): Promise<Plane | null>
}

/** A place in shares of the picture's width and height. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Windows around a finger, shares of the picture's sides: the larger thing first. */
const WINDOWS = [0.6, 0.35]
/** A thing covers at least and at most so much of its window. */
const SHARES = [0.01, 0.7] as const
/** More of the window's inner border than this, and it is a part of something larger. */
const MOST_ON_BORDER = 0.22
/** Two ways to one thing. */
const SAME = 0.75

interface Window extends Size {
  readonly left: number
  readonly top: number
}

function windowAt({ width, height }: Size, { x, y }: Spot, share: number): Window {
  const [w, h] = [width, height].map((side) => Math.max(8, Math.round(side * share)))
  const within = (at: number, length: number, all: number): number =>
    Math.min(Math.max(0, all - length), Math.max(0, Math.round(at * all - length / 2)))
  return {
    ...{ width: Math.min(w, width), height: Math.min(h, height) },
    ...{ left: within(x, w, width), top: within(y, h, height) },
  }
}

/** The connected part at a place; null: nothing of the mask is there. */
export function partAt(hard: Uint8Array, size: Size, { x, y }: Spot): Uint8Array | null {
  const { labels } = findParts(hard, size, 1)
  const cell = (at: number, length: number): number => Math.min(length - 1, Math.floor(at * length))
  const part = labels[cell(y, size.height) * size.width + cell(x, size.width)]
  return part === 0 ? null : Uint8Array.from(labels, (label) => (label === part ? 1 : 0))
}

/** Share of the window's border inside of the picture that a part lies on. */
function onBorder(part: Uint8Array, { width, height }: Size, window: Window, all: Size): number {
  let [inner, covered] = [0, 0]
  const look = (counts: boolean, i: number): void => {
    if (!counts) return
    inner += 1
    covered += part[i]
  }
  for (let x = 0; x < width; x++) {
    look(window.top > 0, x)
    look(window.top + window.height < all.height, (height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    look(window.left > 0, y * width)
    look(window.left + window.width < all.width, y * width + width - 1)
  }
  return inner === 0 ? 0 : covered / inner
}

/** What stands out in one window, on a grid over the whole picture; null: nothing that is whole. */
async function thingIn(
  picture: Raster,
  window: Window,
  { eyes, spot, grid }: { eyes: Eyes; spot: Spot; grid: Size },
): Promise<Uint8Array | null> {
  const part = cropRaster(picture, window)
  const subject = await eyes.subject(part)
  if (!subject) return null
  const small = makeSmall(part)
  const at = {
    x: (spot.x * picture.width - window.left) / window.width,
    y: (spot.y * picture.height - window.top) / window.height,
  }
  const thing = partAt(proposeSeeded(small, subject).hard, small, at)
  if (!thing) return null
  const share = thing.reduce((sum, v) => sum + v, 0) / thing.length
  if (share < SHARES[0] || share > SHARES[1]) return null
  if (onBorder(thing, small, window, picture) > MOST_ON_BORDER) return null
  return Uint8Array.from({ length: grid.width * grid.height }, (_, i) => {
    const x = (((i % grid.width) + 0.5) / grid.width) * picture.width - window.left
    const y = ((Math.floor(i / grid.width) + 0.5) / grid.height) * picture.height - window.top
    if (x < 0 || y < 0 || x >= window.width || y >= window.height) return 0
    const cell =
      Math.floor((y / window.height) * small.height) * small.width +
      Math.floor((x / window.width) * small.width)
    return thing[cell]
  })
}

export function alike(a: Uint8Array, b: Uint8Array): boolean {
  let [both, either] = [0, 0]
  a.forEach((v, i) => {
    both += v & b[i]
    either += v | b[i]
  })
  return both > SAME * either
}

/**
 * Things under a finger, each once, what is most likely meant first; on a grid over the picture.
 * @param most so many are looked for
 */
export async function thingsAt(
  picture: Raster,
  spot: Spot,
  { eyes, subject, grid, most }: { eyes: Eyes; subject: Uint8Array; grid: Size; most: number },
): Promise<Uint8Array[]> {
  const whole = partAt(subject, grid, spot)
  const found = whole ? [whole] : []
  for (const share of WINDOWS) {
    if (found.length >= most) break
    const window = windowAt(picture, spot, share)
    const thing = await thingIn(picture, window, { eyes, spot, grid })
    if (thing && !found.some((other) => alike(other, thing))) found.push(thing)
  }
  return found
}
