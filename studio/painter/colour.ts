import { clamp, cos, mix, power, sin } from '../lib/maths'

/** Lightness 0..1, chroma 0..~0.3, hue in degrees: the OKLCH space. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]
export type Rgb = readonly [red: number, green: number, blue: number]

const RADIANS = Math.PI / 180

const cube = (value: number): number => value * value * value

const toLinear = ([lightness, chroma, hue]: Oklch): [number, number, number] =>
  labToLinear(lightness, chroma * cos(hue * RADIANS), chroma * sin(hue * RADIANS))

function labToLinear(lightness: number, a: number, b: number): [number, number, number] {
  const l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
  const m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
  const s = cube(lightness - 0.0894841775 * a - 1.291485548 * b)
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const encode = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * power(linear, 1 / 2.4) - 0.055

/** sRGB 0..255; chroma shrinks until the colour exists on a screen. */
export function toRgb(colour: Oklch): Rgb {
  const lightness = clamp(colour[0])
  let chroma = colour[1]
  let linear = toLinear([lightness, chroma, colour[2]])
  for (let step = 0; step < 14; step++) {
    if (Math.min(...linear) > -0.004 && Math.max(...linear) < 1.004) break
    chroma *= 0.88
    linear = toLinear([lightness, chroma, colour[2]])
  }
  const [red, green, blue] = linear.map((part) => Math.round(255 * encode(clamp(part))))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** Oklab to sRGB 0..255; what no screen has is cut off. */
export function fromLab(lightness: number, a: number, b: number): Rgb {
  const [red, green, blue] = labToLinear(lightness, a, b)
  return [255 * encode(clamp(red)), 255 * encode(clamp(green)), 255 * encode(clamp(blue))]
}

/** Of whole numbers 0..255, the light. */
const DECODED = Float64Array.from({ length: 256 }, (_, value) => decodeShare(value))

const decode = (value: number): number => DECODED[value] ?? decodeShare(value)

function decodeShare(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055, 2.4)
}

/** sRGB 0..255 to Oklab: what a colour has been measured as. */
export function fromRgb([red, green, blue]: Rgb): [lightness: number, a: number, b: number] {
  const [r, g, b] = [decode(red), decode(green), decode(blue)]
  const l = power(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b, 1 / 3)
  const m = power(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b, 1 / 3)
  const s = power(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b, 1 / 3)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/**
 * A screen colour as palettes and SVG write it: `#f8d6bd`, `#fff`.
 * @throws on another text
 */
export function hex(text: string): Oklch {
  const digits = text.slice(1)
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  if (!/^#(?:[\da-f]{3}){1,2}$/i.test(text)) throw new Error(`"${text}" is not a colour`)
  const value = Number.parseInt(long, 16)
  const [l, a, b] = fromRgb([value >> 16, (value >> 8) & 255, value & 255])
  return [l, Math.sqrt(a * a + b * b), Math.atan2(b, a) / RADIANS]
}

/** CSS text for the canvas. */
export function css(colour: Oklch, alpha = 1): string {
  const [red, green, blue] = toRgb(colour)
  return alpha >= 1
    ? `rgb(${red},${green},${blue})`
    : `rgba(${red},${green},${blue},${clamp(alpha).toFixed(3)})`
}

/** Mixes through Lab, never by turning the hue: orange to blue must not pass green. */
export function mixColour(from: Oklch, to: Oklch, t: number): Oklch {
  const a = mix(from[1] * cos(from[2] * RADIANS), to[1] * cos(to[2] * RADIANS), t)
  const b = mix(from[1] * sin(from[2] * RADIANS), to[1] * sin(to[2] * RADIANS), t)
  return [mix(from[0], to[0], t), Math.sqrt(a * a + b * b), Math.atan2(b, a) / RADIANS]
}

/** The same colour lighter (positive) or darker, and optionally richer or greyer. */
export function shade(colour: Oklch, lightness: number, chroma = 0): Oklch {
  return [clamp(colour[0] + lightness, 0.04, 0.99), Math.max(0, colour[1] + chroma), colour[2]]
}

export function turnHue(colour: Oklch, degrees: number): Oklch {
  return [colour[0], colour[1], colour[2] + degrees]
}

/** Degrees from one hue to another the shorter way, -180 … 180. */
export const hueGap = (from: number, to: number): number =>
  ((((to - from) % 360) + 540) % 360) - 180
