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
  const seededStage: Stage = { ...stage, random: new Random(stage.seed).fork(kind) }
  switch (kind) {
    case 'none':
      return CALM
    case 'snow':
      return snowWeather(seededStage)
    case 'rain':
      return rainWeather(seededStage)
    case 'petals':
      return petalWeather(seededStage)
    case 'water':
      return waterWeather(seededStage, stage.waterline)
    case 'light':
      return lightWeather(seededStage)
  }
}
