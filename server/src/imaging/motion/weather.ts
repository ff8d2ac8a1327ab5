/** What moves in a film besides the camera. Everything closes over `time` 0..1. */
import { Random } from '../../engines/studio/random'
import type { Raster } from '../raster'
import { lightWeather } from './light'
import { petalWeather } from './petals'
import { rainWeather } from './rain'
import { snowWeather } from './snow'
import { waterWeather } from './water'

export interface Weather {
  /** How the picture looks in it, done once before anything moves; colours in place. */
  tint(pixels: Uint8ClampedArray): void
  /** Between the backdrop and the subject. */
  behind(frame: Raster, time: number): void
  /** Over everything. */
  before(frame: Raster, time: number): void
}

export interface Stage {
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly random: Random
}

export const CALM: Weather = { tint: nothing, behind: nothing, before: nothing }

function nothing(): void {
  // nothing moves
}

export type WeatherKind = 'none' | 'snow' | 'rain' | 'petals' | 'water' | 'light'

/** @param waterline top of the water as a share of the height */
export function weatherOf(
  kind: WeatherKind,
  stage: { width: number; height: number; seconds: number; seed: number; waterline: number },
): Weather {
  const room: Stage = { ...stage, random: new Random(stage.seed).fork(kind) }
  switch (kind) {
    case 'none':
      return CALM
    case 'snow':
      return snowWeather(room)
    case 'rain':
      return rainWeather(room)
    case 'petals':
      return petalWeather(room)
    case 'water':
      return waterWeather(room, stage.waterline)
    case 'light':
      return lightWeather(room)
  }
}
