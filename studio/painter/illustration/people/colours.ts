import { type Oklch, hex, mixColour, shade } from '../../colour'
import { toShade } from '../../palettes/tints'
import type { TintId, Trait } from '../../slots'
import { tone } from '../build/fill'

export const SKINS = {
  porcelain: hex('#fbe3d3'),
  light: hex('#f9d9c0'),
  warm: hex('#efc19b'),
  tan: hex('#d99e72'),
  brown: hex('#a86f4c'),
  deep: hex('#7a4c37'),
  green: hex('#a9c9a0'),
  blue: hex('#a7c3dc'),
} as const
export type SkinId = keyof typeof SKINS

export const HAIRS = {
  black: hex('#2c2733'),
  brown: hex('#5a3a2e'),
  chestnut: hex('#8a4f36'),
  'light-chestnut': hex('#b07a52'),
  flaxen: hex('#c8a878'),
  tea: hex('#9a7350'),
  wine: hex('#7c2238'),
  auburn: hex('#a04a2c'),
  blonde: hex('#dcae62'),
  grey: hex('#9a98a0'),
  white: hex('#e3e0e4'),
  silver: hex('#c3c8d8'),
  pink: hex('#e697ae'),
  blue: hex('#4c78bd'),
  teal: hex('#3f9a98'),
  purple: hex('#8467b8'),
  red: hex('#b93a35'),
  orange: hex('#d9793c'),
  green: hex('#5f9c6d'),
} as const
export type HairColourId = keyof typeof HAIRS

/** Hair colour by a word. */
export const HAIR_TINTS: Readonly<Record<TintId, HairColourId>> = {
  red: 'red',
  orange: 'orange',
  gold: 'blonde',
  green: 'green',
  teal: 'teal',
  blue: 'blue',
  purple: 'purple',
  pink: 'pink',
  brown: 'brown',
  white: 'white',
  black: 'black',
  grey: 'silver',
}

/** Cloth colour by a word. */
export const CLOTH_TINTS: Readonly<Record<TintId, Oklch>> = {
  red: hex('#c53f44'),
  orange: hex('#e08342'),
  gold: hex('#e6b54a'),
  green: hex('#5b9a78'),
  teal: hex('#3f8f90'),
  blue: hex('#4b7fb4'),
  purple: hex('#8a69b2'),
  pink: hex('#eaa0ad'),
  brown: hex('#8a5f47'),
  white: hex('#f4efe6'),
  black: hex('#35333d'),
  grey: hex('#8f95a0'),
}

/** The colour that words give cloth, with its shade: 浅蓝色. */
export const dyeCloth = ({ tint, shade }: Pick<Trait, 'tint' | 'shade'>): Oklch | undefined =>
  tint && toShade(CLOTH_TINTS[tint], shade)

export interface Colours {
  readonly skin: Oklch
  readonly skinShade: Oklch
  readonly skinDeep: Oklch
  readonly skinLine: Oklch
  readonly blush: Oklch
  readonly lip: Oklch
  readonly mouth: Oklch
  readonly eyeWhite: Oklch
  readonly iris: Oklch
  /** Lashes, pupils. */
  readonly ink: Oklch
  readonly hair: Oklch
  readonly hairShade: Oklch
  readonly hairLight: Oklch
  readonly hairLine: Oklch
  readonly beard: Oklch
  /** The garment. */
  readonly cloth: Oklch
  /** Its trim, tie, stripes, second colour. */
  readonly trim: Oklch
  /** Sash, trousers and skirts under a jacket, bow. */
  readonly sash: Oklch
  readonly cape: Oklch
  /** Shirt or under-collar. */
  readonly inner: Oklch
  /** Headwear; follows the trim unless it is named. */
  readonly accent: Oklch
  readonly gold: Oklch
  readonly jade: Oklch
}

export interface ColourChoice {
  readonly skin: Oklch
  readonly hair: Oklch
  readonly iris: Oklch
  readonly cloth: Oklch
  readonly trim: Oklch
  readonly sash: Oklch
  /** Left out: that of the sash. */
  readonly cape?: Oklch
  readonly accent: Oklch
  readonly inner?: Oklch
  readonly beard?: Oklch
  /** Painted lips and stronger cheeks. */
  readonly madeUp?: boolean
  readonly painted?: boolean
  readonly elder?: boolean
}

/** Everything a figure needs, from the few colours that are chosen. */
export function buildColours(choice: ColourChoice): Colours {
  const { skin, hair } = choice
  const dark = skin[0] < 0.64
  const paleHair = hair[0] > 0.7
  const natural = tone(skin, -0.17, -24)
  const painted = choice.madeUp ? hex('#c8393d') : dark ? hex('#a8423f') : hex('#d85f62')
  return {
    skin,
    skinShade: tone(skin, -0.075, dark ? 0 : -14),
    skinDeep: tone(skin, -0.13, -16),
    skinLine: tone(skin, dark ? -0.17 : -0.26, -22),
    blush: dark ? hex('#c95a48') : hex('#f08a80'),
    lip: choice.painted ? painted : natural,
    mouth: hex('#5d2730'),
    eyeWhite: dark ? hex('#f6efe6') : hex('#fffaf4'),
    iris: choice.iris,
    ink: hex('#2b2230'),
    hair,
    hairShade: tone(hair, paleHair ? -0.09 : -0.065, paleHair ? -10 : 0),
    hairLight: shade(hair, hair[0] < 0.35 ? 0.1 : 0.075),
    hairLine: tone(hair, hair[0] < 0.3 ? -0.09 : -0.15),
    beard: choice.beard ?? (choice.elder ? mixColour(hair, hex('#c8c6cc'), 0.5) : hair),
    cloth: choice.cloth,
    trim: choice.trim,
    sash: choice.sash,
    cape: choice.cape ?? choice.sash,
    accent: choice.accent,
    inner: choice.inner ?? hex('#fbf7ee'),
    gold: hex('#e0b357'),
    jade: hex('#7fb89a'),
  }
}

/** Shade, fold and light of a cloth. */
export function clothTones(cloth: Oklch) {
  const dark = cloth[0] < 0.4
  return {
    shade: tone(cloth, dark ? -0.06 : -0.075),
    fold: tone(cloth, dark ? -0.1 : -0.14),
    light: shade(cloth, dark ? 0.07 : 0.045),
  }
}
