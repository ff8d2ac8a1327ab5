import { hex, type Oklch, shade } from '../../../colour'
import { type Form, inside } from '../../build/form'
import type { Pen } from '../pen'
import type { WornDrawing, WornKit } from './kit'
import { triples } from '../../../drawing/notation'

const RIGHT = '46,-330! 92,-150 98,-20! 320,-20! 320,-330!'

/** The dark side of a hat that sits on the skull. */
function side({ space, person }: WornKit, fill: Oklch, amount = -0.08): Form {
  const flip = space.dark < 0
  const text = flip ? RIGHT.replace(/(-?[\d.]+),/g, (_, x: string) => `${-Number(x)},`) : RIGHT
  return space.skull.form(text, shade(fill, amount), { role: 'shade', blur: person.softness })
}

const piece = (pen: Pen, outline: string, fill: Oklch, ...more: Form[]): Form =>
  inside(pen.form(outline, fill, 'cloth relief 11'), ...more)

const beret: WornDrawing = (kit) => {
  const { skull } = kit.space
  const fill = kit.person.colours.accent
  return {
    over: [
      piece(
        skull,
        '-118,-96 -151,-130 -147,-186 -80,-228 10,-234 96,-208 141,-160 122,-112 60,-130 -40,-128',
        fill,
        side(kit, fill),
        skull.line('-116,-150 -80,-192 -20,-206', 10, shade(fill, 0.06), 'light'),
        skull.line('-110,-104 -30,-124 60,-126 120,-112', 4, shade(fill, -0.15)),
      ),
      skull.line('-8,-230 -13,-246 -4,-253', 8, fill, 'cloth even'),
    ],
  }
}

const cap: WornDrawing = (kit) => {
  const { skull, hair } = kit.space
  const fill = kit.person.colours.accent
  return {
    over: [
      piece(
        skull,
        '-129,-70! -125,-142 -70,-200 6,-210 76,-198 125,-142 129,-70! 60,-84 -60,-84',
        fill,
        side(kit, fill),
        skull.line('-4,-210 -6,-150 -4,-84', 3.4, shade(fill, -0.14)),
        skull.line('-100,-112 -86,-152 -56,-178', 9, shade(fill, 0.07), 'light'),
      ),
      skull.ellipse([-4, -209], [11, 7], shade(fill, -0.06), 'cloth'),
      piece(
        hair,
        '-118,-80! -60,-106 0,-112 70,-106 128,-80! 124,-52 60,-60 0,-64 -60,-60 -114,-52',
        shade(fill, -0.09),
      ),
    ],
  }
}

/** Knitted hat with a bobble. */
const beanie: WornDrawing = (kit) => {
  const { skull } = kit.space
  const fill = kit.person.colours.accent
  const ribs = [-100, -66, -32, 2, 36, 70, 102]
  return {
    over: [
      piece(skull, '0,-196 -34,-214 -38,-248 -10,-268 22,-262 38,-232 26,-206', shade(fill, 0.1)),
      piece(
        skull,
        '-128,-84! -122,-150 -70,-206 0,-216 70,-206 122,-150 128,-84!',
        fill,
        side(kit, fill),
        ...ribs.map((x) =>
          skull.line(`${x * 0.24},-212 ${x * 0.8},-160 ${x},-90`, 3.6, shade(fill, -0.1)),
        ),
      ),
      piece(
        skull,
        '-132,-104 -60,-122 0,-126 60,-122 132,-104 134,-66 60,-80 0,-84 -60,-80 -134,-66',
        shade(fill, 0.05),
        side(kit, shade(fill, 0.05)),
        ...ribs.map(
          (x) =>
            skull.strokePath(4, shade(fill, -0.07), { pressure: 'even' })`${x * 1.04},-118
            ${x * 1.08},-72`,
        ),
      ),
    ],
  }
}

const brimmed =
  (fill: Oklch | null, band: boolean): WornDrawing =>
  (kit) => {
    const { skull } = kit.space
    const { accent } = kit.person.colours
    const straw = fill ?? accent
    const weave = fill
      ? [-80, -50, -20, 12, 44, 74].map((x) =>
          skull.line(`${x * 0.5},-206 ${x},-150 ${x * 1.2},-112`, 2.4, shade(straw, -0.1)),
        )
      : []
    return {
      over: [
        piece(
          skull,
          '-214,-84 -120,-114 0,-122 120,-114 214,-84 152,-56 60,-70 -60,-70 -152,-56',
          straw,
          skull.fillPath(shade(straw, -0.12), 'shade')`-122,-80 0,-94 122,-80 144,-46! 0,-58
            -144,-46!`,
          skull.line('-192,-86 -100,-108 0,-114', 3, shade(straw, -0.13)),
          skull.line('192,-86 100,-108 0,-114', 3, shade(straw, -0.13)),
        ),
        piece(
          skull,
          '-106,-96! -106,-162 -60,-207 0,-213 60,-207 106,-162 106,-96! 0,-112',
          straw,
          ...weave,
          side(kit, straw),
          skull.line('-82,-132 -64,-178 -20,-196', 9, shade(straw, 0.06), 'light'),
        ),
        ...(band
          ? [
              piece(
                skull,
                '-107,-126! 0,-142 107,-126! 107,-95! 0,-111 -107,-95!',
                fill ? accent : shade(accent, -0.14),
                side(kit, fill ? accent : shade(accent, -0.14)),
              ),
            ]
          : []),
      ],
    }
  }

/** 斗笠: a bamboo cone. */
const douli: WornDrawing = (kit) => {
  const { skull } = kit.space
  const fill = hex('#c9a468')
  return {
    over: [
      piece(
        skull,
        '-232,-70! -120,-132 -30,-228 0,-240 30,-228 120,-132 232,-70! 120,-88 0,-94 -120,-88',
        fill,
        side(kit, fill, -0.09),
        ...[-150, -90, -36, 36, 90, 150].map((x) =>
          skull.line(`${x * 0.06},-234 ${x * 0.5},-150 ${x},-82`, 3, shade(fill, -0.16)),
        ),
        skull.line('-150,-102 0,-126 150,-102', 3, shade(fill, -0.14)),
        skull.line('-92,-150 0,-172 92,-150', 3, shade(fill, -0.14)),
      ),
    ],
  }
}

const pointed =
  (fill: Oklch | null, stars: boolean): WornDrawing =>
  (kit) => {
    const { skull } = kit.space
    const colour = fill ?? kit.person.colours.accent
    const { gold } = kit.person.colours
    return {
      over: [
        piece(
          skull,
          '-196,-78 -110,-108 0,-116 110,-108 196,-78 140,-52 0,-66 -140,-52',
          colour,
          skull.fillPath(shade(colour, -0.07), 'shade')`-118,-80 0,-92 118,-80 140,-44! 0,-58
            -140,-44!`,
        ),
        piece(
          skull,
          '-110,-94! -88,-170 -50,-256 -14,-322 54,-368! 40,-318 62,-240 92,-170 110,-94! 0,-110',
          colour,
          side(kit, colour),
          skull.line('-70,-170 -30,-190 30,-184', 4, shade(colour, -0.12)),
          skull.line('-34,-262 0,-274 40,-262', 4, shade(colour, -0.12)),
          ...(stars
            ? triples('-40,-150,12 24,-210,9 50,-140,8 -10,-290,7').map(
                ([x = 0, y = 0, r = 0]) =>
                  skull.fillPath(gold, 'detail')`${x},${y - r}! ${x + r * 0.3},${y - r * 0.3}!
                  ${x + r},${y}! ${x + r * 0.3},${y + r * 0.3}! ${x},${y + r}!
                  ${x - r * 0.3},${y + r * 0.3}! ${x - r},${y}! ${x - r * 0.3},${y - r * 0.3}!`,
              )
            : []),
        ),
        piece(
          skull,
          '-109,-122! 0,-140 109,-122! 111,-92! 0,-108 -111,-92!',
          stars ? gold : shade(colour, 0.16),
        ),
      ],
    }
  }

/** Red with a white rim and a bobble that falls to the side. */
const santaHat: WornDrawing = (kit) => {
  const { skull } = kit.space
  const red = hex('#c93a3c')
  const white = hex('#f7f2ea')
  return {
    over: [
      piece(
        skull,
        '-126,-88! -112,-170 -60,-232 10,-256 90,-236 150,-170 176,-100 156,-92! 140,-128 122,-90! 0,-110',
        red,
        side(kit, red),
        skull.line('0,-236 70,-210 118,-150', 4, shade(red, -0.12)),
      ),
      piece(skull, '164,-120 190,-110 196,-80 172,-60 144,-74 142,-104', white),
      piece(
        skull,
        '-138,-98 -100,-124 -40,-132 0,-136 60,-130 116,-120 140,-94 130,-64 80,-78 0,-86 -80,-78 -132,-62',
        white,
        side(kit, white, -0.06),
      ),
    ],
  }
}

const chefHat: WornDrawing = (kit) => {
  const { skull } = kit.space
  const white = hex('#f7f5f0')
  return {
    over: [
      piece(
        skull,
        '-112,-150 -168,-190 -164,-262 -100,-290 -50,-316 20,-322 90,-300 150,-268 168,-206 112,-150',
        white,
        side(kit, white, -0.06),
        skull.line('-70,-160 -84,-220 -70,-262', 4, shade(white, -0.12)),
        skull.line('-10,-156 -14,-230 -4,-270', 4, shade(white, -0.12)),
        skull.line('56,-160 74,-220 64,-258', 4, shade(white, -0.12)),
      ),
      piece(
        skull,
        '-116,-166! 0,-180 116,-166! 122,-80! 0,-96 -122,-80!',
        white,
        side(kit, white, -0.07),
      ),
    ],
  }
}

const nurseCap: WornDrawing = (kit) => {
  const { hair } = kit.space
  const white = hex('#f8f7f4')
  const red = hex('#d2464c')
  return {
    over: [
      piece(hair, '-92,-140! -60,-206 0,-222 60,-206 92,-140! 60,-160 0,-168 -60,-160', white),
      hair.form(
        '-9,-206! 9,-206! 9,-197! 18,-197! 18,-182! 9,-182! 9,-173! -9,-173! -9,-182! -18,-182! -18,-197! -9,-197!',
        red,
        { role: 'detail' },
      ),
    ],
  }
}

/** Peaked cap with a badge: police, captain, pilot. */
const peakedCap =
  (fill: Oklch): WornDrawing =>
  (kit) => {
    const { skull } = kit.space
    const { gold } = kit.person.colours
    return {
      over: [
        piece(
          skull,
          '-152,-150 -120,-210 0,-234 120,-210 152,-150 118,-124 0,-132 -118,-124',
          fill,
          side(kit, fill),
        ),
        piece(
          skull,
          '-123,-142! 0,-152 123,-142! 121,-92 0,-104 -121,-92',
          shade(fill, -0.04),
          side(kit, fill),
        ),
        piece(
          skull,
          '-119,-96! 0,-112 119,-96! 92,-62 0,-72 -92,-62',
          hex('#17191f'),
          skull.line('-80,-88 -30,-98 10,-100', 6, hex('#4a4d58'), 'light'),
        ),
        skull.line('-120,-98 0,-112 120,-98', 6, gold, 'metal even plain'),
        skull.form('-22,-188! 0,-204! 22,-188! 18,-160 0,-146 -18,-160', gold, 'metal'),
        skull.form('-9,-180! 0,-188! 9,-180! 7,-166 0,-159 -7,-166', hex('#b9362f'), 'detail'),
      ],
    }
  }

/** Building site and mine: a shell with a ridge. */
const hardHat =
  (fill: Oklch, lamp: boolean): WornDrawing =>
  (kit) => {
    const { skull, hair } = kit.space
    return {
      over: [
        piece(
          skull,
          '-132,-84! -130,-150 -84,-214 0,-230 84,-214 130,-150 132,-84! 0,-102',
          fill,
          side(kit, fill),
          skull.form('-22,-240! 22,-240! 30,-90! -30,-90!', shade(fill, 0.05), 'light'),
          skull.line('-100,-130 -80,-180 -46,-206', 10, shade(fill, 0.09), 'light'),
        ),
        piece(
          hair,
          '-150,-84! -70,-110 0,-114 70,-110 150,-84! 130,-62 0,-82 -130,-62',
          shade(fill, -0.06),
        ),
        ...(lamp
          ? [
              skull.ellipse([0, -150], [26, 26], hex('#3a3f49'), 'metal'),
              skull.ellipse([0, -150], [18, 18], hex('#fdf0b5'), 'glow'),
            ]
          : []),
      ],
    }
  }

const gradCap: WornDrawing = (kit) => {
  const { skull } = kit.space
  const { gold } = kit.person.colours
  const black = hex('#2f3240')
  return {
    over: [
      piece(skull, '-116,-150! -112,-84 0,-100 112,-84 116,-150!', black),
      piece(
        skull,
        '-186,-172! 0,-236! 186,-172! 0,-112!',
        shade(black, 0.05),
        skull.form('0,-240! 200,-172! 0,-112! 40,-172', black, 'shade'),
      ),
      skull.line('0,-172 -90,-156 -134,-120 -136,-60', 5, gold, 'detail even'),
      skull.form('-144,-64! -128,-64! -124,-14! -148,-14!', gold, 'cloth'),
      skull.ellipse([0, -172], [9, 6], gold, 'detail'),
    ],
  }
}

export const HATS: Readonly<Record<string, WornDrawing>> = {
  beret,
  cap,
  beanie,
  douli,
  'straw-hat': brimmed(hex('#e2be78'), true),
  'felt-hat': brimmed(null, true),
  'witch-hat': pointed(hex('#3d3452'), false),
  'wizard-hat': pointed(hex('#3f4f92'), true),
  'santa-hat': santaHat,
  'chef-hat': chefHat,
  'nurse-cap': nurseCap,
  'police-cap': peakedCap(hex('#27344f')),
  'captain-cap': peakedCap(hex('#f3f1ea')),
  'soldier-cap': peakedCap(hex('#4f5f42')),
  'hard-hat': hardHat(hex('#f0b93a'), false),
  'fire-helmet': hardHat(hex('#c8383a'), true),
  'grad-cap': gradCap,
}
