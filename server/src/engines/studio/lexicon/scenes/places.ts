import type { LexiconData } from '../format'

/** Scenes where people live, the sky at night, and no place at all. */
export const placeScenes: LexiconData = {
  'scene:village': `村庄 山村 村落 小镇 村 小村 渔村 乡村 村子 村舍 古镇 古村 农村 乡间 田园 乡野 山庄 人家 宏村 婺源 凤凰古城
    丽江 丽江古城 小城 老街 村口 故乡 家乡 乡下 农庄 农场 田家 白墙黛瓦 粉墙黛瓦 青砖黛瓦 徽派 徽派建筑 马头墙 童话小镇
    village hamlet countryside rural town small_town farm homestead fishing_village mountain_village pastoral
    hometown`,
  'scene:village mood:calm': `世外桃源 田园风光 鸡犬相闻 桃源 idyllic_village`,
  'scene:village subject:sakura season:spring': `桃花源 桃花村 杏花村`,
  'scene:city': `城市 都市 街道 街 街头 大街 城 高楼 摩天楼 摩天大楼 大厦 高楼大厦 楼群 天际线 市区 都会 街景 小巷 巷子 巷 胡同
    弄堂 马路 十字路口 上海 北京 外滩 东京 香港 重庆 纽约 巴黎 伦敦 威尼斯 店铺 商店 咖啡馆 咖啡店 书店 车站 地铁 广场
    集市 市集 街市 高楼林立 车水马龙 长街 楼宇 路灯 street city downtown metropolis skyline skyscraper urban alley
    tokyo new_york hong_kong shanghai paris london venice cafe shop road avenue boulevard cityscape tower_block
    rooftops town_square market streetlight street_lamp`,
  'scene:city time:night': `夜市 万家灯火 霓虹灯 不夜城 城市夜景 夜上海 灯火辉煌 city_lights night_market
    night_city city_at_night`,
  'scene:city time:night subject:lantern': `灯火阑珊 元宵 元宵节 灯会 上元节 lantern_festival`,
  'scene:city time:dusk': `华灯初上`,
  'scene:city weather:rain': `雨巷 雨街 rainy_street rainy_city`,
  'scene:city style:neon': `未来城市 科幻城市 未来都市 科幻 future_city futuristic_city futuristic`,
  'scene:garden': `花园 园林 庭院 院子 后院 小院 后花园 苏州园林 枯山水 日式庭院 假山 花坛 花圃 花丛 篱笆 公园 植物园 御花园
    拙政园 留园 颐和园 圆明园 大观园 院落 庭园 园子 四合院 garden courtyard park zen_garden japanese_garden
    flower_garden backyard patio flower_bed orchard botanical_garden`,
  'scene:garden framing:framed': `月洞门 月亮门 园门 moon_gate`,
  'scene:garden framing:path': `曲径通幽 花径 garden_path`,
  'scene:interior': `室内 房间 窗边 窗前 书房 窗 窗户 窗台 窗外 客厅 卧室 茶室 书桌 桌上 桌子 桌面 屋内 屋里 画室 厨房 壁炉 阁楼
    闺房 轩窗 西窗 书架 教室 图书馆 榻榻米 和室 禅房 interior room indoor study window windowsill desk
    table tabletop bedroom living_room kitchen fireplace studio_room library shelf tea_room indoors
    tatami`,
  'scene:interior time:night': `灯下 烛光 挑灯 烛火 蜡烛 candlelight candle lamplight`,
  'scene:interior mood:warm': `家 围炉 炉火 hearth home`,
  'scene:night-sky time:night light:stars': `星空 星河 银河 繁星 星夜 满天繁星 星海 漫天星辰 繁星满天 繁星点点 星云 宇宙 太空 流星
    流星雨 璀璨星河 北斗 北斗七星 牛郎织女 七夕 天河 星汉 星系 starry_sky starry_night milky_way galaxy
    night_full_of_stars starfield nebula cosmos universe outer_space shooting_star meteor meteor_shower
    constellation starlit`,
  'scene:night-sky time:night': `夜空 夜幕 天幕 苍穹 night_sky`,
  'scene:abstract': `抽象 抽象画 几何 几何图形 构成 抽象艺术 色块 线条 康定斯基 蒙德里安 图案 纹理 纹样 色彩构成 曲线 波普 意识流
    abstract geometric abstract_art geometry pattern composition kandinsky mondrian texture shapes bauhaus
    colour_field color_field`,
}
