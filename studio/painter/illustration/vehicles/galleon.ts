import { polyline } from '../../drawing/notation'
import { named } from '../../parts'
import { type Form, disc, form, inside, line, roundRect } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import type { Draw } from './vehicle'

const WOOD: Oklch = [0.46, 0.075, 52]
const CLOTH: Oklch = [0.93, 0.03, 85]
const BLACK: Oklch = [0.22, 0.015, 270]
const BONE: Oklch = [0.97, 0.01, 95]
const GOLD: Oklch = [0.78, 0.13, 82]

/** A square sail, full of wind from the left. */
function sail(x: number, top: number, wide: number, tall: number): Form[] {
  const [left, right] = [x - wide / 2, x + wide / 2]
  const fill = linear([left, 0], [right, 0], tone(CLOTH, -0.07), CLOTH, tone(CLOTH, 0.02))
  return [
    fillPath(fill, 'cloth relief 18')`${left},${top}! ${right},${top}!
      ${right + wide * 0.14},${top + tall * 0.5} ${right},${top + tall}! ${x},${top + tall * 0.88}
      ${left},${top + tall}! ${left + wide * 0.12},${top + tall * 0.5}`,
    line(polyline([left - 14, top], [right + 14, top]), 14, tone(WOOD, -0.05), 'body even'),
  ]
}

const mast = (x: number, top: number): Form =>
  line(polyline([x, -60], [x, top]), 22, tone(WOOD, -0.02), 'body even relief 5')

/** The flag with the skull at the top of a mast. */
function pirateFlag(x: number, y: number): Form[] {
  const [cx, cy] = [x + 62, y + 40]
  return [
    form(`${x},${y}! ${x + 120},${y + 10} ${x + 126},${y + 74} ${x},${y + 82}!`, BLACK, 'cloth'),
    line(polyline([cx - 30, cy + 24], [cx + 30, cy - 4]), 7, BONE, 'detail even'),
    line(polyline([cx + 30, cy + 24], [cx - 30, cy - 4]), 7, BONE, 'detail even'),
    disc([cx, cy - 4], 19, BONE, 'detail plain'),
    roundRect([cx - 10, cy + 8, 20, 14], 4, BONE, 'detail plain'),
    ...[-7, 7].map((dx) => disc([cx + dx, cy - 5], 5, BLACK, 'detail plain')),
  ]
}

const pennant = (x: number, y: number, colour: Oklch): Form =>
  fillPath(colour, 'cloth')`${x},${y}! ${x + 70},${y + 12} ${x + 150},${y + 34}! ${x + 70},${y + 48}
    ${x},${y + 56}!`

/** Three masts with square sails over a wooden hull with guns, its stern high; (0, 0) is the waterline. */
const drawGalleon =
  (isPirates: boolean): Draw =>
  ({ colour }) => {
    const hull = inside(
      form(
        '-470,-250! -330,-236! -310,-120! 300,-120! 360,-190! 470,-210! 440,-60 350,40! -380,40! -440,-80',
        linear([0, -250], [0, 40], tone(WOOD, 0.06), WOOD, tone(WOOD, -0.1)),
        'body relief 20',
      ),
      ...[-84, -36, 8].map((y) =>
        line(polyline([-480, y], [480, y]), 5, tone(WOOD, -0.1), 'detail even plain'),
      ),
      roundRect([-480, -130, 960, 24], 0, colour, 'detail'),
      ...Array.from({ length: 8 }, (_, i) =>
        roundRect([-290 + i * 76, -72, 34, 34], 4, BLACK, 'detail plain'),
      ),
      ...[-430, -380].map((x) => roundRect([x, -214, 30, 46], 6, GOLD, 'detail plain')),
    )
    const rope = (from: readonly [number, number], to: readonly [number, number]): Form =>
      line(polyline(from, to), 4, tone(BLACK, 0.15), 'detail even plain')
    return [
      ...named('mast', mast(-250, -560), mast(10, -680), mast(250, -540)),
      line(polyline([360, -190], [560, -330]), 20, tone(WOOD, -0.04), 'body even'),
      rope([10, -680], [560, -330]),
      rope([250, -540], [540, -320]),
      rope([-250, -560], [-460, -250]),
      rope([10, -680], [-250, -540]),
      ...named(
        'sail',
        form('390,-220! 545,-322! 300,-470!', CLOTH, 'cloth relief 10'),
        ...sail(-250, -520, 200, 120),
        ...sail(-250, -380, 240, 170),
        ...sail(250, -500, 190, 120),
        ...sail(250, -360, 230, 170),
        ...sail(10, -640, 230, 140),
        ...sail(10, -480, 290, 240),
      ),
      ...named('flag', ...(isPirates ? pirateFlag(10, -770) : [pennant(10, -770, colour)])),
      line(polyline([10, -680], [10, -778]), 10, tone(WOOD, -0.05), 'body even'),
      ...named('hull', hull),
    ]
  }

export const galleon = drawGalleon(false)
export const pirateShip = drawGalleon(true)
