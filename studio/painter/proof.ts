import { fromRgb } from './colour'
import { hasTint } from './palettes/tints'
import type { TintId } from './slots'

/** Whether a person sees the difference of two pictures that are painted small. */

export interface Size {
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** A small picture: Oklab, three numbers a pixel. */
export interface SmallPicture extends Size {
  readonly lab: Float32Array
}

export interface Difference {
  /** Of the frame, 0..1. */
  readonly share: number
  /** Distance of the colours of that part from those without it: 0.02 is just visible, 1 black to white. */
  readonly contrast: number
  /** Of the frame, what differs so much that it is seen at a glance, 0..1. */
  readonly plain: number
  /** Numbers of the pixels that differ most. */
  readonly pixels: readonly number[]
}

/** px of the short side. */
const SIDE = 144
/** Of two colours, the least that counts as another one. */
const LEAST_STEP = 0.04

/** Of two colours, the least that is seen at a glance. */
const PLAIN_STEP = 0.1

/** Of the largest difference: what has so much is the thing itself, not its glow. */
const CORE = 0.5

export function smallSize({ width, height }: Size): Size {
  const shrink = Math.min(1, SIDE / Math.min(width, height))
  return { width: Math.round(width * shrink), height: Math.round(height * shrink) }
}

/** Colours that were converted last, by their lowest bits. */
const MEMO = 1 << 13
const memoColours = new Uint32Array(MEMO)
const memoLabs = new Float32Array(MEMO * 3)

/** @param colour red, green, blue and 255 from the lowest byte on */
function readColour(colour: number, lab: Float32Array, at: number): void {
  const slot = (colour ^ (colour >>> 5) ^ (colour >>> 11)) & (MEMO - 1)
  if (memoColours[slot] !== colour) {
    memoColours[slot] = colour
    memoLabs.set(fromRgb([colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255]), slot * 3)
  }
  for (let part = 0; part < 3; part++) lab[at + part] = memoLabs[slot * 3 + part]
}

/**
 * Reads pictures of one size; what has the colour of the first one is not converted again.
 *
 * @param isGrainy its marks lie elsewhere when one thing is left out: each pixel is taken with its neighbours
 */
export function smallReader(
  { width, height }: Size,
  isGrainy: boolean,
): (rgba: Uint8ClampedArray) => SmallPicture {
  const count = width * height
  let first: { readonly rgba: Uint32Array; readonly lab: Float32Array<ArrayBuffer> } | null = null
  return (bytes) => {
    const rgba = new Uint32Array(bytes.slice().buffer)
    const own = first ? first.lab.slice() : new Float32Array(count * 3)
    for (let i = 0; i < count; i++) if (first?.rgba[i] !== rgba[i]) readColour(rgba[i], own, i * 3)
    first ??= { rgba, lab: own }
    let lab = own
    for (const step of isGrainy ? [3, width * 3, 6, width * 6] : []) lab = blurAlong(lab, step)
    return { width, height, lab }
  }
}

/** Means of three numbers that are `step` apart; at the edges the own one counts twice. */
const blurAlong = (lab: Float32Array, step: number): Float32Array<ArrayBuffer> =>
  Float32Array.from(lab, (own, i) => (own + (lab[i - step] ?? own) + (lab[i + step] ?? own)) / 3)

export function compareSmall(a: SmallPicture, b: SmallPicture): Difference {
  const count = a.width * a.height
  const steps = new Float32Array(count)
  let [most, sum, differing, plain] = [0, 0, 0, 0]
  for (let i = 0; i < count; i++) {
    const lightness = a.lab[i * 3] - b.lab[i * 3]
    const green = a.lab[i * 3 + 1] - b.lab[i * 3 + 1]
    const blue = a.lab[i * 3 + 2] - b.lab[i * 3 + 2]
    if (lightness === 0 && green === 0 && blue === 0) continue
    const step = Math.sqrt(lightness * lightness + green * green + blue * blue)
    steps[i] = step
    if (step < LEAST_STEP) continue
    most = Math.max(most, step)
    sum += step
    if (step >= PLAIN_STEP) plain++
    differing++
  }
  const core = Math.max(LEAST_STEP, most * CORE)
  const pixels: number[] = []
  for (let i = 0; i < count; i++) if (steps[i] >= core) pixels.push(i)
  return {
    share: differing / count,
    contrast: sum / Math.max(1, differing),
    plain: plain / count,
    pixels,
  }
}

/** Of what differs, the least mean of its colours. */
const LEAST_CONTRAST = 0.05

/** @param least of the frame, 0..1 */
export const isSeen = ({ share, contrast }: Difference, least: number): boolean =>
  share >= least && contrast >= LEAST_CONTRAST

/**
 * The share of pixels that have the name of a colour, 0..1.
 * @param pixels their numbers; null: all
 */
export function measureTint(
  { lab }: SmallPicture,
  pixels: readonly number[] | null,
  tint: TintId,
): number {
  const isTinted = (i: number): boolean => {
    const [l, a, b] = [lab[i * 3] ?? 0, lab[i * 3 + 1] ?? 0, lab[i * 3 + 2] ?? 0]
    return hasTint([l, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI], tint)
  }
  const own = pixels ?? Array.from({ length: lab.length / 3 }, (_, i) => i)
  return own.filter(isTinted).length / Math.max(1, own.length)
}

/** Weaker colours have no hue. */
const LEAST_CHROMA = 0.04
/** Degrees of a hue by itself. */
const HUE_STEP = 45
/** Of the frame, the least of a hue that is noticed. */
const LEAST_HUE = 0.02

/** Degrees, of parts of OKLab. */
const measureHue = (a: number, b: number): number =>
  ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

function* eachHue({ lab }: SmallPicture): Generator<number> {
  for (let i = 0; i < lab.length; i += 3) {
    const [a, b] = [lab[i + 1] ?? 0, lab[i + 2] ?? 0]
    if (Math.hypot(a, b) >= LEAST_CHROMA) yield measureHue(a, b)
  }
}

/** Share of warm hues, pink to yellow, among all that have one, 0..1. */
export function measureWarmth(picture: SmallPicture): number {
  let [warm, all] = [0, 0]
  for (const hue of eachHue(picture)) {
    all++
    if (hue < 112 || hue > 345) warm++
  }
  return warm / Math.max(1, all)
}

/** Hues that are noticed, of eight. */
export function countHues(picture: SmallPicture): number {
  const counts = new Array<number>(360 / HUE_STEP).fill(0)
  for (const hue of eachHue(picture)) counts[Math.floor(hue / HUE_STEP)]++
  return counts.filter((count) => count >= (picture.lab.length / 3) * LEAST_HUE).length
}

/**
 * Share of pixels that have a hue, 0..1.
 * @param pixels their numbers; left out: all
 */
export function measureChroma(picture: SmallPicture, pixels?: readonly number[]): number {
  if (!pixels) return ([...eachHue(picture)].length * 3) / Math.max(1, picture.lab.length)
  const { lab } = picture
  const hued = pixels.filter((i) => Math.hypot(lab[i * 3 + 1], lab[i * 3 + 2]) >= LEAST_CHROMA)
  return hued.length / Math.max(1, pixels.length)
}

/** Mean lightness, 0..1. */
export function measureLightness({ lab }: SmallPicture): number {
  let sum = 0
  for (let i = 0; i < lab.length; i += 3) sum += lab[i] ?? 0
  return (sum * 3) / Math.max(1, lab.length)
}

/** Hues of violet and rose, degrees. */
const DREAM_HUES = [285, 365] as const

/** Share of violet and rose pixels, 0..1. */
export function measureDream(picture: SmallPicture): number {
  let count = 0
  for (const hue of eachHue(picture)) {
    const turned = hue < DREAM_HUES[1] - 360 ? hue + 360 : hue
    if (turned >= DREAM_HUES[0]) count++
  }
  return (count * 3) / Math.max(1, picture.lab.length)
}

/** Steps of each part by which colours are counted as one. */
const BIN = 0.08

/** Share of the commonest colour, 0..1. */
export function measureGround({ lab }: SmallPicture): number {
  const counts = new Map<string, number>()
  for (let i = 0; i < lab.length; i += 3) {
    const key = [0, 1, 2].map((part) => Math.round((lab[i + part] ?? 0) / BIN)).join()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return (Math.max(0, ...counts.values()) * 3) / Math.max(1, lab.length)
}

/** Part of the height in which a sky is looked for. */
const SKY_PART = 0.5
/** Least shares of that part that are blue, and white above it. */
const LEAST_BLUE = 0.25
const LEAST_CLOUD = 0.015

/** Whether the sky is blue; with clouds: whether white ones are in it. */
export function showsBlueSky({ lab, width, height }: SmallPicture, withClouds: boolean): boolean {
  let [blue, white] = [0, 0]
  const count = Math.floor(height * SKY_PART) * width
  for (let i = 0; i < count * 3; i += 3) {
    const [l, a, b] = [lab[i] ?? 0, lab[i + 1] ?? 0, lab[i + 2] ?? 0]
    const chroma = Math.hypot(a, b)
    const hue = measureHue(a, b)
    if (chroma >= 0.04 && l >= 0.5 && hue >= 210 && hue <= 275) blue++
    if (chroma < 0.045 && l >= 0.86) white++
  }
  return blue >= count * LEAST_BLUE && (!withClouds || white >= count * LEAST_CLOUD)
}

/** Of the upper part, the least that glows. */
const LEAST_GLOW = 0.15

/** Whether the sky has the colours of a low sun. */
export function showsGlow({ lab, width, height }: SmallPicture): boolean {
  const count = Math.floor(height * SKY_PART) * width
  let warm = 0
  for (let i = 0; i < count * 3; i += 3) {
    const [l, a, b] = [lab[i] ?? 0, lab[i + 1] ?? 0, lab[i + 2] ?? 0]
    const hue = measureHue(a, b)
    if (l >= 0.5 && Math.hypot(a, b) >= 0.045 && (hue < 95 || hue > 340)) warm++
  }
  return warm >= count * LEAST_GLOW
}

/** Lightness below which a pixel is dark. */
const DARK = 0.42

/** Share of dark pixels, 0..1. */
export function measureDark({ lab }: SmallPicture): number {
  let count = 0
  for (let i = 0; i < lab.length; i += 3) if ((lab[i] ?? 0) < DARK) count++
  return (count * 3) / Math.max(1, lab.length)
}
