/** Every kind of weather by its name. */
import { Random } from '../lib/random'
import { lightWeather } from './light'
import { petalWeather } from './petals'
import { rainWeather } from './rain'
import { snowWeather } from './snow'
import { waterWeather } from './water'
import { CALM, type Stage, type Weather } from './weather'

export type WeatherKind = 'none' | 'snow' | 'rain' | 'petals' | 'water' | 'light'

/** @param waterline top of the water as a share of the height */
export function createWeather(
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
