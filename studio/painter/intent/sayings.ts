/** 年年有余, 天堂: words that are shown by something else, which everybody reads as them. */
import type { Intent } from './intent'

/** Words, and after a space the motif that shows them. */
const SHOWN_BY = `
年年有余|连年有余|吉庆有余 锦鲤和荷花
龙凤呈祥 龙和凤凰
招财猫 戴铃铛的猫，金元宝
招财进宝 财神爷
财源滚滚|财源广进|日进斗金 金元宝
龙马精神|一马当先 奔跑的马
三羊开泰|三阳开泰 三只羊
金玉满堂 金鱼
五谷丰登|大丰收 麦田
喜上眉梢 喜鹊和梅花
鸳鸯戏水 两只鸳鸯
鹏程万里|大展宏图|展翅高飞 飞翔的老鹰，云海
虎虎生威|虎虎生风|如虎添翼 老虎
守株待兔 兔子和树桩
井底之蛙|坐井观天 青蛙，水井
狐假虎威 狐狸和老虎
猴子捞月 猴子和月亮
画龙点睛|叶公好龙 龙
亡羊补牢 羊，篱笆
小马过河 小马，小河
灰姑娘 公主
小红帽 戴红帽子的女孩
精卫填海 鸟，大海
夸父逐日|夸父追日 奔跑的男子，太阳
愚公移山 老人，山
百鸟朝凤 凤凰
丹凤朝阳 凤凰和太阳
浴火重生|涅槃重生 凤凰，火焰
二龙戏珠|双龙戏珠 两条龙
比翼双飞 两只鸟
诗和远方|诗与远方 草原，小路
人间烟火|烟火气 夜市
天堂|天国|极乐世界|天界 云海上的宫殿
地狱|炼狱|阴间|冥界 火山
自由 飞翔的鸟
爱情|恋爱 情侣
友情|友谊 三个好朋友
未来 未来城市
生命|成长|生命力 小树苗
和平 鸽子
战争 士兵
梦想 热气球，星空
童年 放风筝的孩子
力量 狮子
勇气|勇敢 骑士
智慧 猫头鹰
`

/** A saying in a prompt, as it is written there, and the subject that shows it. */
export interface Saying {
  readonly word: string
  readonly subject: string
}

export const SAYINGS: readonly Saying[] = SHOWN_BY.trim()
  .split('\n')
  .flatMap((row) => {
    const [words = '', subject = ''] = row.split(' ')
    return words.split('|').map((word) => ({ word, subject }))
  })
  .sort((a, b) => b.word.length - a.word.length)

/** Of two letters: the beginning of many other nouns, 战争机器, 力量训练器材. */
const SHORT = 2
const BY_ITSELF =
  /^(?:$|[^\p{Script=Han}]|[的和与、]|之歌|主题|为主题|回忆|时光|插画|海报|壁纸|封面|图|画|剪纸)/u

function names(prompt: string, word: string): boolean {
  const at = prompt.indexOf(word)
  const rest = prompt.slice(at + word.length)
  return at >= 0 && (word.length > SHORT || BY_ITSELF.test(rest))
}

/** The longest that the prompt names, and of which a word has no drawing. */
export function findSaying(prompt: string, read: Intent): Saying | null {
  const undrawn = read.kind === 'declined' ? [read.unknown] : read.reading.ignored
  // 梦想 beside what is drawn is its mood
  const least = read.kind === 'declined' ? 0 : SHORT
  const isUndrawn = (word: string): boolean =>
    undrawn.some((one) => word.includes(one) || (least === 0 && one.includes(word)))
  return (
    SAYINGS.find(({ word }) => word.length > least && names(prompt, word) && isUndrawn(word)) ??
    null
  )
}
