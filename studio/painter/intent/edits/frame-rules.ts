import type { Rule } from './rule'
import type { Side } from './step'
import { isThingWord } from './things'

/** The edges of the picture: its ratio, what is cut off and added, turns. */

const RATIOS: readonly (readonly [RegExp, string])[] = [
  [/(\d{1,2})\s*[:：比]\s*(\d{1,2})/, ''],
  [/(?:手机壁纸|竖屏|长图|朋友圈背景|9比16)/, '9:16'],
  [/(?:电脑壁纸|桌面壁纸|宽屏|横屏|宽幅|横幅)/, '16:9'],
  [/(?:做成|改成|变成|弄成|裁成)(?:一?[个张])?(?:微信|圆)?头像/, '1:1'],
  [/(?:方图|正方形|方形|方的|头像尺寸|方版|方构图|1比1|成方)/, '1:1'],
  [/(?:横版|横图|横着?的|横过来|横构图|横向)/, '4:3'],
  [/(?:竖版|竖图|竖着?的|竖过来|竖构图|竖向|海报尺寸|小红书)/, '3:4'],
]

/** 一比一, 十六比九. */
const NUMERALS: Readonly<Record<string, string>> = {
  一: '1',
  二: '2',
  三: '3',
  四: '4',
  九: '9',
  十六: '16',
}

/** 灯笼换成方形的: of a thing. */
const INTO_SHAPE = /^(?:把|将)?(.{1,6}?)(?:换|改|变|做|弄)成/

export const frame: Rule = (written) => {
  const noun = INTO_SHAPE.exec(written)?.[1]
  if (noun && isThingWord(noun) && !/背景|前景|画|图/.test(noun)) return null
  const clause = written.replace(
    /(一|二|三|四|九|十六)比(一|二|三|四|九|十六)/,
    (_, a: string, b: string) => `${NUMERALS[a] ?? ''}:${NUMERALS[b] ?? ''}`,
  )
  // 横图改竖图: the second is the wish
  const [, wished] = /^.{0,3}[横竖方].?(?:改|换|变|转)(?:成|为)?(.{1,5})$/.exec(clause) ?? []
  if (wished !== undefined) return frame(wished)
  const isCut = /(?:裁|剪成|切|(?<![一半两几大小])截)/.test(clause)
  for (const [pattern, fixed] of RATIOS) {
    const found = pattern.exec(clause)
    if (!found) continue
    const value = fixed || `${found[1]}:${found[2]}`
    return [{ kind: isCut || value === '1:1' ? 'crop' : 'extend', value }]
  }
  if (isCut && !/剪(?:纸|影)|切(?:片|开|成)/.test(clause)) return [{ kind: 'crop', value: clause }]
  if (
    /(?:扩图|扩展|[左右上下](?:边|面|侧|方)?(?:再)?(?:多画|扩|延伸|延长|加宽|加长|补一?[点些]|外扩)|往外扩|向外扩|扩大画面|扩一?(?:点|些|下|边)|画面(?:再)?(?:宽|大|广|拉远|拉宽)|外面(?:再)?(?:多)?画|(?:多|再)?(?:留|露出?)(?:一?点|些)?(?:白|空(?!街)|天空?|地面|边)(?:一?点|些)?$|(?:左右|上下|两[边侧]|四周|四边|周围|[左右上下](?:边|面|侧|方)?)(?:都|再|各|也|往外)*(?:多)?(?:拉|加|扩|延|画|留|变|外扩)(?:宽|长|大|高|展|伸|出来?)?(?:一?[点些圈截块段]|一些|一下)?$|(?:左右|上下|两[边侧]|四周)(?:都|再)?(?:多)?画.{0,2}(?:宽|大|长)|镜头(?:再)?(?:拉|退)?远|视野|镜头拉远|拉远一?点|补全(?:四周|周围|边缘))/.test(
      clause,
    )
  )
    return [{ kind: 'extend', value: clause, side: findSide(clause) ?? 'around' }]
  return null
}

export function findSide(clause: string): Side | undefined {
  if (/左右|上下|两[边侧]/.test(clause)) return 'around'
  if (/左/.test(clause)) return 'left'
  if (/右/.test(clause)) return 'right'
  if (/(?:上(?:边|面|方|移|挪)|天上|空中|头顶|往上|向上|高处|顶)/.test(clause)) return 'top'
  if (/(?:下(?:边|面|方|移|挪)|地上|脚下|往下|向下|底)/.test(clause)) return 'bottom'
  if (/(?:中间|中央|中心|正中|居中)/.test(clause)) return 'middle'
  if (/(?:前面|近处|前景|往前|向前|靠前|眼前|近一?点|最前)/.test(clause)) return 'near'
  if (/(?:后面|远处|远方|背后|往后|向后|靠后|远一?点|最后面)/.test(clause)) return 'far'
  return undefined
}

/** The whole picture, as a scanner would have laid it. */
export const turn: Rule = (clause) => {
  const found =
    /^(?:把|将|给)?(?:整张|整个)?(?:这张)?(?:图片?|照片|画面|画)?(?:给我)?((?:水平|左右|上下|垂直)?(?:翻转|镜像)|(?:(?:向|往)?[左右]|顺时针|逆时针)?(?:旋转|转)(?:(?:顺时针|逆时针|向左|向右))?(?:\d{2,3}|九十|一百八十?)度|上下颠倒)(?:一下|过来)?$/.exec(
      clause,
    )
  return found?.[1] ? [{ kind: 'move', value: found[1] }] : null
}
