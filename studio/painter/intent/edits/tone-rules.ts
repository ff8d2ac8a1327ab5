import type { Rule } from './rule'
import { type Draft, strengthIn } from './step'

/** Light, warmth, colour and contrast of the whole picture, by words that say nothing else. */

type Axis = 'light' | 'warmth' | 'colour' | 'contrast'

/** Names of more and less of an axis. */
const VALUES: Readonly<Record<Axis, readonly [more: string, less: string]>> = {
  light: ['亮', '暗'],
  warmth: ['暖', '冷'],
  colour: ['鲜艳', '柔和'],
  contrast: ['对比强', '柔和'],
}

/** Words that have a direction of their own. */
const SIGNED: readonly (readonly [RegExp, Axis, 1 | -1])[] = [
  [/^(?:曝光过度|过曝|太曝|刺眼|晃眼|惨白)/, 'light', 1],
  [
    /^(?:曝光不足|欠曝|黑乎乎|黑漆漆|黑黢黢|乌漆嘛黑|昏暗|阴暗|昏沉|压暗|暗沉沉?|暗(?!部|角)|黑(?!白|色))/,
    'light',
    -1,
  ],
  [/^(?:亮晶晶|亮闪闪|提亮|透亮|敞亮|亮堂|明亮|光亮|亮(?!部))/, 'light', 1],
  [/^(?:暖洋洋|暖融融|暖黄|温暖|温馨|暖和|暖)/, 'warmth', 1],
  [/^(?:冷冰冰|清冷|冷淡|冷清|冷峻|冷)/, 'warmth', -1],
  [/^(?:鲜艳|艳丽|浓郁|浓艳|鲜亮|饱满|明艳|艳)/, 'colour', 1],
  [/^(?:喜庆|喜气|热烈)/, 'colour', 1],
  [/^(?:花里胡哨|花哨|花(?=了?$))/, 'colour', 1],
  [/^(?:素净|清淡|寡淡|淡雅|柔和|柔|淡|素)/, 'colour', -1],
  [/^(?:灰蒙蒙|灰扑扑|雾蒙蒙|蒙蒙|发灰|发闷|灰)/, 'contrast', -1],
  [/^(?:通透|清透|立体感?|有层次|层次分明)/, 'contrast', 1],
]
/** Quantities, which need a direction. */
const QUANTITIES: readonly (readonly [RegExp, Axis])[] = [
  [/^(?:亮度|明度|曝光度|曝光量|曝光|光照|采光|光线)/, 'light'],
  [/^(?:对比度|对比|反差|层次感|层次)/, 'contrast'],
  [/^(?:饱和度|饱和|色彩浓度|彩度)/, 'colour'],
  [/^(?:色温)/, 'warmth'],
]
const UP =
  /^(?:调高|拉高|提高|提升|增加|增强|加强|加大|拉满|拉大|拉强|充足|高|强烈?|大|足|提|加|增)/
const DOWN = /^(?:调低|拉低|降低|减少|减弱|压低|减低|弱化|低|弱|小|降|减|压)/
/** 太亮了 wishes for less of it. */
const AGAINST =
  /^(?:太过|太|过于|过分|有点儿?|有些|偏(?=.了$)|(?:不要|别|不想要?|不用|没)(?:那么|这么|太)|别太|去掉|去除|去)/
const MISSING = /^(?:不够|不太|不足|缺乏|缺少|没有)/
const FILLER =
  /^(?:整个|整体|整张|全图|画面|图片|照片|相片|画|图|这张|这幅|这|的地方|地方|部分|暗部|亮部|阴影|高光|灯光|阳光|日光|氛围|气氛|情调|颜色|色彩|色调|色系|调子|光|滤镜|天色|夜景|夜色|风景|景色|场景|偏|看起来|看上去|看不太?清楚?|看不见|看着|都|全|把|将|给|让|使|调整?|弄|变|改|搞|做|整|处理|换成|换|成|为|得|再|更加?|稍微|稍稍|稍|略微|略|微微|要|些许|一丢丢|丢丢|一点点|一点儿?|点儿?|一些|些|一下|下|许多|很多|多|一倍|倍|了|的|地|上|里|也|还是|现在|整|往上|往|拍得|拍的|显得|感觉|感|效果|风格|风|色|起来|呈现|有|来个|来点|来|加点|加个|希望|用|是|十分|非常|特别|超级|最|度|调|那种|一种|个|张|它)/

type Found = { readonly axis: Axis; readonly sign: 1 | -1 }

const at = (text: string, pattern: RegExp): number => pattern.exec(text)?.[0].length ?? 0

/** Changes that the words name, one after the other; null: they say something else. */
function readAxes(text: string): Found[] | null {
  const found: Found[] = []
  let open: Axis | null = null
  let direction: 1 | -1 | 0 = 0
  let isAgainst = false
  let isMissing = false
  const add = (axis: Axis, sign: 1 | -1): void => {
    found.push({ axis, sign: isAgainst && !isMissing ? (sign === 1 ? -1 : 1) : sign })
    ;[open, direction, isAgainst, isMissing] = [null, 0, false, false]
  }
  for (let rest = text; rest !== '';) {
    const signed = SIGNED.find(([pattern]) => pattern.test(rest))
    const quantity = signed ? undefined : QUANTITIES.find(([pattern]) => pattern.test(rest))
    const [against, missing] = [at(rest, AGAINST), at(rest, MISSING)]
    const [up, down] = [at(rest, UP), at(rest, DOWN)]
    let length = 0
    if (signed) {
      length = at(rest, signed[0])
      // 曝光过度 is a complaint by itself
      if (/过|刺|晃|惨|太曝|不足|欠|乎|漆|黢|嘛|蒙|扑|发|沉沉/.test(rest.slice(0, length)))
        isAgainst = true
      // 对比强烈 has its own direction
      add(signed[1], signed[2])
    } else if (quantity) {
      length = at(rest, quantity[0])
      open = quantity[1]
      if (direction !== 0) add(open, direction)
      else if (isMissing) add(open, 1)
    } else if (missing > 0) [length, isMissing] = [missing, true]
    else if (against > 0) [length, isAgainst] = [against, true]
    else if (up > 0 || down > 0) {
      length = Math.max(up, down)
      direction = up > 0 ? 1 : -1
      if (open !== null) add(open, direction)
    } else length = at(rest, FILLER)
    if (length === 0) return null
    rest = rest.slice(length)
  }
  return found
}

const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/(?:电影感|电影质感|大片感|大片质感|电影级|电影风|电影色调|电影般|电影)/, '对比强'],
  [/(?:港风|港味|老照片|旧照片|怀旧|复古|年代感|泛黄|胶片感?|民国风|岁月感)/, '复古'],
  [/(?:日系|小清新|清新|ins风|奶油感|莫兰迪)/, '柔和'],
  [/(?:黑白|单色|去色|灰度)/, '黑白'],
]
const ABOUT_LOOK =
  /^(?:整个|整体|整张|画面|图片|照片|相片|画|图|这张|把|将|给|让|使|调整?|弄|变成?|改成?|搞|做成?|做|处理成?|转成?|换成?|换|成|为|来个|来点|来|加个|加点|加|要|有|一点儿?|点儿?|一些|些|一下|个|张|种|那种|一种|的|了|色调|滤镜|效果|感觉|感|风格|风|氛围|味道|质感|模式|照片|图片|照|调|再|更|稍微|用|是)+$/

const CAST =
  /^(?:把|让)?(?:整体|画面|照片|图片?|颜色|色调|整张)?(?:(太|有点|有些|过于)偏?|(?:再|往|变)*偏|(?:再|往)*调)([黄橙红蓝青绿])(?:了|一点|一些|些|点)?$/

/** 去掉花: something to take away, and no gaudy colours. */
const NO_FLOWERS = /^(?:去掉|去除|删掉?|拿掉|拿走|移除|摘掉)(?:那|这)?[朵束枝]?花儿?了?$/

export const tones: Rule = (clause) => {
  if ([...clause].length > 18 || NO_FLOWERS.test(clause)) return null
  for (const [pattern, value] of LOOKS) {
    if (!pattern.test(clause) || /修/.test(clause)) continue
    const rest = clause.replace(pattern, '')
    if (rest === '' || ABOUT_LOOK.test(rest)) return [{ kind: 'tone', value }]
  }
  // 太黄了 complains, 偏蓝一点 wishes
  const cast = CAST.exec(clause)
  if (cast) {
    const isWarm = /[黄橙红]/.test(cast[2] ?? '')
    return [{ kind: 'tone', value: isWarm === (cast[1] === undefined) ? '暖' : '冷' }]
  }
  const found = readAxes(clause)
  const [first] = found ?? []
  if (!found || !first) return null
  const values = [...new Set(found.map(({ axis, sign }) => VALUES[axis][sign === 1 ? 0 : 1] ?? ''))]
  // 太暗了调亮点 is one wish; 亮和暗 at once is none
  const isTorn = found.some(({ axis, sign }) => axis === first.axis && sign !== first.sign)
  if (isTorn || values.length > 2) return null
  const strength = strengthIn(clause)
  return [{ kind: 'tone', value: values.join('、'), ...(strength && { strength }) }]
}

const LAMP = '(?:房间|屋里|屋子|室内|家里|店里)?(?:里|的)*(?:大|房)?灯(?:光|火)?(?:给我)?(?:都|全)?'
const LIT = new RegExp(
  `^(?:把|将|让)?(?:${LAMP}(?:打开|点亮|点上|点起来|开开|开起来|亮起来|开|点着)|(?:打开|开|点上?|点亮)(?:一?下|着)?${LAMP})$`,
)
const UNLIT = new RegExp(
  `^(?:把|将|让)?(?:${LAMP}(?:关掉|关上|关了|熄灭|熄掉|关|灭掉)|(?:关|熄|关掉|熄灭)(?:一?下)?${LAMP})$`,
)

/** 开灯, 把灯关了: the light of the whole room. */
export const lamps = (clause: string): readonly Draft[] | null =>
  LIT.test(clause)
    ? [{ kind: 'tone', value: '亮、暖' }]
    : UNLIT.test(clause)
      ? [{ kind: 'tone', value: '暗' }]
      : null

const IN_THE_AIR =
  '(?:(?:樱|桃|玫瑰|梅)?花瓣|落花|落叶|枫叶|树叶|黄叶|萤火虫|气泡|泡泡|爱心|彩带|彩纸|光点)'
const FLOATING = new RegExp(
  `^(?:再|让|要|有|天上|天空|空中|周围|四周|背景|画面|到处|里|中|上|都|满|漫天|满天|加|来|一?[点些])*(?:(?:飘|飞|落|撒|洒)(?:着|下|落|舞|起|满|上|一?[点些])*(${IN_THE_AIR})|(${IN_THE_AIR})(?:雨)?(?:在|都|满天|漫天|往下)*(?:飘|飞|纷飞|洒落|落下)(?:落|着|下来?|舞|起来|洒|扬|来)*)(?:的感觉|的效果)?$`,
)

/** 花瓣飘落, 飘点落叶. */
export const floating = (clause: string): readonly Draft[] | null => {
  const found = FLOATING.exec(clause)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? null : [{ kind: 'add', value }]
}
