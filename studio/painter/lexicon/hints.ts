/**
 * Words that name one thing and only choose its scene, style or mood: what they name is no part of a
 * composition, so that they are not reported as seen.
 */
const WORDS = `元宵 元宵节 灯会 上元节 地铁 车站 广场 壁炉 炉火 茶香 拼贴 书法 窗花 折纸 皮影 笔墨纸砚 文房四宝 砚台 毛笔 宣纸 桌子 桌面
  桌上 霓虹灯 霓虹灯光 路灯 马路 画框 边框 窗框 拱门 楼梯 台阶 石阶 阶梯 栈道 办公室 厨房 卧室
  阁楼 教室 工位 黄叶 霜叶 银杏叶 龙宫 水族馆 商场 购物中心 酒店 列车 线条 书页 明信片 背影 魔法 人群 人影 subway metro fireplace calligraphy collage`

export const HINTS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))

/**
 * Words for one place, part or kind of what is drawn for them: any city for 北京, a forest for 雨林, a
 * garden for 植物园. They choose the scene, and are reported as left out.
 */
const NARROWER = `迪拜 曼哈顿 深圳 上海 北京 东京 香港 重庆 纽约 巴黎 伦敦 夜上海 陆家嘴 维多利亚港 涩谷 涉谷 涩谷十字路口
  涉谷十字路口 东京十字路口 三亚 鼓浪屿 青岛 夏威夷 马尔代夫 爱琴海 地中海 加勒比海 北海 敦煌 丝绸之路 丝路 楼兰 撒哈拉
  捷运 矿山 雨林 热带雨林 丛林 丛林环境 原始丛林 灌木丛 果林 杉林 阔叶林 植物园 四合院 圆明园 颐和园 拙政园 留园
  御花园 大观园 麦田 稻田 田 田里 田间 田地 阡陌 高原 青藏高原 香格里拉 草甸 盐碱地 冰山 北极 南极 极地 西伯利亚
  深海遗迹 海洋世界 港口 海港 渔港 码头 港湾 水库 水渠 水池 鱼塘 护城河 运河 山脚 山下 山腰 山坡 山头
  主峰 火山口 商业街 步行街 店铺 商店 酒吧街 美食街 小吃街 店面 市中心 居民楼 家 家里 居家环境 客厅 画室 闺房 西窗
  办公桌 电脑桌 农场 农庄 岩石 大岩石 石头 巨石 乱石 奇石 石 礁石 科幻 科幻城市 未来城市 未来的城市
  未来都市 未来感城市 未来感的城市 未来主义城市 未来主义的城市 未来感都市 未来主义都市 神奈川 神奈川冲浪 哪吒闹海 雪国列车
  小丑鱼 神仙鱼 沙丁鱼
  苗寨 侗寨 千户苗寨 宽银幕 广角 动感 点彩 点彩派 祥云 炊烟 袅袅炊烟`

export const NARROWER_WORDS: ReadonlySet<string> = new Set(NARROWER.trim().split(/\s+/))

/** Words of traits whose drawing shows something else: 嘟嘴 is a sad mouth, 商店 what is sold there. */
const UNSHOWN = '踩水坑 踩水 水坑 嘟嘴 嘟着嘴 撅嘴 撅着嘴 噘嘴 噘着嘴 商店 门店 品牌 店铺 书写'

export const UNSHOWN_WORDS: ReadonlySet<string> = new Set(UNSHOWN.split(' '))
