import { BACKGROUND_TRAITS, findPaper } from '../background'
import type { TintId } from '../../slots'
import { type Composing, type Family, traitOf } from '../family'
import { ellipse, layer, place } from '../build/form'
import { type Oklch, tone } from '../build/fill'
import { rose } from '../design/ornaments/flora'
import type { Form, Illustration, Layer } from '../node'
import { dragon } from './dragon'
import { HIDES, PLUMAGES, tintedHide, tintedPlumage } from './colours'
import { phoenix } from './phoenix'
import { qilin } from './qilin'
import { drawClouds, flames, skyFor, skyLayers } from './scene'
import { triples } from '../../drawing/notation'
import { wordList } from '../../../lib/words'

/** Extent of a beast in its own space: about its middle, units. */
type Extent = Readonly<{ left: number; right: number; top: number; bottom: number }>

interface Beast {
  readonly forms: readonly Form[]
  readonly extent: Extent
  readonly colour: Oklch
  /** It is on clouds instead of flying before them. */
  readonly upright: boolean
}

function buildPhoenix({ brief: { main }, random }: Composing): Beast {
  const own = random.fork('plumage')
  const plumage = main.tint ? tintedPlumage(main.tint) : own.pick(PLUMAGES)
  const raised = random.fork('wings').chance(0.6)
  return {
    forms: phoenix(plumage, raised, random),
    extent: raised
      ? { left: -600, right: 600, top: -560, bottom: 850 }
      : { left: -640, right: 640, top: -530, bottom: 850 },
    colour: plumage.body,
    upright: false,
  }
}

function buildQilin({ brief: { main }, random }: Composing): Beast {
  const own = random.fork('hide')
  const hide = main.tint ? tintedHide(main.tint) : own.pick(HIDES)
  return {
    forms: qilin(hide, random),
    extent: { left: -520, right: 560, top: -570, bottom: 370 },
    colour: hide.body,
    upright: true,
  }
}

/** Words for a dragon's coat: 金龙, 青龙. */
const DRAGON_COATS: Readonly<Record<string, TintId>> = {
  ...{ golden: 'gold', green: 'teal', black: 'black', white: 'white', grey: 'grey' },
}

function makeDragon({ brief: { main }, random, isSmall }: Composing): Beast {
  const coat = traitOf(main, 'coat')?.value
  const tint = main.tint ?? (coat === undefined ? undefined : DRAGON_COATS[coat])
  const hide = tint ? tintedHide(tint) : random.fork('hide').pick(HIDES)
  return {
    // on a small one single scales are coarser
    forms: dragon(hide, random, isSmall ? 100 : 40, traitOf(main, 'breathes') !== null),
    extent: { left: -620, right: 620, top: -560, bottom: 640 },
    colour: hide.body,
    upright: false,
  }
}

function buildBeast(composing: Composing): Beast {
  const { id } = composing.brief.main
  if (id === 'dragon') return makeDragon(composing)
  return id === 'qilin' ? buildQilin(composing) : buildPhoenix(composing)
}

/** 火凤凰, 浴火: tongues of fire below it instead of clouds. */
function fire({ frame, random }: Composing): Form[] {
  const { width, height } = frame
  const own = random.fork('fire')
  return [0.1, 0.32, 0.54, 0.76, 0.96].flatMap((x) =>
    place(flames(height * 0.2, own), [width * x, height * 1.02], { scale: own.range(0.9, 1.25) }),
  )
}

/** 牡丹 at the foot: 凤穿牡丹. */
function peonies({ frame, random }: Composing): Form[] {
  const { width, height } = frame
  const own = random.fork('peonies')
  const red = own.pick<Oklch>(triples('0.66,0.19,5 0.74,0.14,355 0.6,0.2,20'))
  return [0.08, 0.3, 0.7, 0.93].flatMap((x, i) =>
    place(rose(tone(red, i % 2 ? 0.06 : 0), own), [width * x, height * (i % 3 ? 0.97 : 0.91)], {
      scale: own.range(0.9, 1.35),
    }),
  )
}

/** One beast whole, before a disc of light and clouds. */
export function composeBeast(composing: Composing): Illustration {
  const { brief, frame, random, standsInSetting } = composing
  const { width, height } = frame
  const beast = buildBeast(composing)
  const { left, right, top, bottom } = beast.extent
  const tall = height * (beast.upright ? 0.84 : 0.94)
  const scale = Math.min((width * 0.94) / (right - left), tall / (bottom - top))
  const flip = random.fork('flip').chance(0.5)
  const middle = height * (beast.upright ? 0.47 : 0.5)
  const x = width / 2 - ((left + right) / 2) * scale * (flip ? -1 : 1)
  const y = middle - ((top + bottom) / 2) * scale
  const turn = beast.upright ? 0 : random.fork('bank').spread() * 0.1
  const figure = layer('beast', 'forms', place(beast.forms, [x, y], { scale, flip, turn }))
  const night = brief.time === 'night'
  const usual = skyFor(beast.colour, night, random.fork('sky'))
  const paper = findPaper(brief.main)
  const disc = paper && tone(paper, paper[0] > 0.9 ? -0.05 : 0.06)
  const sky = paper && disc ? { ...usual, ground: paper, disc } : usual
  const at = { x: width / 2, y: middle - (beast.upright ? 60 : 40) * scale }
  const setting = {
    ...{ frame, sky, random, at: [at.x, at.y] as const },
    radius: Math.min(width, height) * (beast.upright ? 0.36 : 0.4),
  }
  const foot = y + bottom * scale
  const asked = traitOf(brief.main, 'with')?.value
  const around = (): Layer => {
    if (asked === 'fire') return layer('fire', 'details', fire(composing))
    if (asked === 'peony') return layer('peonies', 'details', peonies(composing))
    const low = Math.min(0.94, beast.upright ? foot / height + 0.02 : 0.93)
    return layer('clouds', 'setting', drawClouds(setting, low))
  }
  const shadow = ellipse([x, foot - 4 * scale], [340 * scale, 24 * scale], [0.3, 0.05, 280], {
    ...{ role: 'shadow', alpha: 0.3, blur: 12, plain: true },
  })
  const layers = standsInSetting
    ? [...(beast.upright ? [layer('shadow', 'masses', shadow)] : []), figure]
    : asked
      ? [...skyLayers(setting), figure, around()]
      : [...skyLayers(setting), around(), figure]
  return {
    frame,
    layers,
    focus: { x: width / 2, y: middle, radius: ((right - left) / 2) * scale },
    paper: sky.ground,
  }
}

/** Beasts of myth that are shown whole. */
export const myth: Family = {
  id: 'myth',
  things: {
    phoenix:
      '凤凰 火凤凰 彩凤 金凤凰 凤 凤凰鸟 朱雀 青鸾 鸾鸟 凤鸟 神鸟 不死鸟 浴火凤凰 phoenix fenghuang',
    qilin: '麒麟 火麒麟 玉麒麟 瑞兽 瑞兽麒麟 神兽麒麟 水麒麟 麒麟神兽 qilin kirin',
  },
  traits: {
    ...BACKGROUND_TRAITS,
    'with:fire': '火凤凰 浴火凤凰 不死鸟 浴火 火焰 烈火 涅槃 浴火重生 火麒麟 flames fire flame',
    'with:peony': '牡丹 牡丹花 凤穿牡丹 peony peonies',
  },
  styles: wordList(`
    flat soft papercut watercolour ukiyoe blue-green ink oil pixel minimal pencil neon
  `),
  takesSetting: true,
  isGrounded: ({ id }) => id === 'qilin',
  takesPictureTint: true,
  compose: composeBeast,
}
