/**
 * Words that name one thing and only choose its scene, style or mood: what they name is no part of a
 * composition, so that they are not reported as seen.
 */
const WORDS = `地铁 车站 广场 壁炉 炉火 茶香 拼贴 书法 窗花 折纸 皮影 笔墨纸砚 文房四宝 砚台 毛笔 宣纸 桌子 桌面
  桌上 霓虹灯 霓虹灯光 路灯 马路 画框 边框 窗框 拱门 楼梯 台阶 石阶 阶梯 栈道 办公室 厨房 卧室
  阁楼 教室 工位 黄叶 霜叶 银杏叶 龙宫 水族馆 商场 购物中心 酒店 列车 线条 书页 明信片 背影 魔法 人群 人影 subway metro fireplace calligraphy collage`

export const HINTS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
