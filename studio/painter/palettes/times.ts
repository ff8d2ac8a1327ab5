import type { Palette } from '../palette'
import type { TimeId } from '../slots'
import { named, threeTriples } from '../drawing/notation'

/** The light of each hour, before season, weather and mood. */
export const PALETTES: Readonly<Record<TimeId, Palette>> = {
  dawn: {
    sky: threeTriples('0.7,0.065,255 0.85,0.06,340 0.93,0.075,65'),
    ambientStrength: 0.12,
    ...named(`light: 0.94,0.1,60 far: 0.77,0.055,295 near: 0.42,0.06,240 water: 0.79,0.05,285
    ambient: 0.7,0.07,320 leaf: 0.58,0.09,145 glow: 0.93,0.09,50`),
  },
  day: {
    sky: threeTriples('0.67,0.105,246 0.82,0.07,232 0.95,0.028,200'),
    ambientStrength: 0.04,
    ...named(`light: 0.98,0.06,95 far: 0.77,0.05,236 near: 0.45,0.085,162 water: 0.64,0.09,222
    ambient: 0.9,0.02,220 leaf: 0.6,0.12,134 glow: 0.97,0.03,95`),
  },
  sunset: {
    sky: threeTriples('0.47,0.1,293 0.7,0.15,32 0.89,0.135,76'),
    ambientStrength: 0.28,
    ...named(`light: 0.95,0.13,88 far: 0.61,0.11,22 near: 0.28,0.07,305 water: 0.55,0.105,12
    ambient: 0.5,0.13,25 leaf: 0.48,0.1,112 glow: 0.92,0.14,78`),
  },
  dusk: {
    sky: threeTriples('0.36,0.09,275 0.54,0.1,302 0.78,0.1,22'),
    ambientStrength: 0.36,
    ...named(`light: 0.93,0.08,60 far: 0.52,0.08,290 near: 0.25,0.05,275 water: 0.48,0.08,285
    ambient: 0.4,0.09,280 leaf: 0.42,0.07,160 glow: 0.85,0.11,35`),
  },
  night: {
    sky: threeTriples('0.22,0.08,270 0.34,0.09,262 0.54,0.075,238'),
    ambientStrength: 0.45,
    ...named(`light: 0.96,0.03,95 far: 0.44,0.065,252 near: 0.2,0.045,262 water: 0.35,0.075,250
    ambient: 0.27,0.07,262 leaf: 0.36,0.06,190 glow: 0.75,0.06,230`),
  },
}
