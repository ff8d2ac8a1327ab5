import type { Form } from '../../node'
import { type Hair, type HairKit, otherSide } from './kit'
import { bangs, bun, cap, curtain, fall, pointedFringe, streaming, swept, wisps } from './parts'

type Style = (kit: HairKit) => Hair

const long: Style = (kit) => ({ back: [fall(kit, 126, 430), cap(kit)], front: curtain(kit, 130) })

const airy: Style = (kit) => ({ back: [fall(kit, 124, 430), cap(kit)], front: wisps(kit, 120) })

const windy: Style = (kit) => ({ back: [streaming(kit), cap(kit)], front: swept(kit, 84) })

const bangsLong: Style = (kit) => ({
  back: [fall(kit, 126, 430), cap(kit)],
  front: bangs(kit, -28, 120),
})

/** 公主切: blunt fringe, blunt locks at the cheeks, straight long hair. */
const hime: Style = (kit) => {
  const side = '-126,-60! -137,10 -138,70 -134,112! -108,114! -104,60 -108,0 -112,-40!'
  const left = kit.front(side, kit.on.front.strand('-124,-20 -126,40 -122,104'))
  const right = kit.front(
    '126,-60! 137,10 138,70 134,112! 108,114! 104,60 108,0 112,-40!',
    kit.on.front.shade('112,-70! 116,130! 190,130! 190,-70!'),
  )
  return { back: [fall(kit, 128, 440), cap(kit)], front: [left, right, ...bangs(kit, -26, -10)] }
}

const LEFT_WAVE =
  '-112,40! -139,90 -127,150 -157,214 -141,280 -164,350 -138,414! -104,384 -110,310 -88,250 -102,180 -92,110'

function waves(kit: HairKit): Form[] {
  const { back, on } = kit
  const { strand, sheen } = on.back
  const left = back(
    LEFT_WAVE,
    strand('-116,80 -112,150 -136,220 -122,290 -142,360', 3.2),
    strand('-102,110 -98,170 -110,240 -104,300', 2.6),
    sheen('-130,130! -142,180 -152,214! -140,214 -130,180!'),
  )
  const right = back(LEFT_WAVE, strand('-116,80 -112,150 -136,220 -122,290 -142,360', 3.2))
  return [left, ...otherSide([right], kit.person.yaw)]
}

const wavy: Style = (kit) => ({
  back: [fall(kit, 128, 400, true), cap(kit)],
  mid: waves(kit),
  front: swept(kit, 96),
})

const wavyCurtain: Style = (kit) => ({
  back: [fall(kit, 128, 400, true), cap(kit)],
  mid: waves(kit),
  front: curtain(kit, 110),
})

const wavyBangs: Style = (kit) => ({
  back: [fall(kit, 128, 400, true), cap(kit)],
  mid: waves(kit),
  front: bangs(kit, -28, 100),
})

function ponytailForm(kit: HairKit, low: boolean): Form[] {
  const { back, on } = kit
  const { strand, sheen, deep, tie } = on.back
  if (low)
    return [
      back(
        '-60,90 -112,96 -146,150 -150,230 -128,310 -140,372! -100,340 -84,270 -88,200 -64,150',
        strand('-100,120 -126,190 -116,290', 3.2),
        sheen('-128,150! -138,200 -136,250! -126,220 -122,180!'),
      ),
      tie('-112,100! -92,124 -74,140 -60,128! -74,104 -92,88'),
    ]
  return [
    back(
      '-20,-150 -60,-208 -136,-218 -198,-152 -210,-50 -182,60 -198,136! -150,104 -128,30 -140,-60 -110,-120 -60,-140',
      strand('-70,-178 -140,-162 -174,-80 -166,40', 3.2),
      strand('-60,-160 -124,-140 -152,-70 -148,40', 2.8),
      sheen('-118,-198! -172,-156 -192,-90! -180,-92 -160,-146 -112,-184!'),
      deep('-50,-150! -116,-120 -146,-40 -134,60 -160,136! -90,136! -50,0!'),
    ),
    tie('-88,-198! -62,-212 -40,-178 -62,-158!'),
  ]
}

const ponytail: Style = (kit) => ({
  back: [...ponytailForm(kit, false), cap(kit)],
  front: kit.person.look === 'anime' ? bangs(kit, -30, 30) : swept(kit, 30),
})

const ponytailBangs: Style = (kit) => ({
  back: [...ponytailForm(kit, false), cap(kit)],
  front: wisps(kit, 40),
})

const lowPonytail: Style = (kit) => ({
  back: [cap(kit)],
  mid: ponytailForm(kit, true),
  front: curtain(kit, 40),
})

const lowBun: Style = (kit) => {
  const { back, on } = kit
  const knot = back(
    '-60,90 -108,100 -128,140 -110,184 -62,190 -20,160 -20,110',
    on.back.strand('-104,124 -72,130 -60,172'),
    on.back.strand('-112,150 -88,152 -76,178', 2.6),
    on.back.sheen('-114,122! -96,110 -78,110! -92,118 -106,134!'),
  )
  return { back: [knot, cap(kit)], front: curtain(kit, 26) }
}

/** 丸子头: one knot on the crown. */
const topBun: Style = (kit) => ({
  back: [
    bun(kit, 0, -218, 62, 56),
    kit.on.back.tie('-46,-176! -30,-166 0,-162 30,-166 46,-176! 40,-186 0,-180 -40,-186'),
    cap(kit),
  ],
  front: wisps(kit, 30),
})

const doubleBuns: Style = (kit) => {
  const ribbon = (s: number) =>
    kit.on.back.tie(
      s > 0
        ? '52,-160 66,-142 84,-122 92,-132 74,-152 60,-168'
        : '-52,-160 -66,-142 -84,-122 -92,-132 -74,-152 -60,-168',
    )
  return {
    back: [bun(kit, -97, -168, 55, 51), bun(kit, 97, -168, 55, 51), cap(kit)],
    front: [...bangs(kit, -24, 46), ribbon(-1), ribbon(1)],
  }
}

/** Six links, each a little smaller than the one above, and a tassel. */
function braid(kit: HairKit): Form[] {
  const { back, on } = kit
  const { strand, sheen, tie } = on.back
  const links = Array.from({ length: 6 }, (_, i) => {
    const [y, x, w] = [120 + i * 46, -126 + i * 3, 30 - i * 1.6]
    return back(
      `${x + w},${y - 8} ${x + 6},${y - 30} ${x - w * 0.6},${y - 26} ${x - w},${y} ${x - w * 0.4},${y + 26} ${x},${y + 34} ${x + w * 0.6},${y + 20}`,
      strand(`${x + w * 0.7},${y - 8} ${x},${y + 4} ${x - w * 0.2},${y + 28}`, 2.6),
      sheen(
        `${x - w * 0.7},${y - 4}! ${x - w * 0.3},${y - 18} ${x + 6},${y - 22}! ${x - w * 0.2},${y - 10}`,
      ),
    )
  })
  return [
    back('-102,40 -128,30 -140,80 -138,130 -112,130 -104,90'),
    ...links,
    back('-98,396 -112,388 -126,396 -132,440 -112,458! -94,440'),
    tie('-96,386 -112,380 -129,386 -129,403 -112,407 -95,403'),
  ]
}

const braids: Style = (kit) => {
  const child = kit.person.age === 'child'
  return {
    back: [cap(kit)],
    mid: [...braid(kit), ...otherSide(braid(kit), kit.person.yaw)],
    front: child ? bangs(kit, -26, 30) : wisps(kit, 56),
  }
}

const sideBraid: Style = (kit) => ({ back: [cap(kit)], mid: braid(kit), front: swept(kit, 50) })

function tail(kit: HairKit): Form {
  const { back, on } = kit
  return back(
    '-108,-112 -168,-124 -212,-62 -206,40 -230,140 -200,250 -220,336! -164,292 -148,200 -164,110 -138,20 -148,-40 -116,-72',
    on.back.deep('-148,-40! -164,110 -148,200 -176,346! -96,346! -86,-40!'),
    on.back.strand('-130,-98 -180,-42 -176,40 -196,140 -180,240', 3.2),
    on.back.strand('-124,-84 -158,-30 -156,60 -176,150', 2.6),
    on.back.sheen('-160,-106! -194,-62 -196,0! -184,-6 -180,-56 -152,-94!'),
  )
}

const twinTails: Style = (kit) => {
  const bow = (s: number): Form[] => {
    const p = (text: string) => text.replace(/(-?[\d.]+),/g, (_, x: string) => `${Number(x) * -s},`)
    return [
      kit.on.front.tie(p('-104,-116! -136,-158 -152,-130 -128,-104 -150,-76 -120,-60 -100,-92!')),
      kit.on.front.tie(p('-100,-116 -122,-118 -126,-98 -104,-92')),
    ]
  }
  return {
    back: [tail(kit), ...otherSide([tail(kit)], kit.person.yaw), cap(kit)],
    front: [...bangs(kit, -30, 60), ...bow(-1), ...bow(1)],
  }
}

/** Half up: the sides are taken back, the rest falls. */
const halfUp: Style = (kit) => ({
  back: [bun(kit, 0, -200, 42, 36), fall(kit, 122, 430), cap(kit)],
  front: wisps(kit, 100),
})

const animeLong: Style = (kit) => ({
  back: [fall(kit, 130, 430, true), cap(kit)],
  front: pointedFringe(kit, 110),
})

export const LONG_STYLES: Readonly<Record<string, Style>> = {
  long,
  airy,
  hime,
  windy,
  wavy,
  ponytail,
  braids,
  'bangs-long': bangsLong,
  'wavy-curtain': wavyCurtain,
  'wavy-bangs': wavyBangs,
  'ponytail-bangs': ponytailBangs,
  'low-ponytail': lowPonytail,
  'low-bun': lowBun,
  'top-bun': topBun,
  'double-buns': doubleBuns,
  'side-braid': sideBraid,
  'twin-tails': twinTails,
  'half-up': halfUp,
  'anime-long': animeLong,
}
