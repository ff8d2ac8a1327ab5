import { type Oklch, shade } from '../../colour'
import { type Shape, disc, place } from '../../geometry'
import { form, limb, line, mark, turned } from '../trace'
import { type SubjectBrush, subject } from '../subject'
import { pairs } from '../../drawing/notation'

const BODY = `-9,2 -19,8 -26,21 -28.5,38 -26,54 -24,64 -27,73 -27,82 -30,97! -20,92.5 -10,94.5 0,92.5 10,94.5 20,92.5 30,97! 27,82
  27,73 24,64 26,54 @right 28.5,38 26,21 19,8 9,2 @foot 0,1`

const both = (x: number, draw: (side: -1 | 1, x: number) => Shape[]): Shape[] => [
  ...draw(-1, -x),
  ...draw(1, x),
]

function mirrored(text: string, side: -1 | 1): string {
  if (side === 1) return text
  return text.replace(/(-?[\d.]+),/g, (_, x: string) => `${-Number(x)},`)
}

/** Full front; the head a little aslant, as owls listen. */
function owlBody(brush: SubjectBrush, tail: boolean): Shape[] {
  const { random, m, tone } = brush
  const base: Oklch = random.chance(0.3) && !brush.snowy ? [0.62, 0.04, 75] : [0.5, 0.065, 58]
  const coat = brush.own(brush.snowy ? [0.93, 0.01, 90] : base, 0.6)
  const dark = shade(coat, -0.13)
  const disk = tone([0.87, 0.04, 78], 0.6)
  const breast = shade(disk, -0.04)
  const eye = tone([0.82, 0.15, 82], 0.3)
  const chevrons = pairs('0,46 -8,40 8,40 0,34 -9,28 9,28 0,22 -7,16 7,16')
  const look = random.pick([-1.4, 0, 1.4])
  return [
    ...(tail ? [form('-10,6 -9,-14 -4,-20 4,-20 9,-14 10,6', dark)] : []),
    form(BODY, coat),
    turned(BODY, 'right', 'foot', '8,12 14,26 16,42', dark),
    mark('0,58 -13,56 -18,44 -17,26 -11,11 0,5 11,11 17,26 18,44 13,56', breast),
    ...chevrons.map(([x, y]) =>
      line(`${x - 4},${y + 2.4} ${x},${y - 1} ${x + 4},${y + 2.4}`, 1.5, dark),
    ),
    ...both(0, (side) => [
      form(mirrored('22,57 27.5,48 30,36 28,20 21,4! 16,16 14.5,32 16,48', side), dark),
      line(mirrored('24,44 25,30 21.5,14', side), 1, shade(dark, -0.1)),
      line(mirrored('20,48 20,34 18,22', side), 1, shade(dark, -0.1)),
      mark(mirrored('28.6,94 22,91 21,84 26,82', side), dark),
    ]),
    ...both(11.5, (_, x) => [
      disc(x / 100, -0.76, 0.128, disk, { detail: true }),
      disc(x / 100, -0.76, 0.128, dark, { detail: true, alpha: 0.18 }),
      disc(x / 100, -0.76, 0.105, disk, { detail: true }),
      disc(x / 100, -0.765, 0.068, eye, { detail: true, accent: true }),
      disc((x + look) / 100, -0.765, 0.04, m.dark, { detail: true }),
      disc((x + look + 1.3) / 100, -0.782, 0.012, m.white, { detail: true }),
    ]),
    line('-22,88 -12,86 -3,80 0,74', 2.2, dark, 'end'),
    line('22,88 12,86 3,80 0,74', 2.2, dark, 'end'),
    mark('-3.4,72 0,74 3.4,72 2,66 0,61! -2,66', m.dark),
  ]
}

const feet = ({ m }: SubjectBrush): Shape[] =>
  [-9.5, -6, -2.5, 3.5, 7, 10.5].map((x) =>
    form(`${x - 1.4},4 ${x - 1.6},0 ${x},-3.4! ${x + 1.6},0 ${x + 1.4},4`, m.gold),
  )

/** A bough in from the corner, or a broken stump close by. */
export const owl = subject(
  ['corner', 'near', 'ground'],
  { home: 'forest', time: 'night', height: 0.34, count: 1 },
  (brush) => {
    const { m, random } = brush
    const bark = shade(m.bark, 0.04)
    const grain = shade(bark, -0.1)
    if (brush.placement !== 'corner') {
      const stump = `-24,-6! -20,18 -17,40 @left -19,52! -13,49! -8,54! 0,50! 7,55! 12,50! 18,52! 17,36 @right 20,16 27,-6!`
      return [
        form(stump, bark),
        turned(stump, 'right', 'left', '-4,20 6,44', grain, { alpha: 0 }),
        line('-8,48 -9,24 -12,0', 1.2, grain),
        line('6,46 8,26 13,2', 1.2, grain),
        limb('18,34,1.2 30,40,0.9 38,50,0.5', 5, bark),
        ...place([...owlBody(brush, false), ...feet(brush)], 0, -0.5, 0.62),
      ]
    }
    const leaves = random.chance(0.5)
    return [
      limb('30,-40,0.8 46,-30,0.6 60,-27,0.25', 4.4, bark),
      ...place(owlBody(brush, true), 0.66, 0.5, 0.66),
      limb('-14,-34,1.5 16,-44,1.15 48,-51,0.95 86,-52,0.75 122,-45,0.5 146,-47,0.22', 9.5, bark),
      line('-6,-36 22,-45 56,-51.5', 1.3, grain),
      line('60,-53.6 88,-53.4 116,-47.4', 1, grain),
      ...(brush.snowy
        ? [form('10,-39.6 30,-43 44,-46 44,-49 28,-46 10,-42', m.snow, { snow: true, plain: true })]
        : []),
      limb('96,-51,1 108,-60,0.7 120,-63,0.25', 3.4, bark),
      ...(leaves ? pairs('118,-62 146,-47 128,-45 104,-58 136,-44') : []).map(
        ([x = 0, y = 0], i) => {
          const drop = i % 2 ? 8 : -2
          return form(
            `${x},${y} ${x + 5},${y + 4 - drop} ${x + 13},${y + 2 - drop}! ${x + 7},${y - 4 - drop}`,
            m.leaf,
            { foliage: true },
          )
        },
      ),
      ...place(feet(brush), 0.66, 0.5, 0.66),
    ]
  },
)
