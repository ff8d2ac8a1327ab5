/** Sky, green, night, a drawing or a page: places that colours and smoothness alone give away. */
import type { Raster } from '@media/raster'

/** Shares of the picture from which on a place is named. */
const MUCH_SKY = 0.12
const MUCH_GREEN = 0.18
const MUCH_PAPER = 0.7
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

/** Columns of sky from the upper edge down to the first edge: share of the picture, and its blue. */
function skyOf({ width, height }: Raster, pixels: readonly Pixel[]) {
  let [sky, blue] = [0, 0]
  for (let x = 0; x < width; x++) {
    let before = pixels[x].light
    for (let y = 0; y < height; y++) {
      const pixel = pixels[y * width + x]
      const isBlue = isSkyBlue(pixel)
      if (Math.abs(pixel.light - before) > SMOOTH * 2 || !(isBlue || isCloud(pixel))) break
      before = pixel.light
      sky++
      if (isBlue) blue++
    }
  }
  return { share: sky / pixels.length, blue: sky > 0 ? blue / sky : 0 }
}

/** @param small a copy of about 200 pixels a side */
export function surroundingsOf(small: Raster): string[] {
  const { width, height } = small
  const pixels = Array.from({ length: width * height }, (_, at) => pixelAt(small, at))
  const shareOf = (holds: (pixel: Pixel) => boolean): number =>
    pixels.filter(holds).length / pixels.length
  const paper = shareOf(({ light, strongest }) => light > 215 && strongest < 0.1)
  const ink = shareOf(({ light }) => light < 110)
  const colour = shareOf(({ strongest, light }) => strongest > 0.25 && light > 40)
  // lines on white are no sky
  if (paper > MUCH_PAPER && ink > 0.005 && ink < 0.2 && colour < 0.06) return ['白底线稿或文稿']
  const words: string[] = []
  const { share, blue } = skyOf(small, pixels)
  // grey that is smooth down to the lower edge is a wall
  if (share > MUCH_SKY && share < 0.8 && blue > 0.25) words.push(blue > 0.6 ? '蓝天' : '天空')
  if (shareOf(isGreen) > MUCH_GREEN) words.push('草木')
  const dark = shareOf(({ light }) => light < 45)
  const lamps = shareOf(({ light }) => light > 200)
  if (dark > 0.6 && lamps > 0.002 && lamps < 0.12) words.push('夜景或暗背景')
  return words
}
