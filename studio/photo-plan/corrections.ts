/** Remarks about photographs: 太暗了, 偏黄, 脸有点黑, 换成下雪天. */
import { readTarget } from '../painter/intent/edits/noun'
import type { ReadStep, Strength } from '../painter/intent/edits/step'

const DEGREE = '(?:有一?点|有些|稍微|略|太|好|很|真|都|还是|显得|过于|整体|拍得?|看着|看起来)*'
const WHOLE =
  '(?:我觉得|感觉)?(?:这张|这|整张|整个|整体)?(?:的)?(?:照片|相片|图片|图|片子|画面|整体|整张|颜色|色彩|色调|光线|光|曝光|拍得?)?'
const END = '(?:了|啦|的|吧|呢|一?点儿?|一些|一下)*'

const whole = (words: string): RegExp =>
  new RegExp(`^${WHOLE}${DEGREE}(?:${words})${END}(?:看不清楚?)?$`)

/** By the whole clause; the value is one of the tones of photographs. */
const TONES: readonly (readonly [RegExp, string])[] = [
  [
    whole(
      '(?:偏|太|好|发)(?:暗|黑)|黑乎乎|暗沉|曝光不足|不够亮|欠曝|背光|逆光|暗部(?:提亮|亮)|阴影(?:提亮|亮)|(?:提亮|加亮)(?:暗部|阴影)',
    ),
    '亮',
  ],
  [
    whole(
      '过曝|曝光(?:过度|太强|太高|过)|偏亮|太亮|太?刺眼|太?晃眼|高光(?:过曝|太亮|压)|(?:压|降)(?:高光|曝光)',
    ),
    '暗',
  ],
  [whole('偏黄|发黄|黄黄|太黄|偏红|发红|偏橙|偏暖|太暖|太热|(?:去|去掉|减)(?:黄|暖|红)'), '冷'],
  [whole('偏蓝|发蓝|蓝蓝|太蓝|偏冷|太冷|发青|偏青|(?:去|减)(?:蓝|冷|青)'), '暖'],
  [
    whole(
      '灰蒙蒙|雾蒙蒙|灰扑扑|朦朦胧胧|发灰|偏灰|太灰|灰灰|发白|发闷|没有?层次感?|不够?通透|不通透|不够清透|像蒙了(?:一)?层(?:雾|灰)',
    ),
    '通透',
  ],
  [
    whole(
      '(?:太|偏|有点)?(?:寡淡|清淡|淡)|不够(?:鲜艳|艳|浓)|不鲜艳|没有?颜色|暗淡|黯淡|没有?精神|没有?食欲',
    ),
    '鲜艳',
  ],
  [whole('(?:太|过于)(?:鲜艳|艳|浓|饱和|花)|(?:饱和度|饱和)(?:太高|降低|低|减|调低)'), '柔和'],
]

const FACE = '(?:人脸|脸部?|脸上|面部|皮肤|肤色|人物?|人像|他|她|孩子|宝宝)'
const FACES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`^${FACE}(?:的?脸)?(?:上)?${DEGREE}(?:拍)?(?:得)?(?:偏|发)?(?:黑|暗|看不清)${END}$`),
    '亮',
  ],
  [new RegExp(`^(?:逆光|背光)(?:拍的?)?${FACE}${DEGREE}(?:黑|暗)${END}$`), '亮'],
  [new RegExp(`^${FACE}(?:的?脸)?${DEGREE}(?:偏|发)?(?:黄|蜡黄|红)${END}$`), '冷'],
  [new RegExp(`^${FACE}(?:的?脸)?${DEGREE}(?:曝|偏|发|惨)?(?:白|亮)${END}$`), '暗'],
]
const LOOK_OF_FACE = /皮肤|肤色|脸|面部/

const SKY = new RegExp(
  `^(?:天空?|天上)(?:怎么|为啥|为什么)?(?:都|是|这么|那么)?${DEGREE}(?:偏|发|泛|不够)?(?:灰|白|蓝|粉|黄|紫|红|绿|单调|惨白|灰蒙蒙)(?:色)?(?:的|啊|呀)?${END}$`,
)
/** 天发粉: another colour than that of a sky by day. */
const CAST_SKY = /(?:偏|发|泛)(?:粉|紫|红|绿|黄)/
/** 调正常点, after what is wrong. */
export const AS_USUAL =
  /^(?:给我|帮我)?(?:调|弄|改|变|修|恢复|搞)?(?:得|成|到|回|的)?正常(?:一?点儿?|一?些|的?颜色|颜色)?的?(?:就行|就好|吧|呗)?$/
/** 改回蓝天, 正常点蓝天不好: a sky as it should be. */
const BLUE_SKY =
  /^(?:要|想要|来个|换个|换成|改成|改回|变回|变成|弄成|调成|恢复成?|正常点?|应该是?|给我|搞成)*(?:个|一个|一片)?(?:正常的?)?(?:蓝天|晴空|蓝天白云|蓝色的?天空?)(?:白云)?(?:不好)?(?:吧|吗|嘛|呗|才好看|多好)?$|^换(?:个|一个|一片)天空?$/

const WEATHER =
  '((?:下|飘|起|出|有)?(?:毛毛|鹅毛|倾盆|薄|浓|点儿?|一?些)?(?:大|小|暴|中|细)?(?:雪|雨|雾)(?:天|景|夜)?|雷阵?雨天?|暴风雨|阴天|大?晴天|多云|放晴|阴雨天?|天晴|出太阳|大太阳|艳阳天?|阳光明媚)'
const INTO =
  '(?:把|给|让)?(?:这张|这|整张|整个)?(?:照片|相片|图片?|画面|天气|天空|天|外面|背景|整体|草原|草地|街上|街道|院子|山|路上|场景)?(?:里|上)?'
const VERB =
  '(?:换|改|变|弄|做|调|整|搞|[Pp]|拍|来|加|添|下|起)(?:成|为|到|作)?(?:了|个|一个|点儿?|一点|些|一些|场|一场)?'
const AIR = '(?:的)?(?:样子|感觉|效果|天气|场景|氛围|画面|天)?(?:吧|呗|了|可以吗|行吗|好吗|吗)?'
const INTO_WEATHER = new RegExp(`^${INTO}${VERB}${WEATHER}${AIR}$`)
const AS_WEATHER = new RegExp(`^${WEATHER}(?:了|的(?:样子|感觉|效果|氛围))$`)
const CLOUDS =
  /^(?:天空?|天上|空中)?(?:里|上|中)?(?:再)?(?:加|添|多|来|画|要)(?:上)?(?:一?点儿?|一?些|几朵|几片|一朵|两朵)?(?:白|蓝天白)?云(?:朵|彩|层)?(?:吧|呗)?$/
const SUN =
  /^(?:再)?(?:加|来|多|有|要)(?:一?点儿?|一?些)?(?:阳光|太阳光?|日光)(?:感)?$|^阳光(?:再|更)?(?:强|足|多|好|亮|明媚|充足|灿烂)(?:一?点儿?|一?些)?$/
const INTO_SEASON = new RegExp(
  `^${INTO}${VERB}((?:初|深|早|晚|寒|严)?[春夏秋冬](?:天|季|日)?)${AIR}$`,
)

const readHow = (words: string): Strength =>
  /大|暴|鹅毛|倾盆|浓/.test(words) && !/大?晴|大太阳/.test(words)
    ? 'strong'
    : /小|细|毛毛|薄|点|些/.test(words)
      ? 'light'
      : 'usual'

function nameWeather(words: string): string {
  if (/雷|暴/.test(words)) return '雷雨'
  if (/雪/.test(words)) return '下雪'
  if (/阴/.test(words)) return '阴天'
  if (/雨/.test(words)) return '下雨'
  if (/雾/.test(words)) return '雾'
  return /云/.test(words) ? '多云' : '晴'
}

function readAir(clause: string): Omit<ReadStep, 'words'> | null {
  if (BLUE_SKY.test(clause)) return { kind: 'weather', value: '晴' }
  if (SUN.test(clause)) return { kind: 'weather', value: '晴' }
  if (CLOUDS.test(clause)) return { kind: 'weather', value: '多云' }
  const weather = INTO_WEATHER.exec(clause)?.[1] ?? AS_WEATHER.exec(clause)?.[1]
  if (weather) {
    const strength = readHow(weather)
    const value = nameWeather(weather)
    return { kind: 'weather', value, ...(strength !== 'usual' && { strength }) }
  }
  const season = INTO_SEASON.exec(clause)?.[1]
  return season ? { kind: 'season', value: `${season.replace(/[天季日]$/, '').slice(-1)}天` } : null
}

/** A wish by its whole clause; null: the general reader has it. */
export function readAirClause(words: string): ReadStep | null {
  const read = readAir(words.replaceAll(/\s+/g, ''))
  return read && { ...read, words }
}

const BLURRED = whole('(?:太|好|有点)*(?:糊|模糊|不清楚|不清晰|虚焦|没对上?焦)')
/** 皮肤白一点, 美白: a wish, no complaint. */
const FAIRER = new RegExp(
  `^(?:${FACE}(?:的?脸)?(?:再|更|变)?(?:白|亮|白皙|白净)(?:一?点儿?|一些|些)|(?:给${FACE})?美白(?:一下)?)$`,
)
/** 衣服太暗了, 屋里有点黑. */
const PART_OF_LIGHT = /^(.{1,6}?)(?:实在)?(?:太|有点|有些|偏|过于|好)(暗|黑|亮|曝)(?:了|啦)?$/
const ALL = new RegExp(`^${WHOLE}$`)
/** 偏暖一点: a wish too. */
const isWish = (clause: string): boolean =>
  /(?:一?点儿?|些)$/.test(clause) &&
  !/太|过于|有一?点|有些|发|不够|没有?|提亮|加亮|压|降|减|低/.test(clause)

/** A complaint about light or colours; null: the clause has none. */
export function readCorrection(words: string): ReadStep | null {
  const clause = words.replaceAll(/\s+/g, '')
  const face = { words: '脸', name: '脸', isAll: true }
  if (FAIRER.test(clause))
    return { kind: 'tone', value: '美白', strength: 'light', target: face, words }
  if (BLURRED.test(clause)) return { kind: 'upscale', value: '2', words }
  if (isWish(clause) && !SKY.test(clause)) return null
  if (SKY.test(clause) && CAST_SKY.test(clause))
    return { kind: 'recolour', value: '蓝色', target: { words: '天空', name: '天空' }, words }
  if (SKY.test(clause)) return { kind: 'weather', value: '晴', words }
  const ofFace = FACES.find(([pattern]) => pattern.test(clause))
  if (ofFace) {
    const isFace = LOOK_OF_FACE.test(clause)
    const target = { words: isFace ? '脸' : '人', name: isFace ? '脸' : '人', isAll: true }
    return { kind: 'tone', value: ofFace[1], target, words }
  }
  const tone = TONES.find(([pattern]) => pattern.test(clause))?.[1]
  if (tone !== undefined) return { kind: 'tone', value: tone, words }
  const [, part, light] = PART_OF_LIGHT.exec(clause) ?? []
  if (part === undefined || light === undefined) return null
  const value = /暗|黑/.test(light) ? '亮' : '暗'
  const target = ALL.test(part) ? null : readTarget(part)
  return { kind: 'tone', value, words, ...(target && { target }) }
}
