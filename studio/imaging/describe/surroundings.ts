/** Sky, water, green, night, a drawing or a page: places that colours and smoothness alone give away. */
import type { Raster } from '@media/raster'

/** Shares of the picture from which on a place is named. */
const MUCH_SKY = 0.12
const MUCH_GREEN = 0.18
const MUCH_PAPER = 0.7
/** Of the lower half. */
const MUCH_WATER = 0.5
/** Differences of light between neighbours, 0..255: less is smooth. */
const SMOOTH = 9

interface Pixel {
  readonly light: number
  readonly strongest: number
  readonly hue: number
}

function pixelAt({ rgba }: Raster, at: number): Pixel {
  const [r, g, b] = [rgba[at * 4], rgba[at * 4 + 1], rgba[at * 4 + 2]]
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const span = most - least
  const sixth =
    span === 0
      ? 0
      : most === r
        ? (g - b) / span
        : most === g
          ? 2 + (b - r) / span
          : 4 + (r - g) / span
  const light = 0.299 * r + 0.587 * g + 0.114 * b
  return { light, strongest: most === 0 ? 0 : span / most, hue: (sixth * 60 + 360) % 360 }
}

const isSkyBlue = ({ light, strongest, hue }: Pixel): boolean =>
  light > 80 && strongest > 0.08 && hue > 180 && hue < 250
const isCloud = ({ light, strongest }: Pixel): boolean => light > 150 && strongest < 0.12
const isGreen = ({ light, strongest, hue }: Pixel): boolean =>
  light > 20 && strongest > 0.18 && hue > 62 && hue < 170

/** A sky ends above this share of the height. */
const LOWEST = 0.92
/** Light differs so much between the brightest and the darkest tenth of a sky; a backdrop is even. */
const LEAST_UNEVEN = 10
const isDusk = ({ light, strongest, hue }: Pixel): boolean =>
  light > 60 && light < 235 && strongest > 0.28 && (hue < 48 || hue > 325)

/** Pixels of columns from the upper edge down to the first edge, while they are of a sky. */
function measureSky({ width, height }: Raster, pixels: readonly Pixel[]) {
  const sky: Pixel[] = []
  let ending = 0
  for (let x = 0; x < width; x++) {
    let before = pixels[x].light
    let y = 0
    for (; y < height; y++) {
      const pixel = pixels[y * width + x]
      const belongs = isSkyBlue(pixel) || isCloud(pixel) || isDusk(pixel)
      if (Math.abs(pixel.light - before) > SMOOTH * 2 || !belongs) break
      before = pixel.light
      sky.push(pixel)
    }
    if (y < height * LOWEST) ending++
  }
  const lights = sky.map(({ light }) => light).sort((a, b) => a - b)
  const at = (share: number): number => lights[Math.floor(share * (lights.length - 1))] ?? 0
  const skyShare = (holds: (pixel: Pixel) => boolean): number =>
    sky.length > 0 ? sky.filter(holds).length / sky.length : 0
  return {
    share: sky.length / pixels.length,
    blue: skyShare(isSkyBlue),
    dusk: skyShare(isDusk),
    /** Objects below it nearly everywhere: a backdrop runs down to the lower edge. */
    ends: ending / width > 0.8,
    uneven: at(0.9) - at(0.1) >= LEAST_UNEVEN,
  }
}

/**
 * Smooth rows that hardly change along their length, below a sky of the same colours: the share of
 * the lower half that they take.
 */
function measureWater({ width, height }: Raster, pixels: readonly Pixel[]): number {
  let rows = 0
  const from = Math.floor(height / 2)
  for (let y = from; y < height - 1; y++) {
    let [along, down, cold] = [0, 0, 0]
    for (let x = 0; x < width - 1; x++) {
      const pixel = pixels[y * width + x]
      along += Math.abs(pixels[y * width + x + 1].light - pixel.light)
      down += Math.abs(pixels[(y + 1) * width + x].light - pixel.light)
      if (pixel.light > 30 && ((pixel.hue > 170 && pixel.hue < 265) || pixel.strongest < 0.15))
        cold++
    }
    if (cold > width * 0.75 && along < width * SMOOTH && down > along * 1.35) rows++
  }
  return rows / (height - from)
}

/** @param small a copy of about 200 pixels a side */
export function detectSurroundings(small: Raster): string[] {
  const { width, height } = small
  const pixels = Array.from({ length: width * height }, (_, at) => pixelAt(small, at))
  const computeShare = (holds: (pixel: Pixel) => boolean): number =>
    pixels.filter(holds).length / pixels.length
  const paper = computeShare(({ light, strongest }) => light > 215 && strongest < 0.1)
  const ink = computeShare(({ light }) => light < 110)
  const colour = computeShare(({ strongest, light }) => strongest > 0.25 && light > 40)
  // lines on white are no sky
  if (paper > MUCH_PAPER && ink > 0.005 && ink < 0.2 && colour < 0.06) return ['白底线稿或文稿']
  const words: string[] = []
  const { share, blue, dusk, ends, uneven } = measureSky(small, pixels)
  // grey that is smooth down to the lower edge is a wall
  const isSky = share > MUCH_SKY && share < 0.8 && ends && uneven
  if (isSky && dusk > 0.4) words.push('晚霞')
  else if (isSky && blue > 0.25) words.push(blue > 0.6 ? '蓝天' : '天空')
  if (measureWater(small, pixels) > MUCH_WATER) words.push('水面')
  if (computeShare(isGreen) > MUCH_GREEN) words.push('草木')
  const dark = computeShare(({ light }) => light < 45)
  const lamps = computeShare(({ light }) => light > 200)
  if (dark > 0.6 && lamps > 0.002 && lamps < 0.12) words.push('夜景或暗背景')
  return words
}
