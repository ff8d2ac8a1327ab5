import { hex, shade } from '../../../colour'
import { inside } from '../../build/form'
import { sided } from '../pen'
import type { WornDrawing } from './kit'
import { pairs, polyline } from '../../../drawing/notation'

/** A general's helmet with a plume and flaps. */
const helm: WornDrawing = ({ person, space }) => {
  const { cloth, gold, trim } = person.colours
  const { skull, dark } = space
  const dome = inside(
    skull.fillPath(cloth, 'metal relief 12')`-127,-56! -131,-112 -101,-174 -40,-208 0,-212 40,-208
      101,-174 131,-112 127,-56! 70,-78 0,-86 -70,-78`,
    skull.form(
      sided(`46,-240! 88,-150 90,-50! 220,-50! 220,-240!`, dark),
      shade(cloth, -0.1),
      'shade',
    ),
    skull.line('-104,-112 -84,-158 -40,-188', 9, shade(cloth, 0.18), 'light alpha 0.8'),
    skull.line('0,-208 0,-170', 4, shade(cloth, -0.14), { pressure: 'even' }),
  )
  const plume = inside(
    skull.fillPath(trim, 'cloth relief 8')`0,-240 -30,-292 -100,-320 -178,-284 -208,-202! -168,-238
      -150,-228 -178,-190! -120,-228 -70,-234 -20,-226`,
    skull.line('-10,-240 -60,-280 -150,-264', 4, shade(trim, -0.12)),
    skull.form('0,-220! -70,-242 -160,-238 -180,-170! 0,-170!', shade(trim, -0.07), 'shade'),
  )
  const flaps = [-1, 1].flatMap((s) => [
    skull.form(
      sided(`122,-66! 134,0 132,70 112,110! 98,60 106,0 110,-50!`, s),
      cloth,
      'metal relief 6',
    ),
    skull.line(sided(pairs('118,-50 124,20 114,96'), s), 5, gold, { pressure: 'even' }),
  ])
  return {
    back: [plume],
    over: [
      ...flaps,
      dome,
      skull.fillPath(gold, 'metal')`-127,-58! -70,-80 0,-88 70,-80 127,-58! 129,-84 74,-108 0,-116
        -74,-108 -129,-84`,
      skull.form('-20,-96! -26,-136 0,-170 26,-136 20,-96!', gold, 'metal'),
      skull.ellipse([0, -122], [12, 15], hex('#c8383a'), 'metal'),
      skull.form('-9,-206! -14,-238 0,-256 14,-238 9,-206!', gold, 'metal'),
    ],
  }
}

/** 冕冠: a board with strings of beads before the brow. */
const mian: WornDrawing = ({ person, space }) => {
  const { gold } = person.colours
  const { skull, hair } = space
  const black = hex('#2b2831')
  const red = hex('#c8383a')
  const strings = [-96, -64, -32, 0, 32, 64, 96].flatMap((x) => [
    hair.line(`${x},-212 ${x * 1.02},-64`, 2.4, gold, 'metal even plain'),
    ...[-186, -158, -130, -102, -74].map((y, i) =>
      hair.ellipse([x, y], [5.4, 5.4], i % 2 ? red : hex('#f4ead6'), 'metal plain'),
    ),
  ])
  return {
    over: [
      skull.form('-92,-130! -84,-206! 84,-206! 92,-130! 0,-146', black, 'cloth relief 8'),
      skull.line('-92,-142 0,-158 92,-142', 10, gold, 'metal even plain'),
      skull.form('-150,-232! 150,-232! 162,-206! -162,-206!', black, 'cloth'),
      skull.line('-162,-206 162,-206', 8, gold, 'metal even plain'),
      skull.line('-128,-176 128,-176', 9, gold, 'metal even plain'),
      ...strings,
    ],
  }
}

/** 乌纱帽 with its two wings, in gold and red for the god of wealth. */
const wusha: WornDrawing = ({ person, space }) => {
  const { gold } = person.colours
  const { skull } = space
  const black = hex('#33262c')
  const wing = (s: number) => [
    skull.form(
      sided(pairs('96,-150 170,-176 238,-170 256,-142 230,-118 160,-124 96,-130'), s),
      black,
      'cloth relief 6',
    ),
    skull.line(sided(pairs('110,-142 180,-154 240,-144'), s), 4, gold, { pressure: 'even' }),
  ]
  return {
    back: [...wing(-1), ...wing(1)],
    over: [
      skull.form('-92,-150 -78,-234 -30,-262 30,-262 78,-234 92,-150', black, 'cloth relief 12'),
      skull.fillPath(black, 'cloth relief 10')`-124,-70! -122,-150 -70,-176 0,-184 70,-176 122,-150
        124,-70! 60,-96 0,-102 -60,-96`,
      skull.line('-120,-84 -60,-112 0,-118 60,-112 120,-84', 14, gold, 'metal even plain'),
      skull.form('0,-196! 28,-156 0,-116! -28,-156', gold, 'metal relief 5'),
      skull.ellipse([0, -156], [11, 13], hex('#c8383a'), 'metal'),
      ...[-64, 64].map((x) => skull.ellipse([x, -142], [9, 9], hex('#f4ead6'), 'metal')),
    ],
  }
}

/** A gold circlet with two curls. */
const circlet: WornDrawing = ({ person, space }) => {
  const { gold } = person.colours
  const { hair } = space
  return {
    over: [
      hair.line('-124,-66 -84,-92 0,-104 84,-92 124,-66', 15, gold, 'metal even'),
      hair.line('-4,-104 -26,-136 -48,-124 -40,-106', 9, gold, { role: 'metal', pressure: 'soft' }),
      hair.line('4,-104 26,-136 48,-124 40,-106', 9, gold, { role: 'metal', pressure: 'soft' }),
      hair.ellipse([0, -105], [10, 12], hex('#c8383a'), { role: 'metal' }),
    ],
  }
}

/** Two long pheasant feathers. */
const feathers: WornDrawing = ({ space, person }) => {
  const { skull } = space
  const brown = hex('#a8562f')
  const one = (s: number) => [
    skull.line(
      sided(pairs('40,-140 84,-300 180,-392 290,-372 350,-250'), s),
      22,
      brown,
      'hair soft',
    ),
    ...pairs('100,-322 140,-364 190,-390 240,-390 288,-372 322,-324').map(([x = 0, y = 0]) =>
      skull.line(sided(polyline([x - 8, y - 8], [x + 8, y + 8]), s), 5, hex('#3f2a26'), {
        pressure: 'even',
      }),
    ),
  ]
  return {
    back: [
      ...one(-1),
      ...one(1),
      skull.fillPath(person.colours.gold, 'metal relief 8')`-60,-150! -44,-226 -16,-196 0,-258!
        16,-196 44,-226 60,-150! 0,-168`,
      skull.ellipse([0, -196], [10, 13], hex('#c8383a'), 'metal'),
    ],
  }
}

export const ANCIENT_WEAR: Readonly<Record<string, WornDrawing>> = {
  helm,
  mian,
  wusha,
  circlet,
  feathers,
}
