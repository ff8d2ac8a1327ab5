import { CLASSIFIERS, NUMBER } from '../../intent/edits/noun'
import { isListedWord } from '../../intent/edits/things'
import { landscapeStandIns, lexicon } from '../../lexicon/lexicon'
import { nearestThings } from '../../lexicon/nearest'
import { nameOfKind } from '../../planning/plan-things'
import { findExtraWish, findThing } from '../words'

/** Words that are drawn as something near, which the summary says. */

/** Drawn thing → words that are nearly the same: only these are substituted without a choice. */
const NEAR: Readonly<Record<string, string>> = {
  红围巾: '红领巾',
  围巾: '领巾 围脖 丝巾 披肩 披巾 围布 脖套',
  帽子: '鸭舌帽 渔夫帽 遮阳帽 毛线帽 礼帽 斗笠 贝雷帽 棒球帽 圣诞帽 太阳帽 草帽',
  眼镜: '老花镜 近视镜 镜框 金丝眼镜 黑框眼镜',
  墨镜: '太阳镜 太阳眼镜',
  玫瑰: '花 月季 鲜花 花朵',
  牡丹: '玫瑰 月季 芍药 郁金香 百合 康乃馨 鲜花 玫瑰花',
  荷花: '睡莲 莲花 水莲',
  帆船: '轮船 大轮船 大船 游艇 渔船 货船 邮轮 快艇 木船',
  小船: '渡船 游船 画舫 乌篷船 渔船 客船',
  小舟: '木船 竹筏 皮划艇 独木舟 小木船',
  松树: '杉树 大树 圣诞树 柏树',
  柳树: '杨柳 垂柳',
  灯笼: '灯 油灯 彩灯 红灯笼 路灯 孔明灯',
  海鸥: '鸟 飞鸟 小鸟 白鸟 鸽子 白鸽',
  小屋: '房子 木屋 茅屋 小房子 木房子 别墅',
  热气球: '气球',
  跑车: '赛车 轿车 小汽车 汽车',
  橙子: '橘子 桔子 柑橘 蜜橘 砂糖橘',
  蛋糕: '甜点 小蛋糕 点心',
  马克杯: '杯子 水杯 茶杯',
  盆栽: '绿植 植物 绿萝 盆花 花盆',
  书: '课本 小说 绘本 本子',
}
const near = new Map<string, string[]>()
for (const [drawn, words] of Object.entries(NEAR))
  for (const word of words.split(' ')) near.set(word, [...(near.get(word) ?? []), drawn])

const COUNTED = new RegExp(
  `^((?:${NUMBER}|几)[${CLASSIFIERS}]?|[戴穿拿抱系](?:上|着|个|条|顶)?)?(.+)$`,
)

/** The same value with a near thing in its place. */
export function listNear(value: string): string[] {
  const [, before = '', noun = ''] = COUNTED.exec(value) ?? []
  const bare = noun.replace(/^(?:.*的(?=.)|小(?=.{2})|大(?=.{2})|新(?=.{2}))/, '')
  const found = near.get(noun) ?? near.get(bare) ?? []
  return found.map((word) => `${before}${word}`)
}

const standIns = new Map<string, string>()

/** Substitute for a word without a drawing of its own: 柯基 is drawn as 狗. */
export function findStandIn(value: string, isLandscape: boolean): string | undefined {
  if (standIns.size === 0)
    for (const { word, by } of nearestThings) standIns.set(word, nameOfKind(by as never))
  const noun = COUNTED.exec(value)?.[2] ?? value
  if (findExtraWish(noun)) return undefined
  return isLandscape ? landscapeStandIns.get(noun)?.name : standIns.get(noun)
}

const ADJECTIVE = /^(?:小|大|老|新|旧|胖|瘦|高|矮|可爱|漂亮|[红橙黄绿青蓝紫粉白黑灰棕橘金银]色?|的)/
const LEAST_HEAD = 2

/** 量子计算机: what is drawn for the word at its end; undefined: nothing of the word is left out. */
export function findHead(value: string): string | undefined {
  let noun = (COUNTED.exec(value)?.[2] ?? value).replace(/^.*的(?=.)/, '')
  while (ADJECTIVE.test(noun)) noun = noun.replace(ADJECTIVE, '')
  if (noun.length < LEAST_HEAD * 2 || isListedWord(noun) || lexicon.has(noun)) return undefined
  const whole = findThing(noun)
  if (!whole || whole.tint || (whole.traits?.length ?? 0) > 0) return undefined
  for (let start = LEAST_HEAD; start <= noun.length - LEAST_HEAD; start++) {
    if (findThing(noun.slice(start))?.id !== whole.id) continue
    return lexicon.has(noun.slice(0, start)) ? undefined : nameOfKind(whole.id as never)
  }
  return undefined
}
