import { wordList } from '../../../lib/words'
import { type Oklch, shade } from '../../colour'
import type { Shape } from '../../drawing'
import { triples } from '../../drawing/notation'
import { place } from '../../geometry'
import { named } from '../../parts'
import type { SceneId } from '../../slots'
import { subject, type SubjectBrush } from '../subject'
import { form, limb, line, mark, turned } from '../trace'

/** Scenes of the old painters: there people wear robes, mostly. */
const OLD_SCENES: ReadonlySet<SceneId> = new Set(
  wordList('mountains cloud-sea lake river waterfall bamboo-grove village garden'),
)

/** Robe and bun, or coat and scarf. */
export const isOld = ({ scene, random }: SubjectBrush): boolean =>
  random.fork('era').chance(OLD_SCENES.has(scene) ? 0.8 : scene === 'interior' ? 0.35 : 0)

const DOME = `-31,84! -28,93 -17,102 0,106 17,102 @light 28,93 31,84! 26,88 21,84! 14,88.5 @mid 7,84! 0,89 -7,84! -14,88.5
  -21,84! -26,88`

/** A modern umbrella, its ferrule at (0, 109). */
const domeUmbrella = (cloth: Oklch, dark: Oklch): Shape[] => [
  line('0,104 0,109.5', 1.3, dark, 'even', { detail: false }),
  form(DOME, cloth, { accent: cloth[1] > 0.09 }),
  turned(DOME, 'light', 'mid', '11,98 6,103', shade(cloth, -0.13), { accent: cloth[1] > 0.09 }),
  ...['-21,84.5 -18,94 -8,102 0,105.5', '-7,84.5 -7,94 -3,102 0,105.5'].map((rib) =>
    line(rib, 0.9, shade(cloth, -0.16), 'even'),
  ),
  ...['21,84.5 18,94 8,102 0,105.5', '7,84.5 7,94 3,102 0,105.5'].map((rib) =>
    line(rib, 0.9, shade(cloth, -0.16), 'even'),
  ),
]

const PAPER = `-36,85! -24,94 -10,102 -2,106 2,106 10,102 @light 24,94 36,85! @rim 26,82.5 13,81.4 0,81 -13,81.4 -26,82.5`

/** Oiled paper on bamboo: many ribs, a flat cone. */
function paperUmbrella(cloth: Oklch, bamboo: Oklch): Shape[] {
  const rim = [-36, -28, -19, -10, 0, 10, 19, 28]
  return [
    form(PAPER, cloth, { accent: cloth[1] > 0.09 }),
    turned(PAPER, 'light', 'rim', '18,86 8,98', shade(cloth, -0.1), { accent: cloth[1] > 0.09 }),
    ...rim.map((x) => {
      const y = 81 + (x * x) / 330
      return line(`${x},${y} ${x * 0.5},${y * 0.42 + 56} 0,105`, 0.7, shade(cloth, -0.17), 'even')
    }),
    line('-22,92.5 -10,90.4 0,90 10,90.4 22,92.5', 0.9, shade(cloth, 0.14), 'even'),
    form('-3,105 -2,109 2,109 3,105', bamboo),
  ]
}

interface Dress {
  readonly coat: Oklch
  readonly dark: Oklch
  readonly scarf: Oklch
  readonly skin: Oklch
  readonly hair: Oklch
  readonly cloth: Oklch
  readonly wood: Oklch
  /** Under an umbrella, else with free hands. */
  readonly umbrella: boolean
}

const STRIDE_COAT = `-4,75 -9.5,71 -12,61 -10.5,51 -13,39 @back -18,25! -8,22.5 3,23 @hem 12,26! 10,40 8.5,50 9.5,61 8,70 5,75`

/** Striding along in a long coat, the scarf behind. */
const striding = (d: Dress): Shape[] => [
  form(
    '-7,44! -9.5,30 -14,18 -19.5,9 -22.5,4! -19,1 -14,0! -12.5,2 -14,6 -8.5,16 -2,29 4,44!',
    shade(d.dark, -0.04),
  ),
  ...(d.umbrella ? [limb('12,57,0.8 10,75,0.8 9,97,0.8', 1.6, d.wood)] : []),
  form(
    '-1,44! 2.5,29 7.5,15 10.5,6 10,0! 21.5,0! 21.5,2.2 17,4.4 15.5,8 13,19 11,32 10,44!',
    d.dark,
  ),
  form('-5,73 -15,73 -23,69 -30,71! -28,63.5! -20,61.5 -12,65 -5,69', d.scarf),
  form(
    '-4.5,77 -6.5,82 -5.5,88 0,91.5 6,90.5 8.4,86.5 8.6,83.6 9.8,81.4 8.3,80.4 7.8,77.4 5,75 0,73',
    d.skin,
  ),
  form('-4,75.5 -7.5,80 -7,88 -1,92.8 6,91.8 9,88 4,86.5 2,82 0,78', d.hair),
  form(STRIDE_COAT, d.coat),
  turned(STRIDE_COAT, 'back', 'hem', '-4,34 -5,48 -8,56', shade(d.coat, -0.12)),
  form('-7,75 -1,78 6,77 8.5,74 7,70.5 0,69 -7,70.5', d.scarf),
  line('-6,73 0,72 7,73.5', 0.8, shade(d.scarf, -0.12)),
  ...(d.umbrella
    ? [
        limb('-2,68,1.1 0,58,1 4,50,0.95 9,55,0.85 12,60,0.7', 7, d.coat),
        line('-4,62 -3,54 1,48', 0.9, shade(d.coat, -0.14)),
        mark('10,59 11,63 14.4,62.6 14,58.6', d.skin),
        ...place(named('umbrella', domeUmbrella(d.cloth, d.dark)), 0.085, 0.005, 1, false, 0.09),
      ]
    : [
        limb('-2,68,1.1 -4,57,1 -1,47,0.95 5,40,0.75', 7, d.coat),
        line('-6,62 -5,54 -2,47', 0.9, shade(d.coat, -0.14)),
        mark('3,41 5,43.4 8.6,39.6 6.6,36.6 4,38', d.skin),
      ]),
]

const BACK_COAT = `-5,75 -11,71.5 -13.5,62 -12.5,48 -15,34 -17,22! -8,20 8,20 @hem 17,22! 15,34 12.5,48 13.5,62 @side 11,71.5 5,75`

/** Seen from behind, upright and looking out. */
const waiting = (d: Dress): Shape[] => [
  form('-9,24! -9,10 -9.5,4 -11,0! -2,0! -2.5,4 -2.5,12 -2,24!', d.dark),
  form('2,24! 2.5,12 2.5,4 3,0! 12,0! 10.5,4 9.5,12 9,24!', shade(d.dark, -0.04)),
  ...(d.umbrella ? [limb('10,60 8,78 6,98', 1.5, d.wood)] : []),
  form('-4,74 -6.5,80 -6,88 0,92 6,88 6.5,80 4,74', d.hair),
  form(BACK_COAT, d.coat),
  turned(BACK_COAT, 'hem', 'side', '6,56 4,40 5,28', shade(d.coat, -0.1)),
  line('0,52 0,34 0,20.5', 0.9, shade(d.coat, -0.16), 'end'),
  line('-11,50 0,49 11,50', 1.1, shade(d.coat, -0.16), 'even'),
  limb('-11,68,1 -14,56,1 -14.5,44,0.8', 6.4, d.coat),
  mark('-17.2,45 -17,39 -14,36.5 -12.4,40 -12,45', d.skin),
  ...(d.umbrella
    ? [limb('11,68,1 15,58,1 11.5,62,0.9', 6.4, d.coat)]
    : [
        limb('11,68,1 14,56,1 14.5,44,0.8', 6.4, d.coat),
        mark('17.2,45 17,39 14,36.5 12.4,40 12,45', d.skin),
      ]),
  form('-7.5,75 0,78 7.5,75 8,70.5 0,68.5 -8,70.5', d.scarf),
  form('1,70 -1,60 -3,50! 4,49.5! 5,60 6,70', d.scarf),
  ...(d.umbrella
    ? place(named('umbrella', domeUmbrella(d.cloth, d.dark)), 0.05, 0.01, 1, false, 0.06)
    : []),
]

const ROBE = `-4,74.5 -10,70.5 -12,62 -9.5,52 -12,38 -16,22 -22,7 @train -27,1! -12,-0.5 4,0 @hem 15,1! 14,14 11,30 8.5,44
  8.5,53 11,62 @arm 9.5,70.5 4,74.5`

/** A long robe and an oil-paper umbrella, as in the old South; on a dry day a staff. */
function robed(brush: SubjectBrush, d: Dress): Shape[] {
  const trim = shade(d.coat, 0.16, -0.02)
  return [
    d.umbrella ? limb('12,52 11,76 8,100', 1.5, d.wood) : limb('14,0 12,52 9,106', 1.7, d.wood),
    form('-3,74 -6,79.5 -5.5,86 0,90 5.5,87 6,80 3,74', d.hair),
    form(ROBE, d.coat),
    turned(ROBE, 'hem', 'arm', '4,56 3,40 4,20', shade(d.coat, -0.1)),
    line('-6,44 -10,24 -17,4', 1, shade(d.coat, -0.13), 'end'),
    line('0,46 -1,24 -4,2', 1, shade(d.coat, -0.13), 'end'),
    line('5,44 7,24 8,4', 1, shade(d.coat, -0.13), 'end'),
    mark('-27,1! -12,-0.5 4,0 15,1! 14.8,4 4,3 -12,2.6 -24,4.4', trim),
    mark('-9.6,54.5 0,53 8.6,54.5 8.6,49 0,47.6 -9.8,49', d.scarf),
    mark('-2,49 -3,38 -6,26! -1,25! 1.5,38 2,49', d.scarf),
    form('-8.5,70 -14,60 -18,47 -20,36! -11,33! -7,44 -5,58', d.coat),
    mark('-20,36! -11,33! -10.4,35.4 -19.6,38.6', trim),
    form('8,69.5 14,62 17,55 16,45 13,36! 22,38! 22,48 19.5,57 15,60 12,64', d.coat),
    mark('13,36! 22,38! 22,40.6 13.8,38.8', trim),
    form('9,57 10.5,63 15.5,62 18,57 15,54', d.coat),
    mark('10,60 10.6,63.8 13.8,64 13.8,60', d.skin),
    form('-4.5,74.5 0,72 4.5,74.5 2,70 0,67 -2,70', trim),
    form('-4,87 -6.5,90 -4,94.5 0,95 3.5,93 3,89', d.hair),
    line('-1.5,82 -1,72 -2.5,60', 3.2, d.hair, 'end'),
    ...(d.umbrella
      ? place(
          named('umbrella', paperUmbrella(d.cloth, d.wood)),
          0.06,
          0.005,
          1,
          false,
          brush.random.range(0.06, 0.16),
        )
      : []),
  ]
}

export const walker = subject(
  ['ground', 'span', 'near'],
  { height: 0.15, alone: 1.2, indoors: 2.2, count: 1 },
  (brush) => {
    const { random, m, tone } = brush
    const coats: readonly [Oklch, ...Oklch[]] = triples(`0.38,0.05,262 0.5,0.06,55 0.44,0.045,160
      0.62,0.02,80`)
    const robes: readonly [Oklch, ...Oklch[]] = triples(`0.88,0.02,90 0.62,0.07,235 0.66,0.06,165
      0.8,0.06,15`)
    const old = isOld(brush)
    const d: Dress = {
      coat: tone(random.pick(old ? robes : coats), 0.7),
      dark: tone([0.3, 0.025, 265], 0.5),
      scarf: tone(random.pick<Oklch>(triples('0.6,0.15,30 0.78,0.1,80 0.55,0.09,200')), 0.6),
      skin: tone([0.83, 0.05, 60], 0.6),
      hair: m.dark,
      cloth: brush.own(
        random.pick<Oklch>(triples('0.57,0.18,28 0.57,0.18,28 0.74,0.13,68 0.55,0.09,205')),
        0.45,
      ),
      wood: m.wood,
      umbrella: brush.wet || brush.holds === 'umbrella',
    }
    if (old) return robed(brush, d)
    return random.chance(0.6) ? striding(d) : waiting(d)
  },
)
