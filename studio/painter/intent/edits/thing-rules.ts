import { isStyleLike } from './meanings'
import { CLASSIFIERS, NUMBER, type ReadTarget, readNumber, readTarget, splitNouns } from './noun'
import { change } from './change-rules'
import { count, move, scale, swap } from './amount-rules'
import { findSide } from './frame-rules'
import { readAir } from './picture-rules'
import { POSE, trait, WEAR, wearing, WORN } from './trait-rules'
import { GONE, HEAD, type Rule, WEATHER_NOUN, withTarget } from './rule'
import type { Draft } from './step'
import { instead, look } from './look-rules'

/** Changes of single things. Each rule answers null for a clause it does not read. */

const CL = `[${CLASSIFIERS}]`
const forEach = (nouns: string, build: (target: ReadTarget | null) => Draft): Draft[] =>
  splitNouns(nouns).map((noun) => build(readTarget(noun)))

const REMOVE = [
  new RegExp(`^${HEAD}(.+?)(?:都|全|给我|统统|全部|也)*${GONE}(?:掉|了)?$`),
  new RegExp(`^(?:给我)?(?:${GONE})(?:掉|了)?(.+)$`),
  /^(?:我)?(?:不要|别(?=让|叫|给)|别要|不想要|不用|别画|不需要|没有|不要有|不画|去除)(.+?)(?:了|这个|这些)?$/,
  /^(.+?)(?:也|都)?(?:不要了?|不需要了?|不用了|没必要|多余|太多余|很多余|碍眼|消失|没了|不见|走开)$/,
]

/** 背景 is no load on a back. */
const NO_TRAIT =
  /^(?:背景|背后|背面|背包|背心|背上|背影|抱枕|拿铁|打火机|打印|带子|坐垫|坐椅|座|站台|站牌|站名|躺椅|系带|笑脸|笑容|哭脸)/

const EXCEPT =
  /^(?:去掉|删掉|删除|移除)(.{1,6}?)(?:以外|之外)的?(?:东西|一切|所有|部分|地方|人)*$|^(?:除了|除)(.+?)(?:以外|之外|外)?(?:(?:其他|其它|别的|剩下|其余)的?(?:东西|人|物体|地方)?(?:都|全|全都)?|(?:都|全|全都))(?:去掉|删掉|删了|删除|不要了?|移除|清掉|去除)$|^(?:只留|只要|只保留|只剩)(?:下(?![面边方]))?(?![一二两三四五六七八九十几\d主])(.{1,6}?)(?:就行|就好)?$/

/** 除了猫都去掉 */
function readExcept(clause: string): readonly Draft[] | null {
  const except = EXCEPT.exec(clause)
  const stays = readTarget(except?.[1] ?? except?.[2] ?? except?.[3] ?? '')
  const isNamed =
    stays && (stays.name !== null || (stays.size ?? stays.side ?? stays.ordinal) !== undefined)
  return isNamed ? [{ kind: 'remove', target: { ...stays, isRest: true } }] : null
}

const BEARING = /^(?:戴|穿|拿|带|抱|背|系|打|笑|哭|坐|站|躺)/
const DENIED_TRAIT = new RegExp(
  `^(?:让|叫|给)(.{1,6}?)(${WEAR}.{1,8}|(?:抱|拿|戴|穿|背|骑).{1,6}|${POSE})$`,
)

/** 不要戴帽子, 别让猫坐着, 女孩不要戴眼镜 */
function readDeniedTrait(clause: string, nouns: string): readonly Draft[] | null {
  const without = (value: string, bearer = ''): readonly Draft[] => [
    { kind: 'trait', value, without: true, ...withTarget(readTarget(bearer)) },
  ]
  if (BEARING.test(nouns) && !NO_TRAIT.test(nouns) && !/的(?:那)?.{0,4}$/.test(nouns))
    return without(nouns)
  const [, bearer, denied] = DENIED_TRAIT.exec(nouns.replace(/了$/, '')) ?? []
  if (bearer && denied && /^(?:我)?(?:不|别)/.test(clause)) return without(denied, bearer)
  const worn = /^(.+?)(?:别|不要|不)(戴|穿|拿|带|抱|背|系|打)(.+)$/.exec(clause)
  return worn?.[1] ? without(`${worn[2]}${worn[3]}`, worn[1]) : null
}

/** 去掉一半云, 去掉两只, 删掉三只鸟 */
function readFewer(clause: string, nouns: string): readonly Draft[] | null {
  const half = /^(?:一半|部分|大部分)的?(.{1,6})$/.exec(nouns)?.[1]
  if (half) return [{ kind: 'trait', value: '去掉一半', ...withTarget(readTarget(half)) }]
  const some = new RegExp(`^(${NUMBER})${CL}$`).exec(nouns)?.[1]
  const less = some === undefined || some === '几' ? null : readNumber(some)
  if (less !== null) return [{ kind: 'count', more: -less }]
  const counted = new RegExp(`^(${NUMBER})(?:${CL})(.{1,8})$`).exec(nouns)
  const number = counted?.[1] && counted[1] !== '几' ? readNumber(counted[1]) : null
  if (!counted?.[2] || number === null || number <= 1 || /[都全]/.test(clause)) return null
  return [{ kind: 'count', more: -number, ...withTarget(readTarget(counted[2])) }]
}

const remove: Rule = (clause) => {
  const except = readExcept(clause)
  if (except) return except
  for (const pattern of REMOVE) {
    const [, nouns] = pattern.exec(clause) ?? []
    if (!nouns || /^(?:了|动|变|改|把)|^[看听瞧找]$/.test(nouns)) continue
    const denied = readDeniedTrait(clause, nouns)
    if (denied) return denied
    const bare = nouns.replace(/(?:了|这个|那个)$/, '')
    if (WEATHER_NOUN.test(bare)) return [{ kind: 'weather', value: '晴' }]
    return (
      readFewer(clause, bare) ??
      forEach(bare, (target) => ({ kind: 'remove', ...withTarget(target) }))
    )
  }
  return null
}

const WHERE =
  '((?:在|往)?(?:画面|图|这里|图里|图中)?(?:的)?(?:最)?(?:床尾|床头|门口|墙上|窗外|左边?|右边?|上面|下面|天上|空中|天空(?:中|里|上)?|水里|水上|水面上|湖面上?|湖上|河里|海面上?|海上|地上|草地上|桌上|桌子上|窗台上|树上|山上|头顶|头上|身后|身前|身上|背后|脚下|手边|手里|怀里|胸前|门前|屋前|屋后|前面|后面|旁边|近处|远处|中间|背景里?|角落里?|左上角|右上角|左下角|右下角|左侧|右侧|左下|右下|左上|右上|身边|路边|岸边|.{1,4}(?:门口|门前|屋顶上?|旁边|上面|下面|左边|右边|后面|前面|边上|身边|脚下|里|上|边|前|后|旁|顶|底下|(?<=[桥树山灯伞花月亭塔楼船台檐桌椅床城])下))(?:的?(?:地方|位置))?)'
const PUT_IN =
  '(?:加上?|添上?|添加|增加|画上?|放上?|来|多|有|摆上?|加入|补上?|种上?|飘着?|挂上?|加画|再加|要|飞过|停着?|点缀|弄|坐着?|站着?|躺着?|趴着?|蹲着?|藏着?|添个)'
const ADD = [
  new RegExp(`^(?:再)?(?:请)?${WHERE}(?:再|多|也)?${PUT_IN}(?:了)?(.+)$`),
  new RegExp(
    `^(?:再|多|还要|还)?(?:给我)?(?:给(?:画面|图片?|这张图|它|这幅画)(?:里)?)?(?:再)?${PUT_IN}(?:了)?(.+?)(?:到|在|放在?)${WHERE}$`,
  ),
  new RegExp(
    `^(?:再|多|还要|还)?(?:给我)?(?:给(?:画面|图片?|这张图|它|这幅画)(?:里)?)?(?:再|多)?${PUT_IN}(?:了)?(.+)$`,
  ),
  new RegExp(`^(?:让)?(?:有|来)(${NUMBER}${CL}.+)$`),
]
const COUNT_BEFORE = new RegExp(`^(?:${NUMBER})?${CL}`)
const GIVE = new RegExp(
  `^给(.{1,8}?)(?:再)?(?:加上?|添上?|来|配上?|画上?|添个|弄|[打撑举](?=${NUMBER}${CL}|伞)|(?=${NUMBER}${CL}))((?:${NUMBER})?(?:${CL})?.{1,10})$`,
)
/** 加个人, 加点花: without a number. */
const LOOSE_CLASSIFIER =
  /^(?:[个只条棵朵艘盏座辆位匹束把张块颗株枝片幅顶双对群本件杯盘碗瓶串根支道轮盆副层面抹缕]|头(?=[牛羊猪鹿驴象大小水黄奶])|点儿?|一点|些|一些)(?=.)(?![子纹头片面椅镜])/

/** 一个小女孩坐他旁边. */
const SEATED =
  /^(.{2,8}?)(?:坐|站|躺|趴|蹲|待|走)(?:在|着|到)?(.{1,5}(?:旁边|身边|后面|前面|上面|下面|边上|旁))$/

/** Words for anything at all: nothing to draw. */
const ANYTHING =
  /^(?:一?点儿?|一?些|点点)$|^(?:点|些|一些|一点)?(?:东西|什么|元素|装饰|点缀|内容|细节)$|(?:感觉|氛围|气氛|意境|味道)$/

/** 给猫加顶帽子, 给天空加点云; undefined: it names no receiver. */
function readGiven(clause: string): ReturnType<Rule> | undefined {
  const [, receiver, value] = GIVE.exec(clause) ?? []
  if (!receiver || !value || /^(?:画面|图|这张|它里|我|照片|这幅)/.test(receiver)) return undefined
  const bare = value.replace(LOOSE_CLASSIFIER, '')
  if (WEATHER_NOUN.test(bare)) return readAir(bare)
  const sky = /^天/.test(receiver) ? readAir(value.replace(COUNT_BEFORE, '')) : null
  if (sky) return sky
  const target = withTarget(readTarget(receiver))
  return WORN.test(value)
    ? [{ kind: 'trait', value: wearing(value), ...target }]
    : [{ kind: 'add', value, ...target }]
}

/** 加两只, 湖边再来几只 */
function readMore(noun: string, where: string): readonly Draft[] | null {
  const only = new RegExp(`^(${NUMBER})${CL}$`).exec(noun)?.[1]
  const more = only === undefined ? null : only === '几' ? 2 : readNumber(only)
  if (more === null) return null
  if (!where) return [{ kind: 'count', more }]
  const near = readTarget(where.replace(/(?:的)?(?:旁边|边上|身边|后面|前面|[左右]边)$/, ''))
  return near && [{ kind: 'count', more, target: near }]
}

/** 加点雪, 加一层雾: no thing that is counted. */
function readAddedAir(noun: string): readonly Draft[] | null {
  const air = readAir(noun.replace(/^(?:一?(?:点|些|场|层|张|幅|个|份|抹|缕))/, ''))
  const isCounted = new RegExp(CL).test(noun.slice(0, 2).replace(/[张幅场层]/, ''))
  return air && /^(?:weather|time|season)$/.test(air[0]?.kind ?? '') && !isCounted ? air : null
}

const targetAt = (words: string): ReadTarget => readTarget(words) ?? { words, name: null }

/** Adverbs and company after a noun, which name nothing to draw. */
const COMPANY =
  /(?<=.{2})(?:(?:陪着?|跟着?|追着?|围着|牵着|靠着|看着|一起|一块儿?|一同).{0,4}|帮忙)$/

function readAdded(noun: string, where: string): readonly Draft[] | null {
  if (isStyleLike(noun) && !/花|树/.test(noun)) return null
  const [, sitter, seat] = SEATED.exec(noun) ?? []
  if (sitter && seat && !where)
    return [{ kind: 'add', value: sitter.replace(LOOSE_CLASSIFIER, ''), target: targetAt(seat) }]
  const side = where ? findSide(where) : undefined
  const place = where.replace(/^(?:在|往)/, '')
  const bare = noun.replace(COMPANY, '').replace(/^有(?=.)/, '')
  return splitNouns(bare.replace(LOOSE_CLASSIFIER, '')).map((value): Draft => ({
    kind: 'add',
    value,
    ...(side && { side }),
    ...(place !== '' && { target: targetAt(place) }),
  }))
}

const add: Rule = (clause) => {
  if (/^画(?:面|风|质|法)/.test(clause)) return null
  const given = readGiven(clause)
  if (given !== undefined) return given
  for (const [at, pattern] of ADD.entries()) {
    const found = pattern.exec(clause)
    if (!found) continue
    const [where = '', noun] =
      at === 0 ? [found[1], found[2]] : at === 1 ? [found[2], found[1]] : ['', found[1]]
    if (!noun || ANYTHING.test(noun) || /^(?:点|一点)?(?:亮|暗|大|小|暖|冷|好|漂亮|光$)/.test(noun))
      return null
    return readMore(noun, where) ?? readAddedAir(noun) ?? readAdded(noun, where)
  }
  return null
}

/** In the order they are tried. */
export const FIRST_THING_RULES: readonly Rule[] = [swap, instead, trait, remove]
export const THING_RULES: readonly Rule[] = [count, move, scale, change, add, look]
