/** Colours by the things that have them: 奶茶色, 天空蓝. */

/** The nearest colour that the painter has, and the colour for photographs. */
type Colour = readonly [tint: string, hex: string]

const BY_OBJECT: Readonly<Record<string, Colour>> = {
  奶茶: ['棕色', '#c4a484'],
  焦糖: ['棕色', '#b0703c'],
  卡其: ['棕色', '#b8a16e'],
  驼: ['棕色', '#b58a5a'],
  巧克力: ['棕色', '#5a3825'],
  咖啡: ['棕色', '#6b4630'],
  咖: ['棕色', '#6b4630'],
  栗: ['棕色', '#6e4028'],
  木: ['棕色', '#9a6b3f'],
  木头: ['棕色', '#9a6b3f'],
  原木: ['棕色', '#b98d5d'],
  胡桃: ['棕色', '#5f4330'],
  香槟: ['金色', '#e6d3a3'],
  玫瑰金: ['粉色', '#d9a39a'],
  姜黄: ['金色', '#d29b22'],
  鹅黄: ['金色', '#f3dc7a'],
  柠檬黄: ['金色', '#f2e13d'],
  明黄: ['金色', '#f4d226'],
  枯黄: ['金色', '#bfa05a'],
  土黄: ['金色', '#b98f3d'],
  蛋黄: ['金色', '#f2b632'],
  芒果: ['金色', '#f0ad2c'],
  杏: ['橙色', '#eec39a'],
  杏黄: ['橙色', '#eab067'],
  橘红: ['橙色', '#e2602b'],
  橘黄: ['橙色', '#ee9a34'],
  橙红: ['橙色', '#e2582b'],
  珊瑚: ['粉色', '#ef7f6c'],
  蜜桃: ['粉色', '#f4ab98'],
  樱花: ['粉色', '#f3bccb'],
  藕: ['粉色', '#dfb9bd'],
  裸: ['粉色', '#e8c4b4'],
  肉: ['粉色', '#ecc7ad'],
  豆沙: ['粉色', '#b9736b'],
  酒: ['红色', '#7a1f33'],
  酒红: ['红色', '#7a1f33'],
  枣红: ['红色', '#7c1f26'],
  砖红: ['红色', '#a2452f'],
  中国红: ['红色', '#c8161d'],
  正红: ['红色', '#c8161d'],
  朱红: ['红色', '#d43c26'],
  玫红: ['粉色', '#d3307a'],
  玫瑰: ['粉色', '#cf4a73'],
  桃红: ['粉色', '#e8648d'],
  西瓜红: ['红色', '#e8505b'],
  雾霾蓝: ['蓝色', '#8fa3b5'],
  天空: ['蓝色', '#87bde8'],
  天蓝: ['蓝色', '#7fb8e6'],
  湖蓝: ['青色', '#30a2b0'],
  湖水蓝: ['青色', '#30a2b0'],
  海蓝: ['蓝色', '#2479ad'],
  宝石蓝: ['蓝色', '#1f4fa3'],
  宝蓝: ['蓝色', '#1f4fa3'],
  克莱因蓝: ['蓝色', '#0b2fa8'],
  孔雀蓝: ['青色', '#0f7f93'],
  藏青: ['蓝色', '#1b2f52'],
  藏蓝: ['蓝色', '#1b2f52'],
  海军蓝: ['蓝色', '#1b2f52'],
  牛仔蓝: ['蓝色', '#4c6f96'],
  冰蓝: ['蓝色', '#b7dbea'],
  薄荷: ['绿色', '#9ed8bf'],
  牛油果: ['绿色', '#a6b56b'],
  抹茶: ['绿色', '#a3b86c'],
  橄榄: ['绿色', '#7a7b3a'],
  军绿: ['绿色', '#596541'],
  草绿: ['绿色', '#6ba644'],
  翠绿: ['绿色', '#1f9d5a'],
  翡翠: ['绿色', '#1f9d6b'],
  果绿: ['绿色', '#9fcf5f'],
  豆绿: ['绿色', '#a9c29a'],
  松石: ['青色', '#3fb5a8'],
  蒂芙尼: ['青色', '#7fd1c7'],
  香芋: ['紫色', '#b9a3d0'],
  薰衣草: ['紫色', '#b09fd6'],
  葡萄: ['紫色', '#5f3a73'],
  丁香: ['紫色', '#c3aee0'],
  象牙: ['白色', '#f3ecd9'],
  奶白: ['白色', '#f6f0e4'],
  奶油: ['白色', '#f5ead3'],
  米: ['白色', '#ece2cf'],
  米白: ['白色', '#f2ecdf'],
  雪白: ['白色', '#fafafa'],
  乳白: ['白色', '#f5f1e8'],
  银: ['灰色', '#b9bec4'],
  银灰: ['灰色', '#a9adb3'],
  银白: ['白色', '#dfe2e6'],
  水泥: ['灰色', '#8c8c88'],
  炭: ['黑色', '#2b2b2d'],
  炭黑: ['黑色', '#242426'],
  墨: ['黑色', '#232326'],
  古铜: ['棕色', '#8a5a33'],
  小麦: ['棕色', '#c99a66'],
}

const BASIC: Readonly<Record<string, Colour>> = {
  红: ['红色', '#c8322b'],
  橙: ['橙色', '#e8812a'],
  橘: ['橙色', '#e8812a'],
  黄: ['金色', '#e8c332'],
  金: ['金色', '#d4a635'],
  绿: ['绿色', '#3f8f4f'],
  青: ['青色', '#3a9d9d'],
  蓝: ['蓝色', '#2f6db5'],
  紫: ['紫色', '#7c4fa3'],
  粉: ['粉色', '#ee8fb0'],
  白: ['白色', '#f4f4f2'],
  黑: ['黑色', '#1c1c1e'],
  灰: ['灰色', '#8c8f93'],
  棕: ['棕色', '#7a5234'],
}

/** 天空蓝, 薄荷绿: the hue after the thing. */
const HUES = '红橙橘黄金绿青蓝紫粉白黑灰银棕褐咖'
const SHADES =
  /^(?:大|深|浅|淡|亮|暗|鲜|艳|鲜艳|纯|正|嫩|粉|亮丽|莫兰迪|马卡龙|荧光|哑光|磨砂|金属|复古|高级)/

function findEntry(word: string): Colour | null {
  const bare = word.replace(/(?:的|色系?|颜色|调)+$/g, '')
  if (bare === '') return null
  for (const candidate of [bare, bare.replace(SHADES, '')]) {
    if (Object.hasOwn(BY_OBJECT, candidate)) {
      const isHue = HUES.includes(candidate.slice(-1))
      // 木 and 天空 are things, 木色 and 天空蓝 are colours
      if (isHue || candidate !== word) return BY_OBJECT[candidate] ?? null
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
