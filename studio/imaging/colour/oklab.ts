/** OKLab (Ottosson 2020) of whole planes. */
import { Planes } from '../../lib/planes'

/** Three planes: lightness 0..1, a and b about -0.3..0.3. */
export interface LabPlanes {
  readonly width: number
  readonly height: number
  readonly l: Float32Array
  readonly a: Float32Array
  readonly b: Float32Array
}

const STEPS = 4096
/** Linear light of an sRGB value in steps of 255/STEPS. */
const LINEAR = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
  const share = i / STEPS
  return share <= 0.04045 ? share / 12.92 : Math.exp(2.4 * Math.log((share + 0.055) / 1.055))
})
/** sRGB 0..255 by the square root of linear light: even steps for the eye. */
const ENCODED = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
  const light = (i / STEPS) * (i / STEPS)
  return (
    255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * Math.exp(Math.log(light) / 2.4) - 0.055)
  )
})

function linear(value: number): number {
  const index = value <= 0 ? 0 : value >= 255 ? STEPS : Math.round((value * STEPS) / 255)
  return LINEAR[index]
}

function encoded(light: number): number {
  if (light <= 0) return 0
  return light >= 1 ? 255 : ENCODED[Math.round(Math.sqrt(light) * STEPS)]
}

/** Planes 0..255 of sRGB to OKLab. */
export function labOfPlanes({ width, height, red, green, blue }: Planes): LabPlanes {
  const [la, aa, ba] = [red.slice(), red.slice(), red.slice()]
  for (let i = 0; i < red.length; i++) {
    const r = linear(red[i])
    const g = linear(green[i])
    const b = linear(blue[i])
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    la[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
    aa[i] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
    ba[i] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  }
  return { width, height, l: la, a: aa, b: ba }
}

/** Back to planes 0..255; what no screen shows is clipped channel by channel. */
export function planesOfLab({ width, height, l, a, b }: LabPlanes, unit: number): Planes {
  const planes = new Planes(width, height, unit)
  for (let i = 0; i < l.length; i++) {
    const [li, ai, bi] = [l[i], a[i], b[i]]
    const x = li + 0.3963377774 * ai + 0.2158037573 * bi
    const y = li - 0.1055613458 * ai - 0.0638541728 * bi
    const z = li - 0.0894841775 * ai - 1.291485548 * bi
    const [lx, ly, lz] = [x * x * x, y * y * y, z * z * z]
    planes.red[i] = encoded(4.0767416621 * lx - 3.3077115913 * ly + 0.2309699292 * lz)
    planes.green[i] = encoded(-1.2684380046 * lx + 2.6097574011 * ly - 0.3413193965 * lz)
    planes.blue[i] = encoded(-0.0041960863 * lx - 0.7034186147 * ly + 1.707614701 * lz)
  }
  return planes
}
