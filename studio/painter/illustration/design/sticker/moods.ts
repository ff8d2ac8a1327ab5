import type { Arms } from './arms'
import type { Mood } from './faces'
import type { PropId } from './props'

interface MoodRow {
  /** Words that ask for it, in the prompt or in the caption itself. */
  readonly words: string
  /** Default text. */
  readonly caption: string
  readonly face: Mood
  readonly arms: Arms
  readonly props: readonly PropId[]
}

export const MOODS = {
  happy: {
    words: '开心 高兴 快乐 嘻嘻 耶 好耶 太棒了 喜欢',
    caption: '开心',
    face: { eyes: 'happy', mouth: 'open', blush: true },
    arms: 'up',
    props: ['sparks'],
  },
  laugh: {
    words: '哈哈 哈哈哈 大笑 笑死 笑哭 爆笑',
    caption: '哈哈哈哈',
    face: { eyes: 'tight', mouth: 'open', blush: true },
    arms: 'cheeks',
    props: ['tears'],
  },
  angry: {
    words: '生气 愤怒 气死 哼 怒 暴躁',
    caption: '哼！',
    face: { eyes: 'angry', mouth: 'grit' },
    arms: 'crossed',
    props: ['anger'],
  },
  wronged: {
    words: '委屈 呜呜 可怜 难过 伤心 哭 大哭 想哭',
    caption: '委屈',
    face: { eyes: 'tearful', mouth: 'wavy' },
    arms: 'down',
    props: [],
  },
  cheer: {
    words: '加油 冲鸭 冲 努力 奋斗 必胜 fighting',
    caption: '加油！',
    face: { eyes: 'round', mouth: 'open', blush: true },
    arms: 'wave',
    props: ['flag'],
  },
  night: {
    words: '晚安 睡觉 困 先睡为敬 睡了 好困',
    caption: '晚安',
    face: { eyes: 'shut', mouth: 'sleep', blush: true },
    arms: 'down',
    props: ['zzz', 'nightcap'],
  },
  morning: {
    words: '早安 早上好 早 起床',
    caption: '早安',
    face: { eyes: 'happy', mouth: 'smile', blush: true },
    arms: 'wave',
    props: ['sun'],
  },
  received: {
    words: '收到 好的 OK ok 明白 知道了 没问题',
    caption: '收到！',
    face: { eyes: 'round', mouth: 'w' },
    arms: 'salute',
    props: ['check'],
  },
  thanks: {
    words: '谢谢 感谢 谢谢老板 谢谢你 多谢 感恩',
    caption: '谢谢',
    face: { eyes: 'happy', mouth: 'smile', blush: true },
    arms: 'heart',
    props: ['bigheart'],
  },
  love: {
    words: '爱你 比心 么么哒 亲亲 心动 抱抱 想你',
    caption: '爱你',
    face: { eyes: 'heart', mouth: 'w', blush: true },
    arms: 'cheeks',
    props: ['hearts'],
  },
  question: {
    words: '疑问 问号 什么 啊 懵 疑惑 黑人问号 不懂',
    caption: '？？？',
    face: { eyes: 'wide', mouth: 'o' },
    arms: 'down',
    props: ['question'],
  },
  speechless: {
    words: '无语 尴尬 流汗 裂开 无奈 躺平 摆烂',
    caption: '无语',
    face: { eyes: 'shut', mouth: 'pout' },
    arms: 'down',
    props: ['sweat'],
  },
  shock: {
    words: '震惊 惊讶 天哪 吓 不会吧 吃惊',
    caption: '震惊',
    face: { eyes: 'wide', mouth: 'open' },
    arms: 'cheeks',
    props: ['shock'],
  },
  cool: {
    words: '得意 酷 坏笑 狡猾 拿捏 飘了',
    caption: '拿捏',
    face: { eyes: 'sly', mouth: 'smile' },
    arms: 'crossed',
    props: ['sparks'],
  },
  sorry: {
    words: '对不起 抱歉 我错了 拜托 求求',
    caption: '对不起',
    face: { eyes: 'sad', mouth: 'frown' },
    arms: 'heart',
    props: ['sweat'],
  },
  rich: {
    words: '发财 恭喜发财 红包 暴富 有钱',
    caption: '恭喜发财',
    face: { eyes: 'star', mouth: 'open', blush: true },
    arms: 'up',
    props: ['coins'],
  },
  hello: {
    words: '你好 嗨 hi hello 哈喽 再见 拜拜',
    caption: '哈喽',
    face: { eyes: 'round', mouth: 'open', blush: true },
    arms: 'wave',
    props: [],
  },
  cute: {
    words: '可爱 萌 卖萌 调皮 略略略',
    caption: '萌萌哒',
    face: { eyes: 'round', mouth: 'tongue', blush: true },
    arms: 'cheeks',
    props: ['sparks'],
  },
} as const satisfies Readonly<Record<string, MoodRow>>
export type MoodId = keyof typeof MOODS

const entries = Object.entries(MOODS) as [MoodId, MoodRow][]

/** The mood that a caption speaks of: the row whose longest word it contains; null for none. */
export function findMood(caption: string): MoodId | null {
  let best: MoodId | null = null
  let length = 0
  for (const [id, { words }] of entries) {
    for (const word of words.split(' ')) {
      if (word.length <= length || !caption.toLowerCase().includes(word.toLowerCase())) continue
      best = id
      length = word.length
    }
  }
  return best
}

export const MOOD_IDS: readonly MoodId[] = entries.map(([id]) => id)
