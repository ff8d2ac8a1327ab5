import { shade } from '../../colour'
import { form, limb, line, mark } from '../trace'
import { subject } from '../subject'

const BODY = `44,74! 34,82 24,88 10,86 2,78 -8,62 -26,40 -44,20 -78,-2! -84,-12! -60,-8 -30,4 -6,6 12,12 24,26 28,44 28,60 30,70`

const FLYING = `58,6! 46,12 34,12 14,16 -4,44 -30,60! -24,34 -20,14 -50,8 -70,12! -66,0! -72,-8! -44,-6 -18,-6 -26,-26 -20,-52! 8,-30 22,-8 42,0`

/** A crow on a bough, or on the wing. */
export const crow = subject(
  ['sky', 'ground', 'near', 'corner', 'table'],
  { height: 0.07, alone: 1.6, count: 3, perches: true },
  (brush) => {
    const black = brush.own([0.24, 0.02, 270], 0.5)
    if (brush.placement === 'sky') return [form(FLYING, black)]
    return [
      limb('4,10 2,4 4,-2', 2.4, black),
      limb('12,12 12,5 14,-2', 2.4, black),
      form(BODY, black),
      mark('14,60 14,44 2,26 -20,12 -50,-2 -28,22 -10,42 2,58', shade(black, 0.08)),
      line('8,46 -12,26 -36,8', 1.4, shade(black, 0.16)),
      mark('38,80 62,72! 40,70', shade(black, -0.04)),
      mark('27,81 30,80 28,77 25,78', brush.m.white),
    ]
  },
)
