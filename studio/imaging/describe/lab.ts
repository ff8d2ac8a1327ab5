/** OKLab (Ottosson 2020) of single colours. */
export type Lab = readonly [light: number, a: number, b: number]

const linear = (v: number): number => {
  const share = v / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** @param r 0..255, as g and b */
export function rgbToLab(r: number, g: number, b: number): Lab {
  const [x, y, z] = [linear(r), linear(g), linear(b)]
  const l = Math.cbrt(0.4122214708 * x + 0.5363325363 * y + 0.0514459929 * z)
  const m = Math.cbrt(0.2119034982 * x + 0.6806995451 * y + 0.1073969566 * z)
  const s = Math.cbrt(0.0883024619 * x + 0.2817188376 * y + 0.6299787005 * z)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Squared distance; colour counts more than light. */
export function apart(a: Lab, b: Lab): number {
  return (a[0] - b[0]) ** 2 + 2 * ((a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2)
}
