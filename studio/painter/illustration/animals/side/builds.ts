import type { CrownKind, HeadKind } from './heads'

/** Proportions of animals with four legs; units of a body about 560 long, y down, (0, 0) its middle. */

interface Neck {
  readonly outline: string
  /** Place of the poll, and radians that the head is bent down. */
  readonly head: readonly [x: number, y: number, turn: number]
  readonly mane?: string
}

interface Tail {
  readonly joints: string
  readonly running?: string
  readonly widths: readonly number[]
  /** A tuft at its end: its two radii. */
  readonly tip?: readonly [number, number]
  readonly tipTurn?: number
  readonly tipPale?: boolean
  /** In the colour of the marks. */
  readonly marked?: boolean
}

export interface Build {
  readonly trunk: string
  readonly neck: {
    readonly standing: Neck
    readonly grazing?: Neck
    readonly running?: Neck
  }
  readonly head: { readonly kind: HeadKind; readonly scale: number }
  readonly crown: CrownKind
  /** Roots of the near legs: x and y of the fore leg, of the hind leg. */
  readonly hips: readonly [number, number, number, number]
  /** Distance of the soles from the middle, and reach of a step. */
  readonly feet: number
  readonly legs: number
  readonly fore: readonly number[]
  readonly hind: readonly number[]
  /** Offset of the far legs from the near ones. */
  readonly apart: number
  readonly foot: 'hoof' | 'paw' | 'pad'
  readonly tail: Tail
  /** Outlines of belly and chest, in the pale colour. */
  readonly pale?: readonly string[]
  readonly folds: readonly string[]
  readonly udder?: string
  readonly socks?: boolean
  readonly dapples?: boolean
}

/** A neck that is only raised. */
const upright = (outline: string, head: Neck['head']) => ({ standing: { outline, head } })

const CATTLE: Build = {
  trunk:
    '-304,-66 -296,-122 -256,-150 -120,-146 20,-140 140,-160 220,-150 268,-84 282,10 252,92 160,122 20,128 -110,112 -210,104 -276,60',
  neck: {
    standing: {
      outline: '110,-154! 210,-184 300,-216 352,-204! 372,-110 344,-20 300,70 200,90!',
      head: [334, -204, 0],
    },
    grazing: {
      outline: '100,-156! 220,-150 304,-84 372,20 420,96! 350,170 280,130 220,100!',
      head: [384, 100, 0.62],
    },
  },
  ...{ head: { kind: 'bovine', scale: 1 }, crown: 'cow', foot: 'hoof' },
  ...{ hips: [204, 40, -226, 0], feet: 334, legs: 330, apart: 62 },
  ...{ fore: [124, 72, 48, 44], hind: [168, 92, 50, 46] },
  tail: {
    ...{ joints: '-292,-120 -322,-80 -326,30 -318,130', running: '-292,-120 -360,-150 -430,-120' },
    ...{ widths: [24, 20, 18], tip: [18, 46] },
  },
  folds: ['-170,-120 -214,-60 -196,30', '176,-110 214,-40 190,70'],
  udder: '-176,96! -150,150 -104,154 -78,112!',
}

const SLIM = {
  trunk:
    '-244,-70 -236,-112 -190,-138 -80,-134 40,-126 140,-146 206,-130 232,-50 214,40 150,84 20,78 -90,52 -170,56 -226,20',
  standing: '110,-140! 190,-190 236,-280 256,-330! 330,-290 320,-230 276,-120 226,0 160,40!',
  grazing: '110,-136! 190,-124 270,-46 330,40 376,112! 316,170 250,110 170,70!',
  belly: '-150,62 -70,42 50,56 140,60 140,110 -150,110',
} as const

const GOAT: Build = {
  trunk: SLIM.trunk,
  neck: {
    standing: { outline: SLIM.standing, head: [286, -312, 0] },
    grazing: { outline: SLIM.grazing, head: [330, 108, 0.62] },
  },
  ...{ head: { kind: 'caprine', scale: 1 }, crown: 'goat', foot: 'hoof' },
  ...{ hips: [184, 40, -186, 0], feet: 318, legs: 310, apart: 50 },
  ...{ fore: [90, 50, 34, 32], hind: [124, 62, 34, 32] },
  tail: { joints: '-214,-116 -250,-150 -256,-184', widths: [44, 34, 10] },
  pale: [SLIM.belly],
  folds: ['-130,-110 -160,-40 -140,30', '146,-110 180,-40 160,50'],
}

const DEER: Build = {
  ...GOAT,
  neck: {
    standing: { outline: SLIM.standing, head: [290, -318, 0] },
    grazing: { outline: SLIM.grazing, head: [336, 122, 0.66] },
  },
  ...{ head: { kind: 'cervine', scale: 1 }, crown: 'bare' },
  ...{ hips: [184, 30, -190, -10], feet: 352, legs: 340 },
  ...{ fore: [92, 46, 28, 26], hind: [136, 62, 30, 26] },
  tail: {
    joints: '-216,-124 -252,-116 -264,-70',
    widths: [30, 40, 16],
    tip: [20, 34],
    tipPale: true,
  },
  folds: ['146,-110 186,-40 160,40'],
}

const HORSE_NECK = '40,-114! 150,-184 220,-270 262,-348! 330,-330 352,-250 306,-140 246,-30 150,40!'
const HORSE_HEAD = [304, -352, 0] as const

const HORSE: Build = {
  trunk:
    '-258,-50 -220,-122 -120,-140 0,-118 110,-138 190,-146 236,-70 222,30 140,88 0,92 -110,70 -220,62 -268,10',
  neck: {
    standing: {
      outline: HORSE_NECK,
      head: HORSE_HEAD,
      mane: '316,-366! 264,-366 206,-304 166,-228 140,-170 100,-130! 146,-124 170,-96 176,-60! 212,-120 246,-196 286,-284',
    },
    running: {
      outline: HORSE_NECK,
      head: HORSE_HEAD,
      mane: '316,-366! 258,-376 196,-348 146,-300 66,-300 2,-270! 66,-264 56,-231 -14,-211! 80,-211 86,-172 56,-152! 150,-160 206,-212 266,-288',
    },
    grazing: {
      outline: '60,-130! 180,-140 280,-66 346,40 392,128! 322,184 250,120 150,60!',
      head: [366, 116, 0.5],
      mane: '90,-138! 190,-146 290,-70 352,30 394,120! 352,112 306,46 240,-40 170,-60! 160,-96',
    },
  },
  ...{ head: { kind: 'equine', scale: 1.14 }, crown: 'horse', foot: 'hoof' },
  ...{ hips: [190, 30, -200, 0], feet: 352, legs: 336, apart: 48 },
  ...{ fore: [104, 62, 38, 30], hind: [146, 72, 42, 32] },
  tail: {
    ...{
      joints: '-240,-92 -296,-50 -318,60 -304,210',
      running: '-238,-96 -330,-140 -440,-110 -540,-50',
    },
    ...{ widths: [34, 74, 84, 8], marked: true },
  },
  folds: ['150,-66 176,0 150,60', '-150,-104 -120,-10 -146,56'],
}

const DOG: Build = {
  trunk:
    '-226,-60 -206,-110 -120,-126 10,-116 120,-132 196,-122 230,-50 206,34 110,74 -10,44 -110,16 -180,24 -228,0',
  neck: {
    standing: {
      outline: '100,-124! 176,-186 214,-250 262,-270! 318,-190 286,-70 200,30!',
      head: [236, -232, 0],
    },
    running: {
      outline: '100,-124! 186,-160 246,-206 290,-226! 340,-150 296,-40 200,30!',
      head: [272, -190, 0],
    },
  },
  ...{ head: { kind: 'hound', scale: 0.96 }, crown: 'bare', foot: 'paw' },
  ...{ hips: [168, 0, -176, -20], feet: 228, legs: 240, apart: 50 },
  ...{ fore: [84, 52, 38, 36], hind: [118, 62, 38, 36] },
  tail: {
    ...{ joints: '-206,-92 -270,-140 -320,-220', running: '-206,-92 -290,-130 -380,-190' },
    widths: [36, 48, 8],
  },
  pale: [
    '340,-190 330,-40 260,40 214,14! 234,-50 244,-120',
    '114,100 40,100 -90,64! -30,36 40,44 114,44!',
  ],
  folds: ['150,-70 172,-20 150,40', '-150,-80 -128,-20 -150,20'],
}

const SPITZ: Build = {
  ...DOG,
  head: { kind: 'canine', scale: 0.96 },
  tail: {
    joints: '-206,-96 -270,-150 -260,-230 -190,-240 -160,-196',
    widths: [36, 52, 54, 46, 10],
  },
  socks: true,
}

const WOLF: Build = {
  ...SPITZ,
  tail: {
    ...{
      joints: '-210,-90 -280,-50 -330,20 -366,90',
      running: '-210,-90 -310,-100 -420,-90 -500,-60',
    },
    widths: [36, 66, 74, 8],
  },
}

const LION: Build = {
  trunk:
    '-290,-60 -262,-120 -150,-136 0,-122 130,-140 220,-150 274,-100 270,-6 200,72 70,66 -80,42 -180,50 -274,30',
  neck: upright('110,-140! 210,-190 280,-226 330,-210! 350,-110 310,-6 220,56!', [286, -184, 0]),
  ...{ head: { kind: 'feline', scale: 1 }, crown: 'mane', foot: 'paw' },
  ...{ hips: [206, 6, -216, -20], feet: 256, legs: 260, apart: 60 },
  ...{ fore: [108, 70, 54, 50], hind: [150, 82, 54, 50] },
  tail: {
    ...{
      joints: '-280,-80 -350,-30 -370,70 -430,130',
      running: '-280,-80 -380,-120 -480,-90 -560,-140',
    },
    ...{ widths: [30, 22, 18, 16], tip: [34, 22], tipTurn: 0.8 },
  },
  pale: ['340,-130 330,0 260,60! 262,-40 290,-110', '140,110 -140,110! -100,40 40,46 140,46!'],
  folds: ['176,-90 206,-30 180,40', '-180,-90 -140,-20 -170,40'],
}

const BIG_CAT: Build = {
  ...LION,
  crown: 'bare',
  tail: {
    ...{ joints: '-280,-80 -360,-20 -400,80 -470,90 -500,30', widths: [32, 30, 28, 28, 22] },
    running: '-280,-80 -380,-120 -480,-90 -560,-140',
  },
}

export const BUILDS = {
  cow: CATTLE,
  buffalo: { ...CATTLE, crown: 'buffalo', udder: undefined },
  sheep: {
    ...CATTLE,
    trunk: '-230,-40 -120,-130 60,-140 200,-60 190,40 60,100 -140,90',
    neck: {
      standing: { outline: '150,-120! 220,-190 290,-190 310,-120 250,0!', head: [262, -182, 0] },
      grazing: {
        outline: '170,-110! 240,-60 300,30 330,110! 250,150 190,60!',
        head: [304, 146, 0.66],
      },
    },
    ...{ head: { kind: 'ovine', scale: 1 }, crown: 'fleece' },
    ...{ hips: [164, 90, -178, 90], feet: 290, legs: 200, apart: 46 },
    ...{ fore: [60, 38, 34], hind: [72, 44, 34] },
    tail: { joints: '-280,-60 -310,-30 -312,20', widths: [60, 74, 40] },
    ...{ folds: [], udder: undefined },
  },
  goat: GOAT,
  deer: { ...DEER, dapples: true },
  stag: { ...DEER, crown: 'stag' },
  horse: HORSE,
  unicorn: { ...HORSE, crown: 'unicorn' },
  camel: {
    trunk:
      '-262,-40 -244,-106 -200,-140 -166,-214 -120,-242 -74,-210 -44,-140 4,-140 34,-212 80,-238 124,-206 156,-136 220,-116 250,-40 224,50 120,92 -40,74 -160,52 -244,30',
    neck: upright(
      '170,-116! 236,-56 290,-84 304,-170 296,-276! 372,-290 392,-190 376,-60 304,36 190,50!',
      [330, -286, 0],
    ),
    ...{ head: { kind: 'camel', scale: 0.98 }, crown: 'bare', foot: 'pad' },
    ...{ hips: [186, 30, -186, 0], feet: 384, legs: 350, apart: 52 },
    ...{ fore: [88, 58, 40, 44], hind: [134, 70, 42, 46] },
    tail: { joints: '-254,-60 -290,0 -290,90', widths: [20, 14, 10], tip: [16, 34] },
    folds: ['-166,-150 -120,-126 -60,-140', '36,-148 84,-126 140,-138', '156,-60 180,0 160,60'],
  },
  pig: {
    trunk:
      '-290,-40 -274,-112 -190,-152 -60,-162 80,-152 180,-150 256,-112 284,-20 256,76 150,126 0,140 -140,128 -246,80',
    neck: {
      standing: {
        outline: '120,-152! 220,-150 290,-100 310,0 262,86 150,120!',
        head: [252, -84, 0],
      },
      grazing: {
        outline: '120,-152! 230,-130 300,-60 300,40 250,100 150,120!',
        head: [262, -10, 0.45],
      },
    },
    ...{ head: { kind: 'suine', scale: 1.12 }, crown: 'bare', foot: 'hoof' },
    ...{ hips: [170, 70, -186, 50], feet: 244, legs: 190, apart: 54 },
    ...{ fore: [110, 66, 48], hind: [140, 74, 50] },
    tail: {
      joints: '-280,-80 -318,-104 -350,-86 -340,-56 -314,-66 -322,-100 -350,-124',
      widths: [15, 13, 10],
    },
    folds: ['176,-90 206,-20 184,60', '-190,-90 -150,-10 -180,60'],
  },
  elephant: {
    trunk:
      '-304,-40 -292,-132 -230,-192 -100,-210 40,-190 150,-196 230,-176 284,-90 284,30 224,116 60,140 -120,130 -256,96 -314,30',
    neck: upright('150,-196! 256,-226 330,-150 330,0 270,96 170,90!', [298, -146, 0]),
    ...{ head: { kind: 'elephant', scale: 1 }, crown: 'tusk', foot: 'pad' },
    ...{ hips: [186, 60, -206, 40], feet: 364, legs: 280, apart: 74 },
    ...{ fore: [140, 110, 98, 104], hind: [172, 120, 100, 106] },
    tail: { joints: '-300,-90 -338,-10 -330,90', widths: [18, 12, 8], tip: [12, 30] },
    folds: ['-190,-100 -150,0 -180,80'],
  },
  lion: LION,
  tiger: BIG_CAT,
  leopard: { ...BIG_CAT, head: { kind: 'feline', scale: 0.9 } },
  bear: {
    ...LION,
    trunk:
      '-290,-40 -282,-130 -200,-178 -80,-172 60,-162 160,-192 240,-164 284,-70 262,44 170,116 20,118 -120,116 -246,90',
    neck: upright('130,-184! 240,-212 320,-180 336,-50 266,60 160,70!', [290, -150, 0]),
    ...{ head: { kind: 'bear', scale: 1 }, crown: 'bare' },
    ...{ hips: [186, 50, -196, 40], feet: 274, legs: 220, apart: 64 },
    ...{ fore: [124, 94, 74, 70], hind: [160, 104, 78, 74] },
    ...{ tail: { joints: '-278,-80 -304,-70 -310,-50', widths: [50, 44, 20] }, pale: undefined },
  },
  dog: DOG,
  husky: SPITZ,
  shiba: { ...SPITZ, head: { kind: 'canine', scale: 0.94 } },
  corgi: {
    ...SPITZ,
    feet: 168,
    legs: 150,
    tail: { joints: '-216,-90 -244,-104 -262,-90', widths: [50, 48, 26] },
  },
  wolf: WOLF,
  fox: {
    ...WOLF,
    head: { kind: 'canine', scale: 0.9 },
    feet: 210,
    fore: [70, 42, 30, 28],
    hind: [104, 52, 32, 28],
    tail: {
      ...{
        joints: '-210,-90 -300,-60 -380,0 -450,30',
        running: '-210,-90 -310,-100 -420,-90 -500,-60',
      },
      ...{ widths: [34, 92, 104, 40], tip: [44, 26], tipPale: true },
    },
  },
  rabbit: {
    trunk:
      '-214,0 -226,-80 -176,-150 -70,-170 50,-150 150,-126 214,-70 210,10 140,62 0,70 -110,70 -186,52',
    neck: upright('110,-120! 176,-160 236,-176 260,-100 240,-10 180,40!', [206, -140, 0]),
    ...{ head: { kind: 'leporine', scale: 0.94 }, crown: 'bare', foot: 'paw' },
    ...{ hips: [160, 10, -150, -20], feet: 190, legs: 220, apart: 46 },
    ...{ fore: [74, 44, 34, 34], hind: [140, 74, 40, 40] },
    tail: {
      joints: '-206,-70 -226,-84 -236,-92',
      widths: [40, 50, 50],
      tip: [46, 44],
      tipPale: true,
    },
    pale: ['250,-60 240,40 150,80 100,50! 190,20 220,-60'],
    folds: ['-110,-100 -70,-30 -110,40'],
  },
  poodle: DOG,
  cat: {
    ...DOG,
    neck: upright('110,-124! 180,-170 216,-220 270,-220! 306,-150 280,-60 200,20!', [236, -190, 0]),
    head: { kind: 'cat', scale: 0.84 },
    feet: 210,
    fore: [74, 44, 34, 32],
    hind: [110, 54, 36, 32],
    tail: {
      joints: '-210,-92 -280,-120 -320,-200 -300,-290 -330,-340',
      running: '-210,-92 -310,-120 -400,-180 -470,-270',
      widths: [32, 32, 30, 28, 18],
    },
  },
} as const satisfies Readonly<Record<string, Build>>

export type BuildId = keyof typeof BUILDS
