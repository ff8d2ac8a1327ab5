import { type Oklch, mixColour } from '../../colour'
import { type Form, ellipse, form, inside, line, mirrored } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { limb } from '../build/limb'
import { many } from '../build/still/item'
import { type Creature, type Hide, DARK, blush, eye } from './creature'
import { type Point, polyline, triples } from '../../drawing/notation'

function seal({ base, random }: Hide): Form[] {
  const pale = tone(base, 0.14)
  const dim = tone(base, -0.09)
  const spots = Array.from({ length: 26 }, (): Form => {
    const [x, y] = [random.range(-380, 160), random.range(-130, 60)]
    return ellipse(
      [x, y],
      [random.range(8, 20), random.range(6, 13)],
      dim,
      'detail plain alpha 0.8',
    )
  })
  const whiskers = [-1, 0, 1].map((i) =>
    line(
      polyline([330, -136 + i * 12], [400, -140 + i * 30]) as Point[],
      4,
      [0.4, 0.02, 260],
      'detail end',
    ),
  )
  return [
    fillPath(dim, 'body relief 8')`-400,60! -470,20 -540,-40 -566,-20! -540,40 -556,96 -530,120!
      -470,110 -390,100!`,
    inside(
      form(
        '-430,70 -380,-10 -260,-90 -90,-140 60,-190 130,-260 210,-306 296,-290 350,-226 356,-150 320,-90 290,-30 270,60 200,120 0,132 -240,126 -400,110',
        linear([0, -300], [0, 130], tone(base, 0.08), base, tone(base, -0.03)),
        'body relief 26',
      ),
      form('-300,140 -60,84 180,60 290,-40 330,60 200,150', pale, 'detail plain'),
      ...spots,
    ),
    form('110,20! 160,70 220,118 300,136 310,150! 200,160 110,140 50,70!', dim, 'body relief 10'),
    ellipse([336, -150], [44, 36], pale, 'body relief 8'),
    ellipse([304, -136], [40, 34], pale, 'body relief 6'),
    ellipse([336, -180], [25, 18], DARK, 'nose relief 3'),
    line('334,-160 330,-138 306,-126', 5, DARK, 'mouth'),
    line('332,-138 352,-128', 5, DARK, 'mouth'),
    ...eye([250, -222], 29),
    ...eye([332, -232], 22),
    ...whiskers,
    blush([232, -164], 27),
  ]
}

/** From above, its claws up. */
function lobster({ base }: Hide): Form[] {
  const dim = tone(base, -0.1)
  const lit = tone(base, 0.06)
  const claw = [
    limb(polyline('96,-150 190,-190 226,-290 210,-370'), [54, 46, 50, 60], dim, { relief: 6 }),
    fillPath(linear([150, -640], [300, -370], lit, base), 'body relief 16')`176,-370 130,-450
      136,-560 200,-640 250,-650! 240,-580 250,-520 280,-540 330,-600! 350,-520 316,-430 250,-366`,
    line('250,-640 236,-560 250,-510 286,-540', 6, dim, 'detail'),
    many(
      [0, 1, 2].map((i): readonly Point[] =>
        polyline(`${238 + i * 3},${-606 + i * 30} ${258 + i * 3},${-596 + i * 30}
          ${239 + i * 3},${-586 + i * 30}`),
      ),
      [0.95, 0.02, 80],
      { role: 'detail' },
    ),
  ]
  const legs = [0, 1, 2, 3].map(
    (i) =>
      strokePath(20, dim, 'body start')`96,${-90 + i * 42} ${220 + i * 8},${-96 + i * 56}
      ${268 - i * 10},${-20 + i * 66}`,
  )
  const feeler = line('36,-246 90,-400 66,-560 110,-690', 9, dim, 'detail end')
  const half: Form[] = [feeler, ...legs, ...claw]
  const fan = [
    form('30,400! 120,404 180,470 150,530 80,500 20,440!', dim, 'body relief 7'),
    form('10,410! 70,440 92,520 54,570 0,560!', base, 'body relief 7'),
  ]
  const segments = Array.from({ length: 6 }, (_, i) => {
    const [y, w] = [60 + i * 60, 112 - i * 10]
    return form(
      `${-w},${y} ${-w * 0.6},${y - 38} 0,${y - 46} ${w * 0.6},${y - 38} ${w},${y} ${w + 8},${y + 44}! ${w * 0.5},${y + 34} 0,${y + 40} ${-w * 0.5},${y + 34} ${-w - 8},${y + 44}!`,
      linear([0, y - 46], [0, y + 44], i % 2 ? base : lit, dim),
      'body relief 9',
    )
  }).reverse()
  const shade: Oklch = mixColour(base, DARK, 0.35)
  return [
    ...half,
    ...mirrored(half),
    ...fan,
    ...mirrored(fan),
    ...segments,
    inside(
      fillPath(linear([-120, 0], [120, 0], lit, base, dim), 'body relief 20')`0,-300! 44,-260
        104,-190 128,-80 118,30 60,72 0,80 -60,72 -118,30 -128,-80 -104,-190 -44,-260`,
      line('0,-240 0,70', 6, shade, 'detail'),
      line('-110,-60 -40,-20 40,-20 110,-60', 7, shade, 'detail'),
    ),
    ...[-1, 1].flatMap((s) => [
      line(polyline([s * 40, -236], [s * 66, -274]) as Point[], 14, dim, 'body even'),
      ...eye([s * 70, -282], 17),
    ]),
  ]
}

export const SHORE = {
  'harbour-seal': {
    words: '海豹 小海豹 海狮 斑海豹 harbour_seal sea_lion',
    colours: triples('0.72,0.02,250 0.66,0.025,70'),
    ...{ size: [940, 460], foot: 150, middle: -100, on: 'ice', shadow: 420, draw: seal },
  },
  lobster: {
    words: '龙虾 大龙虾 小龙虾 波士顿龙虾 lobster crayfish',
    colours: triples('0.56,0.2,30 0.54,0.19,25'),
    ...{ size: [760, 1280], foot: 570, middle: 0, on: 'sheet', shadow: 240, draw: lobster },
  },
} as const satisfies Readonly<Record<string, Creature>>
