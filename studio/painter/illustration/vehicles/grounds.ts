import { type Oklch, mixColour } from '../../colour'
import { type Layer, layer } from '../build/form'
import { tone } from '../build/fill'
import { heavens } from '../places/heavens'
import { skyline } from '../places/riverside'
import { type Stage, band, cloud, drawAir, drawSky } from '../places/stage'
import { deepWater, sea, wave } from '../places/waters'
import { isSnowy, planets, range, road, studio } from './scenery'
import type { Habitat } from './vehicle'

/** Surroundings behind and before a machine. */
type Around = { readonly behind: readonly Layer[]; readonly before: readonly Layer[] }

function onLand(stage: Stage, base: number, ground: Layer): Around {
  const city = stage.random.fork('city').chance(0.5)
  const far = city ? skyline(stage, base - 56) : range(stage, base - 60)
  const behind = [...drawSky(stage, base - 40), layer('surroundings', 'setting', far), ground]
  return { behind, before: drawAir(stage) }
}

/** Above the clouds: two of them float before the machine. */
function inAir(stage: Stage): Around {
  const { frame, low } = stage
  const random = stage.random.fork('near clouds')
  const colour = mixColour(low, stage.lit([0.985, 0.008, 220]), 0.75)
  const near = [0.2, 0.8].flatMap((share) =>
    cloud(
      [frame.width * (share + random.spread() * 0.08), frame.height * random.range(0.86, 0.96)],
      Math.min(frame.width, frame.height) * random.range(0.14, 0.2),
      colour,
      random,
    ),
  )
  const before = [layer('clouds', 'details', near), ...drawAir(stage)]
  return { behind: drawSky(stage, frame.height), before }
}

function onWater(stage: Stage, base: number): Around {
  const { height } = stage.frame
  const horizon = Math.min(base - 90, height * 0.56)
  const water = sea(stage, horizon)
  // a storm throws them three times as high
  const { weather } = stage.brief
  const rise = weather.has('storm') || weather.has('rain') ? 3.2 : 1
  const row = (y: number, tall: number, lightness: number) =>
    wave(stage, y, tall * rise, tone(water.deep, lightness))
  return {
    behind: [
      ...drawSky(stage, horizon),
      water.layer,
      layer('swell', 'setting', row(base - 24, 9, 0.12)),
    ],
    before: [
      layer('waves', 'details', row(base + 22, 12, 0.06), row((base + height) / 2 + 20, 14, -0.05)),
      ...drawAir(stage),
    ],
  }
}

/** @param base y of the ground or the waterline */
export function surround(habitat: Habitat, stage: Stage, base: number): Around {
  switch (habitat) {
    case 'road':
      return onLand(stage, base, layer('road', 'ground', road(stage, base)))
    case 'rail': {
      const grass: Oklch = isSnowy(stage) ? [0.94, 0.012, 235] : [0.7, 0.07, 135]
      const field = band(stage, base - 46, stage.frame.height + 8, stage.lit(grass))
      return onLand(stage, base, layer('road', 'ground', field))
    }
    case 'sky':
      return inAir(stage)
    case 'sea':
      return onWater(stage, base)
    case 'deep': {
      const { water, bed, bubbles } = deepWater(stage)
      return { behind: [water, bed], before: [bubbles] }
    }
    case 'space':
      return {
        behind: [...heavens(stage), layer('planets', 'setting', planets(stage))],
        before: [],
      }
    case 'floor':
      return { behind: [layer('studio', 'ground', studio(stage, base))], before: [] }
  }
}
