import type { StandIn } from '../lexicon/nearest'
import { EVERYDAY_NAMES, PROTECTED } from './names'
import { NEAR } from './near'
import type { Segment } from './segmenter'
import type { Entry, Vocabulary } from './vocabulary'

/** An unknown compound as what its end names. */
export type Tail = { readonly entry: Entry; readonly standIn: StandIn }

/** A head of one character. */
interface Head {
  /** The word that is drawn for it. */
  readonly by: string
  readonly broad: boolean
  /** Characters that such a word has at most: longer ones are sayings, shorter ones verbs. */
  readonly lengths: readonly number[]
  /** Words that end in it and are something else. */
  readonly except: string
}

/**
 * Heads of one character in words of the dictionary. Of every other character the exceptions
 * outnumber the words (车: 马车 纺车 水车 过山车; 刀: 剪刀 菜刀).
 */
const HEADS: Readonly<Record<string, Head>> = {
  犬: { by: '狗', broad: false, lengths: [2, 3], except: '鹰犬 狂犬' },
  狗: {
    ...{ by: '狗', broad: false, lengths: [2, 3] },
    except: '走狗 搜狗 天狗 海狗 刍狗 属狗 山狗 猪狗 遛狗 喂狗 放狗 带狗 水狗 灰狗 网狗 豺狗 热狗',
  },
  猫: {
    ...{ by: '猫', broad: false, lengths: [2, 3] },
    except: '三脚猫 灵猫 叮当猫 金猫 麝猫 躲猫猫 飞猫 天猫',
  },
  花: {
    ...{ by: '花', broad: true, lengths: [3] },
    except: `交际花 爆米花 电火花 架子花 萝卜花 啤酒花 酥油花 掉枪花 豆腐花 小火花 十字花 圆点花 大提花 开了花
      弹棉花 水晶花 浪涛花 姊妹花 姐妹花 赛金花 玻璃花 两朵花 够花 防染花 炸麻花 烫花 炒腰花`,
  },
  树: {
    ...{ by: '树', broad: false, lengths: [2, 3] },
    except: `摇钱树 珊瑚树 决策树 分析树 句法树 二叉树 进化树 植树 建树 种树 爬树 栽树 伐树 剪树 砍树 锯树 护树 火树 铁树
      市树 国树 下树 公树`,
  },
  鸟: {
    ...{ by: '小鸟', broad: true, lengths: [2, 3] },
    except: '菜鸟 死鸟 驱鸟 爱鸟 出头鸟 急冻鸟 几维鸟 驼鸟 鸵鸟 食火鸟 猎鸟 养鸟 遛鸟 赶鸟',
  },
  鱼: {
    ...{ by: '热带鱼', broad: true, lengths: [2, 3] },
    except: `木鱼 鳄鱼 娃娃鱼 养鱼 打鱼 捕鱼 双鱼 墨斗鱼 八带鱼 炒鱿鱼 余鱼 目鱼 衣鱼 摸鱼 喂鱼 射鱼 捞鱼 叉鱼 烤鱼
      炖鱼 腌鱼 熏鱼 糟鱼 腊鱼 钓鱼 团鱼 水鱼 鳖鱼 石鱼 假鱼 食人鱼 鲜鱼 冻鱼`,
  },
  椅: { by: '椅子', broad: false, lengths: [2, 3], except: '桌椅 轮椅 电椅 课桌椅' },
  桥: {
    ...{ by: '桥', broad: false, lengths: [2, 3] },
    except: '搭桥 架桥 建桥 造桥 过桥 板桥 鹊桥 外高桥 提篮桥 九眼桥 大陆桥 电桥 网桥 车桥',
  },
  伞: { by: '雨伞', broad: false, lengths: [2, 3], except: '跳伞 降落伞 保护伞 动力伞 救生伞' },
}

const EXCEPTIONS: ReadonlySet<string> = new Set(
  Object.values(HEADS).flatMap(({ except }) => except.split(/\s+/)),
)

/** Their ends are words, and something else. */
const OTHERS: ReadonlySet<string> = new Set(
  `食人鱼 土包子 跑马灯 糯米粉 自动车 机动车 洗手袋 手纸盒 紫罗兰花 仙王座 墨斗鱼 老狐狸 纸老虎 电老虎 铁公鸡 落汤鸡
  天线宝宝 蚕宝宝 泥娃娃 冷板凳 龟儿子 野鸽子 大自然 活字典 大黄蜂`.split(/\s+/),
)

/** Common nouns; names of people, places and firms only end like something. */
const COMMON_NOUN = /^(?:n|nz|l|g)$/

/**
 * 女歌手 → 歌手, 牧羊犬 → 狗: what the end of an unknown noun names. Null where nothing is drawn for
 * its end.
 *
 * @param isWord whether the dictionary has a word: 报名|表 is no 名表
 */
export function findTail(
  { text, tag }: Segment,
  vocabulary: Vocabulary,
  isWord: (text: string) => boolean,
): Tail | null {
  if (!COMMON_NOUN.test(tag) || EVERYDAY_NAMES.has(text)) return null
  if (PROTECTED.has(text) || NEAR.has(text) || OTHERS.has(text)) return null
  for (let from = 1; from <= text.length - 2; from++) {
    const word = text.slice(from)
    const entry = vocabulary.find(word)
    if (!entry || entry.things.length === 0) continue
    if (from === 1 ? isWord(text.slice(0, 2)) : !isWord(text.slice(0, from))) return null
    return { entry, standIn: entry.standIn ?? { name: word, broad: false } }
  }
  const head = HEADS[text.slice(-1)]
  if (!head?.lengths.includes(text.length) || EXCEPTIONS.has(text)) return null
  const entry = vocabulary.find(head.by)
  return entry && { entry, standIn: { name: head.by, broad: head.broad } }
}

/** Endings of roles, and the person that is drawn for a role without a drawing. */
const ROLES: readonly (readonly [ending: RegExp, person: string])[] = [
  [/[婆媪]$/, '奶奶'],
  [/[翁]$|老[者汉叟]$|[伯爷]$/, '爷爷'],
  [/夫人$|[娘妃嫂姐姑妹]$|女[士生郎]$|..女$/, '女人'],
  [/[童孩]$/, '孩子'],
  [
    /.[员师匠侠客郎僧尼贩]$|[叔兄弟]$|.(?:艺人|工人|商人|猎人|诗人|军人|匠人|牧人|渔人|行人|路人|旅人)$/,
    '人物',
  ],
]

/** 泥瓦匠: the word for the person that is drawn for a role without a drawing. */
export const personFor = (role: string): string | undefined =>
  ROLES.find(([ending]) => ending.test(role))?.[1]
