import type { Oklch } from '../../colour'
import { TAU, cos, sin } from '../../../lib/maths'
import {
  disc,
  ellipse,
  form,
  inside,
  layer,
  line,
  place,
  polygonForm,
  radial,
  roundRect,
  tone,
} from '../build/form'
import type { Form, Layer } from '../node'

import type { Harmony } from './harmony'
import { viewThrough } from './outside'
import { type Place, bamboo, blossomBranch, sprig, waves } from './scenery'
import { polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'
import { wordList } from '../../../lib/words'

export const BACKDROPS = wordList(`
  halo sun moon arch bamboo blossom waves leaves hills stars window snow confetti clouds
`)
export type Backdrop = (typeof BACKDROPS)[number]

const BUILDERS: Readonly<Record<Backdrop, (harmony: Harmony, at: Place) => Form[]>> = {
  halo: ({ shape }, { x, y, r }) => named('disc', disc([x, y], r, shape, 'backdrop')),
  sun: ({ shape }, { x, y, r }) =>
    named('sun', [
      disc([x, y], r * 0.9, shape, 'backdrop'),
      ...Array.from({ length: 18 }, (_, i) => {
        const angle = (i / 18) * TAU
        const point = (reach: number) => [x + cos(angle) * reach, y + sin(angle) * reach] as const
        return line([point(r * 1.03), point(r * (i % 2 ? 1.13 : 1.22))], 15, shape, 'backdrop even')
      }),
    ]),
  moon: ({ shape, ground }, { x, y, r, frame }) => [
    ...named(
      'moon',
      inside(
        disc([x + r * 0.2, y - r * 0.12], r * 0.95, shape, 'backdrop'),
        ...triples('-0.4,-0.3,0.16 0.42,-0.42,0.1 0.5,0.2,0.2').map(([dx = 0, dy = 0, size = 0]) =>
          disc([x + r * (0.2 + dx), y + r * dy], r * size, tone(shape, -0.035), 'detail'),
        ),
      ),
    ),
    ...[0.58, 0.7, 0.64].map((share, i) => {
      const w = frame.width * (i === 2 ? 0.2 : 0.3)
      const left = i === 1 ? frame.width - w * 0.72 : i === 0 ? -w * 0.28 : frame.width * 0.06
      const band: readonly [number, number, number, number] = [left, frame.height * share, w, 34]
      return roundRect(band, 17, tone(ground, ground[0] < 0.6 ? 0.12 : -0.07), {
        ...{ role: 'backdrop', plain: true, alpha: 0.85, part: 'cloud' },
      })
    }),
  ],
  arch: ({ shape, small }, { x, y, r, frame }) => {
    const half = r * 0.96
    const arch = (inset: number, fill: Oklch): Form =>
      polygonForm(
        [
          [
            ...Array.from({ length: 41 }, (_, i) => {
              const angle = Math.PI + (i / 40) * Math.PI
              return [x + cos(angle) * (half - inset), y + sin(angle) * (half - inset)] as const
            }),
            [x + half - inset, frame.height],
            [x - half + inset, frame.height],
          ],
        ],
        fill,
        'backdrop',
      )
    return [arch(0, small), arch(26, shape)]
  },
  bamboo: (harmony, at) => [
    ...named('disc', disc([at.x, at.y], at.r * 0.92, harmony.shape, 'backdrop')),
    ...bamboo(harmony, at),
  ],
  blossom: (harmony, at) => {
    const flip = at.random.chance(0.5)
    return [
      ...named(
        'disc',
        disc([at.x + (flip ? -1 : 1) * at.r * 0.18, at.y], at.r * 0.94, harmony.shape, 'backdrop'),
      ),
      ...blossomBranch(at, flip),
    ]
  },
  waves: (harmony, at) => [
    ...named('disc', disc([at.x, at.y - at.r * 0.1], at.r * 0.86, harmony.shape, 'backdrop')),
    ...waves(harmony, at),
  ],
  leaves: (harmony, at) => {
    const { frame, y, x, r } = at
    const green: Oklch = harmony.dark ? [0.7, 0.09, 140] : [0.56, 0.09, 145]
    return [
      ...named('disc', disc([x, y], r * 0.9, harmony.shape, 'backdrop')),
      ...[0, 1].flatMap((side) => {
        const flip = side ? 1 : -1
        return [
          ...sprig(
            frame.width / 2 + flip * frame.width * 0.42,
            frame.height * 0.92,
            1.35,
            flip * 0.16,
            green,
          ),
          ...sprig(
            frame.width / 2 + flip * frame.width * 0.46,
            frame.height * 0.5,
            1,
            flip * 0.5,
            tone(green, 0.04),
          ),
        ]
      }),
    ]
  },
  hills: ({ shape, dark }, { x, y, r, frame }) => [
    ...named('disc', disc([x + r * 0.62, y - r * 0.5], r * 0.38, shape, 'backdrop')),
    ...[0.56, 0.68, 0.8].map((share, i) =>
      form(
        `-80,${frame.height * 1.1} -60,${frame.height * (share + 0.04)}
          ${frame.width * 0.2},${frame.height * (share - 0.05)}
          ${frame.width * (0.44 + i * 0.08)},${frame.height * (share + 0.03)}
          ${frame.width * (0.76 - i * 0.04)},${frame.height * (share - 0.04)}
          ${frame.width + 80},${frame.height * (share + 0.02)}
          ${frame.width + 80},${frame.height * 1.1}`,
        [(dark ? 0.6 : 0.82) - i * 0.075, 0.06 + i * 0.014, 158 - i * 6],
        'backdrop',
      ),
    ),
  ],
  stars: ({ shape, small, ground }, { x, y, r, frame, random }) => [
    ...named(
      'disc',
      disc([x, y], r * 0.95, ground[0] < 0.6 ? tone(ground, 0.07) : shape, 'backdrop'),
    ),
    ...named(
      'stars',
      Array.from({ length: 34 }, () => {
        const [sx, sy, size] = [
          random.range(0, frame.width),
          random.range(0, frame.height * 0.8),
          random.range(4, 13),
        ]
        return random.chance(0.45)
          ? form(
              `${sx},${sy - size * 2}! ${sx + size * 0.3},${sy - size * 0.3}!
                ${sx + size * 2},${sy}! ${sx + size * 0.3},${sy + size * 0.3}!
                ${sx},${sy + size * 2}! ${sx - size * 0.3},${sy + size * 0.3}!
                ${sx - size * 2},${sy}! ${sx - size * 0.3},${sy - size * 0.3}!`,
              small,
              'glow',
            )
          : disc([sx, sy], size * 0.55, small, 'glow')
      }),
    ),
  ],
  window: ({ small, cloth }, at) => {
    const { x, y, r, outside } = at
    const [w, h] = [r * 2, r * 2.1]
    const [left, top] = [x - w / 2, y - h * 0.56]
    const view = inside(
      viewThrough([left, top, w, h], outside ?? { time: 'day', falls: null }, at),
      line(polyline([x, top - 10], [x, top + h + 10]), 20, small, 'detail even'),
      line(
        polyline([left - 10, top + h * 0.46], [left + w + 10, top + h * 0.46]),
        20,
        small,
        'detail even',
      ),
    )
    const frameForm: Form = {
      ...roundRect([left - 24, top - 24, w + 48, h + 48], 30, small, 'backdrop'),
    }
    const curtain = form(
      `${left - 60},${top - 40} ${left + w * 0.16},${top - 40} ${left + w * 0.06},${top + h * 0.4}
        ${left - 30},${top + h * 0.62} ${left - 80},${top + h}`,
      cloth,
      'cloth relief 14',
    )
    const curtains = [curtain, ...place([curtain], [2 * x, 0], { flip: true })]
    return [...named('window', frameForm, view), ...named('curtain', curtains)]
  },
  snow: ({ shape }, { x, y, r, frame, random }) => [
    ...named('disc', disc([x, y], r * 0.95, shape, 'backdrop')),
    ...named(
      'snow',
      Array.from({ length: 46 }, () =>
        disc(
          [random.range(0, frame.width), random.range(0, frame.height)],
          random.range(4, 13),
          [0.99, 0, 0],
          'glow alpha 0.92',
        ),
      ),
    ),
    ellipse(
      [frame.width / 2, frame.height * 1.06],
      [frame.width * 0.75, frame.height * 0.17],
      [0.97, 0.012, 235],
      'backdrop',
    ),
  ],
  confetti: ({ shape, cloth, small }, { x, y, r, frame, random }) => [
    ...named('disc', disc([x, y], r * 0.95, shape, 'backdrop')),
    ...Array.from({ length: 46 }, (_, i) => {
      const [cx, cy] = [random.range(0, frame.width), random.range(0, frame.height * 0.9)]
      const fill = [cloth, small, [0.7, 0.14, 30], [0.8, 0.12, 88]][i % 4] as Oklch
      return i % 3
        ? disc([cx, cy], random.range(6, 11), fill, 'petal')
        : place([roundRect([-16, -5, 32, 10], 4, fill, 'petal')], [cx, cy], {
            turn: random.next() * 3,
          })[0]
    }),
  ],
  clouds: ({ shape, small }, { x, y, r, frame }) => [
    ...named('disc', disc([x, y], r * 0.9, shape, 'backdrop')),
    ...triples('0.14,0.3,1 0.88,0.22,0.8 0.9,0.62,1.1 0.06,0.7,0.9').flatMap(
      ([sx = 0, sy = 0, size = 1]) =>
        triples('-70,8,46 -24,-22,62 38,-8,54 86,14,36').map(([dx = 0, dy = 0, rad = 0]) =>
          disc(
            [frame.width * sx + dx * size, frame.height * sy + dy * size],
            rad * size,
            tone(small, 0.03),
            { role: 'backdrop', plain: true, part: 'cloud' },
          ),
        ),
    ),
  ],
}

/** The ground and the scenery behind the animal. */
export function groundFor(backdrop: Backdrop, harmony: Harmony, at: Place): Layer[] {
  const { frame } = at
  const field = polygonForm(
    [polyline([0, 0], [frame.width, 0], [frame.width, frame.height], [0, frame.height])],
    radial(
      [frame.width * 0.42, frame.height * 0.36],
      [frame.width * 0.95, frame.height * 0.95],
      tone(harmony.ground, 0.025),
      tone(harmony.ground, -0.03),
    ),
    'ground',
  )
  return [
    layer('ground', 'ground', field),
    layer('backdrop', 'setting', BUILDERS[backdrop](harmony, at)),
  ]
}
