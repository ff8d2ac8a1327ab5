import { TRADITIONAL } from './traditional-data'

/** Japanese forms, and those of Taiwan that no table of characters has. */
const FURTHER = `竜龙 嶋岛 桜樱 滝瀑 氷冰 瑯琅 妳你 牠它 祂它 歩步 気气 楽乐 鉄铁 広广 満满 畑田`

/** A character's simplified form. */
export const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  `${TRADITIONAL} ${FURTHER}`
    .trim()
    .split(/\s+/)
    .map(([from = '', to = '']) => [from, to]),
)

/** Characters that are simplified by the word they are in: 戴著 but 著名, 乾淨 but 乾坤, 項鍊 but 鍛鍊. */
const BY_WORD: readonly (readonly [RegExp, string])[] = [
  [/(?<![名原专巨论显昭卓编土遗译合执])著(?![名作称者述书录])/gu, '着'],
  [/乾(?![坤隆清陵])/gu, '干'],
  [/萤(?=光)/gu, '荧'],
  [/(?<=[项手脚拉锁])炼/gu, '链'],
]

/** The same text, of the same length, where its characters are simplified already. */
export function simplifyByWord(text: string): string {
  let simplified = text
  for (const [pattern, to] of BY_WORD) simplified = simplified.replace(pattern, to)
  return simplified
}

/** Words of Taiwan in simplified characters, each with the word of the tables that means the same. */
const REGIONAL = `
  太空装 太空服 赛博庞克 赛博朋克 捷运 地铁 公车 公交车 无尾熊 考拉 酪梨 牛油果 洋装 连衣裙 笔电 笔记本电脑 雷射 激光 柳丁 橙子
  蕃茄 番茄 鲔鱼 金枪鱼 大头贴 头像 头贴 头像 太阳眼镜 墨镜 戴太阳眼镜 戴墨镜
`
const words = REGIONAL.trim().split(/\s+/)

/** Word of Taiwan → the word of the tables. */
export const REGIONAL_WORDS: ReadonlyMap<string, string> = new Map(
  words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ''] as const] : [])),
)
