/** Hair and its colours → their words. */

/** 栗色头发, 酒红色长发: every pair. */
const dyedHair = (colour: string, words: string): Readonly<Record<string, string>> => ({
  [`haircolour:${colour}`]: words
    .split(' ')
    .flatMap((word) => '头发 的头发 发 发色'.split(' ').map((hair) => word + hair))
    .join(' '),
})

export const HAIR_TRAITS = {
  'hair:': '头发 发色 秀发 发 hair',
  'hair:long':
    '长发 长发披肩 披肩长发 长发垂肩 长发垂腰 齐腰长发 及肩长发 长头发 披肩发 披发 及腰长发 长发及腰 黑长直 long_hair',
  'hair:windy':
    '长发飘飘 长发飘逸 长发飞扬 长发飞舞 长发随风 发丝飘逸 发丝飘飘 发丝飞扬 发丝飘扬 发丝轻扬 发丝飞舞 秀发飘逸 秀发飞扬 头发飘逸 头发飘扬 头发飞扬 青丝飞扬 flowing_hair windblown_hair',
  'hair:short': '短发 中短发 短头发 齐耳短发 干练短发 short_hair',
  'hair:bob': '齐肩短发 齐肩发 及肩短发 齐肩 齐颈短发 波波头 学生头 蘑菇头 锅盖头 西瓜头 bob',
  'hair:wavy': '大波浪 波浪卷 长卷发 微卷 wavy_hair',
  'hair:curly': '卷发 卷毛 卷头发 自来卷 curly_hair',
  'hair:afro': '爆炸头 afro',
  'hair:ponytail': '马尾 高马尾 马尾辫 ponytail',
  'hair:low-ponytail': '低马尾',
  'hair:twin-tails': '双马尾 twintails twin_tails',
  'hair:braids': '麻花辫 双麻花辫 辫子 双辫 羊角辫 braids',
  'hair:braid': '侧辫 单边辫 鱼骨辫',
  'hair:buns': '双丸子头 哪吒头 双丸子 包子头 double_buns',
  'hair:bun': '丸子头 hair_bun',
  'hair:updo': '盘发 发髻 挽发 高髻 updo',
  'hair:bangs': '刘海 齐刘海 空气刘海 bangs',
  'hair:straight': '直发 直长发 straight_hair',
  ...{ 'hair:hime': '公主切 姬发', 'hair:parted': '中分' },
  'hair:side-part': '三七分 偏分 侧分',
  'hair:slick': '背头 大背头 油头',
  ...{ 'hair:spiky': '刺猬头 莫西干', 'hair:wolf': '狼尾 鲻鱼头' },
  'hair:buzz': '寸头 板寸 平头',
  'hair:bald': '光头 秃头 bald',
  'hair:balding': '地中海 谢顶',
  'hair:half': '半扎发 公主头 半披发',
  'hair:pixie': '超短发 精灵短发 pixie_cut',
  'haircolour:blonde': '金发 金色头发 金色长发 blonde',
  'haircolour:white': '白发 白色头发 白头发 white_hair',
  'haircolour:silver': '银发 银色头发 银白色头发 银色长发 silver_hair',
  'haircolour:black': '黑发 黑色头发 乌发 黑头发 black_hair',
  'haircolour:brown': '棕发 棕色头发 褐发 brown_hair',
  ...dyedHair('chestnut', '栗色 栗棕色 深栗色 栗子色'),
  ...dyedHair('light-chestnut', '浅栗色 浅棕色 浅褐色'),
  ...dyedHair('flaxen', '亚麻色 浅亚麻色 奶茶色 浅金色 亚麻'),
  ...dyedHair('tea', '茶色 茶棕色 焦糖色'),
  ...dyedHair('wine', '酒红色 酒红 暗红色 勃艮第'),
  'haircolour:red': '红发 红色头发 红头发 red_hair',
  'haircolour:orange': '橘发 橙色头发 橘色头发',
  'haircolour:pink': '粉发 粉色头发 粉红色头发 粉毛 粉色长发 pink_hair',
  'haircolour:blue': '蓝发 蓝色头发 蓝毛 蓝色长发 blue_hair',
  'haircolour:teal': '青发 青色头发',
  'haircolour:purple': '紫发 紫色头发 紫毛 purple_hair',
  'haircolour:green': '绿发 绿色头发 green_hair',
  'haircolour:grey': '灰发 灰色头发 奶奶灰 花白头发 花白',
}
