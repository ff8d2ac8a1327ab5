import { isStyleLike, isValue, toColourWord } from './meanings'
import { CLASSIFIERS, NUMBER, type ReadTarget, readNumber, readTarget, splitNouns } from './noun'
import { count, move, scale, swap } from './amount-rules'
import { findSide } from './frame-rules'
import { findPlaceInPicture, readAir } from './picture-rules'
import { POSE, trait, WEAR, wearing, WORN } from './trait-rules'
import { findRepainted, HUE_FIRST, isDrink, ONLY_MORE, PATTERNED, splitColour } from './repaint'
import { isThingWord } from './things'
import { HEAD, type Rule, WEATHER_NOUN, withTarget } from './rule'
import type { Draft } from './step'
import { instead, look, readValue } from './look-rules'

/** Changes of single things. Each rule answers null for a clause it does not read. */

const CL = `[${CLASSIFIERS}]`
function forEach(nouns: string, build: (target: ReadTarget | null) => Draft): Draft[] {
  return splitNouns(nouns).map((noun) => build(readTarget(noun)))
}

/** Other ways to say it are rows of `spoken.ts`. */
const GONE =
  '(?:去掉|去除|去了(?!.)|移除|消除|清除|删除|删(?!.)|隐藏|搬走|赶走|摘掉|摘|脱掉|脱了|取消|搬开|挪开|移开|弄开|删去|抹除|清理掉|弄干净|擦干净|藏起来)'
const REMOVE = [
  new RegExp(`^${HEAD}(.+?)(?:都|全|给我|统统|全部|也)*${GONE}(?:掉|了)?$`),
  new RegExp(`^(?:给我)?(?:${GONE})(?:掉|了)?(.+)$`),
  /^(?:我)?(?:不要|别(?=让|叫|给)|别要|不想要|不用|别画|不需要|没有|不要有|不画|去除)(.+?)(?:了|这个|这些)?$/,
  /^(.+?)(?:不要了?|不需要了?|不用了|没必要|多余|太多余|很多余|碍眼|消失|没了|不见|走开)$/,
]

/** 背景 is no load on a back. */
const NO_TRAIT =
  /^(?:背景|背后|背面|背包|背心|背上|背影|抱枕|拿铁|打火机|打印|带子|坐垫|坐椅|座|站台|站牌|站名|躺椅|系带|笑脸|笑容|哭脸)/

const EXCEPT =
  /^(?:去掉|删掉|删除|移除)(.{1,6}?)(?:以外|之外)的?(?:东西|一切|所有|部分|地方|人)*$|^(?:除了|除)(.+?)(?:以外|之外|外)?(?:(?:其他|其它|别的|剩下|其余)的?(?:东西|人|物体|地方)?(?:都|全|全都)?|(?:都|全|全都))(?:去掉|删掉|删了|删除|不要了?|移除|清掉|去除)$|^(?:只留|只要|只保留|只剩)(?:下(?![面边方]))?(?![一二两三四五六七八九十几\d主])(.{1,6}?)(?:就行|就好)?$/

const remove: Rule = (clause) => {
  const except = EXCEPT.exec(clause)
  const stays = readTarget(except?.[1] ?? except?.[2] ?? except?.[3] ?? '')
  if (stays && (stays.name !== null || (stays.size ?? stays.side ?? stays.ordinal) !== undefined))
    return [{ kind: 'remove', target: { ...stays, isRest: true } }]
  for (const pattern of REMOVE) {
    const [, nouns] = pattern.exec(clause) ?? []
    if (!nouns || /^(?:了|动|变|改|把)|^[看听瞧找]$/.test(nouns)) continue
    if (
      /^(?:戴|穿|拿|带|抱|背|系|打|笑|哭|坐|站|躺)/.test(nouns) &&
      !NO_TRAIT.test(nouns) &&
      !/的(?:那)?.{0,4}$/.test(nouns)
    )
      return [{ kind: 'trait', value: nouns, without: true }]
    const denied = new RegExp(
      `^(?:让|叫|给)(.{1,6}?)(${WEAR}.{1,8}|(?:抱|拿|戴|穿|背|骑).{1,6}|${POSE})$`,
    ).exec(nouns.replace(/了$/, ''))
    if (denied?.[1] && denied[2] && /^(?:我)?(?:不|别)/.test(clause))
      return [
        { kind: 'trait', without: true, value: denied[2], ...withTarget(readTarget(denied[1])) },
      ]
    const worn = /^(.+?)(?:别|不要|不)(戴|穿|拿|带|抱|背|系|打)(.+)$/.exec(clause)
    if (worn?.[1])
      return [
        {
          ...{ kind: 'trait', without: true, value: `${worn[2]}${worn[3]}` },
          ...withTarget(readTarget(worn[1])),
        },
      ]
    const bare = nouns.replace(/(?:了|这个|那个)$/, '')
    if (WEATHER_NOUN.test(bare)) return [{ kind: 'weather', value: '晴' }]
    const half = /^(?:一半|部分|大部分)的?(.{1,6})$/.exec(bare)?.[1]
    if (half) return [{ kind: 'trait', value: '去掉一半', ...withTarget(readTarget(half)) }]
    const some = new RegExp(`^(${NUMBER})${CL}$`).exec(bare)?.[1]
    const less = some === undefined || some === '几' ? null : readNumber(some)
    // 去掉两只
    if (less !== null) return [{ kind: 'count', more: -less }]
    const counted = new RegExp(`^(${NUMBER})(?:${CL})(.{1,8})$`).exec(bare)
    const number = counted?.[1] && counted[1] !== '几' ? readNumber(counted[1]) : null
    if (counted?.[2] && number !== null && number > 1 && !/[都全]/.test(clause))
      return [{ kind: 'count', more: -number, ...withTarget(readTarget(counted[2])) }]
    return forEach(bare, (target) => ({ kind: 'remove', ...withTarget(target) }))
  }
  return null
}

const WHERE =
  '((?:在|往)?(?:画面|图|这里|图里|图中)?(?:的)?(?:最)?(?:床尾|床头|门口|墙上|窗外|左边?|右边?|上面|下面|天上|空中|天空(?:中|里|上)?|水里|水上|水面上|湖面上?|湖上|河里|海面上?|海上|地上|草地上|桌上|桌子上|窗台上|树上|山上|头顶|头上|身后|身前|身上|背后|脚下|手边|手里|怀里|胸前|门前|屋前|屋后|前面|后面|旁边|近处|远处|中间|背景里?|角落里?|左上角|右上角|左下角|右下角|左侧|右侧|左下|右下|左上|右上|身边|路边|岸边|.{1,4}(?:门口|门前|屋顶上?|旁边|上面|下面|左边|右边|后面|前面|边上|身边|脚下|里|上|边|前|后|旁|顶|底下))(?:的?(?:地方|位置))?)'
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
  `^给(.{1,8}?)(?:再)?(?:加上?|添上?|来|配上?|画上?|添个|弄|(?=${NUMBER}${CL}))((?:${NUMBER})?(?:${CL})?.{1,10})$`,
)
/** 加个人, 加点花: without a number. */
const LOOSE_CLASSIFIER =
  /^(?:[个只条棵朵艘盏座辆位匹束把张块颗株枝片幅顶双对群本件杯盘碗瓶串根支道轮盆副层面抹缕]|头(?=[牛羊猪鹿驴象大小水黄奶])|点儿?|一点|些|一些)(?=.)(?![子纹头片面椅镜])/

/** 一个小女孩坐他旁边. */
const SEATED =
  /^(.{2,8}?)(?:坐|站|躺|趴|蹲|待|走)(?:在|着|到)?(.{1,5}(?:旁边|身边|后面|前面|上面|下面|边上|旁))$/

/** Words for anything at all: nothing to draw. */
const ANYTHING =
  /^(?:点|些|一些|一点)?(?:东西|什么|元素|装饰|点缀|内容|细节)$|(?:感觉|氛围|气氛|意境|味道)$/

const add: Rule = (clause) => {
  if (/^画(?:面|风|质|法)/.test(clause)) return null
  const given = GIVE.exec(clause)
  if (given?.[1] && given[2] && !/^(?:画面|图|这张|它里|我|照片|这幅)/.test(given[1])) {
    const value = given[2]
    if (WEATHER_NOUN.test(value.replace(LOOSE_CLASSIFIER, '')))
      return readAir(value.replace(LOOSE_CLASSIFIER, ''))
    const sky = /^天/.test(given[1]) ? readAir(value.replace(COUNT_BEFORE, '')) : null
    if (sky) return sky
    if (WORN.test(value))
      return [{ kind: 'trait', value: wearing(value), ...withTarget(readTarget(given[1])) }]
    return [{ kind: 'add', value, ...withTarget(readTarget(given[1])) }]
  }
  for (const [at, pattern] of ADD.entries()) {
    const found = pattern.exec(clause)
    if (!found) continue
    const [where, noun] =
      at === 0 ? [found[1], found[2]] : at === 1 ? [found[2], found[1]] : ['', found[1]]
    if (!noun || ANYTHING.test(noun) || /^(?:点|一点)?(?:亮|暗|大|小|暖|冷|好|漂亮|光$)/.test(noun))
      return null
    const only = new RegExp(`^(${NUMBER})${CL}$`).exec(noun)?.[1]
    const more = only === undefined ? null : only === '几' ? 2 : readNumber(only)
    if (more !== null && !where) return [{ kind: 'count', more }]
    const near = where
      ? readTarget(where.replace(/(?:的)?(?:旁边|边上|身边|后面|前面|[左右]边)$/, ''))
      : null
    if (more !== null && near) return [{ kind: 'count', more, target: near }]
    const air = readAir(noun.replace(/^(?:一?(?:点|些|场|层|张|幅|个|份|抹|缕))/, ''))
    if (
      air &&
      /^(?:weather|time|season)$/.test(air[0]?.kind ?? '') &&
      !new RegExp(`${CL}`).test(noun.slice(0, 2).replace(/[张幅场层]/, ''))
    )
      return air
    if (isStyleLike(noun) && !/花|树/.test(noun)) return null
    const seated = SEATED.exec(noun)
    if (seated?.[1] && seated[2] && !where)
      return [
        {
          kind: 'add',
          value: seated[1].replace(LOOSE_CLASSIFIER, ''),
          target: readTarget(seated[2]) ?? { words: seated[2], name: null },
        },
      ]
    const side = where ? findSide(where) : undefined
    const place = where ? where.replace(/^(?:在|往)/, '') : ''
    const bare = noun
      .replace(
        /(?<=.{2})(?:(?:陪着?|跟着?|追着?|围着|牵着|靠着|看着|一起|一块儿?|一同).{0,4}|帮忙)$/,
        '',
      )
      .replace(/^有(?=.)/, '')
    return splitNouns(bare.replace(LOOSE_CLASSIFIER, '')).map((value): Draft => {
      return {
        ...{ kind: 'add', value, ...(side && { side }) },
        ...(place !== '' && { target: readTarget(place) ?? { words: place, name: null } }),
      }
    })
  }
  return null
}

const INTO =
  '(?:换成|改成|变成|变为|改为|换为|换做|弄成|做成|画成|染成|涂成|刷成|调成|上成|改做|替换成|替换为|转成|变作|变做|搞成|整成|p成|P成|换|改(?![成为到回一改了下动个得])|变(?![成为得回到大小高矮长短胖瘦粗细宽多少亮暗老年深浅淡浓漂好美可清模]))'
const CHANGE = new RegExp(
  `^${HEAD}(.+?)(?:都|全|全部|全都|也|统统|给我)*(?:的颜色|颜色)?${INTO}(?:是|了)?(.+?)(?:的)?$`,
)
const COLOURED = [
  /^(?:把|将|让|给)?(.+?)(?:的颜色)?(?:要|是|得是|应该是|染|涂|刷|上|变)(?:个|上|成)?(.{1,6}?)(?:的|色的)?$/,
  /^(?:换|改|变|染|涂)(?:成|为)?(?:个)?(.{1,6}?)(?:的)?$/,
]

const OTHER_COLOUR =
  /^(?:把|给|将)?(.{0,8}?)(?:换|改)(?:成)?(?:一?个|一种|种|一下)?(?:别的|其他|另外的?|新)?颜色$|^(?:把|给|将)?(.{1,8}?)(?:的)?颜色(?:换|改)(?:成)?(?:一?[个种下]|别的|其他的?)$/
const INSTEAD = new RegExp(
  `^${HEAD}(.+?)${GONE}(?:掉|了)?(?:并|然后|再)?(?:换成|改成|变成|换|替换成)(.+)$`,
)
const EVERY = new RegExp(`^[^成为]+?(?:都|全|全部|全都|统统)(?:给我)?(?:的颜色)?${INTO}`)

const change: Rule = (clause) => {
  const otherColour = OTHER_COLOUR.exec(clause)
  if (otherColour)
    return [{ kind: 'recolour', ...withTarget(readTarget(otherColour[1] || otherColour[2] || '')) }]
  const instead = INSTEAD.exec(clause)
  if (instead?.[1] && instead[2])
    return [
      { kind: 'replace', value: readValue(instead[2]), ...withTarget(readTarget(instead[1])) },
    ]
  const found = CHANGE.exec(clause)
  if (found?.[1] && found[2]) {
    // 两只都变成黑色
    const every = EVERY.test(clause) ? '都' : ''
    const nouns = `${found[1].replace(/(?:从|由).{1,4}$/, '')}${every}`
    const value = readValue(found[2])
    const posed = new RegExp(`^${POSE}$`).test(value)
    if (posed) {
      const who = nouns.replace(/(?:的)?(?:闭眼|睁眼|表情|眼睛|嘴巴?|笑|哭|动作|姿势)+$/, '')
      return [{ kind: 'trait', value, ...withTarget(readTarget(who)) }]
    }
    const pattern = value === '黑白' ? null : PATTERNED.exec(value)
    const patterned = pattern?.[1] ?? pattern?.[2]
    const own = readTarget(nouns)?.name
    // 玫瑰换成白玫瑰, 天空换蓝一点
    const repainted = own ? findRepainted(own, value) : null
    if (repainted !== null)
      return [{ kind: 'recolour', value: repainted, ...withTarget(readTarget(nouns)) }]
    const dress = /^(.{1,4}?)色?的?(?:衣服|衣|裙子?|外套|T恤|t恤|毛衣|衬衫|裤子)$/.exec(value)?.[1]
    if (own && dress && isValue(dress, 'tint') && !WORN.test(own))
      return [
        {
          kind: 'recolour',
          value: toColourWord(dress),
          target: { ...readTarget(nouns), words: `${nouns}的衣服`, name: '衣服', owner: own },
        },
      ]
    const shade =
      own && value.endsWith(own) && value !== own
        ? value.slice(0, -own.length).replace(/的$/, '')
        : value.replace(/(?:一点儿?|点儿?|一些|些)$/, '')
    if (shade !== value && isValue(shade, 'tint'))
      return [{ kind: 'recolour', value: toColourWord(shade), ...withTarget(readTarget(nouns)) }]
    if (
      /^(?:一?[个种套身件]?)?(?:新|别的|其他)?(?:位置|方向|姿势|动作|表情|发型|造型|样子|角度|朝向|眼神|打扮)$/.test(
        value,
      )
    )
      return [{ kind: 'trait', value, ...withTarget(readTarget(nouns)) }]
    if (
      /(?:长|短|卷|直|头|白|金|黑)发$|头发$|马尾|辫子?$|丸子头|[寸光平]头$|刘海$/.test(value) &&
      (!/发|头/.test(own ?? '') || /发$/.test(own ?? ''))
    )
      return [
        {
          kind: 'trait',
          value: value.replace(/头发$/, '发'),
          ...withTarget(readTarget(nouns.replace(/.?的?[黑白金棕红长短卷]?头?发$/, ''))),
        },
      ]
    // 紫色和粉色
    const several = splitNouns(value)
    if (several.length > 1 && several.every((one) => isValue(one, 'tint')))
      return [
        {
          kind: 'recolour',
          value: toColourWord(several[0] ?? ''),
          ...withTarget(readTarget(nouns)),
        },
      ]
    const isColour =
      (isValue(value, 'tint') && !(isDrink(value) && isDrink(own ?? ''))) || patterned !== undefined
    if (isColour)
      return forEach(nouns.replace(/的颜色$/, ''), (target) => ({
        ...{ kind: 'recolour', value: toColourWord(value) },
        ...withTarget(target),
      }))
    if (/色调$/.test(value) && isValue(value.slice(0, -1), 'tint'))
      return [{ kind: 'tone', value: toColourWord(value.slice(0, -1)) }]
    const target = readTarget(nouns)
    // 沙漠换草原
    if (target?.name && isValue(target.name, 'scene') && isValue(value, 'scene'))
      return [{ kind: 'background', value }]
    // 整条街变成晚上: no thing is an hour
    const hour = readAir(value)
    if (hour?.every(({ kind }) => kind === 'time') || (hour && /^[春夏秋冬][天季日景]/.test(value)))
      return hour
    if (
      /^(?:天空?|天气|时间|季节|画面|图|整体|画风|风格)$/.test(target?.name ?? '') ||
      target?.isPronoun
    ) {
      const air = readAir(value) ?? readAir(value.replace(/色$/, ''))
      if (air) return air
    }
    if (isStyleLike(value) && !/花/.test(value)) return [{ kind: 'style', value }]
    if (/^(?:别的颜色|其他颜色|另一种颜色|颜色)$/.test(found[2]))
      return [{ kind: 'recolour', ...withTarget(target) }]
    if (/^给/.test(clause) && WORN.test(value))
      return [{ kind: 'trait', value: wearing(value), ...withTarget(target) }]
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
  const tinted =
    /^(?:把|让|给)?(.+?)(?:再|更|变得?|弄|染|涂|调)*(红|橙|黄|绿|青|蓝|紫|粉|白|黑|灰|棕)(?:一?点儿?|一些|些)$/.exec(
      clause,
    )
  if (tinted?.[1] && tinted[2])
    return [
      {
        ...{ kind: 'recolour', value: toColourWord(tinted[2]) },
        ...withTarget(ONLY_MORE.test(tinted[1]) ? null : readTarget(tinted[1])),
      },
    ]
  const patternedBare =
    /^(.{1,6}?)((?:红|黄|蓝|绿|白|黑|紫|粉|灰|橙)(?:红|黄|蓝|绿|白|黑|紫|粉|灰|橙)(?:相间|条纹|格子|渐变)?)的?$/.exec(
      clause,
    )
  if (patternedBare?.[1] && patternedBare[2] && patternedBare[2][0] === patternedBare[2][1])
    return [
      {
        kind: 'recolour',
        value: toColourWord(patternedBare[2].charAt(0)),
        ...withTarget(readTarget(patternedBare[1])),
      },
    ]
  if (patternedBare?.[1] && patternedBare[2])
    return [
      { kind: 'recolour', value: patternedBare[2], ...withTarget(readTarget(patternedBare[1])) },
    ]
  const turned =
    /^(?:让|把)?(.{1,6}?)(?:再|更|也|变|变得|要再)+(红|橙|黄|绿|青|蓝|紫|粉|白|黑|灰|棕)$/.exec(
      clause,
    )
  if (turned?.[1] && turned[2])
    return [
      { kind: 'recolour', value: toColourWord(turned[2]), ...withTarget(readTarget(turned[1])) },
    ]
  const named = /^[^，]{2,12}色的?$/.test(clause) ? splitColour(clause.replace(/的$/, '')) : null
  if (named) return [{ kind: 'recolour', value: named[1], ...withTarget(readTarget(named[0])) }]
  const dressed = /^(?:要|穿)?(.{1,4}?)色?的?(T恤|t恤|衣服|裙子|外套|帽子|裤子|毛衣|衬衫)$/.exec(
    clause,
  )
  if (dressed?.[1] && dressed[2] && isValue(dressed[1], 'tint'))
    return [
      { kind: 'recolour', value: toColourWord(dressed[1]), ...withTarget(readTarget(dressed[2])) },
    ]
  const [, hue, thing] = HUE_FIRST.exec(clause) ?? []
  if (hue && thing && isValue(hue, 'tint') && isThingWord(thing))
    return [{ kind: 'recolour', value: toColourWord(hue), ...withTarget(readTarget(thing)) }]
  const bare = COLOURED[1]?.exec(clause)?.[1] ?? /^(.{1,5})(?:的)?$/.exec(clause)?.[1]
  if (bare && isValue(bare, 'tint')) return [{ kind: 'recolour', value: toColourWord(bare) }]
  const intoAlone = new RegExp(`^(?:都|全)?${INTO}(.+)$`).exec(clause)
  if (intoAlone?.[1]) {
    const value = readValue(intoAlone[1])
    const many = new RegExp(`^(${NUMBER})${CL}$`).exec(value)?.[1]
    const number = many === undefined || many === '几' ? null : readNumber(many)
    if (number !== null) return [{ kind: 'count', count: number }]
    const air = readAir(value)
    if (air) return air
    const scene = /^(.{2,4})的(.{2,4})$/.exec(value)
    const airOfScene = scene?.[1] ? readAir(scene[1]) : null
    if (airOfScene && scene?.[2] && isValue(scene[2], 'scene'))
      return [...airOfScene, { kind: 'background', value: scene[2] }]
    if (/(?:长|短|卷|直)(?:头)?发$|马尾$|辫子?$|[寸光平]头$/.test(value))
      return [{ kind: 'trait', value: value.replace('头发', '发') }]
    if (
      /^(?:发型|造型|姿势|表情|动作|打扮|侧脸|正脸|背影|半身像?|全身像?|特写|俯视|仰视)$/.test(
        value,
      )
    )
      return [{ kind: 'trait', value }]
    const ground = value.replace(/(?:里面?|上|中)$/, '')
    if (isValue(ground, 'scene')) return [{ kind: 'background', value: ground }]
    if (
      /(?:[西正冬夏春秋童职业]装|宇航服|太空服|毛衣|衬衫|大衣|卫衣|工作服|制服|礼服|校服|汉服|旗袍|裙子?|外套|T恤|t恤)$/.test(
        value,
      )
    )
      return [{ kind: 'trait', value: wearing(value) }]
    return [{ kind: 'replace', value }]
  }
  return null
}

/** In the order they are tried. */
export const FIRST_THING_RULES: readonly Rule[] = [swap, instead, trait, remove]
export const THING_RULES: readonly Rule[] = [count, move, scale, change, add, look]
