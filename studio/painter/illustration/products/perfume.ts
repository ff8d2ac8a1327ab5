import { type Form, disc, ellipse, form, inside, line, polygonForm, roundRect } from '../build/form'
import { fillPolygon } from '../build/outlines'
import { type Oklch, linear, tone, tones } from '../build/fill'
import { glossMaterial, metalMaterial } from '../build/lathe'
import { metalFill, sheen, streak } from '../build/shine'
import { type Craft, INK, WHITE, glassBody, label, stand, tube, wished } from './craft'
import type { Item } from '../build/still/item'
import { polyline } from '../../drawing/notation'
import { named } from '../../parts'

export type Flacon = (craft: Craft) => {
  glass: string
  liquid: string
  half: number
  shoulder: number
  top: number
}
export const FLACONS: readonly [Flacon, ...Flacon[]] = [
  () => ({
    glass: '-160,-30 -160,-330 -126,-366 126,-366 160,-330 160,-30 134,0 -134,0',
    liquid: '-124,-60 -124,-252! 124,-252! 124,-60 104,-42 -104,-42',
    half: 160,
    shoulder: -366,
    top: -252,
  }),
  () => ({
    glass:
      '0,-384 -120,-352 -184,-250 -190,-160 -140,-40 -80,0! 80,0! 140,-40 190,-160 184,-250 120,-352',
    liquid: '-146,-226! -150,-160 -112,-70 -66,-40 66,-40 112,-70 150,-160 146,-226!',
    half: 188,
    shoulder: -380,
    top: -226,
  }),
  () => ({
    glass: '-112,-20! -112,-420 -84,-452! 84,-452! 112,-420 112,-20! 96,0! -96,0!',
    liquid: '-84,-48! -84,-316! 84,-316! 84,-48!',
    half: 112,
    shoulder: -452,
    top: -316,
  }),
  () => ({
    glass: '-90,0! -178,-120! -140,-350! -60,-384! 60,-384! 140,-350! 178,-120! 90,0!',
    liquid: '-74,-40! -140,-130! -122,-240! 122,-240! 140,-130! 74,-40!',
    half: 176,
    shoulder: -384,
    top: -240,
  }),
]

export function flaconCap(craft: Craft, y: number): Form[] {
  const { metal, random, colour } = craft
  const usual = random.integer(0, 3)
  // gold is meant for the parts of metal: the cap
  const kind = /^(gold|silver|metal)$/.test(wished(craft, 'material') ?? '') ? 0 : usual
  if (kind === 0) return [tube(0, y - 36, 66, 120, metalMaterial(metal), { bevel: 8 })]
  if (kind === 1) {
    const ball = disc(
      [0, y - 92],
      66,
      linear([-50, y - 150], [50, y - 30], ...tones(metal, 0.14, -0.06, -0.3)),
      'metal relief 14',
    )
    return [inside(ball, sheen(-22, y - 116, 20, 14, 0.9, -0.6))]
  }
  if (kind === 2) return [tube(0, y - 36, 56, 150, glossMaterial(tone(INK, 0.02)), { bevel: 7 })]
  const crystal = polygonForm(
    [
      polyline(`-70,${y - 40} -84,${y - 110} -50,${y - 150} 50,${y - 150} 84,${y - 110}
          70,${y - 40}`),
    ],
    linear(
      [-84, y - 150],
      [84, y - 40],
      [0.98, 0.01, colour[2]],
      tone(colour, 0.24),
      [0.9, 0.02, colour[2]],
      tone(colour, 0.06),
    ),
    'glass',
  )
  return [
    inside(
      crystal,
      polygonForm(
        [
          polyline([-70, y - 40], [-36, y - 108], [0, y - 40]),
          polyline([0, y - 40], [36, y - 108], [70, y - 40]),
        ],
        [0.99, 0.01, 90],
        { role: 'light', plain: true, alpha: 0.45, union: true },
      ),
      fillPolygon([1, 0, 0], 'light plain alpha 0.4')`-84,${y - 110} 84,${y - 110} 50,${y - 150}
        -50,${y - 150}`,
    ),
  ]
}

export function perfume(craft: Craft): Item {
  const { colour, metal, random } = craft
  const { glass, liquid, half, shoulder, top } = random.pick(FLACONS)(craft)
  const juice: Oklch = [
    Math.max(0.6, Math.min(0.86, colour[0] + 0.14)),
    Math.min(0.13, colour[1]),
    colour[2],
  ]
  const content = form(
    liquid,
    linear([-half, top], [half, 0], ...tones(juice, 0.08, 0, 0.05, -0.12)),
    'body plain relief 9 alpha 0.88',
  )
  const wide = half * 0.78
  const surface = [
    ellipse([0, top], [wide, 9], tone(juice, -0.14), 'shade plain alpha 0.75'),
    ellipse([0, top - 3], [wide * 0.97, 6], tone(juice, 0.14), 'light plain alpha 0.9'),
  ]
  const base = ellipse(
    [0, -18],
    [half * 0.8, 14],
    linear([-half, 0], [half, 0], tone(juice, 0.1), WHITE, tone(juice, -0.1), WHITE, juice),
    'light plain alpha 0.7 blur 2',
  )
  const pipe = line(polyline([0, shoulder], [2, -60]), 5, [0.98, 0.01, 90], {
    pressure: 'even',
    plain: true,
    alpha: 0.5,
  })
  const shine = [
    fillPolygon([1, 0, 90], 'light plain alpha 0.6 blur 3')`${-half * 0.86},${shoulder + 40}
      ${-half * 0.62},${shoulder + 24} ${-half * 0.72},-70 ${-half * 0.88},-50`,
    streak(half * 0.86, shoulder + 70, -50, 9, 0.7, 2),
    fillPolygon([1, 0, 90], 'light plain alpha 0.13')`${half * 0.1},${shoulder}
      ${half * 0.5},${shoulder} ${-half * 0.1},0 ${-half * 0.5},0`,
  ]
  const body = glassBody(
    glass,
    [-half, half],
    [0.9, 0.02, colour[2]],
    { ...content, part: 'liquid' },
    pipe,
    surface,
    base,
    shine,
  )
  const paper = label(0, top * 0.58, half * 1.02, 92, [0.97, 0.012, 85], tone(metal, -0.15))
  return {
    forms: [
      ...named('cap', flaconCap(craft, shoulder)),
      roundRect([-36, shoulder - 40, 72, 46], 5, metalFill([-36, 36], metal), 'metal relief 3'),
      inside(body, random.chance(0.75) ? named('label', paper) : []),
    ],
    stands: [stand(half * 0.82, 12)],
    lights: [
      ellipse(
        [half * 0.5, 26],
        [half * 0.6, 12],
        tone(juice, 0.08),
        'light plain screen alpha 0.5 blur 10',
      ),
    ],
  }
}
