import type { LexiconData } from './format'

/** Characters of hues. */
const HUES: LexiconData = {
  ...{ red: '红', orange: '橙 橘', gold: '黄', green: '绿', teal: '青', blue: '蓝' },
  ...{ purple: '紫', pink: '粉', brown: '棕 褐', grey: '灰' },
}

/** 浅黄色, 暗红; 浅色 and 深色 alone are no hue. */
export const shadedTints: LexiconData = {
  ...Object.fromEntries(
    Object.entries(HUES).map(([tint, hues]) => {
      const names = hues
        .split(' ')
        .flatMap((hue) => ['浅', '淡', '嫩', '深', '暗'].map((how) => how + hue))
      return [`tint:${tint}`, names.flatMap((name) => [name, `${name}色`]).join(' ')]
    }),
  ),
  'tint:white': '浅色 浅色系 淡色',
  'tint:black': '深色 深色系 暗色',
}

/** Colours: of the picture, or of the thing that follows. */
export const tints: LexiconData = {
  'tint:red': `玫红色 枣红 枣红色 砖红 砖红色 珊瑚红 铁锈红 血红色 火红色 鲜红色 金红色 酒红色 深红色 暗红色 朱红色 红色 赤色 绯红 朱红 红 赤 朱砂 胭脂 殷红 火红 鲜红 酒红 大红 深红 血红 中国红 嫣红 朱 通红 暖色 暖色调 玫红
    red crimson scarlet vermilion ruby maroon warm_colours warm_colors`,
  'tint:orange': `橙黄色 橘黄色 粉橙色 橙粉色 橙红色 橘红色 橙色 橘色 橘红 橙红 橙 橘 橘黄 橙黄 珊瑚色 orange coral_colour apricot peachy`,
  'tint:gold': `柠檬黄 柠檬黄色 姜黄 姜黄色 鹅黄色 明黄色 米黄色 土黄色 香槟色 玫瑰金 玫瑰金色 金 金色 金黄 黄色 琥珀 黄 明黄 鹅黄 金光 金灿灿 杏黄 金碧辉煌 藤黄 米黄 琥珀色 golden gold amber yellow honey
    lemon mustard ochre saffron`,
  'tint:green': `军绿 军绿色 祖母绿 祖母绿色 翠绿色 果绿 果绿色 抹茶色 橄榄色 墨绿色 深绿色 浅绿色 草绿色 薄荷绿色 绿色 翠绿 碧绿 青翠 绿 墨绿 草绿 苍翠 翠 葱绿 浅绿 深绿 豆绿 绿油油 葱茏 葱郁 郁郁葱葱 苍翠欲滴 绿意 绿意盎然 橄榄绿
    抹茶 牛油果绿 green emerald olive sage forest_green verdant lime leafy_green`,
  'tint:teal': `青绿 青色 碧色 水蓝 青 碧 青碧 湖蓝 天青 天青色 湖绿 孔雀蓝 孔雀绿 薄荷绿 蒂芙尼蓝 石绿 teal turquoise cyan aqua
    aquamarine mint sea_green jade_green`,
  'tint:blue': `藏青色 藏蓝 藏蓝色 宝石蓝 天空蓝 牛仔蓝 雾霾蓝色 浅蓝色 深蓝色 天蓝色 海军蓝 宝蓝色 靛蓝色 湖蓝色 蓝色 湛蓝 蔚蓝 深蓝 靛蓝 冷色 蓝 冷色调 宝蓝 天蓝 淡蓝 浅蓝 藏青 靛青 群青 海蓝 孔雀石蓝 克莱因蓝 普鲁士蓝 雾霾蓝
    莫兰迪蓝 幽蓝 冰蓝 石青 blue indigo azure navy cobalt sapphire cerulean sky_blue prussian_blue
    ultramarine cool_colours cool_colors`,
  'tint:purple': `香芋色 紫粉色 蓝紫色 紫蓝色 蓝紫 紫红色 深紫色 浅紫色 淡紫色 紫色 淡紫 紫 深紫 紫罗兰 绛紫 紫红 青莲 葡萄紫 香芋紫 丁香紫 藕荷色 purple violet lilac plum_colour
    magenta amethyst mauve`,
  'tint:pink': `粉紫色 豆沙色 浅粉色 粉红色 粉色 粉红 粉 桃红 粉嫩 粉紫 藕粉 樱粉 樱花粉 玫瑰色 桃色 浅粉 粉粉 pink rose rosy blush fuchsia`,
  'tint:brown': `卡其 驼色 奶茶色 巧克力色 栗色 古铜色 卡其色 深棕色 浅棕色 棕色 褐色 咖啡色 棕 褐 赭石 赭 深棕 茶色 土黄 大地色 焦糖 焦糖色 复古 怀旧 泛黄 老照片 古铜 brown sepia
    umber sienna tan vintage retro rust_coloured earthy`,
  'tint:white': `米白色 奶白 奶白色 纯白色 米色 奶油色 象牙白 象牙白色 白色 纯白 雪白 洁白 羊脂 羊脂白 白 素白 月白 乳白 银白 银色 米白 苍白 银 white ivory snow_white silver cream pearl`,
  'tint:black': `黑色 黑 乌黑 漆黑 玄色 玄 纯黑 墨黑 black jet_black ebony charcoal_black`,
  'tint:grey': `深灰色 浅灰色 银灰色 黑白 灰色 素色 单色 灰 灰白 青灰 银灰 深灰 浅灰 莫兰迪 莫兰迪色 莫兰迪色系 莫兰迪色调 莫兰迪配色 高级灰 低饱和 黑白灰 monochrome grey gray
    black_and_white greyscale grayscale muted desaturated ash_grey`,
}
