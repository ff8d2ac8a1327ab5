/** 年年有余, 天堂: words that are shown by something else, which everybody reads as them. */
import type { Intent } from './intents'

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
龟兔赛跑 兔子和乌龟
鱼跃龙门|鲤鱼跃龙门|鲤鱼跳龙门 锦鲤
画蛇添足|杯弓蛇影 蛇
对牛弹琴 牛和古琴
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
日月星辰 月亮，银河星空
创意火花|创意灵感|灵感|创意|创新 发光的灯泡
鲲鹏 云海中的鲸鱼
销售增长|销售数据|销售业绩|业绩增长|数据增长|营收增长 数据图表
`

/** 婚礼现场, 运动会: whom or what they are about. Where something else is drawn it is there with that. */
const OCCASIONS = `
婚礼现场|婚礼仪式|婚礼殿堂|结婚典礼|结婚仪式|结婚纪念日|求婚 新郎和新娘
毕业典礼|毕业季|毕业旅行|毕业 毕业生
生日派对|生日聚会|生日会|生日宴会|庆生 生日蛋糕，气球
开学典礼|开学季|开学|升旗仪式|放学|上学路上|上学 操场上的学生
运动会|体育课|体育比赛|田径比赛|马拉松比赛|马拉松 跑步的运动员
演唱会|音乐会|音乐节 舞台上的歌手
颁奖典礼|颁奖仪式|颁奖 奖杯
篝火晚会 篝火，星空
足球比赛|足球赛|世界杯 踢足球的运动员
篮球比赛|篮球赛 打篮球的运动员
商务会议|工作会议|团队会议|会议 开会的团队
时装秀|走秀 舞台上的模特
家庭聚会|朋友聚会|同学聚会|聚会 一群朋友
派对|狂欢派对 气球，蛋糕
舞会 跳舞的情侣
庆典|年会|狂欢节 城市烟花
茶话会 喝茶的朋友
读书会 看书的学生
实验课 做实验的学生
约会 情侣
旅行|旅游|度假 飞机，云海
春游|秋游|郊游 野餐的一家三口
重阳节 菊花
丰收节 麦田
`

/** A saying in a prompt, as it is written there, and the subject that shows it. */
export interface Saying {
  readonly word: string
  readonly subject: string
}

const readRows = (table: string): readonly Saying[] =>
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [words = '', subject = ''] = row.split(' ')
      return words.split('|').map((word) => ({ word, subject }))
    })
    .sort((a, b) => b.word.length - a.word.length)

const MOTIFS = readRows(SHOWN_BY)
export const SAYINGS: readonly Saying[] = readRows(SHOWN_BY.trim() + OCCASIONS)

/** Of two letters: the beginning of many other nouns, 战争机器, 力量训练器材. */
const SHORT = 2
const BY_ITSELF =
  /^(?:$|[^\p{Script=Han}]|[的和与、]|之歌|主题|为主题|回忆|时光|场景|现场|活动|插画|海报|壁纸|封面|图|画|剪纸)/u

function names(prompt: string, word: string): boolean {
  const at = prompt.indexOf(word)
  const rest = prompt.slice(at + word.length)
  return at >= 0 && (word.length > SHORT || BY_ITSELF.test(rest))
}

/** The longest that the prompt names, and of which a word has no drawing. */
export function findSaying(prompt: string, read: Intent): Saying | null {
  if (read.kind === 'declined') {
    const { unknown } = read
    const isUnknown = (word: string): boolean => word.includes(unknown) || unknown.includes(word)
    return SAYINGS.find(({ word }) => names(prompt, word) && isUnknown(word)) ?? null
  }
  // 梦想 and 生日派对 beside what is drawn are its mood and its occasion
  const { ignored } = read.reading
  const isHalf = ({ word }: Saying): boolean =>
    word.length > SHORT && ignored.some((one) => word.includes(one))
  return MOTIFS.find((one) => isHalf(one) && prompt.includes(one.word)) ?? null
}
