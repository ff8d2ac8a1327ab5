import { disc, ellipse, form, inside, line, mirrored, place, roundRect } from '../build/form'
import { type Oklch, linear, radial, tone, tones } from '../build/fill'
import { ellipsePath } from '../build/path'
import { glossFill, metalFill } from '../build/shine'
import { type Craft, stand } from './craft'
import { lensAt } from './lens'
import { type Item, many } from '../build/still/item'
import { named } from '../../parts'

export function headphones(craft: Craft): Item {
  const { colour } = craft
  const dark: Oklch = [0.3, 0.025, 50]
  const arc = (r: number, lift: number) =>
    `${-r},-330 ${-r * 0.98},-470 ${-r * 0.72},${-620 - lift} 0,${-690 - lift} ${r * 0.72},${-620 - lift} ${r * 0.98},-470 ${r},-330`
  const across = (...c: Oklch[]) => linear([-240, 0], [240, 0], ...c)
  const band = [
    line(
      arc(212, 4),
      62,
      across(
        tone(colour, -0.24),
        tone(colour, 0.08),
        tone(colour, 0.14),
        tone(colour, -0.04),
        tone(colour, -0.26),
      ),
      'body even relief 12',
    ),
    line(
      arc(192, -14),
      26,
      across(dark, tone(dark, 0.14), dark, tone(dark, -0.06)),
      'body even relief 6',
    ),
    line('-178,-560 -120,-640 0,-686', 9, [0.99, 0.01, 85], 'light plain alpha 0.65 blur 3'),
  ]
  const cup = place(
    [
      roundRect([-16, -410, 32, 130], 12, metalFill([-16, 16], craft.metal), 'metal'),
      ...named(
        'cushions',
        form(
          '-92,-260 -50,-290 4,-282 22,-170 4,-50 -50,-40 -90,-64 -102,-160',
          radial([-50, -210], [140, 160], ...tones(dark, 0.18, 0, -0.1)),
          { relief: 18 },
        ),
      ),
      inside(
        form(
          '-24,-290 34,-296 78,-256 94,-168 78,-80 34,-42 -24,-46 -40,-168',
          radial([0, -230], [150, 170], ...tones(colour, 0.14, 0, -0.16)),
          { relief: 22 },
        ),
        ellipse(
          [36, -168],
          [38, 74],
          linear([0, -240], [70, -90], ...tones(craft.metal, 0.1, -0.3, 0.1)),
          'metal',
        ),
        ellipse(
          [36, -168],
          [33, 68],
          radial([26, -196], [50, 80], ...tones(colour, 0.1, -0.08)),
          'detail relief 5',
        ),
        line('-14,-266 -28,-168 -14,-72', 5, [0.99, 0.01, 85], 'light plain alpha 0.5 blur 2'),
      ),
      roundRect([-26, -330, 52, 52], 14, tone(colour, -0.03), { relief: 7 }),
    ],
    [210, 40],
  )
  return {
    forms: [...named('headset-band', band), ...mirrored(cup), ...cup],
    stands: [
      { at: [-205, 0], radius: [88, 14] },
      { at: [205, 0], radius: [88, 14] },
    ],
  }
}

export function camera(craft: Craft): Item {
  const { colour, metal, random } = craft
  const retro = random.chance(0.6)
  const top: Oklch = retro ? [0.85, 0.01, 90] : [0.28, 0.01, 270]
  const hump = form(
    '-110,-330! -84,-398! 84,-398! 110,-330!',
    linear([0, -400], [0, -330], tone(top, 0.08), tone(top, -0.14)),
    'metal relief 8',
  )
  const plate = roundRect(
    [-300, -342, 600, 110],
    30,
    linear([0, -342], [0, -232], tone(top, 0.06), top, tone(top, -0.16)),
    'metal relief 8',
  )
  const body = roundRect(
    [-306, -290, 612, 290],
    34,
    linear([0, -290], [0, 0], tone(colour, 0.05), colour, tone(colour, -0.1)),
    { relief: 14 },
  )
  const grain = many(
    Array.from({ length: 260 }, () =>
      ellipsePath(random.range(-296, 296), random.range(-226, -40), 2.4, 2),
    ),
    tone(colour, -0.1),
    { alpha: 0.5 },
  )
  const rings = [
    [150, metalFill([-150, 150], metal)],
    [138, glossFill([-138, 138], [0.24, 0.01, 270])],
    [112, metalFill([-112, 112], [0.5, 0.01, 270])],
    [104, [0.16, 0.01, 270] as Oklch],
  ] as const
  const barrel = rings.map(([r, fill]) => disc([0, -146], r, fill, 'metal relief 5'))
  const dial = (x: number, w: number, h: number) => [
    roundRect(
      [x - w / 2, -342 - h, w, h + 8],
      6,
      metalFill([x - w / 2, x + w / 2], metal),
      'metal relief 2',
    ),
  ]
  return {
    forms: [
      ...dial(-220, 84, 34),
      ...dial(206, 62, 26),
      roundRect([128, -362, 36, 24], 8, [0.55, 0.2, 27], 'body relief 4'),
      hump,
      inside(
        body,
        grain,
        roundRect([-320, -52, 640, 8], 0, tone(metal, -0.1), 'detail plain alpha 0.5'),
      ),
      plate,
      roundRect([-62, -384, 124, 40], 6, [0.12, 0.01, 270], 'glass relief 3'),
      roundRect([190, -318, 70, 44], 8, [0.2, 0.02, 270], 'glass relief 4'),
      ellipse([12, -132], [158, 156], [0.15, 0.02, 300], 'shadow plain multiply alpha 0.5 blur 12'),
      ...named('camera-lens', barrel, lensAt(0, -146, 92)),
      disc([-258, -296], 11, [0.62, 0.2, 27], 'glow plain'),
    ],
    stands: [stand(296, 14)],
  }
}
