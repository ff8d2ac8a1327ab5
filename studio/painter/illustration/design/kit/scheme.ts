import { named } from '../../../drawing/notation'
import { type StyleId, TINTS, type TintId } from '../../../slots'
import { BACKGROUNDS, findBackground, findPaper } from '../../background'
import { type Brief, type Composing, type Random, traitOf } from '../../family'
import { type Oklch, tone } from '../../build/fill'
import { pickOne } from './pick'

/** Four colours chosen together, and their paper. */
export interface Scheme {
  readonly paper: Oklch
  readonly ink: Oklch
  readonly main: Oklch
  readonly second: Oklch
  readonly accent: Oklch
}

export const SCHEMES: readonly Scheme[] = [
  named(`paper: 0.95,0.02,90 ink: 0.24,0.05,265 main: 0.64,0.22,25 second: 0.45,0.15,275
    accent: 0.84,0.15,82`),
  named(`paper: 0.94,0.03,65 ink: 0.27,0.05,40 main: 0.66,0.17,45 second: 0.5,0.09,200
    accent: 0.82,0.12,85`),
  named(`paper: 0.25,0.06,270 ink: 0.96,0.02,90 main: 0.7,0.19,350 second: 0.62,0.16,265
    accent: 0.87,0.15,95`),
  named(`paper: 0.92,0.05,160 ink: 0.28,0.06,170 main: 0.55,0.12,165 second: 0.76,0.14,60
    accent: 0.68,0.18,25`),
  named(`paper: 0.9,0.06,350 ink: 0.3,0.09,345 main: 0.62,0.2,5 second: 0.7,0.12,300
    accent: 0.88,0.13,90`),
  named(`paper: 0.88,0.11,92 ink: 0.25,0.04,60 main: 0.62,0.21,32 second: 0.42,0.1,255
    accent: 0.97,0.03,95`),
  named(`paper: 0.93,0.03,230 ink: 0.29,0.09,255 main: 0.56,0.16,250 second: 0.78,0.12,210
    accent: 0.73,0.18,40`),
  named(`paper: 0.22,0.03,200 ink: 0.95,0.03,85 main: 0.72,0.15,60 second: 0.58,0.1,190
    accent: 0.66,0.2,28`),
  named(`paper: 0.62,0.2,28 ink: 0.97,0.02,85 main: 0.88,0.14,90 second: 0.38,0.1,20
    accent: 0.94,0.05,80`),
]

const HUES: Readonly<Partial<Record<TintId, number>>> = {
  red: 27,
  orange: 50,
  gold: 85,
  green: 150,
  teal: 190,
  blue: 255,
  purple: 300,
  pink: 355,
  brown: 55,
}

/** Colours of letters and lines on another one. */
const ACCENTS: Readonly<Partial<Record<TintId, Oklch>>> = {
  gold: [0.82, 0.12, 85],
  white: [0.97, 0.01, 90],
  black: [0.22, 0.01, 270],
  grey: [0.75, 0.005, 270],
  ...Object.fromEntries(
    Object.entries(HUES).flatMap(([tint, hue]) =>
      tint === 'gold' ? [] : [[tint, [0.66, 0.15, hue]]],
    ),
  ),
}

/** The same with dark letters on light paper. */
export const light = (scheme: Scheme): Scheme =>
  scheme.paper[0] > 0.8
    ? scheme
    : { ...scheme, paper: [0.965, 0.012, 85], ink: [0.26, 0.04, scheme.main[2]] }

/** Styles whose paper is always light: light letters would be lost there. */
export const LIGHT_PAPERS: ReadonlySet<StyleId> = new Set(['ink', 'pencil', 'blue-green'])

/** Ink on a coloured paper, and the paper's lightness, as the style can show it. */
export function lettersOn<T extends Pick<Scheme, 'paper' | 'ink'>>(paper: T, style: StyleId): T {
  if (!LIGHT_PAPERS.has(style) || paper.paper[0] > 0.8) return paper
  const hue = paper.paper[2]
  const ink: Oklch = [0.3, 0.1, hue]
  return { ...paper, paper: [0.93, 0.02, hue], ink, ...('accent' in paper && { accent: ink }) }
}

/** A scheme for a sheet with letters: `schemeFor`, as the style can show it. */
export function sheetScheme(
  random: Random,
  tint: TintId | null | undefined,
  style: StyleId,
): Scheme {
  const own = schemeFor(random, tint)
  return LIGHT_PAPERS.has(style) ? light(own) : own
}

/** A scheme around a hue that the prompt asks for, or one of the chosen. */
export function schemeFor(random: Random, tint: TintId | null | undefined): Scheme {
  if (!tint) return pickOne(random, SCHEMES)
  if (tint === 'black' || tint === 'grey') {
    const own = pickOne(random, SCHEMES)
    return {
      ...own,
      paper: tint === 'black' ? [0.2, 0.01, 270] : [0.86, 0.005, 270],
      ink: tint === 'black' ? [0.97, 0.01, 90] : [0.24, 0.01, 270],
    }
  }
  if (tint === 'white') return { ...SCHEMES[0], paper: [0.985, 0.004, 90] }
  const hue = HUES[tint] ?? 27
  const chroma = tint === 'brown' ? 0.09 : 0.17
  const beside = hue + pickOne(random, [150, 180, 40, -40])
  if (random.chance(0.5)) {
    return {
      paper: [0.95, 0.025, hue],
      ink: [0.27, 0.07, hue],
      main: [0.6, chroma, hue],
      second: [0.78, chroma * 0.6, hue],
      accent: [0.74, 0.15, beside],
    }
  }
  return {
    // a dark orange is brown
    paper: [/^(?:orange|gold)$/.test(tint) ? 0.66 : 0.5, chroma, hue],
    ink: [0.97, 0.02, hue],
    main: [0.78, chroma * 0.6, hue],
    second: [0.34, chroma * 0.7, hue],
    accent: [0.86, 0.14, beside],
  }
}

/** The colour that a prompt names behind all things; 科技风图标，白底: said of a look. */
const findGround = ({ main, others }: Brief): Oklch | null =>
  [main, ...others].reduce<Oklch | null>((found, wish) => found ?? findPaper(wish), null)

export const findMarkGround = (brief: Brief): Oklch | null =>
  findGround(brief) ??
  (brief.others.some((look) => traitOf(look, 'depth')?.value === 'light')
    ? BACKGROUNDS.white
    : null)

/** Papers of 深蓝, 酒红, 墨绿: by lightness. */
const DEEP = 0.3

/**
 * A scheme by the colours that a prompt names: a tint, a second one on it (黑金), the ground.
 * @param theme colours where none are named; dark: it is shown in the dark
 */
export function posterScheme(
  { brief, random, style }: Pick<Composing, 'brief' | 'random' | 'style'>,
  theme: { readonly tint: TintId | null; readonly isDark: boolean },
): Scheme {
  const { main } = brief
  const isBlack = traitOf(main, 'depth')?.value === 'black'
  const named = isBlack ? 'black' : (main.tint ?? brief.tint)
  // 蓝色渐变背景的海报: the ground that is named is what its sheet is of
  const tint = named ?? findBackground(main) ?? theme.tint
  const own = sheetScheme(random.fork('scheme'), tint, style)
  if (LIGHT_PAPERS.has(style)) return own
  const ground = findGround(brief)
  const second = TINTS.find((one) => one === traitOf(main, 'second')?.value)
  const accent = second ? (ACCENTS[second] ?? own.accent) : own.accent
  const isDeep = traitOf(main, 'depth') !== null || theme.isDark
  const hue = HUES[tint ?? 'blue'] ?? own.main[2]
  const chroma = Math.min(0.1, own.main[1])
  const onDeep: Scheme = {
    paper: tint === 'black' ? own.paper : [DEEP - (theme.isDark ? 0.1 : 0), chroma * 0.7, hue],
    ink: [0.97, 0.02, 88],
    main: [0.7, chroma + 0.04, hue],
    second: [0.42, chroma, hue],
    accent: second ? accent : [0.86, 0.12, 88],
  }
  const scheme = isDeep && tint !== 'white' ? onDeep : own
  const found: Scheme = { ...scheme, ...(second && { accent, main: accent }) }
  return ground ? onGround(found, ground) : found
}

/** Least lightness between a mark and its ground. */
const APART = 0.28

/** A colour that is seen on a ground: lighter or darker where it would drown. */
function apart(colour: Oklch, [lightness]: Oklch): Oklch {
  if (Math.abs(colour[0] - lightness) >= APART) return colour
  return [
    lightness > 0.6 ? lightness - APART - 0.08 : lightness + APART + 0.08,
    colour[1],
    colour[2],
  ]
}

/** A scheme on the ground that the prompt names. */
export const onGround = (scheme: Scheme, ground: Oklch): Scheme => ({
  paper: ground,
  ink: ground[0] > 0.6 ? [0.25, 0.04, ground[2]] : [0.97, 0.02, 88],
  main: apart(scheme.main, ground),
  second: apart(scheme.second, ground),
  accent: apart(scheme.accent, ground),
})

/** A scheme of a mark, on the ground and with the second colour that are named. */
export function groundedScheme({ brief }: Pick<Composing, 'brief'>, scheme: Scheme): Scheme {
  const ground = findMarkGround(brief)
  const own = ground ? onGround(scheme, ground) : scheme
  const second = TINTS.find((one) => one === traitOf(brief.main, 'second')?.value)
  const colour = second && ACCENTS[second]
  return colour ? { ...own, main: colour, second: tone(colour, -0.14), ink: colour } : own
}
