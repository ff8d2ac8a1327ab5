import { type Form, disc, ellipse, form, inside, line, mapForms, place } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { limb } from '../build/limb'
import { closedPath } from '../build/path'
import { waveScales } from '../design/ornaments/festive'
import { lock } from './scene'
import { type Point, polyline } from '../../drawing/notation'
import { type Random, pointsAt } from '../../geometry'

/** The colours of one beast, chosen together. */
export interface Hide {
  readonly body: Oklch
  readonly belly: Oklch
  readonly mane: Oklch
  /** Every other lock. */
  readonly tip: Oklch
  readonly horn: Oklch
}

const DARK: Oklch = [0.26, 0.04, 30]
const MOUTH: Oklch = [0.5, 0.18, 25]
const IVORY: Oklch = [0.97, 0.02, 90]

const UP = -Math.PI / 2
const BACK = Math.PI

type Lock = Readonly<{ at: Point; heading: number; size: number; side: 1 | -1 }>

const locks = (list: readonly Lock[], { mane, tip }: Hide, width = 0.26): Form[] =>
  list.map(({ at, heading, size, side }, i) =>
    lock(at, heading, size, side, i % 2 ? tip : mane, size * width),
  )

/** Of a dragon or a qilin, in profile about (0, 0) where the jaw hangs; 300 long. */
export function beastHead(hide: Hide): Form[] {
  const { body, belly, horn, mane, tip } = hide
  const antler = (lift: number): Form[] => [
    limb(polyline('4,-78 -24,-160 -84,-214 -150,-226'), [30, 27, 20, 6], tone(horn, lift), {
      role: 'body',
      relief: 5,
    }),
    limb(polyline('-34,-172 -30,-216 -52,-262'), [20, 16, 4], tone(horn, lift), {
      role: 'body',
      relief: 4,
    }),
  ]
  const upper = form(
    '-60,34 -82,-18 -56,-68 -6,-92 44,-98 84,-82 108,-62 146,-60 176,-78 212,-76 236,-50 232,-18 208,-8! 184,2 160,6! 126,-2 92,12! 40,20 -10,44',
    linear([0, -100], [0, 40], tone(body, 0.05), body, tone(body, -0.04)),
    'hair relief 14',
  )
  return [
    ...place(antler(-0.1), [34, 6]),
    // what hangs below the jaw
    ...locks(
      [
        { at: [30, 58], heading: 1.9, size: 120, side: 1 },
        { at: [80, 68], heading: 1.7, size: 130, side: 1 },
        { at: [130, 68], heading: 1.45, size: 110, side: 1 },
      ],
      hide,
    ),
    form('10,8 100,-4 204,-10! 198,26 120,40 20,44', MOUTH, 'mouth plain'),
    form('60,26 130,14 186,20! 150,34 80,40', tone(MOUTH, 0.16), 'lip plain'),
    inside(
      fillPath(body, 'hair relief 9')`-34,26! 30,32 100,34 152,32 194,12! 208,40 186,70 138,86 76,82
        14,72 -36,56`,
      form('-20,66 60,62 140,66 200,44 200,90 100,100 -20,90', belly, 'detail'),
    ),
    form('168,30! 177,0 188,22!', IVORY, 'teeth'),
    form('108,36! 116,12 126,35!', IVORY, 'teeth'),
    inside(
      upper,
      form('120,-4 160,-26 232,-34 240,6 150,14', tone(belly, -0.02), 'detail'),
      line('30,0 70,-26 120,-34 160,-30', 5, tone(body, -0.16), 'detail'),
      line('130,-58 152,-44 178,-50', 5, tone(body, -0.14), 'detail'),
    ),
    form('186,-6! 194,28 208,-10!', IVORY, 'teeth'),
    form('120,-2! 128,22 138,0!', IVORY, 'teeth'),
    inside(
      ellipse([204, -60], [29, 25], tone(body, 0.04), 'hair relief 6'),
      ellipse([214, -58], [9, 6], DARK, { role: 'nose', turn: -0.5 }),
    ),
    // an eye under a brow of flame
    form('52,-52! 68,-74 100,-72 116,-54! 98,-44 70,-42', [0.97, 0.06, 95], 'eye'),
    disc([90, -58], 12, [0.28, 0.08, 30], 'iris'),
    disc([94, -62], 4, [0.99, 0, 0], 'glint'),
    line('46,-50 66,-72 100,-74 118,-56', 6, DARK, 'lash'),
    ...locks(
      [
        { at: [112, -74], heading: BACK + 0.5, size: 92, side: 1 },
        { at: [90, -82], heading: BACK + 0.75, size: 104, side: 1 },
        { at: [66, -86], heading: BACK + 1, size: 96, side: 1 },
      ],
      hide,
      0.3,
    ),
    inside(
      form('-30,-40! -76,-92 -132,-104 -150,-92! -124,-52 -70,-16!', body, 'hair relief 7'),
      form('-52,-46 -90,-80 -130,-90! -104,-60 -66,-32', tone(belly, -0.06), 'detail'),
    ),
    ...antler(0),
    ...locks(
      [
        { at: [-44, 52], heading: BACK - 0.9, size: 150, side: 1 },
        { at: [-58, 30], heading: BACK - 0.5, size: 170, side: 1 },
        { at: [-66, 4], heading: BACK - 0.1, size: 170, side: 1 },
      ],
      { ...hide, mane: tip, tip: mane },
    ),
    // whiskers
    line('220,-40 272,-30 300,-76 276,-130 316,-172', 9, tip, 'hair end'),
  ]
}

type Limb = { readonly joints: readonly Point[]; readonly front: boolean }

const LEGS: Readonly<Record<'far' | 'near', readonly [Limb, Limb]>> = {
  far: [
    { joints: polyline('170,30 268,96 244,190 262,250'), front: true },
    { joints: polyline('-150,30 -176,150 -138,236 -150,330'), front: false },
  ],
  near: [
    { joints: polyline('196,10 206,150 198,244 206,334'), front: true },
    { joints: polyline('-206,0 -258,136 -214,238 -234,334'), front: false },
  ],
}

function leg({ joints, front }: Limb, fill: Oklch, hide: Hide): Form[] {
  const [x, y] = joints[3] ?? [0, 0]
  const knee = joints[1] ?? [0, 0]
  const hock = joints[2] ?? [0, 0]
  const hooves = [-15, 15].map(
    (dx) =>
      fillPath(tone(hide.horn, -0.3), 'body relief 3')`${dx - 13},-6! ${dx - 16},20! ${dx + 16},20!
      ${dx + 11},-6`,
  )
  return [
    ...locks(
      [
        { at: [hock[0] - 12, hock[1] - 20], heading: BACK - 0.5, size: 84, side: 1 },
        { at: [hock[0] - 12, hock[1] - 52], heading: BACK - 0.2, size: 96, side: 1 },
      ],
      hide,
    ),
    limb(joints, front ? [118, 70, 46, 36] : [148, 78, 48, 36], fill, { relief: 10 }),
    ...place(hooves, [x + 2, y]),
    ...locks(
      [
        { at: [x - 14, y - 12], heading: BACK + 0.5, size: 46, side: 1 },
        { at: [knee[0] + 16, knee[1] - 30], heading: UP + 0.5, size: 58, side: -1 },
      ],
      hide,
      0.22,
    ),
  ]
}

function tail(hide: Hide, random: Random): Form[] {
  const up = random.fork('tail').range(-20, 20)
  const end: Point = [-372, -262 + up]
  return [
    limb([[-236, -60], [-322, -76], [-380, -150], end], [64, 48, 36, 30], tone(hide.body, -0.03), {
      relief: 9,
    }),
    ...locks(
      [
        { at: end, heading: UP - 1.1, size: 210, side: 1 },
        { at: end, heading: UP + 0.9, size: 190, side: -1 },
        { at: end, heading: UP - 0.6, size: 250, side: 1 },
        { at: end, heading: UP + 0.45, size: 240, side: -1 },
        { at: end, heading: UP - 0.1, size: 280, side: 1 },
      ],
      hide,
      0.24,
    ),
  ]
}

/** Scales, thinning out towards the belly, over the whole of the trunk and neck. */
function hideScales(colour: Oklch): Form[] {
  const upright = waveScales(760, 520, 46, tone(colour, -0.13), 0.75)
  return mapForms(upright, ([x, y]) => [x - 320, 110 - y])
}

/** From the side, looking right: hooves at y 350, 800 long, its horns at -560. */
export function qilin(hide: Hide, random: Random): Form[] {
  const { body, belly } = hide
  const trunk = closedPath(
    '-262,-50 -224,-126 -120,-142 0,-120 110,-140 190,-150 244,-70 230,34 140,96 0,100 -110,80 -224,70 -272,10',
  )
  const neck = closedPath(
    '10,-116! 90,-200 140,-290 196,-360 262,-378! 330,-330 316,-262 300,-180 272,-60 150,70!',
  )
  const torso: Form = {
    rings: [trunk, neck],
    union: true,
    role: 'hair',
    fill: linear([0, -380], [0, 100], tone(body, 0.04), body, tone(body, -0.08)),
    relief: 24,
    inside: [
      ...hideScales(body),
      fillPath(belly, 'detail plain')`340,-300 300,-300 284,-210 250,-70 170,20 60,64 -120,40
        -240,60 -200,130 260,130`,
      ...Array.from({ length: 11 }, (_, i) => {
        const t = i / 10
        const x = 296 - t * 200
        const y = -250 + t * 300
        return line(pointsAt([x, y], 1, '-26,-16 20,6 60,4'), 5, tone(belly, -0.12), 'detail plain')
      }),
    ],
  }
  const crest = Array.from({ length: 8 }, (_, i): Lock => {
    const t = i / 7
    return {
      at: [196 - t * 176, -348 + t * 226],
      heading: BACK + 0.62 - t * 0.1,
      size: 176 - t * 66,
      side: 1,
    }
  })
  const flames: readonly Lock[] = [
    { at: [206, 20], heading: BACK - 0.1, size: 130, side: 1 },
    { at: [196, -16], heading: BACK + 0.3, size: 150, side: 1 },
    { at: [-206, 24], heading: BACK - 0.1, size: 100, side: 1 },
    { at: [-200, -12], heading: BACK + 0.5, size: 130, side: 1 },
  ]
  const dim = tone(body, -0.1)
  const { far, near } = LEGS
  return [
    ...tail(hide, random),
    ...far.flatMap((one) => leg(one, dim, { ...hide, mane: tone(hide.mane, -0.07) })),
    ...leg(near[1], tone(body, -0.01), hide),
    torso,
    ...leg(near[0], body, hide),
    ...locks(flames, hide, 0.16),
    ...locks(crest, hide, 0.3),
    ...place(beastHead(hide), [262, -318], {
      scale: 0.92,
      turn: random.fork('nod').spread() * 0.06,
    }),
  ]
}
