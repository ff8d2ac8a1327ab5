import { type Oklch, shade } from '../../colour'
import { type Shape, place } from '../../geometry'
import { form, limb, line, mark, turned } from '../trace'
import { type SubjectBrush, subject } from '../subject'

const CAPE = `-3,47 -10,42 -15,30 -18,14 @back -19,4! -15,6! -13,2! -9,5! -6,1! -2,5! 2,1! 6,5! @front 10,3! 11,14 11,28 9,40 4,46`

const HAT = `-19,47! -11,55 -2,64 1,66 4,64 12,56 @sun 21,47! 11,44.6 1,44 @brim -9,44.8`

/** From the seat upwards: straw hat, rain cape of straw, both hands on the rod. */
function angler(brush: SubjectBrush): Shape[] {
  const { m, tone } = brush
  const straw = tone([0.62, 0.075, 75], 0.7)
  const hat = brush.own([0.8, 0.09, 82], 0.6)
  const skin = tone([0.74, 0.065, 55], 0.6)
  const sleeve = tone([0.48, 0.06, 245], 0.7)
  const reed = shade(straw, -0.15)
  return [
    limb('12,19,1.2 34,37,1 62,54,0.75 90,61,0.5 112,61,0.25', 1.9, m.wood),
    line('112,61 113,30 113,-6', 0.45, shade(m.wood, 0.1), 'even'),
    form('1,47 8,47 10.5,44 10,40 7,36.5 2,36', skin),
    form('4,40 9.6,41 10.6,36 9,31 6.4,33', tone([0.92, 0.01, 90], 0.6)),
    form(CAPE, straw),
    turned(CAPE, 'back', 'front', '4,10 -4,12 -10,22', reed),
    ...['-8,40 -12,26 -14,9', '-4,43 -6,26 -7,7', '1,43 1,26 1,7', '5,41 6,28 6.5,8'].map((blade) =>
      line(blade, 0.9, reed, 'end'),
    ),
    line('-12,31 -2,29 9,30', 0.9, reed),
    limb('-1,36,1.1 4,25,1.05 13,21,0.9 18,24,0.7', 7, sleeve),
    line('2,31 5,25 11,23', 0.8, shade(sleeve, -0.12)),
    mark('16,21.6 16.5,26 20.6,27 21.4,23.4 18.6,21.4', skin),
    form(HAT, hat),
    turned(HAT, 'sun', 'brim', '4,52 6,57', shade(hat, -0.14)),
    line('-13,48.6 -4,57 1,65', 0.7, shade(hat, -0.16)),
    line('-4,46 -1,56 1,65', 0.7, shade(hat, -0.16)),
    line('7,46 5,56 1,65', 0.7, shade(hat, -0.16)),
  ]
}

const HULL = `-86,19! -70,10 -44,4 0,2 44,4.5 66,10 @bow 84,20! 78,8 68,-1 60,-4! 0,-4 @keel -62,-4! -74,3 -82,11`

/** A flat little boat, the angler amidships. */
function afloat(brush: SubjectBrush): Shape[] {
  const { m } = brush
  const shapes: Shape[] = [
    ...place(angler(brush), 0.08, 0.02, 1),
    form(HULL, m.wood),
    turned(HULL, 'bow', 'keel', '20,0 54,3', shade(m.wood, -0.1)),
    line('-83,17 -68,10.5 -44,5.5 0,3.6 44,6 66,11.4 81,18.4', 1.6, shade(m.wood, 0.16), 'even'),
    form('-42,6! -41,14 -36,20 -30,20 -25,14 -24,5!', shade(m.wood, -0.06)),
    line('-40,12 -33,13.6 -26,12', 0.8, shade(m.wood, -0.16)),
    limb('-70,1,1 -58,12,1 -30,36,0.8', 1.8, shade(m.wood, 0.06)),
  ]
  if (brush.lit) {
    shapes.push(
      limb('62,10 64,30 58,33', 1.3, m.dark),
      form('55,32 54,27 56,22 60,22 62,27 61,32', m.lamp, { glow: true }),
    )
  }
  return shapes
}

const ROCK = `-34,0! -38,10 -32,22 -22,28 -8,31 8,30 20,25 @lit 28,16 36,8 40,0! @foot`

/** On a stone by the bank, feet over the water. */
function ashore(brush: SubjectBrush): Shape[] {
  const { m, tone } = brush
  const trousers: Oklch = tone([0.44, 0.05, 250], 0.7)
  const contour = ROCK.replace(' @foot', '').replace('40,0!', '@foot 40,0!')
  return [
    form(contour, m.stone),
    turned(contour, 'lit', 'foot', '16,2 14,14', shade(m.stone, -0.14)),
    line('-24,26 -18,14 -22,4', 1, shade(m.stone, -0.16)),
    line('-4,30 2,18 -2,8', 1, shade(m.stone, -0.16)),
    form(
      '-4,31! 6,28 17,33 26,33 31,28 30,18 28.5,9! 33,6 36,4.5 35,2.6 24,3! 22.5,12 22,22 14,24 2,26',
      trousers,
    ),
    mark('28.6,9! 33,6 36,4.5 35,2.6 24,3! 23.6,8', m.dark),
    ...place(angler(brush), 0.02, -0.27, 1),
    form('-32,0! -33,9 -29,12! -20,12 -16,10 -17,0!', m.bamboo),
    line('-32,6 -25,7.4 -17,6', 0.9, shade(m.bamboo, -0.16)),
    line('-25,12 -24,6 -25,0', 0.8, shade(m.bamboo, -0.16)),
  ]
}

export const fisherman = subject(
  ['water', 'ground', 'surface'],
  { home: 'river', height: 0.14, alone: 1.15, count: 1, mirrors: true },
  (brush) => (brush.placement === 'ground' ? ashore(brush) : afloat(brush)),
)
