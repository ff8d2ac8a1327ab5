import type { Oklch } from '../../colour'
import { pairs } from '../../drawing/notation'
import { isGreyish, TINT_HUES } from '../../palettes/tints'
import { type Brief, type Random, traitOf } from '../family'

/** Words for two colours at once. */
export const DUO_WORDS: Readonly<Record<string, string>> = {
  'hues:blue-purple': '蓝紫 蓝紫色 紫蓝 紫蓝色 蓝紫渐变 蓝紫色渐变',
  'hues:blue-pink': '蓝粉 粉蓝 粉蓝色 蓝粉色 粉蓝渐变 蓝粉渐变',
  'hues:purple-pink': '粉紫 粉紫色 紫粉 紫粉色 粉紫渐变 紫粉渐变',
  'hues:blue-green': '蓝绿 蓝绿色 青蓝 青蓝色 蓝绿渐变 青蓝渐变',
  'hues:orange-pink': '橙粉 粉橙 橙粉色 粉橙渐变 橙粉渐变 日落渐变',
  'hues:red-orange': '橙红渐变 红橙 红橙渐变 橙红',
  'hues:black-gold': '黑金 黑金色 黑金渐变 黑金背景 黑金风 黑金风背景 黑金壁纸',
  'hues:red-gold': '红金 红金色 红金渐变 红金背景',
  'hues:blue-gold': '蓝金 蓝金色 蓝金背景',
  'hues:orange-red': '暖色 暖色调 暖色系 暖调',
  'hues:blue-teal': '冷色 冷色调 冷色系 冷调',
  'hues:many': '彩色 多彩 七彩 彩虹色 五彩 缤纷 五彩缤纷 炫彩',
}

/** Words for how light the whole is; of a colour's own word its shade. */
export const DEPTH_WORDS: Readonly<Record<string, string>> = {
  'depth:dark':
    '深色 暗色 暗黑 暗色系 深色系 黑底 暗夜 深邃 深蓝色 深蓝 藏青 墨绿 深紫色 深紫 深绿 深红',
  'depth:light':
    '浅色 淡色 浅色系 明亮 淡雅 白底 清新 浅蓝色 浅蓝 淡蓝 浅粉色 浅粉 浅绿 浅紫色 淡紫 浅紫',
}

/** Colours of one abstract picture. */
export interface Tones {
  readonly isDark: boolean
  /** A colour between the two hues. */
  readonly at: (share: number, lightness: number, chroma: number) => Oklch
  /** From the upper left to the lower right. */
  readonly ground: readonly [Oklch, Oklch]
}

/** Colours that have other names a few degrees away. */
const NARROW = /^(?:red|gold|brown)$/

/** Pairs that go well together, where none is named. */
const PAIRS = pairs('258,305 195,262 340,285 30,345 175,240')

/** Gold of light, and not of cloth: in the dark that is brown. */
const GOLD_HUE = 84

function findHue(name: string): number {
  if (name === 'gold') return GOLD_HUE
  return TINT_HUES[name as keyof typeof TINT_HUES] ?? 0
}

/** @param usual whether it is dark where nothing is said of that; the pair's hues, if they are its own */
export function makeTones(
  { main, tint: around, moods }: Brief,
  random: Random,
  usual: {
    readonly isDark: boolean
    readonly hues?: readonly [number, number]
    readonly isMany?: true
  },
): Tones {
  const [first, second = ''] = (traitOf(main, 'hues')?.value ?? '').split('-')
  const depth = traitOf(main, 'depth')?.value
  // 深色, 浅色: no black and no white
  const isDepth = depth !== undefined && /^(?:black|white)$/.test(main.tint ?? '')
  const tint = isDepth ? around : (main.tint ?? around)
  const named = depth && (tint === 'black' || tint === 'white') ? null : tint
  const isBlack = named === 'black' || first === 'black'
  const isDark =
    depth === 'dark' || isBlack || (depth !== 'light' && named !== 'white' && usual.isDark)
  let hues = usual.hues ?? random.pick(PAIRS)
  if (named && !isGreyish(named))
    hues = [findHue(named), findHue(named) + (NARROW.test(named) ? 8 : random.pick([-18, 24]))]
  const isMany = first === 'many' || (usual.isMany === true && first === '' && named === null)
  if (first && !isMany) hues = [findHue(first === 'black' ? second : first), findHue(second)]
  const turn = isMany ? 280 : ((((hues[1] - hues[0]) % 360) + 540) % 360) - 180
  const isGrey = !first && named !== null && isGreyish(named)
  const strength = (isGrey ? 0.06 : 1) * (moods.has('calm') || moods.has('fresh') ? 0.8 : 1)
  const at = (share: number, lightness: number, chroma: number): Oklch => [
    lightness,
    chroma * strength,
    hues[0] + turn * share,
  ]
  const deep = isBlack ? 0.15 : 1
  const ground: readonly [Oklch, Oklch] = isDark
    ? [at(0, isBlack ? 0.16 : 0.25, 0.085 * deep), at(1, isBlack ? 0.1 : 0.13, 0.05 * deep)]
    : [at(0, 0.97, 0.018), at(1, 0.9, 0.05)]
  return { isDark, at, ground }
}
