import { polyline } from '../../drawing/notation'
import type { Oklch } from '../../colour'
import { disc, ellipse, layer, linear, polygonForm } from '../build/form'
import type { Form, Layer } from '../node'
import type { Habitat } from './vehicle'
import {
  type Surroundings,
  clouds,
  field,
  heavyRain,
  hills,
  planets,
  road,
  sea,
  sky,
  skyline,
  stars,
  studio,
} from './scenery'

const OUTDOORS: ReadonlySet<Habitat> = new Set(['road', 'rail', 'sky', 'sea'])

/** Surroundings behind and before a machine; `base` is the y of the ground or waterline. */
export function surround(
  habitat: Habitat,
  at: Surroundings,
  base: number,
): { behind: Layer[]; before: Layer[] } {
  const { behind, before } = dry(habitat, at, base)
  if (!at.storm || !OUTDOORS.has(habitat)) return { behind, before }
  return { behind, before: [...before, layer('rain', 'details', heavyRain(at))] }
}

/** The sun of this hour: low and red in the evening, behind the clouds in a storm. */
function light({ frame, night, glow, storm }: Surroundings, x: number): Form[] {
  if (storm) return []
  const fill: Oklch = night ? [0.95, 0.04, 95] : glow ? [0.82, 0.16, 55] : [0.95, 0.1, 92]
  const y = frame.height * (glow ? 0.4 : 0.2)
  return [ellipse([frame.width * x, y], [90, 90], fill, 'glow')]
}

function dry(
  habitat: Habitat,
  at: Surroundings,
  base: number,
): { behind: Layer[]; before: Layer[] } {
  const city = at.random.fork('city').chance(0.5)
  const lights = at.night ? stars(at, 40) : []
  const behind = (...parts: (Form | Form[])[]): Layer[] => [
    layer('sky', 'ground', sky(at)),
    layer('surroundings', 'setting', ...parts),
  ]
  switch (habitat) {
    case 'road':
    case 'rail':
      return {
        behind: [
          ...behind(
            lights,
            at.glow ? light(at, 0.24) : [],
            clouds(at, 3),
            city ? skyline(at, base - 40) : hills(at, base),
          ),
          layer(
            'road',
            'ground',
            habitat === 'road'
              ? road(at, base)
              : polygonForm(
                  [
                    polyline(`0,${base - 30} ${at.frame.width},${base - 30}
                        ${at.frame.width},${at.frame.height} 0,${at.frame.height}`),
                  ],
                  at.snow ? [0.94, 0.012, 235] : [0.7, 0.07, 135],
                  'ground',
                ),
          ),
        ],
        before: [],
      }
    case 'sky':
      return {
        behind: behind(lights, light(at, 0.8), clouds(at, 5)),
        before: [
          layer(
            'clouds',
            'details',
            clouds(
              { ...at, frame: { width: at.frame.width, height: at.frame.height * 0.4 } },
              2,
            ).map((item) => ({
              ...item,
              rings: item.rings.map((ring) =>
                ring.map(([x, y]) => [x, y + at.frame.height * 0.78] as const),
              ),
            })),
          ),
        ],
      }
    case 'sea': {
      const water = sea(at, base)
      return {
        behind: behind(lights, light(at, 0.78), clouds(at, 3), water.behind),
        before: [layer('waves', 'details', water.before)],
      }
    }
    case 'deep':
      return {
        behind: [
          layer(
            'water',
            'ground',
            field(
              at.frame,
              linear([0, 0], [0, at.frame.height], [0.72, 0.1, 215], [0.34, 0.09, 250]),
            ),
          ),
          layer(
            'bubbles',
            'setting',
            Array.from({ length: 22 }, () =>
              disc(
                [at.random.range(0, at.frame.width), at.random.range(0, at.frame.height)],
                at.random.range(5, 20),
                [0.92, 0.04, 210],
                'light alpha 0.5',
              ),
            ),
          ),
        ],
        before: [],
      }
    case 'space':
      return {
        behind: [
          layer(
            'space',
            'ground',
            field(
              at.frame,
              linear(
                [0, 0],
                [at.frame.width, at.frame.height],
                [0.2, 0.07, 275],
                [0.34, 0.11, 305],
              ),
            ),
          ),
          layer('stars', 'setting', stars(at, 90), planets(at)),
        ],
        before: [],
      }
    case 'floor':
      return { behind: [layer('studio', 'ground', studio(at, base))], before: [] }
  }
}
