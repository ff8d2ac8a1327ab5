import { disc, ellipse, form, inside, line, mirrored } from '../build/form'
import { type Oklch, radial, tone } from '../build/fill'
import { ribbonPath } from '../build/path'
import type { Craft } from './craft'
import { bow } from '../build/still/bow'
import { type Item, many, standing } from '../build/still/item'
import { polyline, triples } from '../../drawing/notation'

export function bear(craft: Craft): Item {
  const { colour, random } = craft
  const pale = tone(colour, 0.16)
  const fur = (outline: string, c: Oklch, relief = 22) =>
    form(outline, radial([-30, -60], [300, 300], tone(c, 0.06), c, tone(c, -0.09)), {
      role: 'body',
      relief,
    })
  const leg = [
    fur('60,-70 120,-110 200,-90 226,-40 196,0 110,6 64,-20', colour, 20),
    inside(
      ellipse([186, -46], [38, 46], pale, { relief: 8, turn: 0.2 }),
      ellipse([184, -38], [18, 20], tone(colour, -0.04), 'detail relief 4'),
    ),
  ]
  const arm = fur('96,-250 150,-240 196,-170 190,-110 150,-100 116,-150 92,-190', colour, 18)
  const ear = [
    fur('70,-520 90,-572 146,-580 176,-536 160,-486 110,-470', colour, 14),
    ellipse([124, -526], [27, 29], pale, 'detail relief 7'),
  ]
  const eye = [
    disc([56, -404], 17, [0.16, 0.02, 40], 'pupil relief 4'),
    disc([50, -411], 5.5, [0.99, 0, 90], 'glint plain'),
  ]
  const cheeks = ellipse([94, -356], [26, 17], [0.74, 0.12, 20], 'blush plain alpha 0.4 blur 9')
  const ribbon: Oklch = random.pick<Oklch>(
    triples('0.58,0.19,25 0.55,0.13,255 0.8,0.12,85 0.6,0.12,160'),
  )
  const stitch = many(
    Array.from({ length: 8 }, (_, i) =>
      ribbonPath(polyline([-3, -216 + i * 22], [3, -206 + i * 22]), 4, 'even'),
    ),
    tone(colour, -0.16),
    { alpha: 0.6 },
  )
  return standing('0,-6 200,22', [
    fur(
      '-120,-260 -60,-296 60,-296 120,-260 150,-140 120,-30 40,4 -40,4 -120,-30 -150,-140',
      colour,
      34,
    ),
    inside(ellipse([0, -130], [88, 104], pale, { relief: 14 }), stitch),
    ...mirrored([arm]),
    arm,
    ...mirrored(leg),
    ...leg,
    ...mirrored(ear),
    ...ear,
    fur(
      '-150,-430 -110,-500 -40,-536 40,-536 110,-500 150,-430 140,-340 80,-290 -80,-290 -140,-340',
      colour,
      34,
    ),
    ellipse([0, -350], [72, 54], pale, { relief: 12 }),
    form('-26,-384 26,-384 22,-362 0,-346 -22,-362', [0.2, 0.03, 40], 'nose relief 5'),
    line('0,-348 0,-330', 5, [0.3, 0.05, 40], 'mouth even'),
    line('-28,-330 -14,-318 0,-330 14,-318 28,-330', 5, [0.3, 0.05, 40], 'mouth'),
    ...mirrored(eye.map((one) => one)),
    ...eye,
    ...mirrored([cheeks]),
    cheeks,
    ...bow(0, -276, ribbon, 0.62),
  ])
}
