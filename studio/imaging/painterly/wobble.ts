/** Unsteady edges: a picture read through slow noise, as a hand draws. */
import { noiseTile, sample } from '../../lib/noise'
import { Planes } from '../../lib/planes'

/** @param reach how far a place may stray, in units of a 1024-pixel picture */
export function wobble(planes: Planes, reach: number, shift = 0): Planes {
  const { width, height, unit } = planes
  const out = new Planes(width, height, unit)
  const [across, down] = [noiseTile('warpX'), noiseTile('warpY')]
  const gain = reach * unit * 2.2
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / unit + shift, y / unit + shift]
      const px = Math.round(x + (sample(across, u, v) - 0.5) * gain)
      const py = Math.round(y + (sample(down, u, v) - 0.5) * gain)
      const from =
        Math.max(0, Math.min(height - 1, py)) * width + Math.max(0, Math.min(width - 1, px))
      const i = y * width + x
      out.red[i] = planes.red[from]
      out.green[i] = planes.green[from]
      out.blue[i] = planes.blue[from]
    }
  }
  return out
}
