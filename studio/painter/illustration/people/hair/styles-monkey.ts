import { hex } from '../../../colour'
import type { Hair, HairKit } from './kit'
import { inside } from '../../build/form'

/** Golden fur around a heart-shaped face: the monkey of the old novel, to a design of our own. */
export function monkey(kit: HairKit): Hair {
  const { back, on, space, person } = kit
  const mane = back(
    '0,-206! -40,-190 -72,-196! -96,-160 -128,-156! -136,-112 -164,-92! -150,-48 -172,-14! -148,22 -158,66! -124,84 -122,124! -84,122 -70,156! -36,140 0,160! 36,140 70,156! 84,122 122,124! 124,84 158,66! 148,22 172,-14! 150,-48 164,-92! 136,-112 128,-156! 96,-160 72,-196! 40,-190',
    on.back.shade('60,-240! 96,-100 92,20 60,240! 300,240! 300,-240!'),
    [-120, -80, 80, 120].map((x) => on.back.strand(`${x * 0.7},-90 ${x},0 ${x * 0.9},90`)),
  )
  const ears = [-1, 1].flatMap((s) => [
    inside(
      space.skull.ellipse([s * 146, 6], [38, 46], person.colours.hair, 'hair relief 8'),
      space.skull.ellipse([s * 148, 10], [24, 31], hex('#eab39a'), 'skin plain'),
    ),
  ])
  const brow = kit.front(
    '-112,20! -124,-40 -118,-100 -84,-150 -30,-182 0,-192! 30,-182 84,-150 118,-100 124,-40 112,20! 104,-30 84,-62 44,-70 16,-52 0,-30! -16,-52 -44,-70 -84,-62 -104,-30',
    on.front.shade('56,-220! 92,-120 96,-20 100,40! 200,40! 200,-220!'),
    on.front.strand('-60,-90 -40,-130 -10,-160'),
    on.front.strand('60,-90 40,-130 10,-160'),
    on.front.strand('-90,-70 -80,-110 -56,-140'),
    on.front.strand('90,-70 80,-110 56,-140'),
  )
  const cheek = kit.front(
    '112,10! 108,60 84,104 44,140 60,150! 96,130 124,90 132,40',
    on.front.strand('116,40 106,90 80,124', 2.6),
  )
  const other = kit.front(
    '-112,10! -108,60 -84,104 -44,140 -60,150! -96,130 -124,90 -132,40',
    on.front.strand('-116,40 -106,90 -80,124', 2.6),
  )
  return { back: [...ears, mane], front: [cheek, other, brow] }
}
