/**
 * Data: listed words of two characters of which the pinyin alone is refused. Longer ones always are;
 * these were chosen by hand, without those that spell ordinary words (`yindao` is also 引导) or names.
 */
import { LISTS } from './all'

const SHORT = new Set(
  `
  色情 裸体 裸照 裸聊 裸贷 做爱 性交 性爱 肛交 约炮 卖淫 嫖娼 嫖妓 淫乱 淫荡 乱伦 奸淫 春药 性奴 性虐 性侵
  阴蒂 阴唇 爆乳 虐童 幼女 毒品 贩毒 毒贩 嗑药 赌球 傻逼 脑残 纳粹 虐猫 虐狗
`
    .split(/\s+/)
    .filter(Boolean),
)
const IS_CHINESE = /^\p{Script=Han}+$/u

export const SPELLED: readonly string[] = LISTS.flatMap(({ words }) =>
  words.filter((word) => SHORT.has(word) || (word.length > 2 && IS_CHINESE.test(word))),
)
