import { TAU, cos, sin } from '../../../lib/maths'
import { type Form, ellipse, form, place } from '../build/form'
import { type Oklch, radial, tone } from '../build/fill'
import { type Cook, gleam, on, wished } from './craft'
import { bowl, plate, surface, wallShadow } from './ware'
import type { Item } from '../build/still/item'
import { steam } from '../build/still/steam'
import { asPart, named } from '../../parts'

/** A dried chrysanthemum or rose afloat. */
const blossom = (hue: number): Form[] => [
  ...Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * TAU
    const at = [cos(a) * 24, sin(a) * 15] as const
    return ellipse(at, [17, 8], [0.95, 0.06, hue], { role: 'petal', turn: a })
  }),
  ellipse([0, 0], [13, 9], [0.78, 0.15, 75], 'detail relief 3'),
]

/** Tea in a lidded bowl or a small cup, from a little above. */
export const teaCup =
  (usual: Oklch, isOfBlossoms: boolean) =>
  (cook: Cook): Item => {
    const { random, tilt } = cook
    const tea: Oklch =
      cook.tint ?? (wished(cook, 'flavour') === 'matcha' ? [0.68, 0.14, 125] : usual)
    const saucer = plate({ ...cook, random: random.fork('saucer') }, 330, 30)
    const cup = bowl({ ...cook, random: random.fork('cup') }, 230, { height: 210, full: 0.86 })
    const brew = cup.content
    const leaves = Array.from({ length: 4 }, () =>
      place(
        isOfBlossoms
          ? blossom(cook.random.range(60, 95))
          : [form('-30,0 -8,-9 20,-6 32,2 8,9 -16,7', [0.42, 0.1, 128], 'foliage relief 3')],
        on(brew, random.range(-0.5, 0.5), random.range(-0.5, 0.5)),
        { turn: random.range(0, TAU), scale: 0.9 },
      ),
    ).flat()
    const soup = surface(
      brew,
      radial(
        [brew.x - 30, brew.y - 14],
        [brew.rx, brew.ry],
        tone(tea, 0.12),
        tea,
        tone(tea, -0.12),
      ),
      leaves,
      gleam([brew.x - 50, brew.y - 20 * tilt], 70, 12, 0.4, -0.2),
      wallShadow(brew, 18),
    )
    return {
      forms: [
        ...asPart('saucer', saucer.forms),
        ...place([...asPart('cup', cup.forms), ...named('drink', soup)], [0, -10]),
      ],
      stands: saucer.stands,
      lights: steam([0, brew.y - 10], 170, random.fork('steam'), 3),
    }
  }
