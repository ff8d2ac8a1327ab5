import { readFields, readRows, readWord, readWords } from '../../../../lib/fields'
import { ARMS, type Arms } from './arms'
import { EYES, MOUTHS, type Mood } from './faces'
import { PROP_IDS, type PropId } from './props'

interface MoodRow {
  /** Words that ask for it, in the prompt or in the caption itself. */
  readonly words: string
  /** Default text. */
  readonly caption: string
  readonly face: Mood
  readonly arms: Arms
  readonly props: readonly PropId[]
}

const FIELDS = ['caption', 'eyes', 'mouth', 'blush', 'arms', 'props', 'words'] as const

function readMood(text: string): MoodRow {
  const { words = '', caption = '', eyes, mouth, blush, arms, props } = readFields(text, FIELDS)
  const face = { eyes: readWord(eyes, EYES), mouth: readWord(mouth, MOUTHS) }
  return {
    ...{ words, caption, arms: readWord(arms, ARMS), props: readWords(props, PROP_IDS) },
    face: blush === undefined ? face : { ...face, blush: true },
  }
}

export const MOODS = readRows(
  {
    happy: `caption: 开心; eyes: happy; mouth: open; blush; arms: up; props: sparks;
    words: 开心 高兴 快乐 嘻嘻 耶 好耶 太棒了 喜欢`,
    laugh: `caption: 哈哈哈哈; eyes: tight; mouth: open; blush; arms: cheeks; props: tears;
    words: 哈哈 哈哈哈 大笑 笑死 笑哭 爆笑`,
    angry: `caption: 哼！; eyes: angry; mouth: grit; arms: crossed; props: anger;
    words: 生气 愤怒 气死 哼 怒 暴躁`,
    wronged: `caption: 委屈; eyes: tearful; mouth: wavy; arms: down;
    words: 委屈 呜呜 可怜 难过 伤心 哭 大哭 想哭 哭泣 流泪 落泪`,
    cheer: `caption: 加油！; eyes: round; mouth: open; blush; arms: wave; props: flag;
    words: 加油 冲鸭 冲 努力 奋斗 必胜 fighting`,
    night: `caption: 晚安; eyes: shut; mouth: sleep; blush; arms: down; props: zzz nightcap;
    words: 晚安 睡觉 困 先睡为敬 睡了 好困`,
    morning: `caption: 早安; eyes: happy; mouth: smile; blush; arms: wave; props: sun;
    words: 早安 早上好 早 起床`,
    received: `caption: 收到！; eyes: round; mouth: w; arms: salute; props: check;
    words: 收到 好的 OK ok 明白 知道了 没问题`,
    thanks: `caption: 谢谢; eyes: happy; mouth: smile; blush; arms: heart; props: bigheart;
    words: 谢谢 感谢 谢谢老板 谢谢你 多谢 感恩`,
    love: `caption: 爱你; eyes: heart; mouth: w; blush; arms: cheeks; props: hearts;
    words: 爱你 比心 么么哒 亲亲 心动 抱抱 想你`,
    question: `caption: ？？？; eyes: wide; mouth: o; arms: down; props: question;
    words: 疑问 问号 什么 啊 懵 疑惑 黑人问号 不懂`,
    speechless: `caption: 无语; eyes: shut; mouth: pout; arms: down; props: sweat;
    words: 无语 尴尬 流汗 裂开 无奈 躺平 摆烂`,
    shock: `caption: 震惊; eyes: wide; mouth: open; arms: cheeks; props: shock;
    words: 震惊 惊讶 天哪 吓 不会吧 吃惊`,
    cool: `caption: 拿捏; eyes: sly; mouth: smile; arms: crossed; props: sparks;
    words: 得意 酷 坏笑 狡猾 拿捏 飘了`,
    sorry: `caption: 对不起; eyes: sad; mouth: frown; arms: heart; props: sweat;
    words: 对不起 抱歉 我错了 拜托 求求`,
    rich: `caption: 恭喜发财; eyes: star; mouth: open; blush; arms: up; props: coins;
    words: 发财 恭喜发财 红包 暴富 有钱`,
    hello: `caption: 哈喽; eyes: round; mouth: open; blush; arms: wave;
    words: 你好 嗨 hi hello 哈喽 再见 拜拜`,
    cute: `caption: 萌萌哒; eyes: round; mouth: tongue; blush; arms: cheeks; props: sparks;
    words: 可爱 萌 卖萌 调皮 略略略 搞怪 鬼脸 滑稽`,
  },
  readMood,
)
export type MoodId = keyof typeof MOODS

const entries = Object.entries(MOODS) as [MoodId, MoodRow][]

/** The mood that a caption speaks of: the row whose longest word it contains; null for none. */
export function findMood(caption: string): MoodId | null {
  let best: MoodId | null = null
  let length = 0
  for (const [id, { words }] of entries)
    for (const word of words.split(' ')) {
      if (word.length <= length || !caption.toLowerCase().includes(word.toLowerCase())) continue
      best = id
      length = word.length
    }
  return best
}

export const MOOD_IDS: readonly MoodId[] = entries.map(([id]) => id)
