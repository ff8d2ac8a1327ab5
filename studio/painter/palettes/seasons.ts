import { mixColour } from '../colour'
import type { Palette } from '../palette'
import type { Slots } from '../slots'

/** Plants and their ground, in their season. */
export function withSeason(palette: Palette, slots: Slots): Palette {
  const { season, time } = slots
  const bright = time === 'day' || time === 'dawn'
  if (season === 'autumn') {
    return {
      ...palette,
      leaf: mixColour([0.62, 0.15, 52], palette.leaf, bright ? 0 : 0.3),
      near: bright ? [0.46, 0.09, 62] : palette.near,
      far: bright ? mixColour(palette.far, [0.76, 0.06, 60], 0.4) : palette.far,
    }
  }
  if (season === 'summer') {
    return {
      ...palette,
      leaf: mixColour([0.56, 0.14, 142], palette.leaf, bright ? 0.2 : 0.6),
      near: bright ? mixColour(palette.near, [0.44, 0.11, 150], 0.5) : palette.near,
    }
  }
  if (season === 'spring') {
    return {
      ...palette,
      leaf: mixColour([0.7, 0.13, 126], palette.leaf, bright ? 0 : 0.4),
      near: bright ? mixColour(palette.near, [0.56, 0.1, 140], 0.5) : palette.near,
    }
  }
  if (season === 'winter') {
    return {
      ...palette,
      leaf: mixColour([0.55, 0.035, 205], palette.leaf, 0.3),
      near: mixColour(palette.near, [0.5, 0.035, 245], bright ? 0.6 : 0.2),
      far: mixColour(palette.far, [0.8, 0.03, 245], bright ? 0.5 : 0.15),
    }
  }
  return palette
}
