import { type Form, ellipse, form, inside } from '../../build/form'
import type { Hair, HairKit } from './kit'
import {
  bangs,
  cap,
  combedUp,
  curtain,
  lock,
  pointedFringe,
  shortCap,
  swept,
  temple,
  wisps,
} from './parts'
import { pairs, triples } from '../../../drawing/notation'

type Style = (kit: HairKit) => Hair

const bobMass = (kit: HairKit): Form =>
  kit.back(
    '-116,-40 -141,40 -148,110 -134,170! -80,182 0,178 80,182 134,170! 148,110 141,40 116,-40 60,-150 -60,-150',
    kit.on.back.deep('-92,20! -88,210! 88,210! 92,20!'),
    kit.on.back.shade('70,-200! 96,-100 92,20 86,300! 300,300! 300,-200!'),
  )

function bobSides(kit: HairKit): Form[] {
  const { front, on } = kit
  return [
    front(
      '-127,-40! -144,40 -149,110 -134,168! -112,152 -98,108! -106,60 -110,10 -108,-40!',
      on.front.strand('-120,-20 -130,70 -120,146'),
      on.front.sheen('-134,30! -140,80 -136,120! -128,100 -126,60!'),
    ),
    front(
      '127,-40! 144,40 149,110 134,168! 112,152 98,108! 106,60 110,10 108,-40!',
      on.front.shade('112,-60! 122,60 118,180! 210,180! 210,-60!'),
      on.front.strand('120,-20 130,70 120,146'),
    ),
  ]
}

const bob: Style = (kit) => ({
  back: [bobMass(kit), cap(kit)],
  front: [...bobSides(kit), ...bangs(kit, -28, 20)],
})

const bobParted: Style = (kit) => ({
  back: [bobMass(kit), cap(kit)],
  front: [...bobSides(kit), ...swept(kit, 60)],
})

const bobWispy: Style = (kit) => ({
  back: [bobMass(kit), cap(kit)],
  front: [...bobSides(kit), ...wisps(kit, 50)],
})

const animeBob: Style = (kit) => ({
  back: [bobMass(kit), cap(kit)],
  front: [...bobSides(kit), ...pointedFringe(kit, 60)],
})

const pixie: Style = (kit) => {
  const { front, on } = kit
  return {
    back: [
      cap(
        kit,
        '-108,50 -122,-10 -125,-78 -103,-138 -50,-181 6,-195 62,-178 108,-136 125,-76 122,-10 108,50',
      ),
    ],
    front: [
      ...temple(kit),
      front(
        '-50,-180! 6,-194 64,-180 110,-139 129,-78 127,-20 112,28! 112,-20 104,-50! 96,-40 84,-32! 78,-52 60,-64! 52,-52 36,-48! 20,-80 -20,-108 -50,-136!',
        on.front.shade('64,-200! 90,-120 102,-50 110,40! 180,40! 180,-200!'),
        on.front.sheen('-10,-162! 44,-146 86,-110 80,-100 38,-132 -18,-150!'),
        on.front.strand('-36,-152 20,-122 60,-68'),
        on.front.strand('-34,-166 50,-146 104,-72'),
      ),
      front(
        '-46,-182! -92,-158 -122,-108 -129,-40 -112,34! -108,-10 -112,-50! -100,-70 -84,-100 -50,-138!',
        on.front.strand('-56,-156 -96,-108 -114,-40'),
        on.front.sheen('-116,-90! -94,-126 -84,-118 -106,-78!'),
      ),
    ],
  }
}

const wolf: Style = (kit) => ({
  back: [
    kit.back(
      '-110,-40 -140,20 -134,80 -152,120! -122,126 -128,184! -92,160 -40,152 40,152 92,160 128,184! 122,126 152,120! 134,80 140,20 110,-40 60,-150 -60,-150',
      kit.on.back.deep('-82,0! -78,210! 78,210! 82,0!'),
      kit.on.back.shade('70,-200! 96,-100 92,20 86,300! 300,300! 300,-200!'),
    ),
    cap(kit),
  ],
  front: kit.person.look === 'anime' ? pointedFringe(kit, 64) : wisps(kit, 64),
})

/** Men's textured crop: short uneven ends over the brow. */
const crop: Style = (kit) => ({
  back: [shortCap(kit)],
  front: [
    ...temple(kit),
    kit.front(
      '-109,10! -119,-50 -121,-84 -105,-142 -64,-180 -8,-193 52,-186 105,-148 123,-84 119,-50 109,10! 106,-40 100,-70! 86,-84 62,-76! 46,-90 18,-78! 0,-94 -32,-80! -54,-92 -78,-76! -94,-80 -101,-62! -106,-40',
      kit.on.front.shade('62,-200! 92,-120 102,-60 106,20! 180,20! 180,-200!'),
      kit.on.front.sheen('-98,-110! -60,-152 -4,-164 30,-162! 32,-152! 0,-150 -54,-136 -92,-94!'),
      kit.on.front.strand('-30,-86 -20,-128 6,-160'),
      kit.on.front.strand('20,-86 32,-128 50,-152'),
      kit.on.front.strand('-76,-82 -66,-124 -40,-152'),
    ),
  ],
})

/** Two blocks: a fuller fringe that falls in locks. */
const textured: Style = (kit) => {
  const tips = triples('-88,-38,24 80,-40,24 -50,-26,26 44,-30,25 -8,-22,27')
  return {
    back: [shortCap(kit)],
    front: [
      ...temple(kit),
      ...tips.map(([x, y, w]) => lock(kit, [x * 0.8 + 10, -128], [x, -82], [x - 6, y], w)),
      kit.front(
        '-112,10! -123,-50 -124,-90 -105,-146 -60,-188 0,-202 60,-192 108,-150 125,-88 122,-50 112,10! 108,-46 98,-84 60,-108 0,-112 -60,-108 -98,-84 -108,-46',
        kit.on.front.shade('62,-210! 92,-120 102,-60 106,20! 180,20! 180,-210!'),
        kit.on.front.sheen(
          '-100,-108! -76,-140! -62,-128! -34,-160! -16,-146! 14,-164! 10,-140 -50,-124 -92,-92!',
        ),
        kit.on.front.strand('-30,-110 -16,-150 12,-178'),
        kit.on.front.strand('24,-112 34,-146 52,-168'),
        kit.on.front.strand('-78,-100 -66,-136 -36,-164'),
      ),
    ],
  }
}

const sidePart: Style = (kit) => ({
  back: [shortCap(kit)],
  front: [
    ...temple(kit),
    kit.front(
      '-58,-178! -94,-154 -120,-104 -121,-50 -109,14! -106,-30 -101,-64 -88,-98 -62,-128!',
      kit.on.front.strand('-66,-154 -96,-110 -110,-40'),
    ),
    kit.front(
      '-62,-174! -20,-207 50,-207 106,-163 125,-96 119,-40 109,14! 106,-30 102,-70 86,-84! 30,-84 -26,-98 -62,-128!',
      kit.on.front.shade('64,-230! 94,-130 104,-60 106,30! 180,30! 180,-230!'),
      kit.on.front.sheen('-34,-178! 20,-180 70,-154! 64,-140! 16,-164 -40,-164!'),
      kit.on.front.strand('-54,-152 10,-136 84,-112'),
      kit.on.front.strand('-50,-168 30,-168 102,-118'),
    ),
  ],
})

/** 中分: two short curtains. */
const middlePart: Style = (kit) => ({
  back: [shortCap(kit)],
  front: [...temple(kit), ...curtain(kit, -6)],
})

const slick: Style = (kit) => ({
  back: [shortCap(kit)],
  front: [...temple(kit), ...combedUp(kit, 8)],
})

const quiff: Style = (kit) => ({
  back: [shortCap(kit)],
  front: [...temple(kit), ...combedUp(kit, 34)],
})

const buzz: Style = (kit) => ({
  back: [shortCap(kit)],
  front: [
    ...temple(kit),
    kit.front(
      '-108,6! -117,-50 -118,-92 -100,-140 -54,-166 0,-172 54,-166 100,-140 118,-92 117,-50 108,6! 103,-50 94,-80! 66,-98 0,-106 -66,-98 -94,-80! -103,-50',
      kit.on.front.shade('60,-200! 92,-120 102,-60 106,20! 180,20! 180,-200!'),
    ),
  ],
})

const bowl: Style = (kit) => ({
  back: [
    cap(
      kit,
      '-118,40 -128,-20 -126,-84 -101,-140 -48,-178 6,-186 60,-176 106,-138 126,-84 128,-20 118,40',
    ),
  ],
  front: bangs(kit, -22, 8),
})

const spiky: Style = (kit) => ({
  back: [
    kit.back(
      '-116,40! -150,20! -126,-20 -168,-50! -130,-76 -160,-124! -116,-124 -124,-190! -76,-164 -54,-224! -16,-184 24,-232! 44,-184 96,-206! 92,-158 144,-150! 124,-106 166,-80! 128,-50 160,-4! 128,0 140,36! 112,44',
      kit.on.back.shade('70,-240! 96,-100 92,20 86,200! 300,200! 300,-240!'),
    ),
  ],
  front: pointedFringe(kit, 6),
})

/** Curls: lobes around the skull and over the brow. @param size 1 short curls, 1.3 a large round head */
const curls =
  (size: number): Style =>
  (kit) => {
    const { space, person } = kit
    const rim = [
      ...triples('-118,20,34 -138,-34,40 -134,-92,44 -104,-142,46 -56,-178,48'),
      ...triples('0,-190,48 56,-178,48 104,-142,46 134,-92,44 138,-34,40 118,20,34'),
    ]
    const grow = (x: number, y: number) => [x * size, (y + 40) * size - 40] as const
    const lobe = ([x = 0, y = 0, r = 0]: readonly number[]) =>
      space.skull.ellipse(grow(x, y), [r * size, r * size], person.colours.hair, 'hair relief 8')
    const brow = [
      ...triples('-88,-96,34 -50,-112,36 -8,-118,36 36,-114,36 76,-100,34'),
      ...triples('-112,-60,28 108,-60,28'),
    ]
    const sheens = [...pairs('-90,-130 -46,-152 6,-160 -118,-84 -66,-104 -14,-116')]
    const hooks = pairs('-30,-132 30,-140 74,-134 100,-92 46,-104 -104,-108')
    const arch = (x: number, y: number) =>
      `${x - 16},${y + 6} ${x - 8},${y - 12} ${x + 12},${y - 12} ${x + 18},${y + 4}`
    return {
      back: [
        cap(
          kit,
          '-120,40 -140,-20 -136,-90 -106,-150 -50,-186 6,-194 60,-184 112,-146 138,-86 140,-10 120,40',
        ),
        ...rim.map(lobe),
      ],
      front: [
        kit.front(
          '-120,-50 -128,-100 -100,-150 -40,-182 40,-182 100,-150 128,-100 120,-50 90,-100 0,-126 -90,-100',
        ),
        ...brow.map(([x = 0, y = 0, r = 0]) =>
          space.hair.ellipse([x, y], [r, r], person.colours.hair, 'hair plain relief 8'),
        ),
        ...sheens.map(([x = 0, y = 0]) =>
          space.hair.line(arch(x, y), 6, person.colours.hairLight, { role: 'light' }),
        ),
        ...hooks.map(([x = 0, y = 0]) => kit.on.front.strand(arch(x, y), 3.2)),
      ],
    }
  }

/** Drawn animation's short hair: tufts all round and a fringe of locks. */
const animeShort: Style = (kit) => ({
  back: [
    kit.back(
      '-112,44! -136,30! -130,4 -148,-16! -134,-40 -152,-78! -130,-96 -138,-142! -104,-154 -92,-192! -58,-186 -30,-216! -4,-198 34,-220! 52,-192 88,-200! 100,-160 136,-150! 130,-104 154,-84! 134,-44 150,-10! 130,6 138,34! 112,44',
      kit.on.back.shade('70,-240! 96,-100 92,20 86,200! 300,200! 300,-240!'),
    ),
  ],
  front: pointedFringe(kit, 16),
})

const bald: Style = () => ({ back: [], front: [] })

/** Thin on top, a wreath at the sides. */
const balding: Style = (kit) => ({
  back: [kit.back('-106,44 -124,20 -126,-24 -112,-56 0,-64 112,-56 126,-24 124,20 106,44')],
  front: [],
})

const tuft: Style = (kit) => ({
  back: [],
  front: [
    kit.front(
      '-20,-158! -34,-176 -20,-194 6,-190! -4,-182 6,-178! 26,-196 36,-180 20,-156! 0,-150',
      kit.on.front.strand('0,-156 -10,-172 -4,-184', 2.6),
    ),
    inside(
      form(
        '-88,-110 -60,-140 0,-154 60,-140 88,-110 60,-126 0,-134 -60,-126',
        kit.person.colours.hair,
        { ...{ role: 'hair', plain: true, alpha: 0.35, blur: 6 } },
      ),
    ),
  ],
})

const mohawk: Style = (kit) => ({
  back: [ellipse([0, -60], [112, 108], kit.person.colours.hair, 'hair alpha 0.35')],
  front: [
    kit.front(
      '-34,-110! -46,-170 -40,-236! -20,-210 -8,-262! 10,-220 30,-254! 34,-210 56,-226! 48,-160 34,-108! 0,-124',
      kit.on.front.shade('12,-280! 20,-180 14,-90! 120,-90! 120,-280!'),
      kit.on.front.strand('-16,-130 -20,-180 -12,-230'),
      kit.on.front.strand('10,-130 14,-180 26,-226'),
    ),
  ],
})

export const SHORT_STYLES: Readonly<Record<string, Style>> = {
  bob,
  pixie,
  wolf,
  crop,
  textured,
  slick,
  quiff,
  buzz,
  bowl,
  spiky,
  bald,
  balding,
  tuft,
  mohawk,
  'bob-parted': bobParted,
  'bob-wispy': bobWispy,
  'anime-bob': animeBob,
  'anime-short': animeShort,
  'side-part': sidePart,
  'middle-part': middlePart,
  curly: curls(1),
  afro: curls(1.22),
}
