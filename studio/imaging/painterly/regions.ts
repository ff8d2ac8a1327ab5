/**
 * Flat areas of a few colours with smooth borders: the picture's own palette, every pixel given to
 * its nearest colour, then each colour's area blurred and the strongest one chosen, which rounds
 * corners and closes specks (a step of threshold dynamics, Merriman, Bence and Osher 1994).
 */
import type { Rgb } from '../../painter/colour'
import { clamp } from '../../lib/maths'
import { blurPlane } from '../../lib/blur'
import { Planes } from '../../lib/planes'
import { choosePalette } from '../../painter/styles/pixel/colours'
import { labOfPlanes } from '../colour/oklab'
import { skinWeight } from '../colour/skin'

export interface Regions {
  readonly width: number
  readonly height: number
  readonly palette: readonly Rgb[]
  /** Nearest and second colour of the palette at each pixel. */
  readonly first: Uint8Array
  readonly second: Uint8Array
  /** 0.5..1: how much of the pixel the first one covers. */
  readonly cover: Float32Array
}

/** Every third pixel in both directions decides the palette; faces are small and count for more. */
function choosePhotoPalette(planes: Planes, colours: number): readonly Rgb[] {
  const { width, height, red, green, blue } = planes
  const skin = skinWeight(labOfPlanes(planes), 4)
  const weights = new Uint8Array(Math.ceil(width / 3) * Math.ceil(height / 3))
  const across = Math.ceil(width / 3)
  const down = Math.ceil(height / 3)
  const pixels = new Uint8ClampedArray(across * down * 4)
  for (let n = 0; n < across * down; n++) {
    const i = Math.floor(n / across) * 3 * width + (n % across) * 3
    pixels[n * 4] = red[i]
    pixels[n * 4 + 1] = green[i]
    pixels[n * 4 + 2] = blue[i]
    weights[n] = Math.round(1 + 3 * skin[i])
  }
  return choosePalette(pixels, weights, colours)
}

/** Lab planes of a palette, one value a colour. */
export function paletteToLab(palette: readonly Rgb[]): { l: number; a: number; b: number }[] {
  const strip = new Planes(palette.length, 1, 1)
  palette.forEach(([red, green, blue], k) => {
    strip.red[k] = red
    strip.green[k] = green
    strip.blue[k] = blue
  })
  const { l, a, b } = labOfPlanes(strip)
  return palette.map((_, k) => ({ l: l[k] ?? 0, a: a[k] ?? 0, b: b[k] ?? 0 }))
}

/** The number of the nearest colour for every pixel; hue counts twice as much as light. */
function nearest(planes: Planes, palette: readonly Rgb[]): Uint8Array {
  const { l, a, b } = labOfPlanes(planes)
  const labs = paletteToLab(palette)
  return Uint8Array.from(l, (light, i) => {
    let [best, index] = [Infinity, 0]
    for (let k = 0; k < labs.length; k++) {
      const lab = labs[k] as { l: number; a: number; b: number }
      const dl = light - lab.l
      const da = a[i] - lab.a
      const db = b[i] - lab.b
      const distance = dl * dl + 2 * (da * da + db * db)
      if (distance < best) {
        best = distance
        index = k
      }
    }
    return index
  })
}

/**
 * @param colours how many
 * @param round radius in pixels over which borders are rounded
 */
export function segmentRegions(planes: Planes, colours: number, round: number): Regions {
  const { width, height } = planes
  const palette = choosePhotoPalette(planes, colours)
  const labels = nearest(planes, palette)
  const size = width * height
  const first = new Uint8Array(size)
  const second = new Uint8Array(size)
  const most = new Float32Array(size)
  const next = new Float32Array(size)
  const area = new Float32Array(size)
  for (let k = 0; k < palette.length; k++) {
    for (let i = 0; i < size; i++) area[i] = labels[i] === k ? 1 : 0
    const soft = blurPlane(area, width, height, round, 2)
    for (let i = 0; i < size; i++) {
      const share = soft[i]
      if (share > most[i]) {
        second[i] = first[i]
        next[i] = most[i]
        first[i] = k
        most[i] = share
      } else if (share > next[i]) {
        second[i] = k
        next[i] = share
      }
    }
  }
  // the shares cross at a border with a slope of about 1 / round
  const slope = round * 0.9
  const cover = most.map((share, i) => clamp(0.5 + (share - next[i]) * slope, 0.5, 1))
  return { width, height, palette, first, second, cover }
}
