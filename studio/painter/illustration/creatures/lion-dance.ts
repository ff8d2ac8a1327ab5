import { pairs } from '../../drawing/notation'
import { tone } from '../build/fill'
import { type Form, disc, ellipse, form, inside, line, mirrored } from '../build/form'
import { type Creature, DARK, type Hide } from './creature'

/** A dancer under the head and the cloth of a lion, from the front: brows, eyes and beard of fur. */
function lionDance({ base, lit }: Hide): Form[] {
  const [gold, fur] = [lit([0.84, 0.15, 86]), lit([0.97, 0.02, 90])]
  const [teal, pink] = [lit([0.66, 0.12, 195]), lit([0.68, 0.17, 10])]
  const dim = tone(base, -0.1)
  const tufts = (spots: string, r: number): Form[] =>
    pairs(spots).map(([x, y]) => disc([x, y], r, fur, 'hair relief 6'))
  const leg = [
    form('20,200! 150,200! 164,330 150,400! 40,400! 24,330', base, 'cloth relief 12'),
    ...tufts('50,330 96,338 142,330', 30),
    form('36,396! 150,396! 196,440 190,458! 36,458!', lit([0.3, 0.03, 40]), 'body relief 8'),
  ]
  const ear = [
    form('190,-330! 250,-400 330,-420 350,-390! 330,-330 250,-270', base, 'cloth relief 10'),
    form('220,-330! 262,-372 320,-388 300,-340 250,-296', pink, 'detail'),
    ...tufts('196,-300 222,-270', 30),
  ]
  const look = [
    ...tufts('60,-270 104,-292 152,-292 196,-268 224,-230', 36),
    ellipse([136, -186], [84, 78], gold, 'body relief 8'),
    ellipse([136, -184], [66, 62], lit([0.99, 0.005, 90]), 'body'),
    disc([128, -178], 38, DARK, 'eye'),
    disc([142, -194], 13, [0.99, 0, 0], 'glint'),
    ...tufts('190,-104 224,-60 240,-8 232,44', 34),
    line('96,-86 150,-70 196,-90', 12, gold, 'detail even'),
  ]
  const mouth = inside(
    form(
      '-176,30! -80,6 80,6 176,30! 150,130 70,176 -70,176 -150,130',
      lit([0.3, 0.1, 20]),
      'mouth',
    ),
    ellipse([0, 150], [92, 60], pink, 'lip'),
    ...[-120, -72, -24, 24, 72, 120].map((x) =>
      form(`${x - 22},0! ${x + 22},0! ${x + 18},50 ${x - 18},50`, fur, 'body'),
    ),
  )
  return [
    ...mirrored(leg),
    ...leg,
    form(
      '-230,-60 230,-60 300,120 270,260! 160,220 80,270! 0,226 -80,270! -160,220 -270,260! -300,120',
      dim,
      'cloth relief 16',
    ),
    ...tufts('-262,250 -206,242 -150,232 -80,258 0,232 80,258 150,232 206,242 262,250', 34),
    ...mirrored(ear),
    ...ear,
    form(
      '0,-400 130,-380 230,-300 270,-180 262,-20 210,90 100,140 0,150 -100,140 -210,90 -262,-20 -270,-180 -230,-300 -130,-380',
      base,
      'body relief 30',
    ),
    form('-40,-350! 0,-480 40,-350!', gold, 'body relief 10'),
    disc([0, -330], 44, gold, 'body relief 8'),
    disc([0, -330], 30, lit([0.93, 0.02, 230]), 'glass'),
    line('-150,-340 -90,-372', 14, teal, 'detail even'),
    line('150,-340 90,-372', 14, teal, 'detail even'),
    ...mirrored(look),
    ...look,
    mouth,
    form('-176,34! -80,4 80,4 176,34! 80,44 -80,44', gold, 'body relief 4'),
    ellipse([0, -62], [76, 54], teal, 'nose relief 12'),
    ellipse([-30, -48], [16, 12], DARK, 'detail'),
    ellipse([30, -48], [16, 12], DARK, 'detail'),
    ...tufts('-120,156 -74,184 -26,198 26,198 74,184 120,156', 36),
    disc([-86, -424], 34, pink, 'hair relief 8'),
    disc([86, -424], 34, pink, 'hair relief 8'),
  ]
}

export const DANCES = {
  'lion-dance': {
    words: '舞狮 醒狮 舞狮表演 舞狮子 舞狮队 狮舞 舞狮头 狮头 南狮 北狮 醒狮表演 舞狮人 lion_dance',
    colours: [
      [0.58, 0.21, 27],
      [0.78, 0.16, 78],
    ],
    ...{ size: [740, 950], foot: 456, middle: 0, on: 'grass', shadow: 260, draw: lionDance },
  },
} satisfies Readonly<Record<string, Creature>>
