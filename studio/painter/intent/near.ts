import { sameKind } from './same-kind'

/** Things without a drawing → the nearest one that may be drawn. */
const ROWS: Readonly<Record<string, string>> = {
  狗: `哈士奇 柯基 泰迪 金毛 拉布拉多 边牧 边境牧羊犬 萨摩耶 博美 吉娃娃 斗牛犬 法斗 雪纳瑞 阿拉斯加 德牧 比熊 腊肠 腊肠犬 柴犬 秋田犬 狼狗 牧羊犬 husky corgi poodle labrador golden_retriever pug bulldog`,
  猫: `机器猫 哆啦a梦 龙猫 totoro 布偶 布偶猫 英短 美短 暹罗 暹罗猫 缅因 缅因猫 加菲 狸花 奶牛猫 三花猫 无毛猫 金渐层 银渐层 蓝猫 ragdoll siamese`,
  熊猫: `小熊猫 浣熊 red_panda raccoon`,
  狐狸: `狼 郊狼 豺 鬣狗 wolf coyote`,
  兔子: `仓鼠 豚鼠 龙猫鼠 松鼠 老鼠 刺猬 土拨鼠 hamster squirrel mouse hedgehog`,
  老虎: `狮子 豹 豹子 猎豹 雪豹 美洲豹 lion leopard cheetah`,
  鹿: `长颈鹿 羊 山羊 绵羊 羚羊 骆驼 羊驼 giraffe sheep goat antelope alpaca camel`,
  马: `牛 奶牛 水牛 大象 cow elephant`,
  仙鹤: `孔雀 天鹅 鸵鸟 企鹅 老鹰 鹰 猫头鹰 peacock penguin eagle`,
  龙: `恐龙 霸王龙 三角龙 翼龙 恐龙化石 蛇 鳄鱼 dinosaur t_rex trex snake crocodile`,
  锦鲤: `海豚 章鱼 螃蟹 龙虾 乌龟 海龟 海马 青蛙 dolphin octopus crab turtle frog`,
  蝴蝶: `蜜蜂 蜻蜓 瓢虫 蜗牛 萤火虫 bee dragonfly snail firefly`,
  牡丹: `玫瑰 郁金香 百合 菊花 兰花 绣球花 康乃馨 雏菊 月季 茉莉 rose tulip lily orchid daisy`,
  松树: `仙人掌 多肉 盆栽 榕树 棕榈树 椰树 cactus palm bonsai`,
  汽车: `轿车 跑车 卡车 货车 公交车 巴士 出租车 越野车 房车 警车 消防车 挖掘机 坦克 赛车 保时捷 法拉利 兰博基尼 特斯拉 奔驰 宝马 奥迪 劳斯莱斯 布加迪 ferrari porsche tesla lamborghini truck bus tank`,
  火车: `高铁 地铁 动车 轻轨 subway`,
  帆船: `轮船 邮轮 航母 潜艇 军舰 yacht submarine warship`,
  热气球: `飞机 直升机 战斗机 无人机 飞艇 滑翔伞 火箭 airplane helicopter drone plane`,
  机器人: `变形金刚 高达 机甲 擎天柱 大黄蜂 奥特曼 transformers gundam optimus_prime`,
  茶壶: `咖啡机 水壶 保温杯 马克杯 杯子 酒杯 kettle mug`,
  花瓶: `香水 口红 化妆品 护肤品 瓶子 酒瓶 雕塑 石膏像 perfume lipstick bottle`,
  台灯: `吊灯 路灯 电脑 手机 相机 耳机 音箱 computer phone camera headphones`,
  书: `杂志 信 日记 地图 magazine letter map`,
  苹果: `香蕉 草莓 西瓜 樱桃 桃子 柠檬 荔枝 榴莲 火龙果 banana strawberry watermelon cherry peach lemon`,
  灯笼: `对联 春联 中国结`,
  故宫: `布达拉宫 颐和园 万神殿 白宫 卢浮宫 凡尔赛宫 白金汉宫 圆明园 大明宫`,
  古塔: `东方明珠 金字塔 兵马俑 比萨斜塔 大本钟 泰姬陵 悉尼歌剧院 eiffel_tower pyramid great_wall`,
  用电脑的男孩: `电竞 游戏 电子竞技`,
  公交车: `公交站 公交站台 公交车站`,
  天坛: `鸟巢 水立方 天安门 北京鸟巢 国家大剧院`,
  城市天际线: `莫斯科 芝加哥 柏林 罗马 悉尼 东京都厅 日本东京都厅 上海环球金融中心 金茂大厦 上海中心 台北101 101大楼`,
  戴面具的女孩: `面具`,
  城堡: `豪宅 机场 博物馆`,
  海报: `宣传单 传单 易拉宝 展板 横幅 画册 折页 名片 菜单 包装 包装盒 ppt 网页 界面 ui 简历 flyer brochure menu packaging website`,
  女孩: `艾莎 爱莎 白雪公主 灰姑娘 初音未来 初音 美少女战士 千寻 阿尼亚 芙莉莲 林黛玉 蒙娜丽莎 迪丽热巴 刘亦菲 杨幂 赵丽颖 泰勒斯威夫特 elsa taylor_swift mona_lisa emma_watson`,
  男人: `特朗普 川普 拜登 奥巴马 普京 马斯克 乔布斯 马云 雷军 周杰伦 成龙 李小龙 周星驰 梅西 c罗 科比 姚明 爱因斯坦 鲁迅 trump elon_musk obama einstein messi`,
  小熊: `维尼熊 小熊维尼 熊大 熊二 线条小狗 paddington`,
  仓鼠: `皮卡丘`,
  老鼠: `米老鼠 米奇 杰瑞`,
  剑客: `西门吹雪 楚留香 令狐冲 乔峰 杨过 叶孤城`,
  小怪兽: `史迪奇 宝可梦 妙蛙种子 杰尼龟 小火龙 哥斯拉`,
  小猪: `小猪佩奇 佩奇 peppa_pig`,
  绵羊: `喜羊羊 美羊羊 懒羊羊 沸羊羊`,
  雪人: `雪王`,
  动漫女孩: `可莉 胡桃 雷电将军 刻晴 祢豆子 甘雨 神里绫华 樱桃小丸子`,
  动漫男孩: `路飞 索隆 鸣人 佐助 炭治郎 五条悟 利威尔 柯南 蜡笔小新 樱木花道 钟离`,
  热带鱼: `派大星 海绵宝宝 章鱼哥 尼莫 spongebob patrick`,
  孙悟空: `白骨精 牛魔王 猪八戒 沙僧 唐僧 二郎神 杨戬`,
}

/** A word without a drawing → the word to try in its place. */
export const NEAR: ReadonlyMap<string, string> = new Map(
  Object.entries(ROWS).flatMap(([near, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word.replaceAll('_', ' '), near] as const),
  ),
)

/** 喀纳斯湖: a place of nature by a name of its own is the place. */
const PLACE = /(湖|江|河|山|林|岛|海|村|镇|桥|寺|塔)$/

/** The nearest word that may be drawn instead; null when nothing is near. */
export function findNearThing(word: string): string | null {
  const listed = NEAR.get(word)
  if (listed) return listed
  return PLACE.test(word) ? word.slice(-1) : (sameKind(word)?.[0] ?? null)
}
