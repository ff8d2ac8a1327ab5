import { QUOTE } from './clauses'
import {
  isStyleLike,
  isValue,
  toColourWord,
  toSeasonWord,
  toTimeWord,
  toWeatherWord,
} from './meanings'
import { readNumber } from './noun'
import type { Draft } from './step'
import { frame, turn } from './frame-rules'
import { isThingWord } from './things'
import { floating, lamps, tones } from './tone-rules'

/** Changes of the picture as a whole. Each rule answers null for a clause it does not read. */

type Rule = (text: string, quotes: readonly string[]) => readonly Draft[] | null

const PICTURE =
  '(?:这?(?:一)?(?:整)?(?:张|幅|个)?(?:图片|图像|照片|画面|图|画|整体|全图|全部|整个画面|片子))'
const BA = '(?:把|将|让|给|使)?'
const INTO =
  '(?:换成|改成|变成|变为|改为|换为|换做|弄成|做成|转成|转为|转换成|调成|画成|设成|设为|调整?为|调整成|搞成|改做|变得|换|改|变|成|来个|来一个|来点|用|要|是|加上?)'

const undo: Rule = (text) =>
  /(?:撤回|撤销|回退|还原|undo|退回(?:去|上)|倒回|(?:回到|返回|退到|恢复到?|切回|回)(?:到)?(?:上|前|之前|刚才|原来|最初|最开始|第一)|恢复(?:原样|原状|原图|成?原来|一下)?$|(?:改|变|换|调)回(?:去|来|原|之前|刚才|上)|^不要(?:刚才|这次|上次|这个)的?(?:修?改动?)?了?$|取消(?:刚才|上一步|上次|修改|这次)|(?:刚才|上次|这次|刚刚)的?(?:那[个步次])?(?:修?改动?|操作|步骤)?的?(?:都|全)?(?:不要|不算|作废|取消|撤掉|去掉)|按(?:原来|之前|原图)(?:那样|的样子|的)?|恢复到(?:上|之)|上一步|上一版|改坏了|(?:上一?[张个]|原来的?|之前的?|刚才的?)(?:那[张个版])?(?:还是|还|更|比较)?(?:好|好看)(?:看|一?点|些)?$)/.test(
    text,
  ) && !/(?:像|跟|和|照).{0,6}(?:那样|一样)/.test(text)
    ? [{ kind: 'undo' }]
    : null

const LIKE_VERSION =
  /(?:像|跟|和|照着?|按照?|参考)(第([一二三四五六七八九十\d]+)[张版幅个]|刚才那?[张版幅个]|上一?[张版幅个]|之前那?[张版幅个])(?:图片?|的)?(?:那样|一样|那种|来|的)?/

const likeVersion: Rule = (text) => {
  const found = LIKE_VERSION.exec(text)
  if (!found || /颜色|配色|色调|色彩|画风|风格|画法|光线|人物|构图/.test(text)) return null
  const number = found[2] === undefined ? -1 : (readNumber(found[2]) ?? -1)
  return [{ kind: 'vary', version: number, value: found[1] ?? '' }]
}

/** 换几个样儿, 照这个感觉再出几张我挑挑: pictures like this one, in any words. */
const SEVERAL =
  /(?:^|再|照.{0,6}|换|来|它们?俩?|给我)(?:给我)?(?:来|出|画|生成|做|换|整|弄|给|搞)*(?:我)?(?:几|[两三四])(?:[张版幅]|[个种](?:不同|不一样|其他|别)?的?(?:样儿?|样子|版本|感觉|备选|方案|效果|选择))(?:不同|不一样|类似|差不多|备选|别)*的?(?:图|版本|备选|看看|候选)*(?:给?我?(?:挑|选|看|瞅|瞧).{0,4})?(?:再给我几张备选)?$/

const vary: Rule = (text) =>
  (SEVERAL.test(text) && !/[去加删改]/.test(text)) ||
  /^(?:再|换|重新|另|多)*(?:来|画|出|生成|做|给|换|弄|整)*(?:一?[张个幅版遍次]|几[张个幅种版]|[两三四]张)?(?:类似|差不多|相似|相近|像这样|同样|同款|一样|别|其他|不同|新)的?(?:图片?|画|版本|感觉|构图|样子|[张幅])?(?:的)?(?:一?[张版])?$/.test(
    text,
  ) ||
  /^(?:再|重新|重|另)?(?:给我|来|出|画)+(?:一?|几|[两三四])[张幅版]$|^(?:再|重新|重)(?:画|来|生成|做|出)(?:一?[张次遍版幅]|[两三四几]张)?(?:图片?|画)?$/.test(
    text,
  ) ||
  /^(?:再|多|另)*(?:来|给|出|画|整|弄|生成|试)(?:我)?(?:几|[两三四五])[个种张幅版](?:方案|效果|选择|版本|变体|样子|别的|不一样的?|不同的?)(?:的)?$/.test(
    text,
  ) ||
  /^(?:换一?(?:张|幅|版)|重画|重来|换一换|变体|再来一?次|来几张(?:变体|类似).*|换个构图|换种构图)$/.test(
    text,
  )
    ? [{ kind: 'vary' }]
    : null

/** 背景模糊一下, 突出主体; 太模糊 wishes for the opposite. */
const blur: Rule = (text) =>
  !/(?:太|有点|去|很|别|不要|不够)(?:模糊|虚|糊)/.test(text) &&
  /(?:(?:背景|后面|身后|周围|四周|远处|其他地方).{0,6}(?:模糊|虚化|变虚|虚一?点|虚掉|虚了|打虚|糊)|(?:模糊|虚化).{0,4}(?:背景|后面|周围|四周)|(?:以外|之外|其他|其余|别的)的?(?:地方|部分)?.{0,4}(?:虚化|模糊)|景深|大光圈|^(?:虚化|模糊化?)(?:一下|处理|效果|掉|了)?$|^(?:.{1,6}的)?(?:背景|后面)(?:虚|糊)|^(?:要)?(?:突出|凸显|突显|强调)(?:一下)?(?:主体|主角|人物|.{1,6})$)/.test(
    text,
  )
    ? [{ kind: 'background', value: '虚化' }]
    : null

const upscale: Rule = (text) => {
  const isSharper =
    /(?:(?<!油|国|水墨|水彩)画质(?!感)|分辨率|像素(?!风|画|艺术|块|图|换|改|变)|清晰|清楚|锐化|锐度|降噪|去噪|噪点(?:去|少|太多|清)|去掉?噪点|糊了|高清|超清|超分|[248]k|模糊|锐利|细节(?:更|再|多|丰富|增强|清)|(?:放大|变大|大)(?:这|整)?(?:张|幅)?(?:图|照片|图片|画面|原图))/i.test(
      text,
    ) || new RegExp(`^${BA}${PICTURE}(?:放大|变大|大)`).test(text)
  if (!isSharper || /(?:再|变|弄)?模糊(?:一点|些)|去雾|(?:暗|黑|亮|小|远)了?.{0,3}看不/.test(text))
    return null
  const factor = /(?:四|4)(?:倍|k)|8k/i.test(text) ? '4' : '2'
  return [{ kind: 'upscale', value: factor }]
}

const stripPlace = (place: string): string =>
  place.replace(/(?:里面|里边|里|上面|上|中|那里|那边|的?背景(?:里|上|中)?)$/, '')

const cutout: Rule = (text) => {
  if (/(?:透明|白色|纯色)(?:的)?(?:底|背景)|背景.{0,4}透明/.test(text) && /透明/.test(text))
    return [
      { kind: 'cutout', value: /^(?:把|将)?(.{1,6}?)(?:给我)?(?:抠|扣)/.exec(text)?.[1] ?? '' },
    ]
  if (
    /(?:抠|扣)(?:图|像|下来|出来|出|一下|掉背景)?|去(?:掉|除)?(?:这?张?图的?)?(?:背景|底)(?:图)?$|(?:背景|底)(?:图)?(?:去掉|删掉|去除|删除|抠掉|不要了?|移除|拿掉)|^(?:不要|删掉|删除|移除)背景$|只(?:留|要|保留)(?:下)?主体/.test(
      text,
    )
  ) {
    const place =
      /(?:抠|扣).*?(?:(?:换|放|贴|p|移|搬|合成|搁)(?:到|在|进|上)|换(?:成|个|一个)?(?=.+背景))(.+)$/i.exec(
        text,
      )?.[1]
    if (place) return [{ kind: 'background', value: stripPlace(place) }]
    const [, noun = ''] =
      /(?:把|将)?(.*?)(?:给)?(?:现在)?(?:单独)?(?:抠|扣)/.exec(
        text.replace(/^(?:现在)?(?:单独)?(?:把|将)?/, ''),
      ) ?? []
    const after = /(?:抠|扣)(?:出来|出(?!来)|下来|下(?!来))(.{1,6})$/.exec(text)?.[1] ?? ''
    const target = (noun || after).replace(/^(?:把|将|一下|图)/, '')
    return [{ kind: 'cutout', value: target }]
  }
  return null
}

/** “端午安康”改成竖排: how the written words shall be. */
const OF_QUOTED = new RegExp(`^(?:把|将)?${QUOTE.source}.{0,3}(?:换|改|变)成([^\\uE000]{1,8}?)的?$`)

/** 副标题改成“…”, 把“…”改成“…”: the line that is changed, where it is not the title. */
function findLineSaid(clause: string, marks: readonly string[]): Pick<Draft, 'target'> {
  const [said] =
    /(?:副|小|次)标题|小字|第二行|日期|时间|地点|落款/.exec(clause.split(QUOTE)[0] ?? '') ?? []
  const isChanged = marks.length === 2 && /(?:改|换|变)[成为]?/.test(clause)
  const words = isChanged ? marks[0] : said
  return words === undefined ? {} : { target: { words, name: null } }
}

const text: Rule = (clause, quotes) => {
  const marks = [...clause.matchAll(new RegExp(QUOTE, 'g'))].map(
    ([, number]) => quotes[Number(number)] ?? '',
  )
  if (
    /(?:换|改)(?:成)?(?:一?[个种])?(?:别的|其他|另外的?)?颜色|(?:大|小|粗|细)(?:一?点|些)/.test(
      clause,
    )
  )
    return null
  const isText = /(?:文字|字样?|标题|写|题|文案|祝福语|落款|口号|标语|内容|印上?|字体)/.test(clause)
  const last = marks.at(-1)
  const shape = marks.length === 1 ? OF_QUOTED.exec(clause)?.[2] : undefined
  if (shape !== undefined) {
    const target = { words: '字', name: '字' }
    return isValue(shape, 'tint')
      ? [{ kind: 'recolour', value: toColourWord(shape), target }]
      : [{ kind: 'trait', value: shape, target }]
  }
  const isMore = /(?:加|添|再写|多写|补)/.test(clause) && !/(?:换|改)/.test(clause)
  if (last !== undefined && isMore)
    return [{ kind: 'text', value: last, target: { words: '下面', name: null } }]
  const target = findLineSaid(clause, marks)
  if (last !== undefined && (isText || marks.length === 2 || /(?:改|换)成?/.test(clause)))
    return [{ kind: 'text', value: last, ...target }]
  const written =
    /(?:文字|上面的字|的字|字|标题|文案|祝福语|落款|日期)(?:内容)?(?:给我)?(?:改成|换成|改为|换为|变成|写成|改|换|写)[:：]?(.{1,60})$/.exec(
      clause,
    ) ??
    /(?:写上|写着|题上|写(?![实真意生]))(?:几个字|字)?[:：]?(.{1,60})$/.exec(clause) ??
    /(?:加|打|印|题|添|放|弄|来)(?:上|个|点)?(?:一?[行个句段排]|几个)?(?:小|大)?(?:字|文字|标题|字样|标语)[:：]?(?!(?:再|也|都|弄|调|变)?(?:大|小(?!\p{Script=Han}{2})|去))(.{1,60})$/u.exec(
      clause,
    )
  if (!written?.[1] || /^(?:大|小|粗|细)/.test(written[1])) return null
  if (isValue(written[1], 'tint')) return null
  const more = /[加添]/.test(clause) ? { target: { words: '下面', name: null } } : target
  return [{ kind: 'text', value: written[1], ...more }]
}

const ALL_OF_IT = '(?:把|给)?(?:这张|这)?(?:老|旧|黑白)?(?:它|图片?|画面?|照片|相片|黑白)?'
const COLOURED = new RegExp(
  `^${ALL_OF_IT}(?:上|填|涂|加|染)(?:个|点|一下|上)?(?:颜色|色|彩色|色彩|彩)$|^${ALL_OF_IT}(?:变|改|换|弄)(?:成)?(?:彩色|有颜色)(?:的|照片|图)?$|^彩色(?:的|版|化)?$`,
)

const coloured: Rule = (clause) =>
  COLOURED.test(clause) ? [{ kind: 'tone', value: '彩色' }] : null

const BACKGROUND =
  /^(?:把|将|给|让)?(?:画面|图片?|照片|它|他|她|这张图)?(?:的)?(?:背景|后面的背景|后面|身后|背后|窗外|底图|底色|底|场景|地点|环境)(?:图|颜色|色|部分|里)?(?:都|全)?(?:改成|换成|变成|改为|换为|变为|弄成|换到|改到|放在|设成|设为|换做|刷成|涂成|染成|涂|刷|变|是|要|用|换|改)(?:在|为|到|成)?(.*)$/
/** 背景黑色, 黑色背景, 红底证件照. */
const GROUND =
  /^(?:给(?:[他她它]|照片|这张图?|图片?|我))?(?:(?:换|改|变|做|弄|用|要|给我)*成?(?:一?[个张])?)?(.{1,5}?)(?:的)?(?:背景|底色|底)(?:图)?(?:的?(?:[一二两]寸)?(?:证件照|登记照|寸照|照片|照|图片))?$/
/** 蓝底换成红底. */
const OTHER_GROUND =
  /^(?:把)?(.{1,3}?)色?(?:底|背景)(?:换|改|变)(?:成|为)?(.{1,5}?)(?:的)?(?:底|背景)?$/
const GROUND_COLOUR = /^(?:背景|底色|底)(.{1,5}?)(?:的)?$/
const OTHER_BACKGROUND =
  /^(?:把|将|给|让)?(?:.{0,6}?)(?:换|改|来|弄|变)(?:一?个|一下|掉|种)?(?:别的|其他的?|新的?|不同的)?(?:背景|场景|地方|环境)(?:图)?$/
const PUT =
  /^(?:把|将|让)?(.{0,10}?)(?:放到|放在|搬到|移到|去到|换到|改到|放进|置于|站在|坐在|P到|p到|挪到)(.+?)(?:去|来)?$/

/** 证件照那种蓝底: the ground alone. */
const LIKE_A_PASS = /(?:证件照|登记照|寸照)(?:那种|那样的?|的)(?=.{1,3}(?:底|背景))/

const background: Rule = (written) => {
  const clause = written.replace(LIKE_A_PASS, '')
  if (OTHER_BACKGROUND.test(clause) && !/构图/.test(clause)) return [{ kind: 'background' }]
  const [, value] = BACKGROUND.exec(clause) ?? []
  if (value !== undefined) {
    const place = value.replace(/^(?:一?个|一片|一种)/, '').replace(/的?(?:背景|场景)$/, '')
    if (/模糊|虚化/.test(clause)) return [{ kind: 'background', value: '虚化' }]
    return readAir(place) ?? [{ kind: 'background', ...(place !== '' && { value: place }) }]
  }
  if (/背景.{0,4}(?:模糊|虚化)|(?:模糊|虚化).{0,3}背景/.test(clause))
    return [{ kind: 'background', value: '虚化' }]
  const [, oldGround, newGround] = OTHER_GROUND.exec(clause) ?? []
  if (oldGround && newGround && isValue(oldGround, 'tint') && isValue(newGround, 'tint'))
    return [{ kind: 'background', value: toColourWord(newGround) }]
  const ground = GROUND_COLOUR.exec(clause)?.[1] ?? GROUND.exec(clause)?.[1]
  if (ground && isValue(ground, 'tint'))
    return [{ kind: 'background', value: toColourWord(ground) }]
  // 背景教室
  const scene = GROUND_COLOUR.exec(clause)?.[1]
  if (scene && isValue(scene, 'scene')) return [{ kind: 'background', value: scene }]
  const put = PUT.exec(clause)
  if (!put?.[2] || findPlaceInPicture(put[2])) return null
  // 改到半夜
  const hour = readAir(put[2])
  if (hour) return hour
  // 猫挪到书架上: to a thing; the sun has no other place around it
  const onto = stripPlace(put[2])
  const isMoved = put[1] !== '' && /(?:[放搬移挪]到|放在)/.test(clause)
  const isThing =
    (isThingWord(onto) && !isValue(onto, 'scene')) ||
    /(?:架|台|桌子?|柜子?|床|椅子?|沙发|凳子?|树|屋顶|房顶)$/.test(onto)
  if ((isMoved && isThing) || /^(?:太阳|月亮|云|星星?|夕阳|落日)/.test(put[1] ?? '')) return null
  return [
    { kind: 'background', value: put[2].replace(/(?:里面|里边|里|上面|上|中|那里|那边)$/, '') },
  ]
}

/** 左边, 中间, 猫的旁边: within the picture. */
export const findPlaceInPicture = (place: string): boolean =>
  /^(?:画面|图片?|最|正|更|稍|的)*(?:左|右|上|下|中|前|后|旁|近|远|角|顶|底|边)(?:边|面|方|侧|间|央|心|处|上角|下角|角|景|部|一?点|一些|上|下)*(?:三分之一)?(?:处|的?(?:位置|地方))?$/.test(
    place,
  ) || /(?:旁边|后面|前面|上面|下面|左边|右边|身边|中间|背后|头顶|角落)$/.test(place)

/** 烟雨江南: the first word of the weather, the hour or the season. */
function readFeeling(words: string): readonly Draft[] | null {
  const whole = readAir(words)
  if (whole) return whole
  for (let start = 0; start < words.length; start++)
    for (let end = words.length; end > start; end--) {
      const found = readAir(words.slice(start, end))
      if (found && found[0]?.kind !== 'style') return found
    }
  return null
}

/** 冬天下雪, 雨天的夜晚, 清晨有雾: two of them in one word. */
function readPair(value: string): readonly Draft[] | null {
  const bare = value.replace(/(?:的?(?:样子|时候|感觉|景象))$/, '')
  for (let cut = 1; cut < bare.length; cut++) {
    const one = readSingle(bare.slice(0, cut).replace(/(?:的|，)$/, ''))
    const other = readSingle(bare.slice(cut).replace(/^(?:的|还|并且|且|有着?|带着?|加)/, ''))
    if (one && other && one.kind !== other.kind) return [one, other]
  }
  return null
}

function readSingle(word: string): Draft | null {
  if ([...word].length < 2 && !/[雾雪雨]/.test(word)) return null
  if (isValue(word, 'season')) return { kind: 'season', value: toSeasonWord(word) }
  if (isValue(word, 'weather')) return { kind: 'weather', value: toWeatherWord(word) }
  if (isValue(word, 'time')) return { kind: 'time', value: toTimeWord(word) }
  return null
}

/** An hour, weather, season or style: what the picture is changed to. */
export function readAir(written: string): readonly Draft[] | null {
  const value = written
    .replace(/^(?:一?个|一张|一幅|一种|那种|在|是)/, '')
    .replace(/(?<=[上里晚间天昏])(?:开着?|亮着?|点着?|有)灯光?(?:的)?(?:那种|样子|那样)?$/, '')
    .replace(/(?:的)?(?:时间|时段|天色|光线|氛围|景色|景象)$|的(?:天空?|光|色调|样子)$/, '')
    .replace(/(?:那么|这么)(?:亮|暗|黑|冷)$|(?:的)?(?:那种|样子|那样)$/, '')
    // 黄昏那种金黄色
    .replace(/(?<=.)(?:那种|那样的?).{0,2}[红橙黄绿青蓝紫粉白黑灰金]色?的?$/, '')

  if (value === '') return null
  if (isValue(value, 'season')) return [{ kind: 'season', value: toSeasonWord(value) }]
  const mixed = /^(雨|雪|雾|暴雨)(夜|天)$|^(下雨|下雪|起雾)的(晚上|夜晚|夜里|夜)$/.exec(value)
  if (mixed && /夜|晚/.test(value))
    return [
      { kind: 'weather', value: toWeatherWord(mixed[1] ?? mixed[3] ?? '') },
      { kind: 'time', value: '夜晚' },
    ]
  const both = /^(春|夏|秋|冬)(?:天|日)?的?(早晨|早上|清晨|夜晚|晚上|夜|黄昏|傍晚|中午)$/.exec(
    value,
  )
  if (both?.[1] && both[2])
    return [
      { kind: 'season', value: `${both[1]}天` },
      { kind: 'time', value: toTimeWord(both[2]) },
    ]
  // 叶子都红了的秋天
  const tail = /^.{1,8}[的]([^的]{2,3})$/.exec(value)?.[1]
  if (tail && (isValue(tail, 'season') || isValue(tail, 'time'))) return readAir(tail)
  if (/^(?:蓝天白云|大白天)$/.test(value)) return [{ kind: 'time', value: '白天' }]
  const pair = readPair(value)
  if (pair) return pair
  if (isValue(value, 'weather')) return [{ kind: 'weather', value: toWeatherWord(value) }]
  if (isValue(value, 'time')) return [{ kind: 'time', value: toTimeWord(value) }]
  if (isStyleLike(value))
    return [{ kind: 'style', value: value.replace(/^用|(?<=.{2})(?:感|味儿?|味道|的)$/g, '') }]
  return null
}

const ABOUT_AIR =
  '(?:画面|整体|整张图|整张|图片|照片|图|画|它|这张图?|这幅画|天气|时间|季节|天空|天|天色|外面|画风|风格|景色|环境|背景|窗外|全图)'
const AIR = new RegExp(`^${BA}(?:${ABOUT_AIR}的?)?(?:${ABOUT_AIR})?(?:都)?(?:${INTO})(.{1,14})$`)

const air: Rule = (clause) => {
  const found = AIR.exec(clause)
  const read = found?.[1] ? readAir(found[1]) : null
  if (read) return read
  const seasons = /^(?:把|从)?(.{1,4}?)(?:改|换|变)(?:成|为)?(.{1,4})$/.exec(clause)
  const changed = seasons?.[2] && readAir(seasons[1] ?? '') ? readAir(seasons[2]) : null
  if (changed) return changed
  const bare = clause
    .replace(new RegExp(`^${BA}(?:${ABOUT_AIR})?(?:的)?`), '')
    .replace(/(?:吧|的|一点|点|一些|些|了)$/, '')
  // 天空暗一点 is about the sky, 天黑一点 about the hour
  const byItself = /^天空.{0,2}[亮暗黑]/.test(clause) ? null : readAir(bare)
  if (byItself) return byItself
  // 下雪的城堡
  const [, wished, of] = /^(.{2,4})的(.{2,4})$/.exec(bare) ?? []
  const ofThing = wished && of && isThingWord(of) ? readAir(wished) : null
  if (ofThing && /^(?:weather|time|season)$/.test(ofThing[0]?.kind ?? '')) return ofThing
  const stronger =
    /^(雨|雪|雾|风)(?:气|水|花|势|量|力)?(?:再|更|也|下得?|刮得?)*(?:大|浓|密|厚|多|猛|小|淡|薄|少|轻)(?:一?点儿?|一些|些)?$/.exec(
      clause,
    )
  if (stronger?.[1]) return [{ kind: 'weather', value: toWeatherWord(stronger[1]) }]
  if (/^出(?:个|着)?(?:大)?太阳$/.test(clause)) return [{ kind: 'weather', value: '晴' }]
  if (/^(?:雪|雨|雾)(?:都|全)?(?:化|停|散|没)了?$/.test(clause))
    return [{ kind: 'weather', value: '晴' }]
  const feeling =
    /^(?:给我|再|加|来|要|有|换|改)*(?:成|点|一点|些|一些|个|像)?(.{2,10}?)(?:的|那种|那样的?)*(?:光线?|味儿|感觉|氛围|意境|味道|气氛|效果|调调)$/.exec(
      clause,
    )?.[1]
  if (feeling && /^.{0,2}(?:老照片|旧照片|发黄|泛黄|年代|怀旧|复古|胶片)/.test(feeling))
    return [{ kind: 'tone', value: '复古' }]
  const felt = feeling === undefined ? null : readFeeling(feeling)
  if (felt) return felt
  if (/^天气(?:再|要|变得?|更)?(?:好|晴朗|晴|明媚)(?:一?点儿?|一些|些)?$/.test(clause))
    return [{ kind: 'weather', value: '晴' }]
  if (/^(?:天)?(?:黑|暗)(?:了|下来)$/.test(clause)) return [{ kind: 'time', value: '夜晚' }]
  const falling =
    /^(?:再|加|添|来|下|飘|起|要|让它|让天|天上|天空|外面|窗外|画面|背景)*(?:里|中|上)?(?:下|飘|加|起|来|有|添|刮|打)(?:着|起|了|上)?(?:一?(?:点|些|场|层|阵|片))?(?:大|小|薄|浓|绵绵)?(雨|雪|雾|雷|风|雪花|云)(?:花|水|吧|来|起来|气|效果)*$/.exec(
      clause,
    )
  if (falling?.[1]) return [{ kind: 'weather', value: toWeatherWord(falling[1]) }]
  if (
    /^(?:把|让)?(?:雨|雪)(?:停|去掉|不要|没)/.test(clause) ||
    /^(?:不|别|不要|停)(?:要|想)?(?:再)?(?:下|刮|起|打)?(?:雨|雪|雾|风|雷)(?:了)?$/.test(clause)
  )
    return [{ kind: 'weather', value: '晴' }]
  return null
}

/** 换成蓝色调: the colours of the picture. */
const OTHER_STYLE =
  /^(?:把)?(?:画风|风格|画法)(?:换|改)(?:成)?(?:一?[种个下])?(?:别的|其他的?|新的)?$|^(?:给我)?(?:换|改|来)(?:一?[种个])(?:别的|其他的?|新的?)?(?:画风|风格|画法)$/

/** 画风换成平涂插画: any words for a style. */
const NAMED_STYLE =
  /^(?:把)?(?:整体|画面|图)?的?(?:画风|风格|画法)(?:换|改|变|调|弄|搞|做|要|是|用)(?:成|为|作)?(.{2,10})$/

const palette: Rule = (clause) => {
  const named = NAMED_STYLE.exec(clause)?.[1]
  if (named && !OTHER_STYLE.test(clause)) return [{ kind: 'style', value: named }]
  if (OTHER_STYLE.test(clause)) return [{ kind: 'style' }]
  const found =
    new RegExp(
      `^${BA}(?:${PICTURE}的?)?(?:整体|主|主色|色调|颜色|配色|整体颜色|整体色调|主色调)(?:的)?(?:色调|颜色)?(?:${INTO})(.{1,6}?)(?:系|调|色调|为主)?$`,
    ).exec(clause) ??
    /^(?:把|将)?(?:整张图?|整体|画面|图片|照片|全图)?(?:换成|改成|变成|调成|调|用|来点|要)?(.{1,4}?)(?:色调|系|色系|调子|主色)$/.exec(
      clause,
    )
  if (!found?.[1] || !isValue(found[1], 'tint') || found[1] === '黑白') return null
  return [{ kind: 'tone', value: toColourWord(found[1]) }]
}

/** In the order they are tried. */
export const BEFORE_THINGS: readonly Rule[] = [
  text,
  likeVersion,
  undo,
  turn,
  blur,
  cutout,
  vary,
  upscale,
  lamps,
  floating,
  palette,
  coloured,
  tones,
]
export const AFTER_KEEP: readonly Rule[] = [frame, background, air]
