import { CLASSIFIERS, NUMBER, readNumber, readTarget, splitNouns } from './noun'
import { findSide } from './frame-rules'
import { isThingWord } from './things'
import { anyRule, HEAD, type Rule, WEATHER_NOUN, withTarget } from './rule'
import { type Draft, strengthIn } from './step'

/** Counts, sizes and places. Each rule answers null for a clause it does not read. */

const CL = `[${CLASSIFIERS}]`

const FIXED_COUNT = [
  new RegExp(
    `^${HEAD}(.+?)(?:改成|变成|改为|变为|换成|画成|弄成|要|变|只要|只留|只剩|留|剩|只画)(?:只|剩)?(${NUMBER})(?:${CL})(.{0,4})$`,
  ),
  new RegExp(
    `^(?:只|就|只要|就要|留|留下|保留)(?:留|要|剩|画|保留|留下)?(?:下)?(${NUMBER})(?:${CL})(.{0,8}?)(?:就够了?|就行)?$`,
  ),
]
const MORE_COUNT = [
  new RegExp(
    `^(?:再|多|再多|还要|多加|多画|再来|加多)(?:画|来|加|添|放|要|给我|给|上)*(?:上)?(${NUMBER})(?:${CL})(.{0,8})$`,
  ),
  new RegExp(
    `^(.{1,8}?)(?:再|多|加|补|添|来)(?:多|画|来|加|添|放|上|种|摆|长|飞|养)*(${NUMBER})(?:${CL})$`,
  ),
]
const FEWER_COUNT = new RegExp(
  `^(.{1,8}?)(?:少(?![女年妇])|减少|减|去掉|删掉|去了|删|去)(?:画|掉|来)?(${NUMBER})(?:${CL})$`,
)
const LESS_COUNT = new RegExp(
  `^(?:少|减少|去掉|删掉|减)(?:画|去|掉|来|放|要)?(${NUMBER})(?:${CL})(.{0,8})$`,
)
const VAGUE_COUNT =
  /^(?:把|让)?(.{0,8}?)(?:再|更|还要|也)*(?:太)?(多|少(?![女年妇爷]))(?:了?一?点儿?|一些|些|画?一?点|了|来点)?(.{0,6})$/

/** 两个宇航员: the number and the noun alone. */
const ALONE = new RegExp(`^(?:要|改成|变成|画)?(${NUMBER})(?:${CL})(.{1,6})$`)

const REACH = new RegExp(`^(?!一)(.{1,5}?)([一二两三四五六七八九])${CL}$`)

const TOO_MANY = /^(.{1,8}?)(?:不要|别|不用)(?:这么|那么|太|再)多$/
const NUMBER_ALONE = new RegExp(`^(?:要|就)?([两二三四五六七八九])(?![张幅版])${CL}$`)

/** 海鸥别那么多. */
const tooMany: Rule = (clause) => {
  const noun = TOO_MANY.exec(clause)?.[1]
  return noun ? [{ kind: 'count', more: -1, ...withTarget(readTarget(noun)) }] : null
}

const setCount = (count: number, noun: string): Draft[] => [
  { kind: 'count', count, ...withTarget(readTarget(noun)) },
]
const addCount = (more: number, noun: string): Draft[] => [
  { kind: 'count', more, ...withTarget(readTarget(noun)) },
]

/** 要三只, 两个宇航员, 苹果三个. */
const numberAlone: Rule = (clause) => {
  const bare = NUMBER_ALONE.exec(clause)?.[1]
  if (bare) return [{ kind: 'count', count: readNumber(bare) ?? 2 }]
  const [, some, noun] = ALONE.exec(clause) ?? []
  const number = some && some !== '几' ? readNumber(some) : null
  if (noun && number !== null && number > 1 && isThingWord(noun)) return setCount(number, noun)
  const [, thing, digit] = REACH.exec(clause) ?? []
  const reached = digit ? readNumber(digit) : null
  return thing && reached !== null && isThingWord(thing) ? setCount(reached, thing) : null
}

/** 只要两只, 海鸥改成三只. */
const fixedCount: Rule = (clause) => {
  const [, only, ofThem = ''] = FIXED_COUNT[1]?.exec(clause) ?? []
  const left = only && only !== '几' ? readNumber(only) : null
  if (left !== null) return setCount(left, ofThem)
  const [, noun, digits, unit = ''] = FIXED_COUNT[0]?.exec(clause) ?? []
  const number = digits && digits !== '几' ? readNumber(digits) : null
  if (!noun || number === null) return null
  const bare = noun.replace(/(?:的数量|数量)$/, '')
  const isSame = unit === '' || (readTarget(bare)?.name?.includes(unit) ?? false)
  return isSame ? setCount(number, bare) : null
}

/** 船少一只, 去掉两只海鸥. */
const fewer: Rule = (clause) => {
  const [, noun, digits] = FEWER_COUNT.exec(clause) ?? []
  const number = digits ? readNumber(digits) : null
  if (noun && number !== null) return addCount(-number, noun)
  const [, less, ofThem = ''] = LESS_COUNT.exec(clause) ?? []
  const by = less && !/^一/.test(less) ? readNumber(less) : null
  return by === null ? null : addCount(-by, ofThem)
}

/** A thing that is added at a place of its own: 一个女孩坐他旁边. */
const HAS_PLACE = /[在到]|旁|身边|后面|前面|上面|[坐站躺戴穿拿抱牵]/

/** 再来两只猫, 猫再加一只. */
const moreCount: Rule = (clause) => {
  for (const [at, pattern] of MORE_COUNT.entries()) {
    const [, first, second] = pattern.exec(clause) ?? []
    const [noun = '', digits] = at === 0 ? [second, first] : [first, second]
    if (digits === undefined) continue
    const number = digits === '几' ? 2 : readNumber(digits)
    const bare = noun.replace(/(?:陪着?|跟着?|围着?).{1,4}$/, '')
    if (number !== null && !HAS_PLACE.test(bare)) return addCount(number, bare)
  }
  return null
}

/** 海鸥多一点; 桌上多放一块蛋糕 adds something. */
const someMore: Rule = (clause) => {
  // 再多一点: of what the clause before is about
  if (/^(?:再|更|还要)(?:多|密)(?:来|加|画)?(?:一?点儿?|一?些)$/.test(clause))
    return [{ kind: 'count', more: 2 }]
  const [, before, how, after] = VAGUE_COUNT.exec(clause) ?? []
  const noun = before && after ? '' : before || after
  // 往下移很多: how far
  if (
    !how ||
    !noun ||
    /[移挪搬推拉飞升降]|[往向朝靠][左右上下前后]|[大小高矮长短胖瘦粗细宽亮暗远近][很好]$/.test(noun)
  )
    return null
  // 船少了点 complains
  const isComplaint = /太|[多少]了(?:一?点儿?|一?些)$/.test(clause)
  const more = (how === '少') !== isComplaint ? -1 : 2
  if (/^(?:数量|个数)$/.test(noun)) return [{ kind: 'count', more }]
  return /^(?:画面|颜色|细节|空白|留白|更|再|点|一点)/.test(noun) ? null : addCount(more, noun)
}

export const count = anyRule([tooMany, numberAlone, fixedCount, fewer, moreCount, someMore])

const AMOUNT =
  '(?:上)?(?:一?点儿?|一些|些|一下|一倍|[两三二2-5]倍|很多|得多|一半|[一两]号|一截|一圈|点点|多|不少|一丢丢|号)?'
const SCALE = new RegExp(
  `^${HEAD}(.*?)(?:的)?(?:尺寸|个头|体型|身材)?(?:再|更|变|弄|画|放|改|调|要|稍微|稍|缩|得|整|搞|留|剪|给我|太|有点|成)*(放大|缩小|变大|变小|大|小|高|矮|长|短|胖|瘦|粗|细|宽)(?:了|到)?${AMOUNT}(?:的|了)?$`,
)
const GROWS = /(?:大|高|长|胖|粗|宽)/

/** 小小的, 大大的 after a noun. */
const TWICE = /^(.{1,6}?)(大大|小小|高高)的$/

export const scale: Rule = (clause) => {
  const twice = TWICE.exec(clause)
  if (twice?.[1] && twice[2]) {
    const value = twice[2].startsWith('小') ? '小' : '大'
    const factor = value === '小' ? 1 / 1.35 : 1.35
    return [{ kind: 'scale', value, factor, ...withTarget(readTarget(twice[1])) }]
  }
  const found = SCALE.exec(clause)
  const [, noun = '', how = ''] = found ?? []
  if (!found || (/^[大小高矮长短]$/.test(clause) && clause.length < 2)) return null
  // 大小 and a size alone are nouns
  if (WEATHER_NOUN.test(noun.replace(/(?:再|更)$/, '')))
    return [{ kind: 'weather', value: /雪/.test(noun) ? '下雪' : /雾/.test(noun) ? '雾' : '下雨' }]
  if (/^(?:最|很|这么)$/.test(noun) || /(?:换|改|变|染|成|[大小]字)$/.test(noun)) return null
  if (
    /^(?:.*的|.{1,3})?(?:头发|发|毛|胡子|裙子|裙|袖子|辫子)(?:太|有点|再|还)*$/.test(noun) &&
    /[长短]/.test(how)
  ) {
    const part = /裙|胡子/.exec(noun)?.[0] ?? '发'
    const owner = /^(.*?)的?(?:头发|发|毛|胡子|裙子|裙|袖子|辫子)/.exec(noun)?.[1]
    // 裙子有点短 wishes for the opposite
    const wished = /(?:太|有点)[长短]/.test(clause) ? (how === '长' ? '短' : '长') : how
    return [{ kind: 'trait', value: `${wished}${part}`, ...withTarget(readTarget(owner ?? '')) }]
  }
  const isChange = new RegExp(
    `(?:放大|缩小|变大|变小|再|更|弄|画|调|稍|太|有点|缩|点|些|倍|一半|圈|号|截|多|改|要)`,
  ).test(clause)
  if (!isChange) return null
  // 太大了小一点: the second word is the wish
  const isTooMuch =
    /(?:太|有点)(?:大|小|高|矮|长|短|胖|瘦|粗|细|宽)/.test(clause) &&
    !/(?:太|有点)[大小高矮长短胖瘦粗细宽]了?.*[大小高矮长短胖瘦粗细宽]/.test(clause)
  const grows = GROWS.test(how) !== isTooMuch
  const strength = strengthIn(clause)
  const times = /([两三二2-5])倍/.exec(clause)?.[1]
  const much = times
    ? (readNumber(times) ?? 2)
    : /(?:一倍|很多|得多|不少)/.test(clause)
      ? 2
      : strength === 'light'
        ? 1.15
        : /一半/.test(clause)
          ? 2
          : 1.35
  const nouns = noun.replace(
    /(?:太|有点|还是)?(?:大|小)?了?(?:一?点)?(?:再|更|太|稍微|有点|也)*$/,
    '',
  )
  const listed = nouns === '' ? [''] : splitNouns(nouns)
  return listed.map((one) => ({
    kind: 'scale',
    value: grows ? '大' : '小',
    factor: grows ? much : 1 / much,
    ...withTarget(readTarget(one)),
    ...(strength && { strength }),
  }))
}

/** 交换两只猫的位置: each goes to the other's side. */
const SWAP =
  /^(?:把|让|将)?(?:交换|对调|互换|调换)(?:一下)?(.{1,8}?)的?位置$|^(?:把|让|将)?(.{1,8}?)的?位置(?:交换|对调|互换|调换)(?:一下)?$|^(?:把|让|将)?(.{1,8}?)的?(?:位置)?(?:交换|对调|互换|调换|换)(?:一?下|一?个)?(?:位置)$/

export const swap: Rule = (clause) => {
  const found = SWAP.exec(clause)
  const target = readTarget(found?.[1] ?? found?.[2] ?? found?.[3] ?? '')
  const name = target?.name
  const isBoth = target?.isPronoun === true || /^两/.test(target?.words ?? '')
  if (!found || (!name && !isBoth) || (name && /[和跟与]/.test(name))) return null
  return (['left', 'right'] as const).map((side) => ({
    kind: 'move' as const,
    strength: 'strong' as const,
    side: side === 'left' ? ('right' as const) : ('left' as const),
    value: side === 'left' ? '右边' : '左边',
    target: {
      words: `${side === 'left' ? '左边' : '右边'}的${name ?? ''}`,
      name: name ?? null,
      side,
    },
  }))
}

const MOVE = [
  new RegExp(
    `^${HEAD}(.*?)(?:再|都|稍微|稍)?(?:往|向|朝|靠|移到|放(?=[左右上下中])|放到|挪到|移动到|游到|飞到|跑到|爬到|放在|移至|搬到|挪|移|移动|走到|去|改到|换到)(?:画面|图)?(?:的)?(最?(?:左|右|上|下|前|后|中间|中央|正中|近处|远处|里|外)[^换改变成]{0,12})$`,
  ),
  new RegExp(
    `^${HEAD}(.*?)(?:再|稍微|稍|更)?((?:靠|偏|往)?(?:左|右|上|下|前|后)(?:边|面|侧|方)?(?:移动?|挪动?|靠|走|放|去|来|一?点|一些|些|一下)+)$`,
  ),
  new RegExp(
    `^${HEAD}(.*?)(?:再|更|稍微|稍|挪|移|拉|推|站|走)*(?:离.{1,4})?((?:靠?近|远)(?:一?点|一些|些))$`,
  ),
  new RegExp(`^${HEAD}(.+?)(居中|在(?:最)?(?:左边|右边|中间|上面|下面|前面|后面))$`),
]
const NEXT_TO =
  /^(?:把|将|让)?(.+?)(?:放到|移到|放在|挪到|搬到|移动到|[放摆搁](?=.{1,5}(?:旁边|[前后左右]边|身边)$))(.+?)(?:的)?(旁边|后面|前面|上面|下面|左边|右边|身边|左侧|右侧|背后|(?<![左右以边晚早天])上)(?:去|来)?$/
const TURN =
  /^(?:把|将|让)?(.*?)(?:水平|左右)?(?:翻转|镜像|翻个面|转个?(?:身|头|脸|方向|过来|向)|反过来|掉个头|掉头|朝(?:左|右|另一边|向左|向右)|换个?(?:方向|朝向)|面?(?:朝|向)(?:左|右)(?:边|面)?)(?:一下|过来|看)?$/

const HEIGHT =
  /^(?:把|让)?(.+?)(?:再|往|更|稍微)*([飞升挪抬放移举挂摆提拉飘])?(高|低)(?:一?点儿?|一些|些|很多|许多)?$/
/** Higher is no size of what is in the air. */
const IN_THE_AIR = /(?:鸟|鸥|鹤|雁|鹰|太阳|月亮|气球|风筝|飞机|云|星|蝴蝶|蜻蜓|灯笼)$/

/** 两只熊猫靠近一点: to each other; 离太阳远一点: away from it. */
const TOGETHER =
  /^(?:让|把)?((?:[两俩几三四]|它们|他们|她们).{0,6}?)(?:都|再|也|更)*(?:靠近|靠拢|凑近|挨近|靠紧|凑|[离挨靠隔]得?(?:再|更)?近)(?:一?[点些]|一些|一下)?$/
const APART =
  /^(?:让|把)?((?:[两俩几三四]|它们|他们|她们).{0,6}?)(?:都|再|也)*(?:离|隔|分)(?:得|开)?(?:再|更)?[远开]?(?:一?[点些]|一些|一下)$/
const AWAY =
  /^(?:让|把)?(.{0,6}?)(?:再|也|要|往)*离(.{1,4}?)(?:再|更|稍微)*远(?:一?点儿?|一些|些)?$/

function readDistance(clause: string): Draft | null {
  const several = TOGETHER.exec(clause)?.[1]
  if (several)
    return { kind: 'move', value: '靠拢', side: 'middle', ...withTarget(readTarget(several)) }
  const parted = APART.exec(clause)?.[1]
  if (parted)
    return { kind: 'move', value: '分开', side: 'around', ...withTarget(readTarget(parted)) }
  const [, noun = '', other] = AWAY.exec(clause) ?? []
  if (!other || !isThingWord(other)) return null
  return { kind: 'move', value: `离${other}远`, side: 'far', ...withTarget(readTarget(noun)) }
}

export const move: Rule = (clause) => {
  const distance = readDistance(clause)
  if (distance) return [distance]
  const height = HEIGHT.exec(clause)
  if (height?.[1] && height[3] && (height[2] || IN_THE_AIR.test(height[1])))
    return [
      {
        ...{ kind: 'move', value: height[3], side: height[3] === '高' ? 'top' : 'bottom' },
        ...withTarget(readTarget(height[1])),
      },
    ]
  if (/(?:换|改|变|染|画)成/.test(clause)) return null
  const turned = TURN.exec(clause)
  if (turned) return [{ kind: 'move', value: '翻转', ...withTarget(readTarget(turned[1] ?? '')) }]
  const nextTo = NEXT_TO.exec(clause)
  if (nextTo?.[1] && nextTo[2] && !/^(?:画面|图|最|正)?$/.test(nextTo[2])) {
    const side = findSide(nextTo[3] ?? '') ?? 'near'
    return [
      {
        kind: 'move',
        value: `${nextTo[2]}${nextTo[3]}`,
        side,
        ...withTarget(readTarget(nextTo[1])),
      },
    ]
  }
  for (const pattern of MOVE) {
    const found = pattern.exec(clause)
    const [, noun = '', where = ''] = found ?? []
    if (!found || /^(?:放|换|加|添|画|来|多|再)/.test(noun)) continue
    const side =
      findSide(`往${where}`) ?? (/近/.test(where) ? 'near' : /远/.test(where) ? 'far' : undefined)
    if (!side) continue
    const isCorner = /角|最|到/.test(clause) && !/(?:一点儿?|一些)$/.test(clause)
    const strength = isCorner ? 'strong' : strengthIn(clause)
    const nouns = noun.replace(/(?:再|都|稍微|也|离)$/, '')
    return (nouns === '' ? [''] : splitNouns(nouns)).map((one) => ({
      ...{ kind: 'move' as const, value: where, side, ...(strength && { strength }) },
      ...withTarget(readTarget(one)),
    }))
  }
  if (/^(?:居中|放(?:到|在)?正?中间)$/.test(clause))
    return [{ kind: 'move', value: '中间', side: 'middle' }]
  return null
}
