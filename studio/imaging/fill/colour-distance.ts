/** Distance of the colours of a filling to those around it: blobs of another place stand out. */
import type { Raster } from '@media/raster'
import { boxMean } from '../segment/box'
import { findNearest } from './nearest'

/** Ring around the hole, share of the hole's side, and its limits, pixels of a copy about 320 long. */
const RING = { share: 0.35, least: 12, most: 40 }
/** Pixels on both sides of the border that mix both. */
const MIXED = 1.5
/** Small texture is averaged before colours are compared. */
const AVERAGED = 2
const MOST_SAMPLES = 600
const LEAST_PIXELS = 30

function averageColours({ width, height, rgba }: Raster): (at: number) => number[] {
  const planes = [0, 1, 2].map((channel) =>
    boxMean(
      Float32Array.from({ length: width * height }, (_, at) => rgba[at * 4 + channel]),
      { width, height, radius: AVERAGED },
    ),
  )
  return (at) => planes.map((plane) => plane[at])
}

function thinOut(places: readonly number[]): number[] {
  const every = Math.max(1, Math.floor(places.length / MOST_SAMPLES))
  return places.filter((_, i) => i % every === 0)
}

/**
 * @param picture with its hole filled, about 320 pixels long
 * @param hole 1 = was filled
 * @returns mean distance of the filling's colours to the nearest one around it, 0..441; null where
 * too little is filled or left around it
 */
export function measureColourDistance(picture: Raster, hole: Uint8Array): number | null {
  const out = findNearest(hole, picture).distance
  const outside = hole.map((value) => 1 - value)
  const inside = findNearest(outside, picture).distance
  const places = [...hole.keys()]
  const filled = places.filter((at) => hole[at])
  const { share, least, most } = RING
  const reach = Math.min(most, Math.max(least, share * Math.sqrt(filled.length)))
  const ring = places.filter((at) => !hole[at] && out[at] > MIXED && out[at] <= reach)
  const deep = filled.filter((at) => inside[at] > MIXED)
  const inner = thinOut(deep.length >= LEAST_PIXELS ? deep : filled)
  if (ring.length < LEAST_PIXELS || inner.length === 0) return null
  const colourAt = averageColours(picture)
  const known = thinOut(ring).map(colourAt)
  const findLeast = ([red, green, blue]: readonly number[]): number =>
    known.reduce(
      (nearest, [r, g, b]) => Math.min(nearest, Math.hypot(r - red, g - green, b - blue)),
      Infinity,
    )
  return inner.reduce((sum, at) => sum + findLeast(colourAt(at)), 0) / inner.length
}
