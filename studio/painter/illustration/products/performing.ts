import { disc, ellipse, form, inside, line, mirrored, place, roundRect } from '../build/form'
import { type Form, fillPath } from '../build/outlines'
import { type Oklch, linear, radial, tone } from '../build/fill'
import { ribbonPath } from '../build/path'
import { type Item, many, standing } from '../build/still/item'
import { type Craft, type Product, stand } from './craft'
import { polyline, triples } from '../../drawing/notation'

const GOLD: Oklch = [0.82, 0.11, 86]

/** A painted face of the Peking opera, on a stand; the colour is the character's. */
function operaMask({ colour }: Craft): Item {
  const black: Oklch = [0.2, 0.01, 280]
  const white: Oklch = [0.97, 0.008, 90]
  const half: Form[] = [
    // eye socket, brow, cheek and the fold at the mouth
    fillPath(white, 'detail plain')`30,-470 90,-520 190,-530 262,-470 256,-420 200,-400 120,-402
      50,-424`,
    form('46,-462 100,-504 190,-512 240,-470 226,-428 160,-420 90,-426', black, 'detail plain'),
    form('84,-462 130,-482 184,-474 206,-458 170,-442 118,-444', white, 'eye'),
    disc([146, -461], 17, black, 'eye'),
    disc([152, -467], 5, white, 'glint'),
    form('26,-540! 70,-600 160,-650 262,-640 240,-610 170,-596 104,-556 50,-520!', black, 'brow'),
    form('34,-556! 90,-616 170,-650! 120,-650 60,-616 22,-580!', white, 'detail plain'),
    form('150,-330 210,-372 270,-360 280,-300 240,-240 180,-236', white, 'detail plain'),
    form('172,-316 216,-346 254,-336 256,-296 222,-262', black, 'detail plain'),
    form('60,-250! 110,-280 150,-240 146,-170 110,-120 150,-210 120,-246', black, 'detail plain'),
    form('28,-330 62,-320 66,-288 40,-276', black, 'detail plain'),
    form('0,-760! 46,-720 60,-660 40,-600 0,-560!', white, 'detail plain'),
    form('0,-724! 22,-690 24,-650 0,-610!', [0.56, 0.22, 27], 'detail plain'),
  ]
  const face = inside(
    form(
      '0,-800 130,-790 240,-726 300,-610 310,-460 286,-320 230,-190 130,-90 0,-50 -130,-90 -230,-190 -286,-320 -310,-460 -300,-610 -240,-726 -130,-790',
      radial([-60, -520], [360, 460], tone(colour, 0.06), colour, tone(colour, -0.08)),
      'body relief 26',
    ),
    fillPath(tone(white, -0.02), 'detail plain')`0,-560! 30,-520 34,-420 56,-340 48,-290 0,-276
      -48,-290 -56,-340 -34,-420 -30,-520`,
    ...half,
    ...mirrored(half),
    fillPath([0.5, 0.2, 25], 'mouth')`-96,-196 -40,-222 0,-206 40,-222 96,-196 60,-160 0,-146
      -60,-160`,
    line('-96,-196 -30,-190 0,-184 30,-190 96,-196', 7, black, 'mouth'),
    form('-60,-110 0,-126 60,-110 30,-70 0,-60 -30,-70', black, 'detail plain'),
  )
  const ears = [
    ellipse([306, -430], [34, 64], tone(colour, -0.05), 'body relief 8'),
    disc([318, -352], 18, GOLD, 'metal'),
    form('302,-330! 334,-330! 344,-180! 318,-200 292,-180!', [0.56, 0.2, 27], 'cloth relief 3'),
  ]
  const crown = [-240, -160, -80, 0, 80, 160, 240].map((x) =>
    disc([x, -790 + (x * x) / 900], 36, x % 160 ? GOLD : [0.56, 0.2, 27], 'metal relief 6'),
  )
  return {
    forms: [
      roundRect([-26, -90, 52, 70], 6, [0.3, 0.04, 40], { relief: 6 }),
      roundRect([-150, -30, 300, 30], 10, [0.3, 0.04, 40], { relief: 8 }),
      ...mirrored(ears),
      ...ears,
      ...crown,
      face,
    ],
    stands: [stand(150, 12)],
  }
}

function piano({ colour }: Craft): Item {
  const dim = tone(colour, -0.08)
  const lit = tone(colour, 0.12)
  const keys: Form[] = []
  const [left, width, count] = [-390, 780, 21]
  const step = width / count
  for (let i = 0; i < count; i++)
    keys.push(
      roundRect([left + i * step + 1, -330, step - 2, 62], 3, [0.98, 0.008, 95], { plain: true }),
    )
  for (let i = 0; i < count - 1; i++)
    if (![2, 6].includes(i % 7))
      keys.push(
        roundRect([left + (i + 1) * step - 9, -332, 18, 38], 3, [0.18, 0.01, 280], { plain: true }),
      )
  const leg = roundRect([350, -262, 54, 262], 6, linear([350, 0], [404, 0], lit, colour, dim), {
    relief: 8,
  })
  const note = many(
    [0, 1, 2, 3].flatMap((row) =>
      [0, 1].map((page) =>
        ribbonPath(
          polyline([-96 + page * 104, -520 + row * 26], [-14 + page * 104, -520 + row * 26]),
          4,
          'even',
        ),
      ),
    ),
    [0.4, 0.01, 280],
    { alpha: 0.8 },
  )
  return standing('0,0 420,14', [
    leg,
    ...mirrored([leg]),
    roundRect([-400, -262, 800, 200], 6, linear([0, -262], [0, -62], dim, tone(colour, -0.12)), {
      plain: true,
    }),
    ...[-40, 0, 40].map((x) => roundRect([x - 12, -66, 24, 44], 8, GOLD, 'metal relief 4')),
    roundRect([-430, -700, 860, 374], 12, linear([-430, -700], [430, -330], lit, colour, dim), {
      relief: 12,
    }),
    roundRect([-452, -722, 904, 34], 10, linear([0, -722], [0, -688], lit, colour), { relief: 8 }),
    roundRect([-360, -650, 720, 230], 10, tone(colour, 0.05), 'detail plain'),
    roundRect([-450, -346, 900, 24], 6, dim, { plain: true }),
    roundRect([-410, -336, 820, 74], 6, [0.2, 0.01, 280], { plain: true }),
    ...keys,
    roundRect([-450, -272, 900, 40], 10, linear([0, -272], [0, -232], lit, dim), { relief: 8 }),
    fillPath([0.97, 0.01, 95], 'detail relief 3')`-112,-556! -6,-548! 0,-546! 6,-548! 112,-556!
      112,-412! 4,-404 0,-402! -4,-404 -112,-412!`,
    note,
    line('0,-546 0,-404', 4, [0.8, 0.01, 95], 'detail even'),
    roundRect([-200, -410, 400, 16], 6, lit, { relief: 4 }),
  ])
}

function violin({ colour }: Craft): Item {
  const dark: Oklch = [0.22, 0.03, 40]
  const hole = line('60,-250 48,-236 62,-206 72,-176 58,-160', 9, dark, 'detail')
  const body = inside(
    form(
      '0,-420 74,-410 120,-360 118,-310! 84,-270 84,-210 128,-168! 152,-100 120,-24 0,0 -120,-24 -152,-100 -128,-168! -84,-210 -84,-270 -118,-310! -120,-360 -74,-410',
      radial([-30, -210], [210, 260], tone(colour, 0.12), colour, tone(colour, -0.13)),
      'body relief 16',
    ),
    hole,
    ...mirrored([hole]),
    form('-96,-20! -60,-90 0,-110! 0,-10!', dark, 'detail relief 4'),
  )
  const tail = form('-16,-130! 16,-130! 26,-40 0,-16 -26,-40', dark, 'body relief 5')
  const strings = many(
    [-9, -3, 3, 9].map((x) => ribbonPath(polyline([x, -700], [x * 1.4, -130]), 2.4, 'even')),
    [0.93, 0.01, 90],
  )
  const whole = [
    body,
    tail,
    roundRect([-40, -196, 80, 16], 5, [0.74, 0.08, 70], { relief: 4 }),
    form('-14,-720! 14,-720! 22,-300! -22,-300!', dark, 'body relief 4'),
    fillPath(tone(colour, -0.08), 'body relief 7')`-16,-716! -22,-780 -20,-826 8,-852 36,-838
      34,-806 14,-800! 20,-770 16,-716!`,
    disc([12, -826], 12, dark, 'detail'),
    ...[-1, 1].flatMap((s) =>
      [-744, -780].map((y) => ellipse([s * 38, y], [20, 9], dark, 'body relief 3')),
    ),
    strings,
  ]
  const bow = [
    line('0,-760 10,-400 0,-30', 13, [0.46, 0.09, 40], 'body even relief 4'),
    line('-16,-754 -18,-40', 6, [0.95, 0.02, 90], 'detail even'),
    roundRect([-24, -70, 34, 44], 4, dark, { relief: 4 }),
  ]
  return {
    forms: [...place(whole, [-60, 0], { turn: 0.16 }), ...place(bow, [250, 0], { turn: -0.14 })],
    stands: [stand(140, 12), { at: [250, 0], radius: [30, 8] }],
  }
}

/** Masks and instruments. */
export const PERFORMING: Readonly<Record<string, Product>> = {
  'opera-mask': {
    words: '脸谱 京剧脸谱 戏曲脸谱 川剧脸谱 戏剧脸谱 京剧面具 opera_mask',
    draw: operaMask,
    colours: triples('0.54,0.22,27 0.48,0.15,262 0.5,0.13,152'),
    grounds: ['sweep'],
  },
  piano: {
    words: '钢琴 立式钢琴 三角钢琴 piano',
    draw: piano,
    colours: triples('0.26,0.012,280 0.4,0.07,45'),
    grounds: ['sweep'],
  },
  violin: {
    words: '小提琴 中提琴 violin',
    draw: violin,
    colours: triples('0.5,0.12,45 0.46,0.11,38'),
    grounds: ['sweep', 'wood'],
  },
}
