import { disc, ellipse, form, inside, line, mirrored, place, roundRect } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, linear, radialStops, tone } from '../build/fill'
import { glossMaterial, lathe, metalMaterial } from '../build/lathe'
import { type Craft, stand, tube } from './craft'
import { type Item, standing } from '../build/still/item'
import { pairs, polyline } from '../../drawing/notation'
import { named } from '../../parts'

export function lamp(craft: Craft): Item {
  const { colour, metal } = craft
  const foot = lathe([0, 0], pairs('110,0 112,12 60,24 20,40 14,60'), metalMaterial(metal), {
    tilt: 0.2,
    role: 'metal',
  })
  const body = craft.random.chance(0.5)
    ? lathe(
        [0, -40],
        pairs('16,0 70,40 96,110 70,180 22,230 16,250'),
        glossMaterial(tone(colour, -0.1)),
        { tilt: 0.2 },
      )
    : tube(0, -40, 11, 260, metalMaterial(metal), { role: 'metal' })
  const shade = form(
    '-120,-560! 120,-560! 210,-300! 110,-286 -110,-286 -210,-300!',
    {
      kind: 'linear',
      from: [-210, 0],
      to: [210, 0],
      stops: [
        { at: 0, colour: tone(colour, -0.12) },
        { at: 0.4, colour: tone(colour, 0.16) },
        { at: 0.55, colour: tone(colour, 0.18) },
        { at: 1, colour: tone(colour, -0.14) },
      ],
    },
    'body relief 6',
  )
  const shine = ellipse(
    [0, -400],
    [170, 120],
    radialStops([0, -400], [170, 120], '0,0.98,0.07,88,0.9 1,0.95,0.1,78,0'),
    'glow plain',
  )
  const under = ellipse([0, -292], [204, 20], [0.98, 0.07, 90], 'glow plain alpha 0.85')
  const glow = disc(
    [0, -380],
    460,
    radialStops([0, -380], [460, 460], '0,0.92,0.1,78,0.5 0.5,0.9,0.1,74,0.14 1,0.9,0.1,74,0'),
    'glow plain screen',
  )
  return {
    forms: [
      ...named('lamp-foot', foot, body),
      under,
      ...named('lampshade', inside(shade, shine)),
      line('-120,-560 0,-566 120,-560', 8, tone(colour, 0.2), 'detail even plain'),
    ],
    stands: [stand(110, 22)],
    lights: [glow],
  }
}

export function chair(craft: Craft): Item {
  const { colour } = craft
  const woodC: Oklch = [0.5, 0.08, 52]
  const leg = (x: number, y: number, dx: number) =>
    line(polyline([x, y], [x + dx, y + 220]), 26, tone(woodC, 0), 'body even relief 6')
  const back = form(
    '-190,-560 -150,-620 150,-620 190,-560 200,-300 170,-250! -170,-250! -200,-300',
    linear([-200, -620], [200, -250], tone(colour, 0.08), colour, tone(colour, -0.12)),
    'cloth relief 34',
  )
  const seat = form(
    '-220,-270 220,-270 236,-210 210,-170 -210,-170 -236,-210',
    linear([0, -280], [0, -170], tone(colour, 0.08), tone(colour, -0.1)),
    'cloth relief 26',
  )
  const arm = fillPath(tone(colour, -0.02), 'cloth relief 22')`196,-380 240,-400 272,-370 270,-190
    240,-170 206,-190`
  const buttons = pairs('-70,-520 70,-520 0,-440 -90,-360 90,-360').map(([x, y]) =>
    disc([x, y], 8, tone(colour, -0.14), 'detail relief 3'),
  )
  return {
    forms: [
      ...named('furniture-legs', leg(-150, -200, -20), leg(150, -200, 20)),
      ...named('furniture-legs', leg(-200, -200, -26), leg(200, -200, 26)),
      ...named('upholstery', inside(back, buttons), mirrored([arm]), arm, seat),
    ],
    stands: [
      { at: [-226, 14], radius: [26, 8] },
      { at: [226, 14], radius: [26, 8] },
      { at: [0, 6], radius: [230, 20] },
    ],
  }
}

/** A sling of striped cloth in a frame, under an umbrella of the same cloth. */
export function deckChair({ colour }: Craft): Item {
  const wood: Oklch = [0.72, 0.09, 72]
  const white: Oklch = [0.975, 0.008, 90]
  const bar = (...points: [number, number][]) =>
    line(polyline(...points), 24, wood, 'body even relief 6')
  const stripe = (x: number, top: number, low: number) =>
    fillPath(white, 'detail')`${x * 0.9 - 26},${top}! ${x * 0.9 + 26},${top}!
      ${x * 1.1 + 32},${low}! ${x * 1.1 - 32},${low}!`
  const panel = (from: number, to: number) =>
    form(`0,-1160! ${from},-870! ${(from + to) / 2},-846 ${to},-870!`, white, 'detail')
  const canopy = inside(
    form(
      '-400,-870! -300,-1060 0,-1140 300,-1060 400,-870! 320,-850 240,-870! 160,-850 80,-870! 0,-850 -80,-870! -160,-850 -240,-870! -320,-850',
      linear([0, -1140], [0, -850], tone(colour, 0.06), tone(colour, -0.06)),
      'cloth relief 22',
    ),
    panel(-240, -80),
    panel(80, 240),
  )
  return {
    forms: [
      ...named('umbrella', line('0,-1170 0,-560', 22, white, 'metal even'), canopy),
      ...named('furniture-legs', bar([-166, -640], [-196, 6]), bar([166, -640], [196, 6])),
      bar([-176, -624], [176, -624]),
      ...named(
        'upholstery',
        inside(
          form(
            '-156,-626! 156,-626! 170,-330 184,-210 204,-130! -204,-130! -184,-210 -170,-330',
            linear([0, -626], [0, -130], tone(colour, 0.04), tone(colour, -0.08), colour),
            'cloth relief 14',
          ),
          ...[-104, 0, 104].map((x) => stripe(x, -640, -120)),
        ),
      ),
      bar([-214, -132], [214, -132]),
      ...named('furniture-legs', bar([-208, -140], [-232, 14]), bar([208, -140], [232, 14])),
    ],
    stands: [{ at: [0, 6], radius: [236, 22] }],
  }
}

export function sofa(craft: Craft): Item {
  const { colour } = craft
  const soft = (outline: string, by: number, relief = 30) =>
    form(outline, linear([0, -420], [0, -40], tone(colour, 0.07 + by), tone(colour, by - 0.08)), {
      role: 'cloth',
      relief,
    })
  const leg = (x: number) => roundRect([x - 14, -50, 28, 52], 6, [0.42, 0.07, 50], { relief: 5 })
  const pillow = (x: number, c: Oklch, turn: number) =>
    place(
      [inside(form('-80,-74 0,-64 80,-74 72,0 80,74 0,64 -80,74 -72,0', c, 'cloth relief 22'))],
      [x, -262],
      { turn },
    )
  const accent: Oklch = [0.82, 0.1, craft.random.pick([80, 30, 190])]
  return standing('0,0 450,22', [
    ...named('furniture-legs', leg(-400), leg(400), leg(-130), leg(130)),
    soft('-410,-400 -380,-440 -20,-440 0,-424 20,-440 380,-440 410,-400 410,-120 -410,-120', -0.03),
    soft('-380,-400 -350,-424 -30,-424 -6,-400 -6,-190 -380,-190', 0.02),
    soft('6,-400 30,-424 350,-424 380,-400 380,-190 6,-190', 0),
    ...named('cushion', pillow(-270, accent, -0.2), pillow(280, tone(accent, 0.08), 0.24)),
    soft('-390,-206 -8,-212 -4,-130 -390,-124', 0.05, 20),
    soft('390,-206 8,-212 4,-130 390,-124', 0.04, 20),
    soft('-430,-140 430,-140 430,-56 -430,-56', -0.04, 16),
    soft('-480,-270 -450,-312 -402,-306 -384,-270 -384,-60 -476,-60', 0.02),
    soft('480,-270 450,-312 402,-306 384,-270 384,-60 476,-60', -0.05),
  ])
}

/** Lies on the floor, seen from before it. */
export function rug(craft: Craft): Item {
  const { colour, random } = craft
  const rim = tone(colour, random.pick([0.16, -0.16]))
  const ring = (by: number, fill: Oklch) => ellipse([0, -70], [400 * by, 76 * by], fill, 'cloth')
  const fringe = Array.from({ length: 44 }, (_, i) => {
    const angle = (i / 44) * Math.PI * 2
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return line(polyline([x * 396, y * 74 - 70], [x * 420, y * 84 - 68]), 5, rim)
  })
  return standing('0,-62 408,84', [
    ...fringe,
    inside(ring(1, colour), ring(0.9, rim), ring(0.84, colour), ring(0.5, rim), ring(0.44, colour)),
  ])
}
