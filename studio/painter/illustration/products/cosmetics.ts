import { type Form, ellipse, form, inside, line, polygonForm, roundRect } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { glossMaterial, lathe, mattMaterial, metalMaterial } from '../build/lathe'
import { arcPath, roundRectPath } from '../build/path'
import { glossFill, metalFill, streak } from '../build/shine'
import {
  type Craft,
  type Product,
  INK,
  TILT,
  WHITE,
  isClear,
  label,
  pickSurface,
  stand,
  tube,
  turned,
} from './craft'
import { perfume } from './perfume'
import { type Item, group, placeItem, standing } from '../build/still/item'
import { pairs, triples } from '../../drawing/notation'
import { named } from '../../parts'

function lipstickBody(craft: Craft): Item {
  const { colour, metal, random } = craft
  const dark: Oklch = random.pick([INK, INK, tone(WHITE, -0.02), [0.32, 0.09, 20]])
  const bullet = fillPath(glossFill([-46, 46], colour), 'body relief 7')`-46,-360! -46,-500 -40,-540
    -8,-596 26,-616 46,-604 46,-560! 46,-360!`
  const face = form(
    '-43,-508 -34,-548 -2,-596 30,-612 42,-596 38,-556 8,-508 -24,-484',
    linear([-40, -600], [30, -480], tone(colour, 0.14), tone(colour, 0.02)),
    'light relief 5',
  )
  return {
    forms: [
      tube(0, 0, 76, 176, pickSurface(craft, glossMaterial(dark), dark)),
      tube(0, -172, 79, 20, metalMaterial(metal)),
      tube(0, -190, 62, 128, metalMaterial(metal)),
      tube(0, -316, 52, 50, metalMaterial(tone(metal, 0.03))),
      inside(bullet, face, streak(-26, -480, -366, 9, 0.55, 2)),
    ],
    stands: [stand(76)],
  }
}

function lipstick(craft: Craft): Item {
  const { metal, random } = craft
  const dark: Oklch = [0.24, 0.015, 300]
  const body = lipstickBody(craft)
  if (random.chance(0.3)) return body
  const cap: Item = {
    forms: [
      tube(0, 0, 80, 30, metalMaterial(metal)),
      tube(0, -28, 80, 216, glossMaterial(dark), { bevel: 10 }),
    ],
    stands: [stand(80)],
  }
  if (random.chance(0.45)) return group(body, placeItem(cap, [random.sign() * 236, 24]))
  // the cap lies before it
  const r = 74
  const lying: Item = standing('0,-12 150,16', [
    inside(
      roundRect(
        [-150, -2 * r, 300, 2 * r],
        16,
        linear(
          [0, -2 * r],
          [0, 0],
          tone(dark, 0.08),
          tone(dark, 0.42),
          tone(dark, 0.04),
          tone(dark, -0.08),
          tone(dark, 0.1),
        ),
        { relief: 8 },
      ),
      roundRect(
        [-150, -2 * r, 34, 2 * r],
        4,
        linear(
          [0, -2 * r],
          [0, 0],
          tone(metal, -0.2),
          tone(metal, 0.1),
          tone(metal, -0.25),
          tone(metal, 0),
        ),
        'detail',
      ),
    ),
    ellipse(
      [-150, -r],
      [20, r],
      linear([-170, -r], [-130, -r], tone(metal, -0.35), tone(metal, -0.05)),
      'metal',
    ),
  ])
  return group(body, placeItem(lying, [250, 40], { scale: 0.92 }))
}

/** The pump, dropper or screw cap of a bottle whose shoulder lies at y. */
function closure(craft: Craft, y: number, kind = craft.random.integer(0, 2)): Form[] {
  const { metal } = craft
  if (kind === 0) {
    const head = fillPath(metalFill([-30, 116], metal), 'metal relief 5')`-26,${y - 150}!
      -20,${y - 172} 40,${y - 176} 108,${y - 160} 116,${y - 140}! 98,${y - 142} 40,${y - 150}!
      26,${y - 138}! -26,${y - 138}!`
    return [
      roundRect([-12, y - 150, 24, 90], 4, metalFill([-12, 12], tone(metal, -0.05)), 'metal'),
      head,
      tube(0, y + 6, 48, 74, metalMaterial(metal), { bevel: 6 }),
    ]
  }
  if (kind === 1) {
    const bulb = fillPath(glossFill([-30, 30], [0.3, 0.012, 270]), { relief: 8 })`-26,${y - 70}!
      -30,${y - 130} -22,${y - 178} 22,${y - 178} 30,${y - 130} 26,${y - 70}!`
    return [bulb, tube(0, y + 6, 44, 78, metalMaterial(metal), { bevel: 5 })]
  }
  return [tube(0, y + 6, 56, 110, metalMaterial(metal), { bevel: 8 })]
}

/** A bottle of glass, half full of a clear liquid, under a dropper whose pipe is seen in it. */
function serum(craft: Craft): Item {
  const { colour, metal } = craft
  const wish = { ...craft.wish, traits: [...craft.wish.traits, { slot: 'clear', value: 'glass' }] }
  const liquid: Oklch = [Math.max(0.76, colour[0]), Math.min(0.12, colour[1] + 0.03), colour[2]]
  const body = turned({ ...craft, wish }, pairs('98,0 106,10 106,270 96,300 60,330 44,340'), {
    ...{ usual: glossMaterial(colour), tilt: TILT, liquid: [liquid, 210] },
  })
  const pipe = roundRect([-9, -330, 18, 266], 9, [0.98, 0.01, 215], 'glass plain alpha 0.75')
  const paper = label(0, -120, 128, 92, [0.98, 0.008, 85], tone(metal, -0.15))
  const forms = [inside(body, pipe, named('label', paper)), ...closure(craft, -334, 1)]
  return { forms, stands: [stand(100)] }
}

function skincare(craft: Craft): Item {
  const { colour, random, metal } = craft
  if (isClear(craft)) return serum(craft)
  const glass = random.chance(0.4)
  const body = lathe(
    [0, 0],
    pairs('98,0 104,8 104,290 96,316 60,342 46,352'),
    pickSurface(craft, glass ? glossMaterial(tone(colour, -0.06)) : mattMaterial(colour, 0.1)),
    { tilt: TILT },
  )
  const band = roundRect([-104, -120, 208, 8], 0, metalFill([-104, 104], metal), 'detail plain')
  const shines = [streak(-66, -306, -20, 14, 0.5, 4), streak(84, -300, -24, 7, 0.45, 2)]
  return {
    forms: [
      inside(
        body,
        band,
        random.chance(0.6) ? label(4, -196, 122, 116, [0.98, 0.008, 85], tone(metal, -0.15)) : [],
        shines,
      ),
      ...closure(craft, -344),
    ],
    stands: [stand(100)],
  }
}

function jar(craft: Craft): Item {
  const { colour, metal, random } = craft
  const open = random.chance(0.4)
  const tilt = 0.26
  const glass = turned(craft, pairs('150,0 172,14 178,60 174,140 160,158 0.5,158.1'), {
    ...{ usual: glossMaterial(colour), tilt, liquid: [[0.97, 0.015, 85], 128] },
  })
  const lid = tube(0, 0, 166, 86, metalMaterial(metal), { tilt, bevel: 8, role: 'metal' })
  const body = inside(
    glass,
    label(0, -66 + 26, 170, 52, [0.98, 0.008, 85], tone(metal, -0.15)),
    streak(-130, -130, 10, 12, 0.55, 4),
  )
  if (!open)
    return {
      forms: [body, ...placeItem({ forms: [lid], stands: [] }, [0, -152]).forms],
      stands: [stand(160, 160 * tilt)],
    }
  const cream = lathe(
    [0, -150],
    pairs('150,0 146,10 90,26 34,46 8,66 1,68'),
    mattMaterial([0.97, 0.015, 85], 0.02),
    { tilt },
  )
  const swirl = strokePath(9, [0.82, 0.025, 60], 'shade plain alpha 0.5 blur 3')`-96,-166 -30,-150
    60,-158 84,-178 20,-190 -40,-186 -34,-202 10,-206`
  const rim = ellipse([0, -150], [158, 158 * tilt], tone(colour, 0.2), 'light')
  const leaning = placeItem({ forms: [lid], stands: [stand(166, 166 * tilt)] }, [250, 56], {
    scale: 0.94,
  })
  return group(
    { forms: [body, rim, inside(cream, swirl)], stands: [stand(160, 160 * tilt)] },
    leaning,
  )
}

function squeezeTube(craft: Craft): Item {
  const { colour, metal, random } = craft
  const body = fillPath(glossFill([-96, 96], colour), { relief: 14 })`-96,-560! 96,-560! 92,-420
    78,-180 66,-96! -66,-96! -78,-180 -92,-420`
  const crimp = roundRect([-98, -576, 196, 40], 4, tone(colour, -0.08), 'body relief 3')
  const teeth = Array.from(
    { length: 18 },
    (_, i) =>
      strokePath(3, tone(colour, -0.2), 'detail even plain alpha 0.6')`${-90 + i * 10.6},-572
      ${-90 + i * 10.6},-542`,
  )
  const cap = tube(0, 0, 70, 96, metalMaterial(metal), { bevel: 8 })
  return {
    forms: [
      inside(
        body,
        roundRect([-100, -230, 200, 9], 0, metalFill([-100, 100], metal), 'detail plain'),
        random.chance(0.6) ? label(0, -370, 110, 150, [0.98, 0.008, 85], tone(metal, -0.12)) : [],
        streak(-58, -520, -120, 12, 0.5, 4),
      ),
      inside(crimp, teeth),
      cap,
    ],
    stands: [stand(70)],
  }
}

function nailPolish(craft: Craft): Item {
  const { colour } = craft
  const bottle = fillPath(glossFill([-100, 100], colour), 'glass relief 14')`-96,-20! -100,-160
    -80,-206 -40,-222 40,-222 80,-206 100,-160 96,-20! 84,0! -84,0!`
  const glassEdge = polygonForm(
    [roundRectPath(-98, -26, 196, 26, 8)],
    tone(colour, 0.3),
    'light plain alpha 0.55 blur 2',
  )
  const cap = fillPath(glossFill([-44, 44], INK), { relief: 8 })`-34,-216! -44,-330 -36,-480
    -26,-500 26,-500 36,-480 44,-330 34,-216!`
  return {
    forms: [
      inside(
        bottle,
        glassEdge,
        streak(-66, -180, -34, 13, 0.7, 3),
        streak(78, -160, -30, 7, 0.5, 2),
      ),
      cap,
      line(arcPath(0, -222, 36, 6, 0, Math.PI), 4, tone(craft.metal, 0), 'line even plain'),
    ],
    stands: [stand(92, 10)],
  }
}

const ROSES: readonly [Oklch, ...Oklch[]] = triples(`0.54,0.2,22 0.6,0.19,8 0.66,0.15,38
  0.46,0.16,18 0.62,0.17,350`)
const PASTELS: readonly [Oklch, ...Oklch[]] = triples(
  `0.86,0.05,20 0.88,0.04,150 0.84,0.06,70 0.8,0.06,250 0.95,0.012,80 0.55,0.1,160 0.42,0.06,50`,
)

export const COSMETICS = {
  lipstick: {
    words: '口红 唇膏 唇釉 唇彩 lipstick',
    draw: lipstick,
    colours: ROSES,
    strewn: ['petals', 'none', 'spheres'],
  },
  perfume: {
    words: '香水 香水产品 香水瓶 香氛 perfume fragrance perfume_bottle bottle_of_perfume',
    draw: perfume,
    colours: triples('0.74,0.12,62 0.74,0.11,15 0.68,0.1,200 0.66,0.11,300 0.76,0.11,130'),
    strewn: ['petals', 'leaves', 'none', 'drops'],
  },
  skincare: {
    words: '护肤品 化妆品 乳液 爽肤水 洗发水 沐浴露 瓶装护肤品 护肤品瓶 skincare lotion',
    draw: skincare,
    colours: PASTELS,
    strewn: ['leaves', 'drops', 'spheres', 'petals'],
  },
  serum: {
    words:
      '精华液 护肤品瓶子 精华 精华油 精华露 安瓶 精油 滴管瓶 滴管精华 滴管精华液 精华液瓶 精华瓶 精油瓶 滴管玻璃瓶 精华液滴管瓶 serum dropper_bottle',
    draw: serum,
    colours: triples('0.86,0.08,80 0.84,0.07,20 0.88,0.05,215 0.86,0.07,150 0.8,0.11,65'),
    strewn: ['drops', 'leaves', 'drops', 'none'],
  },
  'cream-jar': {
    words: '面霜 护肤霜 霜罐 眼霜 面膜 cream',
    draw: jar,
    fill: [0.62, 0.6],
    colours: PASTELS,
    tilt: 0.26,
    strewn: ['leaves', 'petals', 'none'],
  },
  'hand-cream': {
    words: '护手霜 洗面奶 牙膏 防晒霜 软管',
    draw: squeezeTube,
    colours: PASTELS,
    strewn: ['leaves', 'none', 'petals'],
  },
  'nail-polish': {
    words: '指甲油 nail_polish',
    draw: nailPolish,
    colours: ROSES,
    strewn: ['petals', 'spheres', 'none'],
  },
} as const satisfies Readonly<Record<string, Product>>
