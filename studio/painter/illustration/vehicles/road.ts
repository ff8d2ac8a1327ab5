import { type Form, disc, ellipse, form, inside, line, roundRect } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { type Oklch, tone } from '../build/fill'
import {
  DARK,
  LAMP,
  STEEL,
  TAIL,
  TYRE,
  WHITE,
  groundShadow,
  pane,
  paintwork,
  portholes,
  wheel,
  rails,
  wheelArch,
} from './parts'
import { named } from '../../parts'
import type { Draw } from './vehicle'
import { pairs, polyline } from '../../drawing/notation'
import { pointsAt } from '../../geometry'

/** Vehicles on wheels, seen from their right side; (0, 0) on the ground in their middle. */

/** Wheels, lights and edges of a car, with a roof or without. */
export const carSide = (colour: Oklch): Form[] => [
  wheelArch(-300, -78, 82),
  wheelArch(300, -78, 82),
  line('-494,-160 -200,-176 200,-176 494,-150', 9, tone(colour, 0.16), 'light alpha 0.65'),
  roundRect([-520, -76, 1040, 40], 4, DARK, 'detail'),
  ...named('lights', form('440,-178! 492,-160 496,-126! 452,-134!', LAMP, 'glow')),
  ...named('lights', form('-496,-178! -462,-178! -458,-132! -500,-132!', TAIL, 'glow')),
]

/** The same of a sports car. */
export const sportsCarSide = (colour: Oklch): Form[] => [
  wheelArch(-320, -84, 86),
  wheelArch(318, -84, 86),
  form('-90,-150! 60,-160 150,-132! 40,-104 -70,-96!', tone(colour, -0.16), 'shade alpha 0.8'),
  line('-500,-168 -220,-182 160,-176 480,-112', 8, tone(colour, 0.18), 'light alpha 0.7'),
  roundRect([-520, -66, 1040, 40], 4, DARK, 'detail'),
  ...named('lights', form('400,-150! 486,-112! 470,-98! 404,-124!', LAMP, 'glow')),
  ...named('lights', form('-506,-172! -450,-186! -452,-164! -508,-150!', TAIL, 'glow')),
]

export const car: Draw = ({ colour }) => {
  const body = inside(
    fillPath(paintwork(colour, -344, -52), 'body relief 22')`-496,-74! -500,-130 -470,-182 -380,-206
      -290,-222 -180,-318 -60,-344 90,-340 190,-300 270,-226 400,-206 480,-170 500,-110 494,-66!
      470,-52! -470,-52!`,
    ...carSide(colour),
    line('6,-226 2,-70', 4, tone(colour, -0.18), 'detail even'),
    roundRect([-64, -186, 44, 9], 4, tone(colour, -0.2), 'detail'),
    roundRect([54, -186, 44, 9], 4, tone(colour, -0.2), 'detail'),
  )
  return [
    ...groundShadow(480),
    body,
    pane('-262,-222! -168,-304 -66,-326 -14,-328! -14,-222!', -330, -220, -210),
    pane('18,-328! 84,-324 168,-290 232,-224! 18,-222!', -330, -220, 40),
    ...wheel(-300, -78, 82),
    ...wheel(300, -78, 82),
  ]
}

export const sportsCar: Draw = ({ colour }) => {
  const body = inside(
    fillPath(paintwork(colour, -278, -46), 'body relief 20')`-500,-90! -508,-160 -470,-196!
      -300,-206 -170,-262 -40,-278 80,-262 190,-196 380,-158 500,-110 508,-72! 480,-46! -480,-46!`,
    ...sportsCarSide(colour),
  )
  return [
    ...groundShadow(490),
    form('-520,-236! -390,-230! -396,-214! -512,-216!', tone(colour, -0.1), 'body'),
    line('-480,-222 -470,-190', 12, DARK, 'detail even'),
    body,
    pane('-156,-210! -80,-256 -34,-264! -20,-200! ', -264, -198, -150),
    pane('0,-264! 74,-248 156,-194! 6,-198!', -264, -196, 10),
    ...wheel(-320, -84, 86, 7),
    ...wheel(318, -84, 86, 7),
  ]
}

export const bus: Draw = ({ colour }) => {
  const windows = [-384, -256, -128, 0, 128].map((x) => {
    const [left, right] = [x - 52, x + 52]
    return pane(
      polyline([left, -380], [right, -380], [right, -256], [left, -256]).map(
        ([px = 0, py = 0]) => ({ x: px, y: py, corner: true }),
      ),
      -380,
      -256,
      left - 10,
    )
  })
  const body = inside(
    roundRect([-480, -440, 960, 392], 44, paintwork(colour, -440, -48), 'body relief 24'),
    ...named('stripes', roundRect([-500, -220, 1000, 52], 0, WHITE, 'detail')),
    roundRect([-500, -204, 1000, 14], 0, tone(colour, -0.1), 'detail'),
    wheelArch(-300, -68, 74),
    wheelArch(290, -68, 74),
    ...named('lights', form('452,-150! 486,-150! 486,-100! 452,-100!', LAMP, 'glow')),
    ...named('lights', roundRect([-490, -150, 26, 50], 6, TAIL, 'glow')),
  )
  return [
    ...groundShadow(470),
    body,
    ...windows,
    pane(
      [
        { x: 208, y: -380, corner: true },
        { x: 460, y: -380, corner: true },
        { x: 460, y: -236, corner: true },
        { x: 208, y: -236, corner: true },
      ],
      -380,
      -236,
      230,
    ),
    ...wheel(-300, -68, 74, 0),
    ...wheel(290, -68, 74, 0),
  ]
}

export const truck: Draw = ({ colour }) => {
  const cab = inside(
    fillPath(paintwork(colour, -330, -60), 'body relief 18')`210,-60! 210,-330! 372,-330 418,-300
      462,-190! 492,-160 496,-60!`,
    wheelArch(352, -70, 76),
    ...named('lights', roundRect([462, -142, 40, 40], 8, LAMP, 'glow')),
    line('344,-300 344,-80', 4, tone(colour, -0.18), 'detail even'),
  )
  const box = inside(
    roundRect([-490, -430, 690, 362], 14, WHITE, 'body relief 20'),
    roundRect([-500, -190, 710, 60], 0, tone(colour, 0.04), 'detail'),
    ...[-390, -290, -190, -90, 10, 110].map((x) =>
      line(polyline([x, -440], [x, -60]), 4, [0.88, 0.01, 250], 'detail even'),
    ),
  )
  return [
    ...groundShadow(480),
    roundRect([-480, -86, 960, 30], 6, DARK, 'body'),
    ...named('box', box),
    cab,
    pane('352,-304! 384,-302 432,-196! 352,-196!', -304, -196, 350),
    ...wheel(-350, -70, 76, 0),
    ...wheel(-180, -70, 76, 0),
    ...wheel(352, -70, 76, 0),
  ]
}

/** A frame of tubes on two tall wheels. */
export const bicycle: Draw = ({ colour }) => {
  const tube = (outline: string, width = 17) => line(outline, width, colour, 'metal even relief 5')
  const ring = (x: number): Form[] => [
    inside({
      ...disc([x, -190], 190, TYRE),
      rings: [disc([x, -190], 190, TYRE).rings[0], disc([x, -190], 170, TYRE).rings[0]],
    }),
    {
      ...disc([x, -190], 170, STEEL, 'detail'),
      rings: [disc([x, -190], 168, STEEL).rings[0], disc([x, -190], 160, STEEL).rings[0]],
    },
    ...Array.from({ length: 9 }, (_, i) => {
      const [dx, dy] = pairs('0,160 55,150 103,122 139,80 158,28 158,-28 139,-80 103,-122 55,-150')[
        i
      ] as [number, number]
      return strokePath(3, [0.72, 0.008, 250], 'line even')`${x - dx},${-190 - dy}
        ${x + dx},${-190 + dy}`
    }),
    disc([x, -190], 16, STEEL, 'metal relief 4'),
  ]
  return [
    ...groundShadow(430),
    ...named('wheels', ring(-290), ring(290)),
    tube('-290,-190! -60,-190! 210,-420! -130,-430! -290,-190!'),
    tube('-60,-190! -146,-470!'),
    tube('290,-190! 200,-470! 190,-512!'),
    line('150,-516 196,-520 250,-506 262,-470', 15, DARK, 'metal even'),
    ...named(
      'saddle',
      form('-216,-478 -170,-500 -90,-492 -84,-478 -150,-466', [0.42, 0.06, 45], 'cloth relief 6'),
    ),
    inside(
      disc([-60, -190], 46, STEEL, 'metal relief 6'),
      disc([-60, -190], 28, tone(STEEL, -0.2), 'detail'),
    ),
    line('-60,-190 -20,-120', 12, DARK, 'metal even'),
    roundRect([-52, -124, 66, 14], 6, DARK, 'body'),
    line('-60,-236 -290,-204', 5, DARK, 'line even'),
    line('-60,-146 -290,-176', 5, DARK, 'line even'),
    // the basket before the handlebar
    ...named(
      'basket',
      inside(
        form('208,-440! 372,-440! 350,-320! 226,-320!', [0.72, 0.08, 70], 'body relief 8'),
        ...[-412, -384, -356].map((y) =>
          line(polyline([190, y], [390, y]), 4, [0.56, 0.07, 62], 'detail even'),
        ),
        ...[240, 274, 308, 342].map((x) =>
          line(polyline([x, -450], [x, -310]), 4, [0.56, 0.07, 62], 'detail even'),
        ),
      ),
    ),
  ]
}

export const motorcycle: Draw = ({ colour }) => [
  ...groundShadow(450),
  ...wheel(-310, -130, 130, 9),
  ...wheel(310, -130, 130, 9),
  line('310,-130 214,-398', 24, STEEL, 'metal even relief 7'),
  line('-310,-130 -100,-170 40,-160', 26, DARK, 'metal even'),
  form('-440,-120 -300,-172 -80,-120 -60,-92 -220,-84 -420,-96', STEEL, 'metal relief 9'),
  inside(
    fillPath([0.44, 0.012, 270], 'metal relief 18')`-110,-96! -140,-210 -40,-262 110,-250 160,-160
      100,-90!`,
    ...[-226, -200, -174, -148, -122].map((y) =>
      line(polyline([-60, y], [90, y]), 7, STEEL, 'detail even'),
    ),
  ),
  ...named(
    'saddle',
    fillPath([0.3, 0.03, 40], 'cloth relief 12')`-420,-330 -360,-370 -200,-350 -90,-300 -40,-286!
      -140,-262 -320,-282 -400,-300`,
  ),
  inside(
    fillPath(paintwork(colour, -408, -262), 'body relief 16')`-70,-292! -20,-370 90,-408 200,-380
      222,-320 150,-268 10,-262!`,
    line('0,-352 90,-384 190,-362', 10, WHITE, 'light alpha 0.7'),
  ),
  form('-440,-274! -330,-300 -220,-262! -330,-250!', colour, 'body relief 9'),
  form('200,-256! 300,-280 430,-214! 420,-188! 300,-246 214,-234!', colour, 'body relief 8'),
  line('214,-398 170,-440 110,-446', 17, DARK, 'metal even'),
  inside(
    disc([262, -372], 44, STEEL, 'metal relief 9'),
    ellipse([274, -372], [26, 32], LAMP, 'glow'),
  ),
]

export const train: Draw = ({ colour }) => {
  const body = inside(
    fillPath(paintwork(WHITE, -400, -60), 'body relief 26')`-620,-60! -620,-400! 240,-400 360,-380
      460,-270 506,-150 500,-90 460,-60!`,
    form('-640,-190! 300,-190 420,-176 508,-140! 504,-100 -640,-120!', colour, 'detail'),
    fillPath(tone(colour, -0.1), 'detail')`-640,-214! 300,-214 400,-200 470,-172! 440,-186 300,-202
      -640,-202!`,
    form('300,-352! 372,-340 436,-262! 330,-256!', [0.34, 0.03, 250], 'detail'),
    form('316,-340! 352,-334 356,-300! 330,-280!', WHITE, 'light alpha 0.5'),
    ...named('lights', form('462,-166! 494,-150 498,-128! 470,-136!', LAMP, 'glow')),
    ...[-560, -440, -320, -200, -80, 40, 160].map((x) =>
      roundRect([x, -340, 84, 96], 14, [0.5, 0.05, 235], { role: 'detail', part: 'car-window' }),
    ),
    ...[-560, -440, -320, -200, -80, 40, 160].map((x) =>
      form(pointsAt([x, 0], 1, '12,-250 36,-250 64,-334 40,-334'), WHITE, 'light alpha 0.35'),
    ),
  )
  return [
    ...groundShadow(560),
    ...rails(),
    roundRect([-610, -74, 1040, 40], 10, DARK, 'body'),
    ...[-520, -400, 180, 300].flatMap((x) => wheel(x, -44, 30, 0)),
    body,
  ]
}

export const scooter: Draw = ({ colour }) => [
  ...groundShadow(340),
  ...wheel(-250, -84, 84, 0, WHITE),
  ...wheel(260, -84, 84, 0, WHITE),
  fillPath(paintwork(colour, -420, -80), 'body relief 18')`-380,-190 -340,-300 -200,-330 -70,-300!
    -40,-160 -20,-130 150,-130! 200,-330! 240,-420! 280,-410! 300,-260 330,-180! 250,-190 196,-90!
    -60,-80 -140,-150 -240,-186 -340,-150`,
  ...named(
    'saddle',
    form('-360,-330 -320,-356 -120,-350 -60,-310! -330,-310!', [0.4, 0.06, 45], 'cloth relief 10'),
  ),
  line('250,-420 230,-500 170,-520', 15, STEEL, 'metal even'),
  inside(
    disc([262, -456], 36, STEEL, 'metal relief 7'),
    ellipse([276, -456], [20, 26], LAMP, 'glow'),
  ),
  disc([168, -556], 26, STEEL, 'metal relief 5'),
  line('190,-520 172,-540', 8, STEEL, 'metal even'),
  ...portholes([-150], -230, 17),
]
