/** Which tone of the label reads on the pixels under it. */
import type { LabelTone } from './label'

/** Relative luminances (WCAG) at which white and near-black letters reach a contrast of 4.5. */
const LIGHT_UP_TO = 0.18
const DARK_FROM = 0.21
/** Shares of the ground, ordered by luminance, that may be left out as specks. */
const SPECKS = 0.08

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** @param data rows of 3 (RGB) or 4 (RGBA) channels without gaps */
export function toneOn(data: Uint8Array, channels: 3 | 4): LabelTone {
  const luminances = new Float64Array(data.length / channels)
  for (let pixel = 0; pixel < luminances.length; pixel++) {
    const at = pixel * channels
    // The colour behind a transparent pixel is not known.
    if (channels === 4 && (data[at + 3] ?? 0) < 128) return 'any'
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]].map(
      (value) => LINEAR[value ?? 0],
    )
    luminances[pixel] = 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  luminances.sort()
  const last = luminances.length - 1
  const darkest = luminances[Math.floor(last * SPECKS)] ?? 0
  const lightest = luminances[Math.ceil(last * (1 - SPECKS))] ?? 0
  if (lightest <= LIGHT_UP_TO) return 'light'
  return darkest >= DARK_FROM ? 'dark' : 'any'
}
