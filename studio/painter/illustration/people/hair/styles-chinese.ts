import type { Form } from '../../node'
import type { Hair, HairKit } from './kit'
import { bangs, bun, cap, combedUp, curtain, fall, streaming, temple } from './parts'
import { triples } from '../../../drawing/notation'

type Style = (kit: HairKit) => Hair

/** Three lobes on the crown (云髻). */
function cloudLobes(kit: HairKit): Form[] {
  const { back, on } = kit
  const { strand, sheen, deep } = on.back
  return [
    back(
      '10,-160 40,-236 100,-252 133,-204 116,-150 60,-130',
      deep('74,-270! 92,-200 64,-120! 180,-120! 180,-270!'),
      strand('46,-170 70,-220 112,-216'),
      strand('56,-160 90,-190 116,-180'),
    ),
    back(
      '-110,-140 -127,-200 -92,-252 -40,-250 -8,-200 -20,-150',
      strand('-90,-150 -96,-206 -52,-234'),
      strand('-60,-150 -64,-196 -30,-216'),
      sheen('-108,-190! -90,-228 -62,-242! -66,-230 -88,-212 -98,-184!'),
    ),
    back(
      '-44,-170 -50,-236 -16,-292 34,-290 62,-236 50,-170',
      strand('-26,-180 -22,-236 16,-270'),
      strand('6,-180 18,-226 40,-254'),
      sheen('-38,-216! -24,-256 2,-280! 4,-268 -14,-246 -26,-212!'),
      deep('26,-304! 38,-240 26,-160! 90,-160! 90,-304!'),
    ),
  ]
}

const cloudBun: Style = (kit) => ({ back: [...cloudLobes(kit), cap(kit)], front: curtain(kit, 34) })

const hanfuLong: Style = (kit) => ({
  back: [fall(kit, 114, 450), ...cloudLobes(kit), cap(kit)],
  front: curtain(kit, 44),
})

const hanfuWindy: Style = (kit) => ({
  back: [streaming(kit), bun(kit, 0, -206, 44, 38), cap(kit)],
  front: curtain(kit, 44),
})

/** Two raised loops (飞仙髻). */
const loops: Style = (kit) => {
  const { back, on } = kit
  const left =
    '-30,-160! -74,-206 -96,-270 -70,-318 -26,-312 -2,-262 -8,-200 -18,-160! -26,-200 -28,-258 -44,-284 -66,-280 -70,-248 -52,-200'
  const mirrored = left.replace(/(-?[\d.]+),/g, (_, x: string) => `${-Number(x)},`)
  return {
    back: [
      fall(kit, 112, 450),
      back(left, on.back.strand('-60,-200 -82,-262 -60,-300', 2.6)),
      back(mirrored, on.back.strand('60,-200 82,-262 60,-300', 2.6)),
      bun(kit, 0, -190, 46, 34),
      cap(kit),
    ],
    front: curtain(kit, 40),
  }
}

/** Two small knots and hair to the shoulders, as girls wear with a hanfu. */
const maidBuns: Style = (kit) => ({
  back: [bun(kit, -84, -176, 46, 44), bun(kit, 84, -176, 46, 44), fall(kit, 116, 430), cap(kit)],
  front: bangs(kit, -30, 60),
})

function knotOnTop(kit: HairKit): Form[] {
  const { back, on, space, person } = kit
  const gold = person.colours.gold
  return [
    back(
      '-34,-176 -48,-216 -30,-256 4,-264 36,-250 46,-214 30,-176',
      on.back.strand('-26,-190 -10,-230 16,-250'),
      on.back.strand('0,-186 12,-220 30,-236'),
      on.back.shade('14,-280! 22,-220 12,-170! 80,-170! 80,-280!'),
    ),
    space.skull.line('-84,-184 0,-198 90,-206', 7, gold, 'metal end'),
    space.skull.form('-48,-198 -50,-178 0,-168 50,-178 48,-198 0,-188', gold, 'metal'),
    space.skull.ellipse([-84, -184], [9, 9], person.colours.jade, 'metal'),
  ]
}

/** Locks that fall before the ears. */
const sideLocks = ({ front, on }: HairKit): Form[] => [
  front(
    '-104,-76! -118,-20 -122,50 -115,130 -120,196! -107,130 -109,50 -104,-10',
    on.front.strand('-112,-20 -115,60 -114,150', 2.2),
  ),
  front(
    '104,-76! 118,-20 122,50 116,120 120,176! 107,120 108,50 102,-10',
    on.front.strand('111,-20 115,60 114,140', 2.2),
  ),
]

const hidesKnot = (kit: HairKit) =>
  kit.person.worn.some((id) => /^(douli|helm|crown|official|straw|hood|xianhat|gold-cap)/.test(id))

/** A man's hair bound on the crown. @param loose whether the rest falls on the shoulders */
const topknot =
  (loose: boolean): Style =>
  (kit) => ({
    back: [
      ...(loose ? [fall(kit, 112, 440)] : []),
      ...(hidesKnot(kit) ? [] : knotOnTop(kit)),
      cap(kit),
    ],
    front: [...temple(kit), ...combedUp(kit, 2), ...(loose ? sideLocks(kit) : [])],
  })

/** Loose long hair parted in the middle, tied half: a young swordsman. */
const halfTied: Style = (kit) => ({
  back: [fall(kit, 114, 440), ...(hidesKnot(kit) ? [] : knotOnTop(kit)), cap(kit)],
  front: curtain(kit, 120),
})

const elderBun: Style = (kit) => ({
  back: [
    bun(kit, 0, -202, 52, 44),
    cap(
      kit,
      '-106,30 -120,-20 -122,-78 -99,-138 -48,-174 6,-182 60,-172 104,-136 122,-76 120,-20 106,30',
    ),
  ],
  front: [...temple(kit), ...combedUp(kit, 0)],
})

/** Grandmother's short permanent wave. */
const elderWave: Style = (kit) => {
  const { space, person } = kit
  const rim = [
    ...triples('-112,26,32 -128,-22,36 -124,-80,40 -96,-130,42 -48,-164,44'),
    ...triples('8,-174,44 62,-160,42 104,-126,40 126,-76,38 126,-22,36 112,24,32'),
  ]
  return {
    back: [
      ...rim.map(([x = 0, y = 0, r = 0]) =>
        space.skull.ellipse([x, y], [r, r], person.colours.hair, 'hair relief 8'),
      ),
      cap(
        kit,
        '-106,30 -122,-20 -124,-78 -99,-138 -48,-172 6,-182 60,-170 104,-136 124,-76 122,-20 106,30',
      ),
    ],
    front: combedUp(kit, 4),
  }
}

export const CHINESE_STYLES: Readonly<Record<string, Style>> = {
  loops,
  'cloud-bun': cloudBun,
  'hanfu-long': hanfuLong,
  'hanfu-windy': hanfuWindy,
  'maid-buns': maidBuns,
  topknot: topknot(false),
  'topknot-long': topknot(true),
  'half-tied': halfTied,
  'elder-bun': elderBun,
  'elder-wave': elderWave,
}
