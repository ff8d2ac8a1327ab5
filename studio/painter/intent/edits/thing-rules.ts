import { isStyleLike, isValue, toColourWord } from './meanings'
import { CLASSIFIERS, NUMBER, type ReadTarget, readNumber, readTarget, splitNouns } from './noun'
import { findPlaceInPicture, findSide, readAir } from './picture-rules'
import { type Draft, strengthIn } from './step'

/** Changes of single things. Each rule answers null for a clause it does not read. */

type Rule = (text: string) => readonly Draft[] | null

const CL = `[${CLASSIFIERS}]`
const HEAD = '(?:把|将|让|给|使|叫|请把)?'
const withTarget = (target: ReadTarget | null): { target?: ReadTarget } =>
  target ? { target } : {}

function forEach(nouns: string, build: (target: ReadTarget | null) => Draft): Draft[] {
  return splitNouns(nouns).map((noun) => build(readTarget(noun)))
}

const GONE =
  '(?:去掉|去除|去了(?!.)|删掉|删除|删了|删|移除|移掉|擦掉|擦除|抹掉|抹去|拿掉|拿走|拿开|消除|消掉|清除|清掉|除掉|P掉|p掉|弄掉|弄走|扔掉|撤掉|隐藏|搬走|赶走|弄没|摘掉|摘了|摘|脱掉|脱了|剪掉|取下|取消|拆掉|刮掉|剃掉)'
const REMOVE = [
  new RegExp(`^${HEAD}(.+?)(?:都|全|给我|统统|全部|也)*${GONE}(?:掉|了)?$`),
  new RegExp(`^(?:给我)?(?:${GONE})(?:掉|了)?(.+)$`),
  /^(?:我)?(?:不要|别要|不想要|不用|别画|不需要|没有|不要有|不画|去除)(.+?)(?:了|这个|这些)?$/,
  /^(.+?)(?:不要了?|不需要了?|不用了|没必要|多余|太多余|很多余|碍眼|消失|没了|不见|走开)$/,
]

const remove: Rule = (clause) => {
  for (const pattern of REMOVE) {
    const [, nouns] = pattern.exec(clause) ?? []
    if (!nouns || /^(?:了|动|变|改|把)/.test(nouns)) continue
    if (/^(?:戴|穿|拿|带|抱|背|系|打|笑|哭|坐|站|躺)/.test(nouns))
      return [{ kind: 'trait', value: nouns, without: true }]
    const worn = /^(.+?)(?:别|不要|不)(戴|穿|拿|带|抱|背|系|打)(.+)$/.exec(clause)
    if (worn?.[1])
      return [
        {
          ...{ kind: 'trait', without: true, value: `${worn[2]}${worn[3]}` },
          ...withTarget(readTarget(worn[1])),
        },
      ]
    return forEach(nouns, (target) => ({ kind: 'remove', ...withTarget(target) }))
  }
  return null
}

const WEAR =
  '(?:戴(?:上|着|个|一|顶|副|条)?|穿(?:上|着|件|条)?|拿(?:着|个|一|把|束)|披(?:上|着)|系(?:上|着|个|条)|打(?:着|把)|举(?:着|个|把)|抱(?:着|个|只)|背(?:着|个)|撑(?:着|把)|牵(?:着|头|只|匹)|围(?:上|着|条)|挎着|骑(?:着|在)|叼(?:着|根)|捧(?:着|个))'
const POSE =
  '(?:睁眼|闭眼|眨眼|微笑|笑(?:一笑|起来|一?点|开心一?点|得.{1,4}|着|一下)?|大笑|哭(?:起来)?|生气|闭(?:上)?眼睛?|睁(?:开)?眼睛?|张开?嘴|坐(?:着|下来?|起来)|站(?:着|起来)|躺(?:着|下来?)|趴(?:着|下来?)|跑(?:起来|步)?|跳(?:起来)?|飞(?:起来)?|睡(?:着|觉)|看(?:着|向)?(?:镜头|左边|右边|前面)|回头|抬头|低头|转身|挥手|开心|高兴|难过|惊讶|害羞|眨眼|招手|游泳|打伞|开花)'
const TRAITS = [
  new RegExp(
    `^(?:给|让|把|叫|使)?(.{1,10}?)(?:的)?(?:头上|脸上|手里|手上|身上|脖子上|嘴里)?(?:再|要|也|都)?(${WEAR}.{1,10})$`,
  ),
  new RegExp(`^(?:让|叫|使|把)?(.{1,10}?)(?:要|在|也|再|都)?(${POSE})$`),
]
const HAIR =
  /^(?:把|将|让|给)?(.{0,8}?)(?:的)?(头发|发型|表情|眼睛|毛|衣服|裙子|裤子|帽子|围巾|姿势|动作|胡子)(?:改成|换成|变成|改为|换为|变为|弄成|染成|剪成|换|改|变|要|是|弄|染|剪)(?:得)?(.{1,8}?)(?:的)?$/

const trait: Rule = (clause) => {
  const looks = HAIR.exec(clause)
  if (looks?.[2] && looks[3]) {
    const [, owner = '', part, value] = looks
    const said = /^(?:头发|发型)$/.test(part ?? '')
      ? `${value}${/发|头|辫|马尾|卷|丸子/.test(value ?? '') ? '' : '头发'}`
      : /^(?:表情|姿势|动作)$/.test(part ?? '')
        ? (value ?? '')
        : isValue(value ?? '', 'tint')
          ? `${toColourWord(value ?? '')}的${part}`
          : (value ?? '')
    const target = readTarget(owner)
    if (owner !== '' || !/^(?:衣服|裙子|裤子|帽子|围巾|毛)$/.test(part ?? ''))
      return [{ kind: 'trait', value: said, ...withTarget(target) }]
  }
  for (const pattern of TRAITS) {
    const [, noun, value] = pattern.exec(clause) ?? []
    if (!noun || !value || /(?:换|改|变|加|添|画|放|来|多|少)/.test(noun)) continue
    const without = /(?:别|不要|不)$/.test(noun)
    const bare = noun.replace(/(?:别|不要|不)$/, '')
    return [
      {
        ...{ kind: 'trait', value: value.replace(/起来$|一下$/, ''), ...(without && { without }) },
        ...withTarget(readTarget(bare)),
      },
    ]
  }
  const alone = new RegExp(`^(?:要|再)?(${WEAR}.{1,8}|${POSE})$`).exec(clause)
  return alone?.[1] ? [{ kind: 'trait', value: alone[1] }] : null
}

const FIXED_COUNT = [
  new RegExp(
    `^${HEAD}(.+?)(?:改成|变成|改为|变为|换成|画成|弄成|要|变|只要|只留|留|剩|只画)(?:只|剩)?(${NUMBER})(?:${CL})(.{0,4})$`,
  ),
  new RegExp(
    `^(?:只|就|只要|就要)(?:留|要|剩|画|保留|留下)?(?:下)?(${NUMBER})(?:${CL})(.{0,8}?)(?:就够了?|就行)?$`,
  ),
]
const MORE_COUNT = [
  new RegExp(
    `^(?:再|多|再多|还要|多加|多画|再来|加多)(?:画|来|加|添|放|要|给我|给|上)*(?:上)?(${NUMBER})(?:${CL})(.{0,8})$`,
  ),
  new RegExp(`^(.{1,8}?)(?:再|多)(?:画|来|加|添|放)*(${NUMBER})(?:${CL})$`),
]
const LESS_COUNT = new RegExp(
  `^(?:少|减少|去掉|删掉|减)(?:画|去|掉|来)?(${NUMBER})(?:${CL})(.{0,8})$`,
)
const VAGUE_COUNT =
  /^(?:把|让)?(.{0,8}?)(?:太)?(多|少)(?:了?一?点儿?|一些|些|画?一?点|了|来点)?(.{0,6})$/

const count: Rule = (clause) => {
  const only = FIXED_COUNT[1]?.exec(clause)
  if (only?.[1]) {
    const number = readNumber(only[1])
    if (number !== null && only[1] !== '几')
      return [{ kind: 'count', count: number, ...withTarget(readTarget(only[2] ?? '')) }]
  }
  const fixed = FIXED_COUNT[0]?.exec(clause)
  if (fixed?.[1] && fixed[2]) {
    const number = readNumber(fixed[2])
    const noun = fixed[1].replace(/(?:的数量|数量)$/, '')
    const target = readTarget(noun)
    const what = fixed[3] ?? ''
    const isSame =
      what === '' || (target?.name?.includes(what) ?? false) || target?.isPronoun === true
    if (number !== null && isSame && fixed[2] !== '几')
      return [{ kind: 'count', count: number, ...withTarget(target) }]
  }
  const less = LESS_COUNT.exec(clause)
  if (less?.[1] && !/^一/.test(less[1])) {
    const number = readNumber(less[1])
    if (number !== null)
      return [{ kind: 'count', more: -number, ...withTarget(readTarget(less[2] ?? '')) }]
  }
  for (const [at, pattern] of MORE_COUNT.entries()) {
    const found = pattern.exec(clause)
    const [noun, digits] = at === 0 ? [found?.[2], found?.[1]] : [found?.[1], found?.[2]]
    if (!found || digits === undefined) continue
    const number = digits === '几' ? 2 : readNumber(digits)
    if (number !== null && !/[在到]/.test(noun ?? ''))
      return [{ kind: 'count', more: number, ...withTarget(readTarget(noun ?? '')) }]
  }
  const vague = VAGUE_COUNT.exec(clause)
  const noun = vague?.[1] || vague?.[3]
  if (vague?.[2] && noun && !/^(?:画面|颜色|细节|空白|留白|更|再|点|一点)/.test(noun)) {
    const isLess = (vague[2] === '少') !== /太/.test(clause)
    return [{ kind: 'count', more: isLess ? -1 : 2, ...withTarget(readTarget(noun)) }]
  }
  return null
}

const AMOUNT =
  '(?:一?点儿?|一些|些|一下|一倍|[两三二2-5]倍|很多|得多|一半|一圈|点点|多|不少|一丢丢|号)?'
const SCALE = new RegExp(
  `^${HEAD}(.*?)(?:的)?(?:尺寸|个头|体型|身材)?(?:再|更|变|弄|画|放|改|调|要|稍微|稍|缩|得|整|搞|给我|太|有点|成)*(放大|缩小|变大|变小|大|小|高|矮|长|短|胖|瘦|粗|细|宽)(?:了|到)?${AMOUNT}(?:的|了)?$`,
)
const GROWS = /(?:大|高|长|胖|粗|宽)/

const scale: Rule = (clause) => {
  const found = SCALE.exec(clause)
  const [, noun = '', how = ''] = found ?? []
  if (!found || (/^[大小高矮长短]$/.test(clause) && clause.length < 2)) return null
  // 大小 and a size alone are nouns
  if (/^(?:最|很|这么)$/.test(noun) || /(?:换|改|变|染|成|字)$/.test(noun)) return null
  if (/^(?:.*的)?(?:头发|发|毛|胡子|裙子|裙|袖子|辫子)$/.test(noun) && /[长短]/.test(how)) {
    const part = /裙/.test(noun) ? '裙' : '发'
    const owner = /^(.*)的/.exec(noun)?.[1]
    return [{ kind: 'trait', value: `${how}${part}`, ...withTarget(readTarget(owner ?? '')) }]
  }
  const isChange = new RegExp(
    `(?:放大|缩小|变大|变小|再|更|弄|画|调|稍|太|有点|缩|点|些|倍|一半|圈|多|改|要)`,
  ).test(clause)
  if (!isChange) return null
  const isTooMuch = /(?:太|有点)(?:大|小|高|矮|长|短|胖|瘦|粗|细|宽)/.test(clause)
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
  const target = readTarget(
    noun.replace(/(?:太|有点|还是)?(?:大|小)?了?(?:一?点)?(?:再|更|太|稍微|有点|也)*$/, ''),
  )
  return [
    {
      ...{ kind: 'scale', value: grows ? '大' : '小', factor: grows ? much : 1 / much },
      ...withTarget(target),
      ...(strength && { strength }),
    },
  ]
}

const MOVE = [
  new RegExp(
    `^${HEAD}(.*?)(?:再|都|稍微|稍)?(?:往|向|朝|靠|移到|放到|挪到|移动到|放在|移至|搬到|挪|移|移动|走到|去|改到|换到)(?:画面|图)?(?:的)?(最?(?:左|右|上|下|前|后|中间|中央|正中|近处|远处|里|外)[^换改变成]{0,12})$`,
  ),
  new RegExp(
    `^${HEAD}(.*?)(?:再|稍微|稍|更)?((?:靠|偏|往)?(?:左|右|上|下|前|后)(?:边|面|侧|方)?(?:移动?|挪动?|靠|走|放|去|来|一?点|一些|些|一下)+)$`,
  ),
  new RegExp(`^${HEAD}(.*?)(?:再|更|稍微|稍)*(?:离.{1,4})?((?:靠?近|远)(?:一?点|一些|些))$`),
  new RegExp(`^${HEAD}(.+?)(居中|在(?:最)?(?:左边|右边|中间|上面|下面|前面|后面))$`),
]
const BESIDE =
  /^(?:把|将|让)?(.+?)(?:放到|移到|放在|挪到|搬到|移动到)(.+?)(?:的)?(旁边|后面|前面|上面|下面|左边|右边|身边|左侧|右侧|背后)$/
const TURN =
  /^(?:把|将|让)?(.*?)(?:水平|左右)?(?:翻转|镜像|翻个面|转个?(?:身|方向|过来|向)|反过来|掉个头|掉头|朝(?:左|右|另一边|向左|向右)|面?(?:朝|向)(?:左|右))(?:一下|过来|看)?$/

const move: Rule = (clause) => {
  if (/(?:换|改|变|染|画)成/.test(clause)) return null
  const turned = TURN.exec(clause)
  if (turned) return [{ kind: 'move', value: '翻转', ...withTarget(readTarget(turned[1] ?? '')) }]
  const beside = BESIDE.exec(clause)
  if (beside?.[1] && beside[2] && !/^(?:画面|图|最|正)?$/.test(beside[2])) {
    const side = findSide(beside[3] ?? '') ?? 'near'
    return [
      {
        kind: 'move',
        value: `${beside[2]}${beside[3]}`,
        side,
        ...withTarget(readTarget(beside[1])),
      },
    ]
  }
  for (const pattern of MOVE) {
    const found = pattern.exec(clause)
    const [, noun = '', where = ''] = found ?? []
    if (!found || /^(?:放|换|加|添|画)/.test(noun)) continue
    const side =
      findSide(where) ?? (/近/.test(where) ? 'near' : /远/.test(where) ? 'far' : undefined)
    if (!side) continue
    const isCorner = /角|最|到/.test(clause)
    const strength = isCorner ? 'strong' : strengthIn(clause)
    return [
      {
        ...{ kind: 'move', value: where, side, ...(strength && { strength }) },
        ...withTarget(readTarget(noun.replace(/(?:再|都|稍微|也)$/, ''))),
      },
    ]
  }
  return null
}

const WHERE =
  '((?:在|往)?(?:画面|图|这里|图里|图中)?(?:的)?(?:最)?(?:床尾|床头|门口|墙上|窗外|左边?|右边?|上面|下面|天上|空中|天空(?:中|里|上)?|水里|水上|水面上|湖面上?|湖上|河里|海面上?|海上|地上|草地上|桌上|桌子上|窗台上|树上|山上|头顶|前面|后面|旁边|近处|远处|中间|背景里?|角落里?|左上角|右上角|左下角|右下角|左侧|右侧|左下|右下|左上|右上|身边|脚边|路边|岸边|.{1,4}(?:旁边|上面|下面|左边|右边|后面|前面|边上|身边|脚下|里|上))(?:的?(?:地方|位置))?)'
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
const GIVE = new RegExp(
  `^给(.{1,8}?)(?:再)?(?:加上?|添上?|来|配上?|画上?|添个|弄)((?:${NUMBER})?(?:${CL})?.{1,10})$`,
)
const WORN =
  /(?:帽|眼镜|墨镜|围巾|衣|裙|裤|伞|花|蝴蝶结|领带|项链|耳环|手套|鞋|披风|面具|皇冠|胡子|胡须|发卡|发带|口罩|翅膀|书|包|铃铛|头巾|斗篷|围裙|草帽|耳机|铠甲|剑)$/

const add: Rule = (clause) => {
  const given = GIVE.exec(clause)
  if (given?.[1] && given[2] && !/^(?:画面|图|这张|它里|我|照片|这幅)/.test(given[1])) {
    const value = given[2]
    if (WORN.test(value))
      return [{ kind: 'trait', value: wearing(value), ...withTarget(readTarget(given[1])) }]
    return [{ kind: 'add', value, ...withTarget(readTarget(given[1])) }]
  }
  for (const [at, pattern] of ADD.entries()) {
    const found = pattern.exec(clause)
    if (!found) continue
    const [where, noun] =
      at === 0 ? [found[1], found[2]] : at === 1 ? [found[2], found[1]] : ['', found[1]]
    if (!noun || /^(?:点|一点)?(?:亮|暗|大|小|暖|冷|好|漂亮|光$)/.test(noun)) return null
    const air = readAir(noun.replace(/^(?:一?(?:点|些|场|层))/, ''))
    if (
      air &&
      /^(?:weather|time|season)$/.test(air[0]?.kind ?? '') &&
      !new RegExp(`${CL}`).test(noun.slice(0, 2))
    )
      return air
    if (isStyleLike(noun) && !/花|树/.test(noun)) return null
    const side = where ? findSide(where) : undefined
    const place = where ? where.replace(/^(?:在|往)/, '') : ''
    return splitNouns(noun).map((value): Draft => {
      return {
        ...{ kind: 'add', value, ...(side && { side }) },
        ...(place !== '' && { target: readTarget(place) ?? { words: place, name: null } }),
      }
    })
  }
  return null
}

/** 帽子 is worn, a flower is held. */
export function wearing(noun: string): string {
  const bare = noun.replace(new RegExp(`^(?:${NUMBER})?(?:${CL})?`), '')
  if (/(?:衣|裙|裤|鞋|铠甲|披风|斗篷|围裙)$/.test(bare)) return `穿${bare}`
  if (/(?:花|书|包|伞|剑)$/.test(bare)) return `拿着${bare}`
  return `戴${bare}`
}

const INTO =
  '(?:换成|改成|变成|变为|改为|换为|换做|弄成|做成|画成|染成|涂成|刷成|调成|上成|改做|替换成|替换为|转成|变作|变做|搞成|整成|p成|P成|换)'
const CHANGE = new RegExp(
  `^${HEAD}(.+?)(?:都|全|全部|全都|也|统统|给我)*(?:的颜色|颜色)?${INTO}(?:是|了)?(.+?)(?:的)?$`,
)
const COLOURED = [
  /^(?:把|将|让|给)?(.+?)(?:的颜色)?(?:要|是|得是|应该是|染|涂|刷|上|变)(?:个|上|成)?(.{1,6}?)(?:的|色的)?$/,
  /^(?:换|改|变|染|涂)(?:成|为)?(?:个)?(.{1,6}?)(?:的)?$/,
]

function readValue(written: string): string {
  return written
    .replace(new RegExp(`^(?:一|1)?(?:${CL}|种)(?=.)`), '')
    .replace(/^(?:别的|其他)(?:东西|颜色)?$/, '')
    .replace(/(?:的样子)$/, '')
}

const OTHER_COLOUR =
  /^(?:把|给|将)?(.{0,8}?)(?:换|改)(?:成)?(?:一?个|一种|种|一下)?(?:别的|其他|另外的?|新)?颜色$/
const INSTEAD = new RegExp(
  `^${HEAD}(.+?)${GONE}(?:掉|了)?(?:并|然后|再)?(?:换成|改成|变成|换|替换成)(.+)$`,
)
const PATTERNED = /^(.{1,4}?)色?(?:的)?(?:条纹|格子|波点|斑点|花纹|渐变|相间)(?:的)?$/

const change: Rule = (clause) => {
  const otherColour = OTHER_COLOUR.exec(clause)
  if (otherColour) return [{ kind: 'recolour', ...withTarget(readTarget(otherColour[1] ?? '')) }]
  const instead = INSTEAD.exec(clause)
  if (instead?.[1] && instead[2])
    return [
      { kind: 'replace', value: readValue(instead[2]), ...withTarget(readTarget(instead[1])) },
    ]
  const found = CHANGE.exec(clause)
  if (found?.[1] && found[2]) {
    const nouns = found[1]
    const value = readValue(found[2])
    const posed = new RegExp(`^${POSE}$`).test(value)
    if (posed) {
      const who = nouns.replace(/(?:的)?(?:闭眼|睁眼|表情|眼睛|嘴巴?|笑|哭|动作|姿势)+$/, '')
      return [{ kind: 'trait', value, ...withTarget(readTarget(who)) }]
    }
    const patterned = PATTERNED.exec(value)?.[1]
    const isColour = isValue(value, 'tint') || patterned !== undefined
    if (isColour)
      return forEach(nouns.replace(/的颜色$/, ''), (target) => ({
        ...{ kind: 'recolour', value: toColourWord(value) },
        ...withTarget(target),
      }))
    const target = readTarget(nouns)
    if (
      /^(?:天空?|天气|时间|季节|画面|图|整体|画风|风格)$/.test(target?.name ?? '') ||
      target?.isPronoun
    ) {
      const air = readAir(value)
      if (air) return air
    }
    if (isStyleLike(value) && !/花/.test(value)) return [{ kind: 'style', value }]
    if (/^(?:别的颜色|其他颜色|另一种颜色|颜色)$/.test(found[2]))
      return [{ kind: 'recolour', ...withTarget(target) }]
    const fixed = new RegExp(`^(${NUMBER})(?:${CL})(.*)$`).exec(found[2])
    const many = fixed?.[1] ? readNumber(fixed[1]) : null
    if (
      fixed &&
      many !== null &&
      many > 1 &&
      (fixed[2] === '' || target?.name?.includes(fixed[2] ?? ''))
    )
      return [{ kind: 'count', count: many, ...withTarget(target) }]
    if (findPlaceInPicture(value)) return [{ kind: 'move', value, ...withTarget(target) }]
    return splitNouns(nouns).map((noun): Draft => ({
      ...{ kind: 'replace', value },
      ...withTarget(readTarget(noun)),
    }))
  }
  const coloured = COLOURED[0]?.exec(clause)
  if (coloured?.[1] && coloured[2] && isValue(coloured[2], 'tint'))
    return forEach(coloured[1], (target) => ({
      ...{ kind: 'recolour', value: toColourWord(coloured[2] ?? '') },
      ...withTarget(target),
    }))
  const bare = COLOURED[1]?.exec(clause)?.[1] ?? /^(.{1,5})(?:的)?$/.exec(clause)?.[1]
  if (bare && isValue(bare, 'tint')) return [{ kind: 'recolour', value: toColourWord(bare) }]
  const intoAlone = new RegExp(`^(?:都|全)?${INTO}(.+)$`).exec(clause)
  if (intoAlone?.[1]) {
    const value = readValue(intoAlone[1])
    return readAir(value) ?? [{ kind: 'replace', value }]
  }
  return null
}

/** In the order they are tried. */
export const FIRST_THING_RULES: readonly Rule[] = [trait, remove]
export const THING_RULES: readonly Rule[] = [count, move, scale, change, add]
