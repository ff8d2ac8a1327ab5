/** Colours in a filling that its surroundings do not have: something of another place was copied. */
import type { Raster } from '@media/raster'
import { growMarks } from './region'

/** Ring around the hole, pixels of a copy about 320 pixels long. */
const RING = 12
/** Colours are compared by so many bits a channel. */
const BITS = 3
/** Less of the ring than this has the colour: it is strange there. */
const RARE = 0.002

/**
 * @param picture with its hole filled, about 320 pixels long
 * @param hole 1 = was filled
 * @returns share of the filled pixels in a colour that is missing around them, 0..1
 */
export function shareOfStrangeColours({ width, height, rgba }: Raster, hole: Uint8Array): number {
  const reached = growMarks(hole, width, height, RING)
  const colourAt = (at: number): number => {
    const [red, green, blue] = [0, 1, 2].map((channel) => rgba[at * 4 + channel] >> (8 - BITS))
    return (((red << BITS) | green) << BITS) | blue
  }
  const around = new Uint32Array(1 << (3 * BITS))
  let ring = 0
  for (let at = 0; at < hole.length; at++)
    if (reached[at] && !hole[at]) {
      around[colourAt(at)]++
      ring++
    }
  let [strange, all] = [0, 0]
  for (let at = 0; at < hole.length; at++)
    if (hole[at]) {
      all++
      if (around[colourAt(at)] < RARE * ring) strange++
    }
  return all === 0 || ring === 0 ? 0 : strange / all
}
