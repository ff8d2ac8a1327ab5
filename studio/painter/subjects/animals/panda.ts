import { type Oklch, shade } from '../../colour'
import type { Shape } from '../../drawing'
import type { SubjectBrush, SubjectDefinition } from '../subject'
import { form, limb, line, mark, turned } from '../trace'
import { pairs } from '../../drawing/notation'

const TORSO = `-20,3 @left -33,8 -38,20 -37,34 -31,47 -23,56 0,59 23,56 31,47 37,34 38,20 @right 33,8 20,3 @foot 0,2`

const HEAD = `0,51 -14,52 -25,56 @jaw -31,63 -32,71 -29,80 -22,88 -12,93 0,94.5 12,93 22,88 29,80 32,71 @cheek 31,63 25,56 14,52`

/** Sitting full front, chewing a stalk of bamboo. */
function eating(brush: SubjectBrush, white: Oklch, black: Oklch): Shape[] {
  const { m } = brush
  const soft = shade(white, -0.13)
  const sheen = shade(black, 0.11)
  const shapes = [
    form(TORSO, white),
    turned(TORSO, 'right', 'foot', '14,8 24,16 29,30', soft),
    form('-34,48 -24,54 -14,55 0,53 14,55 24,54 34,48 33,41 20,44 0,45 -20,44 -33,41', black),
    ...[-1, 1].map((side) =>
      form(
        pairs('24,80 19,88 20,96 26,100 33,97 35,90 31,83')
          .map(([x = 0, y = 0]) => `${x * side},${y}`)
          .join(' '),
        black,
      ),
    ),
    form(HEAD, white),
    turned(HEAD, 'cheek', 'jaw', '-20,58 0,55 18,58 26,66', soft),
    mark('-10,77 -15,78 -20,73 -21,66 -17,64 -12,67 -9,72', black),
    mark('10,77 15,78 20,73 21,66 17,64 12,67 9,72', black),
    mark('-14.5,72.6 -12.6,73 -12,71 -13.6,69.8 -15,70.8', white),
    mark('14.5,72.6 12.6,73 12,71 13.6,69.8 15,70.8', white),
    mark('-5,66 0,67.5 5,66 3,62.5 0,61 -3,62.5', black),
    line('0,61.5 0,58.5 -5,56.5', 1, black),
    line('0,58.5 5,56.5', 1, black),
    form('-22,20 -34,18 -43,12 -46,4 -42,-1 -33,-1 -25,4 -18,10', black),
    form('22,20 34,18 43,12 46,4 42,-1 33,-1 25,4 18,10', black),
    mark('-41,10 -36,11 -34,6 -37,2 -41,3', sheen),
    mark('41,10 36,11 34,6 37,2 41,3', sheen),
  ]
  shapes.push(
    limb('-34,14,1 -20,29,1 -6,44,1 9,58,0.8', 3.4, shade(m.bamboo, -0.02)),
    ...[
      '-6,44 -9,54 -17,60! -14,50',
      '-20,29 -31,33 -41,30! -31,26',
      '-26,23 -34,24 -44,18! -32,18',
      '-13,37 -20,44 -30,45! -22,37',
    ].map((leaf) => form(leaf, m.bamboo, { foliage: true })),
    form('-33,46 -37,37 -36,28 -28,24 -18,26 -10,31 -9,36 -14,39 -20,37 -25,40', black),
    form('33,46 38,37 37,26 29,21 20,22 13,26 13,32 18,34 25,33 26,40', black),
    line('-31,41 -31,33 -25,29', 1, sheen),
    line('31,41 33,32 28,27', 1, sheen),
  )
  return shapes
}

const WALKING = `38,46 30,52 18,56 2,57 -16,56 -32,50 -42,40 @rump -45,28 -44,14 -45,3 -42,0! -29,0! -27,4 -28,12 -24,18 @flank -8,16
  6,17 14,18 16,10 15,3 18,0! 31,0! 32,4 31,13 @breast 34,22`

/** Plodding along on all fours, head low. */
function walking(white: Oklch, black: Oklch): Shape[] {
  const soft = shade(white, -0.13)
  const sheen = shade(black, 0.11)
  return [
    form('-26,20 -24,10 -25,3 -22,0! -10,0! -9,5 -10,14 -12,22', black),
    form('22,24 28,14 33,4 37,0! 49,1! 48,6 43,14 38,26', black),
    form(WALKING, white),
    turned(WALKING, 'flank', 'breast', '26,30 8,27 -10,28 -22,30', soft),
    mark(
      '-38,24 -43.5,14 -44.4,3.2 -41.8,0.4! -29.2,0.4! -27.4,4 -28.4,12 -25,18 -26,26 -32,29',
      black,
    ),
    mark(
      '12,56.4 20,55 29,52 36,46 36,30 33.8,22 31,13 31.6,4 30.8,0.4! 18.2,0.4! 15.4,3 16.4,10 14.6,18 11,30 9,44',
      black,
    ),
    form('33,58 30,64 33,71 40,73 45,69 46,62', black),
    form(
      '38,30 34,38 33,48 36,58 43,65 52,68 61,66 67,60 69,52 73,46 75,40 72,34 65,31 56,29 46,27',
      white,
    ),
    mark('38,30 46,27 56,29 65,31 58,34 46,33 37,38', soft, { shadow: true, alpha: 0.5 }),
    form('53,64 52,71 56,77 63,77 66,71 64,64', black),
    mark('58,54 54,52 54,46 58,43 62,46 63,51', black),
    mark('68,53 66,50 67.5,47 70.5,48', black),
    mark('59,50.4 60.4,50.4 60.4,48.8 59,49', white),
    mark('71.5,43.5 75,42 74.5,38.5 71.5,39.5', black),
    line('73,38 69,36 65,37', 1, black),
    line('22,46 17,34 20,22', 1.1, sheen),
  ]
}

export const panda: SubjectDefinition = {
  placements: ['ground', 'near'],
  home: 'bamboo-grove',
  height: 0.15,
  alone: 1.4,
  count: 1,
  draw(brush) {
    const white = brush.tone([0.95, 0.013, 85], 0.7)
    const black = brush.own([0.27, 0.015, 270], 0.4)
    return brush.random.chance(0.65) ? eating(brush, white, black) : walking(white, black)
  },
}
