import type { LexiconData } from '../format'

/** Scenes where people live, the sky at night, and no place at all. */
export const placeScenes: LexiconData = {
  'scene:village': `民居 白墙黑瓦 村庄 小村庄 山村 村落 小镇 村 小村 乡村 村子 村舍 古镇 古村 农村 乡间 田园 乡野 山庄 人家 宏村 婺源 丽江 小城 村口
    故乡 家乡 乡下 农庄 农场 田家 白墙黛瓦 粉墙黛瓦 青砖黛瓦 徽派 徽派建筑 马头墙 童话小镇 village hamlet countryside rural town
    small_town farm homestead mountain_village pastoral hometown`,
  'scene:village mood:calm': `世外桃源 田园风光 鸡犬相闻 桃源 idyllic_village`,
  'scene:village subject:sakura season:spring': `桃花源 桃花村 杏花村`,
  'scene:city': `城市 都市 城 市区 都会 上海 北京 东京 香港 重庆 纽约 巴黎 伦敦 车站 地铁 广场 city downtown metropolis urban
    tokyo new_york hong_kong shanghai paris london town_square`,
  'scene:city time:night': `万家灯火 不夜城 城市夜景 夜上海 灯火辉煌 city_lights night_city city_at_night`,
  'scene:city time:night subject:lantern': `灯火阑珊`,
  'scene:city time:night motif:old-street motif:market subject:lantern': `元宵 元宵节 灯会 花灯会 元宵灯会 上元节 上元灯会 上元夜 lantern_festival`,
  'scene:city time:dusk': `华灯初上`,
  'scene:city weather:rain': `rainy_city`,
  'scene:city style:neon': `未来城市 未来的城市 科幻城市 未来都市 未来感城市 未来感的城市 未来主义城市 未来主义的城市 未来感都市 未来主义都市 科幻 future_city futuristic_city futuristic`,
  'scene:garden motif:pond subject:pavilion': `园林 苏州园林 江南园林 中国园林 中式园林 古典园林 中国古典园林 古代园林 古风园林 御花园 拙政园 留园 颐和园 圆明园 大观园 chinese_garden`,
  'scene:garden': `花园 庭院 后院 后花园 日式庭院 假山 植物园 院落 庭园 园子 四合院
    garden courtyard japanese_garden backyard patio orchard botanical_garden`,
  'scene:garden framing:path': `曲径通幽 花径 garden_path`,
  'scene:interior': `室内 室内环境 室内场景 居家环境 家里 房间 窗 客厅 卧室 桌上 桌子 桌面 屋内 屋里 屋子里 一间屋子 空屋子 安静的屋子 小房间 画室 厨房 壁炉 阁楼 闺房 西窗 教室 interior
    room indoor window table tabletop bedroom living_room kitchen fireplace
    studio_room indoors`,
  'scene:interior mood:warm': `家 围炉 炉火 hearth home`,
  'scene:night-sky time:night light:stars': `星空 繁星 星夜 满天繁星 星海 漫天星辰 繁星满天 繁星点点 北斗 北斗七星 牛郎织女 七夕 星系 starry_sky starry_night galaxy
    night_full_of_stars starfield
    constellation starlit`,
  'scene:night-sky motif:deep-space time:night light:stars': `宇宙 太空 外太空 星云 深空 宇宙深处 nebula cosmos universe outer_space deep_space`,
  'scene:mountains subject:castle time:night light:stars mood:dreamy': `魔法世界 魔幻世界 奇幻世界 童话世界 幻想世界 梦幻世界
    魔法王国 童话王国 魔法大陆 fairy_tale_world magic_world`,
  'scene:night-sky time:night': `夜空 夜幕 天幕 苍穹 night_sky`,
  'scene:abstract': `抽象 抽象画 几何 几何图形 构成 抽象艺术 色块 线条 康定斯基 蒙德里安 图案 纹理 纹样 色彩构成 曲线 波普 意识流
    abstract geometric abstract_art geometry pattern composition kandinsky mondrian texture shapes bauhaus
    colour_field color_field`,
  'scene:grassland scene:mountains motif:terraces': `梯田 哈尼梯田 龙脊梯田 元阳梯田 层层梯田 高山梯田 terraced_fields rice_terraces
    terraced_rice_fields terraced_hills`,
  'scene:city motif:skyline': `高层建筑 现代建筑群 建筑群 办公大楼 商业大楼 现代大楼 天际线 城市天际线 摩天楼 摩天大楼 大厦 高楼 高楼大厦 楼群 高楼林立 楼宇 陆家嘴 skyline skyscraper
    cityscape tower_block city_skyline high-rise`,
  'scene:cloud-sea scene:city motif:cloud-city': `云端城市 云端都市 云上城市 云上都市 云中城市 云海城市 云海上的城市 云海之上的城市 漂浮在云海上的城市 漂浮在云海之上的城市 漂浮在云端的城市 漂浮在云层之上的城市 悬浮在云海上的城市 悬浮在云海之上的城市 悬浮在云端的城市 city_above_the_clouds city_in_the_clouds`,
  'scene:city motif:street': `街道 街 街头 大街 街景 街角 马路 店铺 商店 车水马龙 路灯 street road
    avenue boulevard shop market streetlight street_lamp town_street shopping_street`,
  'scene:city motif:old-street': `长街 小巷 巷子 巷 胡同 弄堂 老街 古街 石板街 青石板街 青石板主街 巷口 深巷 汴京 汴梁 北宋汴京 东京汴梁 长安 长安城 老北京 古代街道 古代的街道 古代城市 古代的城市 古城街道 古镇街道 古城 古城区 老城 老城区 丽江古城 凤凰古城 大理古城 平遥古城 alley alleyway old_street
    cobbled_street backstreet`,
  'scene:city time:night motif:market': `夜市 night_market`,
  'scene:city motif:market': `街头市场 街边市场 露天市场 街头集市 集市 市集 街市`,
  'scene:city motif:old-street motif:market': `古代街市 古代的街市 古代集市 古代的集市 古代市集 古风集市 古风街市 古街集市 古镇集市 清明上河图 庙会 春节庙会 新春庙会`,
  'scene:city time:night motif:old-street motif:market': `古代夜市 古镇夜市 古街夜市 古风夜市 汴京夜市 北宋汴京夜市 长安夜市`,
  'scene:city motif:crossing': `十字路口 斑马线 人行横道 涩谷 涉谷 涩谷十字路口 涉谷十字路口 东京十字路口 shibuya a_crossing the_crossing road_crossing street_crossing zebra_crossing pedestrian_crossing busy_crossing shibuya_crossing crosswalk`,
  'motif:old-street': `青石板 青石板路 石板主街`,
  'scene:city time:night motif:street motif:neon-signs': `霓虹灯 霓虹灯光 霓虹灯光效 港式招牌 港式招牌字 港式霓虹 港式霓虹招牌 霓虹招牌 霓虹灯牌 霓虹灯招牌 霓虹广告牌 neon_signs`,
  'scene:city time:night motif:street motif:neon-signs style:neon': `霓虹街道 霓虹街头 霓虹街区 霓虹大街 霓虹街景 霓虹街角 霓虹都市 霓虹城市 霓虹夜景 霓虹闪烁 霓虹闪耀 neon_street neon_city`,
  'scene:city time:night motif:old-street motif:neon-signs style:neon': `霓虹老街 霓虹小巷 霓虹巷子 霓虹街巷 neon_alley`,
  'scene:city time:night motif:traffic': `车流 车流灯光 车流光轨 车流光影 车流长曝光 车流轨迹 车灯轨迹 车流夜景 城市车流 light_trails traffic_trails`,
  'scene:city weather:rain motif:old-street': `雨巷`,
  'scene:city weather:rain motif:street': `雨街 rainy_street`,
  'scene:city motif:waterfront': `外滩 维多利亚港 江边城市 the_bund waterfront`,
  'scene:city motif:roofs': `屋顶群 连片屋顶 古镇屋顶 天台 rooftops rooftop roof`,
  'scene:garden framing:framed motif:moon-gate': `月洞门 月亮门 园门 moon_gate moongate`,
  'scene:garden motif:pond subject:koi': `锦鲤池 鱼池 koi_pond fish_pond`,
  'scene:garden motif:pond': `荷花池畔 水榭楼台 garden_pond`,
  'scene:garden motif:corridor': `回廊 长廊 游廊 走廊 廊下 corridor covered_walkway veranda`,
  'scene:garden motif:rock-garden': `枯山水 zen_garden rock_garden dry_garden`,
  'scene:garden motif:flower-bed': `公园 park 花坛 花圃 花丛 篱笆 flower_garden flower_bed cottage_garden`,
  'scene:village motif:harbour': `渔村 fishing_village`,
  'scene:interior motif:windowsill': `窗台 窗边 窗前 窗户 窗外 windowsill window_sill`,
  'scene:interior motif:round-window': `圆窗 轩窗 round_window`,
  'scene:interior motif:desk': `书桌 办公桌 电脑桌 写字台 案头 画案 办公室 工位 写字间 office desk writing_desk`,
  'scene:interior motif:tea-room': `茶室 榻榻米 和室 禅房 tea_room tatami`,
  'scene:interior motif:shelf': `书架上 书架里 书柜上 书柜里 架子上 on_the_bookshelf`,
  'scene:interior motif:bookshelf': `书房 书架 图书馆 书店 study library shelf bookshelf bookstore
    bookshop`,
  'scene:interior motif:café': `咖啡馆 咖啡店 咖啡厅 cafe café coffee_shop`,
  'scene:interior time:night subject:books': `灯下 烛光 挑灯 烛火 蜡烛 candlelight candle lamplight
    candles`,
}
