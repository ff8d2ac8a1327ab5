import { type Form, disc, ellipse, form, inside, line, mirrored, roundRect } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { DARK, GLASS, LAMP, STEEL, TAIL, WHITE, paintwork, pane, portholes } from './parts'
import { named } from '../../parts'
import type { Draw } from './vehicle'
import { polyline, triples } from '../../drawing/notation'

/** Things that fly or swim; (0, 0) is the middle, or the waterline. */

export const aeroplane: Draw = ({ colour }) => {
  const fuselage = inside(
    fillPath(paintwork(WHITE, -92, 82), 'body relief 26')`-480,-30 -420,-74 -200,-92 200,-92 380,-76
      470,-30 492,14 440,60 300,82 -100,82 -330,60 -460,10`,
    form('-500,20! -300,40 200,44 490,20! 470,120! -400,120!', tone(colour, 0.02), 'detail'),
    line('-480,14 -200,34 240,36 486,14', 9, tone(colour, -0.1), 'detail even'),
    form('404,-56! 450,-34 462,-8! 412,-14!', [0.34, 0.03, 250], 'detail'),
    ...Array.from({ length: 13 }, (_, i) =>
      roundRect([-300 + i * 50, -46, 22, 32], 10, [0.45, 0.06, 240], 'detail'),
    ),
  )
  return [
    form('-300,-60! -470,-280! -360,-280! -180,-80!', colour, 'body relief 12'),
    form('40,-50! -90,-240 -130,-260! -70,-260 150,-60!', tone(WHITE, -0.1), 'body relief 9'),
    fuselage,
    form('-330,-20! -480,50! -400,56! -220,0!', tone(WHITE, -0.05), 'body relief 9'),
    inside(
      form('120,40! -40,250 -120,300! -50,304 250,50!', tone(WHITE, -0.04), 'body relief 14'),
      form('-60,270! -140,310! -40,320! 0,250!', colour, 'detail'),
    ),
    inside(
      form('60,120 100,96 200,100 216,130 196,162 90,160', STEEL, 'metal relief 12'),
      form('196,94! 230,94! 230,170! 196,170!', DARK, 'detail'),
    ),
  ]
}

export const rocket: Draw = ({ colour }) => {
  const body = inside(
    fillPath(paintwork(WHITE, -480, 190), 'body relief 34')`0,-480! 96,-360 124,-200 118,60 90,190!
      -90,190! -118,60 -124,-200 -96,-360`,
    form('0,-500! 120,-360 140,-310! -140,-310! -120,-360', colour, 'detail'),
    form('-140,120! 140,120! 140,150! -140,150!', colour, 'detail'),
  )
  const fin = form('96,20! 190,110 220,240! 130,210 84,180!', colour, 'body relief 14')
  const flame = (k: number, fill: Oklch) =>
    fillPath(fill, 'glow blur 5')`${-70 * k},${206}! ${-96 * k},${270 * k + 40} 0,${480 * k}!
      ${96 * k},${270 * k + 40} ${70 * k},206!`
  return [
    flame(1, [0.7, 0.18, 48]),
    flame(0.76, [0.84, 0.16, 78]),
    flame(0.5, [0.97, 0.06, 98]),
    roundRect([-62, 176, 124, 40], 10, DARK, 'metal relief 8'),
    ...mirrored([fin]),
    fin,
    body,
    form('0,30! 20,60 16,240! -16,240! -20,60', tone(colour, -0.06), 'body relief 6'),
    ...portholes([0], -190, 56, tone(colour, 0.1)),
    ...portholes([0], -40, 36, tone(colour, 0.1)),
  ]
}

export const balloon: Draw = ({ colour, second }) => {
  const envelope = fillPath(colour, 'cloth relief 44')`0,-480 150,-466 262,-380 296,-240 250,-90
    150,30 60,96! -60,96! -150,30 -250,-90 -296,-240 -262,-380 -150,-466`
  const gore = (inner: number, outer: number, fill: Oklch) =>
    fillPath(fill, 'detail')`${inner * 0.2},-500! ${outer * 0.25},-500! ${outer},-240
      ${outer * 0.26},110! ${inner * 0.26},110! ${inner},-240`
  return [
    ...[-52, -20, 20, 52].map((x) =>
      line(polyline([x, 90], [x * 0.85, 210]), 4, DARK, 'line even'),
    ),
    inside(
      envelope,
      gore(-30, 30, second),
      gore(100, 190, second),
      gore(-190, -100, second),
      gore(250, 320, second),
      gore(-320, -250, second),
    ),
    ...named(
      'basket',
      inside(
        form('-62,204! 62,204! 52,300 40,312 -40,312 -52,300', [0.62, 0.09, 58], 'body relief 14'),
        ...[232, 258, 284].map((y) =>
          line(polyline([-70, y], [70, y]), 5, [0.5, 0.08, 50], 'detail even'),
        ),
      ),
    ),
  ]
}

export const helicopter: Draw = ({ colour }) => {
  const body = inside(
    fillPath(paintwork(colour, -160, 126), 'body relief 26')`-130,-120 0,-160 160,-130 260,-40
      264,50 200,110 20,126 -110,84 -196,10 -300,-46 -540,-72! -546,-98! -300,-98 -190,-100`,
    form('-140,40! 280,40! 280,70! -140,70!', WHITE, 'detail'),
  )
  return [
    body,
    pane('90,-120! 170,-100 240,-30 246,20! 96,20!', -130, 30, 100),
    pane('-60,-116! 56,-128! 60,18! -70,18!', -130, 20, -60),
    form('-584,-206! -546,-206! -506,-80! -560,-66!', tone(colour, -0.08), 'body relief 6'),
    disc([-546, -136], 46, [0.8, 0.01, 250], 'light alpha 0.5'),
    line('-546,-184 -546,-88', 8, DARK, 'line even'),
    form('-460,-92! -420,-92! -436,-52! -470,-48!', tone(colour, -0.14), 'body'),
    roundRect([10, -214, 34, 60], 8, DARK, 'metal'),
    roundRect([-440, -222, 940, 15], 7, [0.42, 0.01, 260], 'metal'),
    line('-80,180 200,180 260,160', 15, DARK, 'metal even'),
    line('0,116 -20,180', 10, DARK, 'line even'),
    line('140,116 160,180', 10, DARK, 'line even'),
  ]
}

export const ufo: Draw = ({ colour }) => [
  form(
    '-140,60! 140,60! 300,470! -300,470!',
    linear([0, 60], [0, 470], [0.93, 0.1, 105], [0.93, 0.1, 105]),
    'glow alpha 0.3 blur 8',
  ),
  inside(
    fillPath([0.82, 0.06, 200], 'glass relief 24')`-170,-20! -150,-140 -70,-206 70,-206 150,-140
      170,-20!`,
    form('-110,-60 -96,-140 -50,-176 -60,-110', WHITE, 'light alpha 0.6'),
  ),
  inside(
    ellipse([0, 20], [420, 96], colour, 'metal relief 34'),
    ellipse([0, 44], [440, 70], tone(colour, -0.1), 'detail'),
    ellipse([0, 6], [240, 40], tone(colour, 0.08), 'detail'),
  ),
  ...[-300, -180, -60, 60, 180, 300].map((x, i) =>
    disc([x, 52 + (3 - Math.abs(i - 2.5)) * 8], 19, i % 2 ? LAMP : TAIL, 'glow'),
  ),
]

const mast = (x: number, top: number): Form =>
  roundRect([x - 8, top, 16, -top - 90], 6, [0.45, 0.06, 50], 'body')

export const sailboat: Draw = ({ colour }) => [
  ...named('mast', mast(0, -520)),
  ...named(
    'sail',
    inside(
      form('22,-500! 150,-360 220,-150! 22,-120!', WHITE, 'cloth relief 20'),
      form('22,-280! 190,-240! 210,-190! 22,-220!', colour, 'detail'),
    ),
    form('-22,-460! -120,-320 -230,-140! -22,-120!', colour, 'cloth relief 18'),
  ),
  ...named('flag', form('0,-520! 0,-556 70,-548! 4,-528!', TAIL, 'cloth')),
  ...named(
    'hull',
    inside(
      form('-330,-90! 340,-90! 260,40! -230,40!', [0.5, 0.085, 45], 'body relief 16'),
      form('-340,-90! 350,-90! 340,-58! -320,-58!', WHITE, 'detail'),
    ),
  ),
]

export const ship: Draw = ({ colour }) => [
  ...named(
    'chimney',
    roundRect([-60, -400, 90, 130], 8, colour, 'body relief 14'),
    roundRect([-60, -370, 90, 30], 0, WHITE, 'detail'),
    roundRect([90, -370, 74, 110], 8, colour, 'body relief 12'),
  ),
  ...named(
    'smoke',
    triples('-40,-450,40 20,-490,52 110,-430,36 170,-470,44').map(([x = 0, y = 0, r = 0]) =>
      disc([x, y], r, [0.93, 0.008, 250], 'backdrop plain alpha 0.85'),
    ),
  ),
  inside(
    roundRect([-260, -280, 500, 110], 18, WHITE, 'body relief 14'),
    ...Array.from({ length: 9 }, (_, i) =>
      roundRect([-232 + i * 52, -250, 30, 36], 8, GLASS, 'detail'),
    ),
  ),
  ...named(
    'hull',
    inside(
      fillPath(paintwork(colour, -180, 50), 'body relief 22')`-470,-180! 500,-180! 430,-20 380,50!
        -400,50! -440,-40`,
      roundRect([-520, -186, 1040, 40], 0, WHITE, 'detail'),
      roundRect([-520, 6, 1040, 60], 0, [0.48, 0.14, 28], 'detail'),
    ),
  ),
  ...portholes([-340, -240, -140, -40, 60, 160, 260], -90, 21),
]

export const submarine: Draw = ({ colour }) => [
  roundRect([-60, -250, 150, 130], 26, tone(colour, 0.03), 'body relief 16'),
  line('20,-240 20,-330 90,-330', 20, STEEL, 'metal even relief 5'),
  inside(
    fillPath(paintwork(colour, -150, 146), 'body relief 44')`-460,0 -400,-100 -200,-150 240,-150
      420,-100 480,0 420,100 240,146 -200,146 -400,96`,
    line('-480,0 480,0', 7, tone(colour, -0.12), 'detail even'),
  ),
  form('-420,-40! -540,-130! -520,0 -540,130! -420,40!', tone(colour, -0.08), 'body relief 12'),
  ...portholes([-200, -20, 160, 330], -20, 54),
]
