import { type Oklch, shade } from '../../colour'
import type { Shape } from '../../drawing'
import { form, limb, line, mark, turned } from '../trace'
import { type SubjectBrush, subject } from '../subject'
import { isOld } from './walker'
import { triples } from '../../drawing/notation'

interface Dress {
  readonly top: Oklch
  readonly skirt: Oklch
  readonly skin: Oklch
  readonly hair: Oklch
  readonly page: Oklch
  readonly cover: Oklch
  readonly shoe: Oklch
}

const TORSO = `-12,76 -21,71 -26,58 -27,40 -28,22 @back -32,6 -24,0! 2,0! @lap 6,14 2,30 2,46 0,60 -3,72`

const LEGS = `-24,0! -31,8 -26,20 -12,24 4,30 18,43 27,51 @knee 35,50 39,42 43,26 48,12 @shin 50,4! 62,2 63,0! 38,0!
  34,10 28,26 22,31 12,18 4,0!`

/** On the ground, knees drawn up, the book against them. */
const knees = (d: Dress): Shape[] => [
  form('26,46 34,44 40,30 45,14 47,5! 57,3 58,0.5! 38,0! 34,10 28,22', shade(d.skirt, -0.12)),
  form(TORSO, d.top),
  turned(TORSO, 'back', 'lap', '-8,12 -14,28 -18,44', shade(d.top, -0.12)),
  form(LEGS, d.skirt),
  turned(LEGS, 'knee', 'shin', '38,22 30,34 20,38', shade(d.skirt, -0.1)),
  form('46,7! 50,5 62,3.4 64,0! 40,0! 41,6!', d.shoe),
  form('-10,73 -9,80 0,80 0,72', d.skin),
  form(
    '-10,78 -13,86 -10,95 -2,99 7,96 10.5,90 12,84.5 13.2,81 11,79.6 10,75 5,72.5 -2,73',
    d.skin,
  ),
  form(
    '-8,76 -13,71 -18,70 -16.5,78 -15,88 -11,98 -2,102.5 7,100.5 11.5,94 6,92 1,88 -2,82 -4,78',
    d.hair,
  ),
  line('7.4,85 9.6,84', 0.9, d.hair),
  form('12,50! 18,66! 33,74! 27,57!', shade(d.cover, -0.06)),
  form('13,53! 18.4,66.6! 30,75.4! 26,60!', d.page),
  form('13,51! 19,66! 8,75! 2,60!', d.page),
  line('4,60 10,73', 0.6, shade(d.page, -0.2), 'even'),
  line('7,57.6 13,70', 0.6, shade(d.page, -0.2), 'even'),
  form('12,50! 2,59! 0.8,58! 12,48! 27,56.4! 27,57.6!', d.cover),
  limb('-14,66,1.15 -15,50,1.1 -6,41,1 5,48,0.85 9,54,0.7', 10, d.top),
  line('-19,58 -19,48 -10,38 0,42', 1.1, shade(d.top, -0.14)),
  mark('6,53 8,58 12.6,58 13.4,53.6 9.6,50.6', d.skin),
]

const ROBE = `-12,76 -22,70 -28,56 -27,42 -30,26 -38,12 @back -46,3! -30,0 8,0 @hem 36,0! 34,8 24,15 12,20 8,34 6,50 3,64 -2,73`

/** Kneeling at a low table, a scroll or book open before the lamp. */
function atTable(brush: SubjectBrush, d: Dress): Shape[] {
  const { m } = brush
  const shapes: Shape[] = [
    form(ROBE, d.top),
    turned(ROBE, 'back', 'hem', '-2,12 -14,24 -20,38', shade(d.top, -0.11)),
    line('-14,30 -6,16 10,8', 1.2, shade(d.top, -0.14)),
    line('-20,26 -18,14 -26,5', 1.1, shade(d.top, -0.14)),
    mark('-27.6,44 -10,40 6.6,42 7.2,36 -10,34 -28,37.6', d.skirt),
    form('-9,73 -8,80 1,80 1,71', d.skin),
    form(
      '-10,79 -12,86 -9,94 -1,98 7,95 10,90 11.6,84.6 13,81 11,79.6 10.2,75 5,72.5 -2,73',
      d.skin,
    ),
    form('-8,77 -12,75 -14,82 -13,91 -8,98 0,101 8,98 11,93 5,91 1,87 -2,82 -4,79', d.hair),
    form('-8,97 -12,101 -10,107 -4,108 0,105 -1,100', d.hair),
    line('-14,106 2,101', 1.1, d.cover, 'even'),
    line('7.4,85.6 9.8,84.6', 0.9, d.hair),
    mark('-10,74 -2,66 1,56 5,58 3,66 0,73', d.skirt),
    form('16,30! 74,30! 74,34.5! 16,34.5!', m.wood),
    form('21,30! 20,14 17,0! 22,0! 25,14 26,30!', m.wood),
    form('64,30! 65,14 68,0! 73,0! 70,14 69,30!', m.wood),
    mark('16,30! 74,30! 74,31.6! 16,31.6!', shade(m.wood, -0.14)),
    form('22,35! 30,38.4 38,35.4! 46,38.4 53,35! 53,36.8! 46,41 38,37.6! 30,41 22,36.8!', d.page),
    line('38,35.4 38,37.6', 0.8, shade(d.page, -0.25), 'even'),
    form('60,34.5! 61,41 62,43 66,43 67,41 68,34.5!', m.roof),
    form('61.6,43 61,48 64,56 67,48 66.4,43', m.lamp, { glow: true, plain: true }),
    form('-18,70 -22,54 -16,42 -4,35 8,35 18,31! 27,32! 27,40! 14,45 4,50 -4,62', d.top),
    line('-14,60 -10,50 2,44 16,42', 1.1, shade(d.top, -0.14)),
    mark('25,36.6 25,40.6 31,41 34,38.6 31,36.6', d.skin),
  ]
  return shapes
}

export const reader = subject(
  ['ground', 'near', 'table'],
  { height: 0.11, alone: 1.45, indoors: 2.1, count: 1 },
  (brush) => {
    const { random, m, tone } = brush
    const old = isOld(brush)
    const tops: readonly [Oklch, ...Oklch[]] = old
      ? triples('0.86,0.02,90 0.6,0.07,235 0.62,0.06,165')
      : triples('0.64,0.12,40 0.55,0.08,240 0.8,0.09,85 0.9,0.015,80')
    const d: Dress = {
      top: brush.own(random.pick(tops), 0.6),
      skirt: tone(old ? [0.42, 0.06, 255] : [0.4, 0.05, 260], 0.6),
      skin: tone([0.83, 0.05, 60], 0.6),
      hair: m.dark,
      page: tone([0.95, 0.015, 88], 0.5),
      cover: tone([0.55, 0.15, 28], 0.5),
      shoe: tone([0.32, 0.03, 50], 0.5),
    }
    return old ? atTable(brush, d) : knees(d)
  },
)
