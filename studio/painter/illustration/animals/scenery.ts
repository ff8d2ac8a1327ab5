import type { TimeId } from '../../slots'
import type { Oklch } from '../../colour'
import type { Random } from '../../../lib/random'
import { TAU, cos, sin } from '../../../lib/maths'
import { disc, ellipse, form, inside, line, place, roundRect, tone } from '../build/form'
import type { Form, Frame } from '../node'

import type { Harmony } from './harmony'
import { pairs, polyline } from '../../drawing/notation'

/** The point all backdrops are built about: behind the head. */
/** View through a window. */
export interface Outside {
  readonly time: TimeId
  readonly falls: 'rain' | 'snow' | null
}

export interface Place {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly frame: Frame
  readonly random: Random
  /** Default: a clear day. */
  readonly outside?: Outside
}

export function sprig(x: number, y: number, scale: number, turn: number, fill: Oklch): Form[] {
  const leaves = [0, 1, 2, 3, 4].flatMap((i) =>
    [-1, 1].map(
      (side) =>
        place(
          [form('0,0! 26,-14 62,-12! 34,10', tone(fill, (i % 2) * 0.03), 'foliage')],
          [side * (4 - i * 0.4), -i * 44],
          { turn: side > 0 ? -0.75 : -2.4, scale: 1 - i * 0.09 },
        )[0],
    ),
  )
  return place(
    [line('0,40 4,-80 0,-220', 8, tone(fill, -0.06), 'foliage end'), ...leaves],
    [x, y],
    { scale, turn },
  )
}

export function blossomBranch({ frame, random }: Place, flip: boolean): Form[] {
  const bark: Oklch = [0.38, 0.04, 40]
  const forms: Form[] = [
    line('-60,120 120,190 260,180 400,250', 24, bark, 'foliage end'),
    line('180,188 250,130 350,110', 14, bark, 'foliage end'),
    line('100,180 150,250 230,300', 12, bark, 'foliage end'),
  ]
  const petal: Oklch = random.chance(0.5) ? [0.86, 0.075, 10] : [0.64, 0.17, 18]
  for (const [x, y] of pairs('150,178 232,142 300,196 348,112 390,244 226,296 90,158 268,122')) {
    const r = random.range(17, 27)
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * TAU + x
      forms.push(
        ellipse(
          [x + cos(angle) * r * 0.55, y + sin(angle) * r * 0.55],
          [r * 0.5, r * 0.42],
          tone(petal, (i % 2) * 0.025),
          { role: 'petal', turn: angle },
        ),
      )
    }
    forms.push(disc([x, y], r * 0.2, [0.86, 0.12, 88], 'petal'))
  }
  return place(forms, [flip ? frame.width : 0, frame.height * 0.04], { flip })
}

export function bamboo(harmony: Harmony, { frame, random }: Place): Form[] {
  const green: Oklch = harmony.dark ? [0.62, 0.09, 150] : [0.66, 0.1, 150]
  return [0.06, 0.15, 0.84, 0.94].flatMap((share, i) => {
    const x = frame.width * share + random.spread() * 14
    const width = random.range(22, 36)
    const fill = tone(green, (i % 2) * 0.05)
    const stem = inside(
      roundRect([x - width / 2, -20, width, frame.height + 40], 4, fill, 'foliage relief 6'),
      ...Array.from({ length: 9 }, (_, k) =>
        line(
          polyline([x - width, k * 190 + i * 60], [x + width, k * 190 + i * 60]),
          7,
          tone(fill, -0.12),
          'detail even',
        ),
      ),
    )
    const leaves = Array.from(
      { length: 5 },
      (_, k) =>
        place(
          [form('0,0! 16,40 8,120! -10,44', tone(fill, -0.03 + (k % 2) * 0.05), 'foliage')],
          [x, random.range(80, frame.height * 0.7)],
          { turn: (share < 0.5 ? -1 : 1) * random.range(0.3, 1), scale: random.range(0.7, 1.1) },
        )[0],
    )
    return [stem, ...leaves]
  })
}

export function waves(harmony: Harmony, { frame }: Place): Form[] {
  const forms: Form[] = []
  const r = 62
  for (let row = 0; row * r * 0.5 < frame.height * 0.36; row++) {
    const y = frame.height * 0.7 + row * r * 0.5
    for (let x = row % 2 ? 0 : -r; x < frame.width + r * 2; x += r * 2) {
      const tones = [harmony.cloth, harmony.small, tone(harmony.cloth, 0.08), harmony.small]
      const rings = tones.map((fill, i) => disc([x, y], r * (1 - i * 0.25), fill, 'detail'))
      forms.push(
        inside(disc([x, y], r + 3, tone(harmony.cloth, -0.04), 'backdrop plain'), ...rings),
      )
    }
  }
  return forms
}
