import { type Form, disc, ellipse, form, inside, line, mirrored, roundRect } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, tone } from '../build/fill'
import { DARK, LAMP, STEEL, WHITE, groundShadow } from './parts'
import type { Draw } from './vehicle'

const SCREEN: Oklch = [0.26, 0.04, 250]
const CYAN: Oklch = [0.86, 0.13, 205]

function face(expression: number): Form[] {
  const eye = (x: number): Form =>
    expression % 3 === 1
      ? line(`${x - 26},-474 ${x},-500 ${x + 26},-474`, 15, CYAN, 'glow even')
      : roundRect([x - 20, -510, 40, expression % 3 === 2 ? 40 : 52], 20, CYAN, 'glow')
  return [eye(-58), eye(58), line('-30,-434 0,-420 30,-434', 9, CYAN, 'glow even')]
}

/** A friendly round robot. */
export const robot: Draw = ({ colour, second, random }) => {
  const arm = [
    line('176,-300 256,-230 262,-150', 44, tone(WHITE, -0.06), 'metal even relief 10'),
    disc([262, -128], 38, colour, 'body relief 10'),
  ]
  const leg = [
    line('76,-110 76,-50', 46, tone(WHITE, -0.08), 'metal even relief 10'),
    form('24,0! 24,-30 60,-62 110,-58 146,-24 146,0!', colour, 'body relief 10'),
  ]
  const ear = inside(
    disc([196, -476], 44, colour, 'body relief 12'),
    disc([200, -476], 22, second, 'detail'),
  )
  return [
    ...groundShadow(220),
    ...mirrored(leg),
    ...leg,
    ...mirrored(arm),
    inside(
      fillPath(WHITE, 'body relief 34')`-150,-350 0,-372 150,-350 190,-230 160,-120 0,-92 -160,-120
        -190,-230`,
      roundRect([-84, -290, 168, 108], 26, tone(colour, 0.02), 'detail'),
      disc([-36, -236], 22, LAMP, 'detail'),
      disc([30, -236], 22, second, 'detail'),
      line('-60,-204 60,-204', 8, WHITE, 'detail even'),
    ),
    ...arm,
    ...mirrored([ear]),
    ear,
    line('0,-610 0,-690', 14, STEEL, 'metal even'),
    disc([0, -704], 26, colour, 'glow relief 6'),
    inside(
      fillPath(WHITE, 'body relief 36')`0,-620 120,-612 190,-550 196,-440 150,-370 0,-352 -150,-370
        -196,-440 -190,-550 -120,-612`,
      fillPath(SCREEN, 'detail')`0,-566 100,-562 148,-530 150,-440 110,-402 0,-394 -110,-402
        -150,-440 -148,-530 -100,-562`,
    ),
    ...face(random.integer(0, 5)),
    form('-120,-548 -60,-560 -90,-470 -136,-440', WHITE, 'light alpha 0.14'),
  ]
}

/** A tall machine of plates; the palette and head are its own. */
export const mecha: Draw = ({ colour, second }) => {
  const dark = tone(colour, -0.12)
  const side: Form[] = [
    // the leg: thigh, knee, shin, foot
    form('30,-300! 120,-310! 132,-200 112,-170! 46,-172!', [0.5, 0.012, 260], 'metal relief 12'),
    form('30,-190! 134,-196! 150,-60 130,-30! 44,-30!', colour, 'body relief 14'),
    form('52,-214! 112,-218! 118,-166! 82,-146! 50,-166!', second, 'body relief 8'),
    form('30,-34! 140,-38! 186,0! 22,0!', dark, 'body relief 9'),
    // the arm
    form('196,-520! 250,-500 262,-390 240,-370! 200,-380!', [0.5, 0.012, 260], 'metal relief 10'),
    form('200,-392! 274,-400! 290,-270 270,-240! 210,-246!', colour, 'body relief 12'),
    form('214,-250! 268,-254! 270,-206 244,-186 216,-206!', DARK, 'metal relief 8'),
    form('130,-590! 220,-620 286,-570 290,-480! 200,-470 140,-500!', colour, 'body relief 18'),
    form('150,-560! 214,-580 262,-552! 250,-536 170,-536!', second, 'detail'),
  ]
  return [
    ...groundShadow(200),
    ...mirrored(side),
    ...side,
    fillPath(dark, 'body relief 10')`-110,-330! 110,-330! 130,-270! 60,-250 0,-220! -60,-250
      -130,-270!`,
    inside(
      form('-150,-560! 0,-590 150,-560! 120,-360! 0,-320! -120,-360!', colour, 'body relief 24'),
      form('-90,-540! 90,-540! 60,-440! 0,-410! -60,-440!', tone(WHITE, -0.04), 'detail'),
      form('-40,-500! 40,-500! 24,-456! -24,-456!', CYAN, 'glow'),
    ),
    roundRect([-34, -612, 68, 40], 8, DARK, 'metal'),
    inside(
      fillPath(tone(WHITE, -0.03), 'body relief 15')`-70,-610! -84,-690 -60,-740 60,-740 84,-690
        70,-610! 0,-590`,
      form('-66,-690! 66,-690! 54,-656! -54,-656!', SCREEN, 'detail'),
      form('-50,-684! -16,-684! -20,-664! -46,-664!', CYAN, 'glow'),
      form('50,-684! 16,-684! 20,-664! 46,-664!', CYAN, 'glow'),
      form('-20,-640! 20,-640! 12,-604! -12,-604!', dark, 'detail'),
    ),
    form('-14,-740! 14,-740! 8,-800! -8,-800!', second, 'body relief 4'),
    ellipse([0, -352], [20, 12], second, 'detail'),
  ]
}
