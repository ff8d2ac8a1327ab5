/**
 * Parts of drawings that a viewer names → what they are called, the first word in sentences of the
 * app. The drawing of a part marks its forms (`named`), which makes it editable by that name.
 */

/** They can be left out, moved and resized: nothing lies open without them. */
const LOOSE = {
  // worn and held
  bow: '蝴蝶结 领结 头花 发结 蝴蝶领结 丝带 缎带',
  scarf: '围巾 围脖',
  hat: '帽子 帽',
  'hat-band': '帽带 帽子上的丝带 帽子的丝带 帽檐的丝带 丝带 飘带',
  bell: '铃铛 铃 项圈',
  crown: '皇冠 王冠 凤冠 头冠',
  wreath: '花环 花冠',
  flower: '小花 花 花朵 头上的花 头花',
  'hair-tie': '发绳 发圈 头绳 皮筋 丝带 发带 蝴蝶结',
  headband: '发箍 发带 头箍',
  hairpin: '发簪 簪子 步摇 发卡 发夹 头饰',
  glasses: '眼镜 墨镜',
  earrings: '耳环 耳坠 耳饰 耳钉',
  necklace: '项链 珠链 吊坠',
  headphones: '耳机',
  helmet: '头盔 头罩',
  mask: '口罩 面具 面罩',
  beard: '胡子 胡须',
  whiskers: '胡须 胡子',
  blush: '腮红 红晕 脸红',
  tongue: '舌头',
  tie: '领带',
  buttons: '扣子 纽扣 钮扣 纽子',
  badge: '徽章 胸针 校徽 胸章 名牌',
  belt: '腰带 皮带 带子',
  bag: '包 书包 背包 挎包 包包 手提包',
  fan: '扇子 团扇 折扇',
  bouquet: '花束 花 鲜花 捧花',
  book: '书 课本 书本',
  kite: '风筝',
  sword: '剑 宝剑',
  stick: '手杖 拐杖 棍子 法杖',
  guitar: '吉他',
  microphone: '话筒 麦克风',
  heart: '爱心 心',
  carrot: '胡萝卜',
  fish: '鱼 小鱼',
  umbrella: '伞 雨伞 阳伞 纸伞',
  apron: '围裙',
  cape: '披风 斗篷 披肩',
  easel: '画架 画板 画布',
  // laid on or near
  fries: '薯条',
  pearls: '珍珠 波霸',
  prawns: '虾 虾仁 大虾',
  straw: '吸管',
  spoon: '勺子 汤匙 勺 小勺',
  chopsticks: '筷子',
  candles: '蜡烛',
  strawberries: '草莓 水果',
  blueberries: '蓝莓 水果',
  cherry: '樱桃 车厘子',
  lemon: '柠檬 柠檬片',
  mint: '薄荷 薄荷叶',
  sprinkles: '糖粒 糖针 彩针 芝麻 糖屑',
  scallions: '葱花 葱 香菜 香葱',
  steam: '热气 蒸汽 烟 水汽',
  strings: '绳子 线 气球线 绳',
  label: '标签 商标 贴纸',
  // of the place
  disc: '圆 圆圈 圆形 大圆 圆盘 太阳 月亮',
  moon: '月亮 圆月 明月 满月 月 大月亮',
  sun: '太阳 日头 红日 日',
  stars: '星星 星 繁星 小星星',
  cloud: '云 云朵 白云 祥云',
  birds: '鸟 飞鸟 小鸟',
  snow: '雪花 雪 雪片',
  petals: '花瓣 落花 飘落的花瓣',
  curtain: '窗帘 帘子 纱帘 窗纱 帘',
  carpet: '地毯 毯子 地垫',
  cushion: '抱枕 靠垫 垫子 靠枕 坐垫',
  painting: '挂画 画 画框 装饰画 墙上的画 油画',
  clock: '钟 挂钟 时钟 闹钟',
  'floor-lamp': '落地灯 灯',
  greenery: '绿植 盆栽 植物 花盆',
  'tea-table': '茶几 桌子 小桌',
  flag: '旗子 旗 旗帜 小旗 国旗',
  chimney: '烟囱',
  pole: '竹竿 竿 船桨 桨',
  fence: '栅栏 篱笆 围栏 栏杆',
  bush: '灌木 灌木丛 草丛 小树丛',
  sign: '招牌 牌子 店招 门牌',
  lanterns: '灯笼 红灯笼',
  smoke: '烟 炊烟 烟雾',
  shade: '影子 阴影',
  grass: '草 小草 草丛',
  stones: '石头 石子 小石头 石块',
} as const

/** They change their colour and tone alone. */
const FIXED = {
  // people and clothes
  hair: '头发 发色 长发 短发',
  skin: '皮肤 肤色 脸',
  eyes: '眼睛 眼珠 瞳孔 眼球 眼珠子 眼眸',
  brows: '眉毛 眉',
  lips: '嘴唇 嘴 口红 嘴巴 唇 唇色',
  nose: '鼻子 鼻头',
  collar: '领子 衣领 领口',
  sleeves: '袖子 衣袖',
  clothes: '衣服 上衣 外套 衣裳 制服 袍子 长袍',
  skirt: '裙子 裙摆 裙',
  trousers: '裤子 裤',
  shoes: '鞋子 鞋 靴子',
  // animals
  ears: '耳朵 耳',
  'inner-ears': '耳朵内侧 耳朵里面 耳廓 内耳',
  tail: '尾巴 尾',
  fins: '鱼鳍 鳍 背鳍',
  wool: '羊毛 毛 卷毛',
  mane: '鬃毛 马鬃 鬃',
  horns: '角 鹿角 犄角 羊角 牛角',
  beak: '嘴 嘴巴 喙 鸟嘴 鸟喙',
  wings: '翅膀 翼 羽翼',
  feet: '脚 爪子 脚丫 爪 腿',
  hooves: '蹄子 马蹄 蹄',
  belly: '肚子 肚皮 白肚皮',
  crest: '鸡冠 冠子 冠羽 羽冠',
  stripes: '条纹 斑纹 花纹 纹路',
  spots: '斑点 花斑 斑纹',
  muzzle: '口鼻 嘴 嘴巴 脸',
  shell: '壳 龟壳 贝壳 外壳',
  feathers: '羽毛 尾羽',
  // plants
  blossoms: '花 花朵 花瓣 鲜花 花儿',
  'flower-centre': '花心 花蕊 花芯',
  leaves: '叶子 树叶 叶片 绿叶 叶 枝叶',
  stem: '茎 花茎 枝 杆子 花杆 枝干',
  trunk: '树干 树枝 枝条 枝丫 树杈',
  pot: '花盆 盆 盆子',
  vase: '花瓶 瓶子',
  fruit: '果子 果实',
  // buildings and rooms
  roof: '屋顶 房顶 瓦片 顶 塔顶 瓦',
  walls: '墙 墙壁 外墙 墙面 白墙 墙体',
  door: '门 大门 房门 木门',
  window: '窗户 窗子 窗 玻璃窗 窗',
  'window-frame': '窗框 窗格',
  steps: '台阶 楼梯 石阶',
  pillars: '柱子 廊柱 立柱',
  sofa: '沙发 长沙发',
  chair: '椅子 凳子 座椅',
  table: '桌子 桌面 餐桌 书桌',
  cabinet: '橱柜 柜子 柜门',
  fridge: '冰箱',
  counter: '吧台 柜台',
  'picnic-cloth': '野餐布 野餐垫 垫子 布',
  stall: '摊子 摊位 小摊',
  shelf: '书架 架子 置物架 柜子 书柜 橱柜',
  'lamp-foot': '灯座 底座 灯柱 灯杆',
  upholstery: '坐垫 靠背 布面 面料',
  'furniture-legs': '腿 椅子腿 沙发腿 椅腿 桌腿 脚',
  lampshade: '灯罩 灯',
  bed: '床',
  // vehicles
  saddle: '座椅 坐垫 车座 鞍座',
  wheels: '轮子 车轮 轮胎 轱辘',
  'car-window': '车窗 窗户 玻璃 车窗玻璃 挡风玻璃',
  lights: '车灯 大灯 灯',
  sail: '帆 船帆 白帆',
  hull: '船身 船体 船壳',
  mast: '桅杆',
  vanes: '叶片 扇叶 风叶 风车叶片 风车翅膀 翅膀',
  canopy: '船篷 篷 棚 雨棚 遮阳棚',
  basket: '吊篮 篮子',
  balloon: '气球 球囊',
  // food
  bowl: '碗 饭碗 大碗',
  pan: '锅 汤锅 砂锅',
  plate: '盘子 碟子 盘 碟 餐盘',
  cup: '杯子 杯 茶杯 咖啡杯 玻璃杯',
  saucer: '杯托 碟子 杯垫 托盘 茶托',
  drink: '饮料 咖啡 茶 茶水 奶茶 果汁 酒 水',
  foam: '奶泡 泡沫 奶盖 奶油',
  cream: '奶油 奶油层 鲜奶油',
  icing: '糖霜 糖衣 巧克力 淋面',
  cone: '甜筒 蛋筒 筒 脆筒',
  scoop: '冰淇淋球 球 雪糕 雪球',
  broth: '汤 汤底 汤汁 红汤 锅底',
  noodles: '面条 面',
  rice: '米饭 饭',
  egg: '鸡蛋 蛋 煎蛋 溏心蛋',
  nest: '鸟窝 巢 窝 鸟巢',
  meat: '肉 牛肉 肉片 肉饼',
  vegetables: '青菜 蔬菜 菜 菜叶',
  bun: '面包 面包片 面饼',
  cheese: '奶酪 芝士',
  lettuce: '生菜 菜叶',
  // products
  lid: '盖子 盖 锅盖 壶盖',
  cap: '瓶盖 盖子 盖',
  clasp: '搭扣 扣子 锁扣 金属扣',
  'camera-lens': '镜头',
  'headset-band': '头梁 头带',
  lenses: '镜片',
  handle: '把手 手柄 提手 柄',
  spout: '壶嘴',
  laces: '鞋带',
  sole: '鞋底',
  'shoe-tongue': '鞋舌',
  heel: '鞋跟 跟 高跟',
  strap: '表带 带子 肩带 背带',
  dial: '表盘 钟面 盘面',
  hands: '指针 表针 时针',
  screen: '屏幕 屏',
  cushions: '耳罩 耳垫',
  liquid: '香水 液体 里面的水',
  ball: '球 皮球 毛线球',
  case: '纸托 纸杯 杯子',
  box: '盒子 箱子 纸箱',
  quilt: '被子 毯子 毛毯 被窝',
  paper: '包装纸 包装 信纸 纸',
} as const

export const PARTS = { ...LOOSE, ...FIXED } as const
export type PartId = keyof typeof PARTS

export const isPartId = (word: string): word is PartId => Object.hasOwn(PARTS, word)
const NAMES: ReadonlySet<string> = new Set(Object.values(PARTS).flatMap((own) => own.split(' ')))

/** Whether a word names a part of some drawing, though this picture may have none. */
export const isPartName = (word: string): boolean => NAMES.has(word)

/** Whether it can be left out, moved and resized. */
export const isLoosePart = (part: PartId): boolean => Object.hasOwn(LOOSE, part)

interface Marked {
  readonly part?: PartId
}

/** Marks forms as a part; one that is marked already stays what it is. */
export function named<T extends Marked>(
  part: PartId,
  ...items: readonly (T | null | readonly T[])[]
): T[] {
  const all = items.flat().filter((item): item is T => item !== null)
  return all.map((item) => (item.part === undefined ? { ...item, part } : item))
}

/** The same for what is marked as another part, of which this one is made. */
export const asPart = <T extends Marked>(part: PartId, items: readonly T[]): T[] =>
  items.map((item) => ({ ...item, part }))
