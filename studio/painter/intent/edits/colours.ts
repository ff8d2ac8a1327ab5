/** Colours by the things that have them: 奶茶色, 天空蓝. */

/** The nearest colour that the painter has, and the colour for photographs. */
type Colour = readonly [tint: string, hex: string]

/** Rows by the tint: names, each with its colour for photographs. */
const readColours = (rows: Readonly<Record<string, string>>): Readonly<Record<string, Colour>> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([tint, text]) =>
      text.split(/,\s+/).map((pair): [string, Colour] => {
        const [name = '', hex = ''] = pair.split(' ')
        return [name, [tint, hex]]
      }),
    ),
  )

const BY_OBJECT = readColours({
  棕色: `奶茶 #c4a484, 焦糖 #b0703c, 卡其 #b8a16e, 驼 #b58a5a, 巧克力 #5a3825, 咖啡 #6b4630,
    咖 #6b4630, 栗 #6e4028, 木 #9a6b3f, 木头 #9a6b3f, 原木 #b98d5d, 胡桃 #5f4330, 古铜 #8a5a33,
    小麦 #c99a66`,
  金色: `香槟 #e6d3a3, 姜黄 #d29b22, 鹅黄 #f3dc7a, 柠檬黄 #f2e13d, 明黄 #f4d226, 枯黄 #bfa05a,
    土黄 #b98f3d, 蛋黄 #f2b632, 芒果 #f0ad2c`,
  粉色: `玫瑰金 #d9a39a, 珊瑚 #ef7f6c, 蜜桃 #f4ab98, 樱花 #f3bccb, 藕 #dfb9bd, 裸 #e8c4b4,
    肉 #ecc7ad, 浅粉 #f8d3dc, 豆沙 #b9736b, 玫红 #d3307a, 玫瑰 #cf4a73, 桃红 #e8648d`,
  橙色: '杏 #eec39a, 杏黄 #eab067, 橘红 #e2602b, 橘黄 #ee9a34, 橙红 #e2582b',
  红色: `酒 #7a1f33, 酒红 #7a1f33, 枣红 #7c1f26, 砖红 #a2452f, 中国红 #c8161d, 正红 #c8161d,
    朱红 #d43c26, 西瓜红 #e8505b, 深红 #8e1b1f, 暗红 #7d1d20, 铁锈红 #8f3b26`,
  蓝色: `雾霾蓝 #8fa3b5, 天空 #87bde8, 天蓝 #7fb8e6, 海蓝 #2479ad, 宝蓝 #1f4fa3,
    克莱因蓝 #0b2fa8, 藏青 #1b2f52, 藏蓝 #1b2f52, 海军蓝 #1b2f52, 牛仔蓝 #4c6f96, 冰蓝 #b7dbea, 深蓝 #1d3a6b, 浅蓝 #a8cdea, 淡蓝 #b9d7ee,
    宝石蓝 #1f4fa3`,
  青色: '湖蓝 #30a2b0, 湖水蓝 #30a2b0, 孔雀蓝 #0f7f93, 松石 #3fb5a8, 蒂芙尼 #7fd1c7',
  绿色: `薄荷 #9ed8bf, 牛油果 #a6b56b, 抹茶 #a3b86c, 橄榄 #7a7b3a, 军绿 #596541, 草绿 #6ba644,
    翠绿 #1f9d5a, 翡翠 #1f9d6b, 果绿 #9fcf5f, 豆绿 #a9c29a, 墨绿 #1f4a38, 深绿 #23593a,
    祖母绿 #14695a, 浅绿 #b4dba3, 淡绿 #c0e0b4, 嫩绿 #a9d468, 孔雀绿 #12766a`,
  紫色: `香芋 #b9a3d0, 薰衣草 #b09fd6, 葡萄 #5f3a73, 丁香 #c3aee0, 深紫 #4b2a6b, 浅紫 #cbb8e6,
    淡紫 #d3c3ea`,
  白色: `象牙 #f3ecd9, 奶白 #f6f0e4, 奶油 #f5ead3, 米 #ece2cf, 米白 #f2ecdf, 雪白 #fafafa,
    乳白 #f5f1e8, 银白 #dfe2e6`,
  灰色: '银 #b9bec4, 银灰 #a9adb3, 水泥 #8c8c88, 深灰 #4b4e52, 浅灰 #c9ccd0',
  黑色: '炭 #2b2b2d, 炭黑 #242426, 墨 #232326',
})

const BASIC = readColours({
  红色: '红 #c8322b',
  橙色: '橙 #e8812a, 橘 #e8812a',
  金色: '黄 #e8c332, 金 #d4a635',
  绿色: '绿 #3f8f4f',
  青色: '青 #3a9d9d',
  蓝色: '蓝 #2f6db5',
  紫色: '紫 #7c4fa3',
  粉色: '粉 #ee8fb0',
  白色: '白 #f4f4f2',
  黑色: '黑 #1c1c1e',
  灰色: '灰 #8c8f93',
  棕色: '棕 #7a5234',
})

/** 天空蓝, 薄荷绿: the hue after the thing. */
const HUES = '红橙橘黄金绿青蓝紫粉白黑灰银棕褐咖'
const SHADES =
  /^(?:大|深|浅|淡|亮|暗|鲜|艳|鲜艳|纯|正|嫩|粉|亮丽|莫兰迪|马卡龙|荧光|哑光|磨砂|金属|复古|高级)/

const toBare = (word: string): string => word.replace(/(?:的|色系?|颜色|调)+$/g, '')

/** Colours whose names no thing has: 卡其 alone. */
const COLOUR_ALONE = /^(?:卡其|藏青|米白|玫瑰金|香槟金|克莱因)$/

/** The colour of a name that says more than the palette has: 墨绿, 酒红色; null: a plain one. */
export function findExactHex(word: string): `#${string}` | null {
  const bare = toBare(word)
  const isColour = bare !== word || HUES.includes(bare.slice(-1)) || COLOUR_ALONE.test(bare)
  const own = isColour && Object.hasOwn(BY_OBJECT, bare) ? BY_OBJECT[bare] : undefined
  const thing = HUES.includes(bare.slice(-1)) ? BY_OBJECT[bare.slice(0, -1)] : undefined
  return ((own ?? thing)?.[1] as `#${string}` | undefined) ?? null
}

function findEntry(word: string): Colour | null {
  const bare = toBare(word)
  if (bare === '') return null
  for (const candidate of [bare, bare.replace(SHADES, '')]) {
    if (Object.hasOwn(BY_OBJECT, candidate)) {
      const isHue = HUES.includes(candidate.slice(-1))
      // 木 and 天空 are things, 木色 and 天空蓝 are colours
      if (isHue || candidate !== word || COLOUR_ALONE.test(candidate))
        return BY_OBJECT[candidate] ?? null
    }
    const last = candidate.slice(-1)
    const thing = candidate.slice(0, -1)
    if (HUES.includes(last) && Object.hasOwn(BY_OBJECT, thing)) return BY_OBJECT[thing] ?? null
  }
  // 哑光黑, 荧光绿, 亮黄, 蓝紫; 黑白 is no colour
  const shaded = bare.replace(SHADES, '').replace(/^[红橙橘黄金绿青蓝紫粉白灰银棕](?=.$)/, '')
  return shaded !== bare && Object.hasOwn(BASIC, shaded) ? (BASIC[shaded] ?? null) : null
}

/** The nearest colour of the painter; null: no such colour. */
export const findObjectTint = (word: string): string | null => findEntry(word)?.[0] ?? null

export const findObjectHex = (word: string): string | null => findEntry(word)?.[1] ?? null
