/** Whole things under a finger: the subject's part there, or the salient object in a window around it. */
import type { Mask, Raster } from '@media/raster'
import { areaOf, type FoundBox } from '@nets/boxes'
import type { FoundObject } from '@nets/objects'
import type { Prompt, Segment } from '@nets/segments'
import type { Plane } from '@nets/subject'
import { findParts } from '../segment/clean'
import { makeSmall } from '../segment/small-picture'
import { proposeSeeded } from '../segment/seeded'
import { cropRaster, type Size } from '../segment/shrink'

/** Segmenter of one encoded picture, by points or a box. */
export type SegmentQuery = (prompt: Prompt) => Promise<readonly Segment[]>

/** Detectors; null: not available now. */
export interface Eyes {
  /** Subject probability of each pixel, on a square stretched over the picture. */
  subject(picture: Raster): Promise<Plane | null>
  /** Boxes of things that have a name, in shares of the picture's sides. */
  things?(picture: Raster): Promise<readonly FoundObject[]>
  /** Encodes the picture once, to be prompted with points and boxes; null: not available now. */
  look?(picture: Raster): Promise<SegmentQuery | null>
  /** Damage of an old photograph at the given or the usual threshold: 255, by pixel. */
  damage?(picture: Raster, zeal?: number): Promise<Mask>
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
/** Window around a box, and its tolerance, shares of its sides. */
const AROUND = 0.2
const BOX_MARGIN = 0.06
/** A thing fills at least so much of its box: less is a part of it. */
const LEAST_OF_BOX = 0.2
/** A box beyond this share of the picture adds no information. */
const LARGEST_BOX = 0.8
/** More of the subject than this outside of the box, and the box is one thing of several. */
const MOST_OUTSIDE = 0.3
/** Boxes under one finger that are looked into, the smallest first. */
const MOST_BOXES = 2

interface Window extends Size {
  readonly left: number
  readonly top: number
}

function windowAt({ width, height }: Size, { x, y }: Spot, share: number): Window {
  const [w, h] = [width, height].map((side) => Math.max(8, Math.round(side * share)))
  const within = (at: number, length: number, all: number): number =>
    Math.min(Math.max(0, all - length), Math.max(0, Math.round(at * all - length / 2)))
  return {
    width: Math.min(w, width),
    height: Math.min(h, height),
    left: within(x, w, width),
    top: within(y, h, height),
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

interface Looked {
  readonly eyes: Eyes
  readonly spot: Spot
  readonly grid: Size
}

/** The mask under the finger is meant, share of a window's sides. */
const TOUCHED = 0.03
/** As likely as this is what lies in a box, before it is looked at. */
const IN_BOX = 0.4

/** Output of the network for a window, combined with the tap and the box. */
function hintedPlane(
  { width, height, values }: Plane,
  at: Spot,
  inBox: ((x: number, y: number) => boolean) | null,
): Plane {
  const hinted = values.map((value, i) => {
    const [x, y] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height]
    if (Math.hypot(x - at.x, y - at.y) < TOUCHED) return 1
    if (!inBox) return value
    return inBox(x, y) ? Math.max(value, IN_BOX) : 0
  })
  return { width, height, values: hinted }
}

/** Fills enclosed holes of a mask. */
function withoutHoles(hard: Uint8Array, size: Size): Uint8Array {
  const { labels } = findParts(hard, size, 0)
  const open = new Set<number>()
  labels.forEach((label, i) => {
    const [x, y] = [i % size.width, Math.floor(i / size.width)]
    if (x === 0 || y === 0 || x === size.width - 1 || y === size.height - 1) open.add(label)
  })
  return hard.map((v, i) => (v === 1 || !open.has(labels[i]) ? 1 : 0))
}

/**
 * The part under the finger of the salient thing in a window, in a box all of it; null: nothing is
 * there.
 */
async function partIn(
  picture: Raster,
  window: Window,
  { eyes, spot }: Looked,
  box: Omit<FoundBox, 'score'> | null = null,
): Promise<{ part: Uint8Array; small: Size } | null> {
  const shown = cropRaster(picture, window)
  const subject = await eyes.subject(shown)
  if (!subject) return null
  const small = makeSmall(shown)
  const at = {
    x: (spot.x * picture.width - window.left) / window.width,
    y: (spot.y * picture.height - window.top) / window.height,
  }
  const inBox =
    box &&
    ((x: number, y: number): boolean =>
      holds(
        box,
        (window.left + x * window.width) / picture.width,
        (window.top + y * window.height) / picture.height,
      ))
  const { hard } = proposeSeeded(small, hintedPlane(subject, at, inBox))
  const part = partAt(hard, small, at) ?? (box && hard)
  return part && { part: box ? withoutHoles(part, small) : part, small }
}

const computeShare = (part: Uint8Array): number => part.reduce((sum, v) => sum + v, 0) / part.length

/** A part of a window's copy on a grid over the whole picture. */
function onGrid(
  { part, small }: { part: Uint8Array; small: Size },
  { picture, window, grid }: { picture: Raster; window: Window; grid: Size },
): Uint8Array {
  return Uint8Array.from({ length: grid.width * grid.height }, (_, i) => {
    const x = (((i % grid.width) + 0.5) / grid.width) * picture.width - window.left
    const y = ((Math.floor(i / grid.width) + 0.5) / grid.height) * picture.height - window.top
    if (x < 0 || y < 0 || x >= window.width || y >= window.height) return 0
    const cell =
      Math.floor((y / window.height) * small.height) * small.width +
      Math.floor((x / window.width) * small.width)
    return part[cell]
  })
}

/** The salient object of one window, on a grid over the whole picture; null: nothing that is whole. */
async function thingIn(
  picture: Raster,
  window: Window,
  looked: Looked,
): Promise<Uint8Array | null> {
  const found = await partIn(picture, window, looked)
  if (!found) return null
  const share = computeShare(found.part)
  if (share < SHARES[0] || share > SHARES[1]) return null
  if (onBorder(found.part, found.small, window, picture) > MOST_ON_BORDER) return null
  return onGrid(found, { picture, window, grid: looked.grid })
}

function grown({ left, top, right, bottom }: FoundBox, by: number): Omit<FoundBox, 'score'> {
  const [x, y] = [(right - left) * by, (bottom - top) * by]
  return {
    left: Math.max(0, left - x),
    top: Math.max(0, top - y),
    right: Math.min(1, right + x),
    bottom: Math.min(1, bottom + y),
  }
}

const holds = (box: Omit<FoundBox, 'score'>, x: number, y: number): boolean =>
  x >= box.left && x < box.right && y >= box.top && y < box.bottom

/** The object of a box, within it; null: the salient object there is another one. */
async function findThingMask(
  picture: Raster,
  box: FoundBox,
  looked: Looked,
): Promise<Uint8Array | null> {
  const { left, top, right, bottom } = grown(box, AROUND)
  const window = {
    left: Math.floor(left * picture.width),
    top: Math.floor(top * picture.height),
    width: Math.max(8, Math.floor((right - left) * picture.width)),
    height: Math.max(8, Math.floor((bottom - top) * picture.height)),
  }
  const grownBox = grown(box, BOX_MARGIN)
  const found = await partIn(picture, window, looked, grownBox)
  if (!found) return null
  const thing = onGrid(found, { picture, window, grid: looked.grid })
  return computeShare(thing) < LEAST_OF_BOX * areaOf(box) ? null : thing
}

/** Share of a part that lies outside of a box. */
function outside(part: Uint8Array, box: FoundBox, { width, height }: Size): number {
  const grownBox = grown(box, BOX_MARGIN)
  let [all, out] = [0, 0]
  part.forEach((v, i) => {
    if (v === 0) return
    all++
    const [x, y] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height]
    if (!holds(grownBox, x, y)) out++
  })
  return all === 0 ? 0 : out / all
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
 * Things under a finger, each once, the most likely first; on a grid over the picture: things with
 * a box of their own there, except the subject itself, the subject's part, salient things in
 * windows.
 * @param most limit of the search
 */
export async function thingsAt(
  picture: Raster,
  spot: Spot,
  {
    eyes,
    subject,
    boxes = [],
    grid,
    most,
  }: {
    eyes: Eyes
    subject: Uint8Array
    boxes?: readonly FoundBox[]
    grid: Size
    most: number
  },
): Promise<Uint8Array[]> {
  const looked = { eyes, spot, grid }
  const whole = partAt(subject, grid, spot)
  const found: Uint8Array[] = []
  const add = (thing: Uint8Array | null): void => {
    if (thing && !found.some((other) => alike(other, thing))) found.push(thing)
  }
  const under = boxes
    .filter((box) => holds(box, spot.x, spot.y) && areaOf(box) <= LARGEST_BOX)
    .sort((a, b) => areaOf(a) - areaOf(b))
    .filter((box) => !whole || outside(whole, box, grid) > MOST_OUTSIDE)
  for (const box of under.slice(0, MOST_BOXES))
    if (found.length < most) add(await findThingMask(picture, box, looked))
  add(whole)
  for (const share of WINDOWS) {
    if (found.length >= most) break
    add(await thingIn(picture, windowAt(picture, spot, share), looked))
  }
  return found
}
