import type { LexiconData } from './format'

/** Scenes of mountains, woods and plains. */
export const landScenes: LexiconData = {
  'scene:mountains': `山 山地 高山 山峰 远山 山谷 青山 山间 山中 山林 千山 山峦 奇峰 峰 山岭 崇山峻岭 山川 山脚 山腰 山下
    山坡 山头 山岗 山丘 丘陵 山麓 峰峦 峻岭 岭 岳 山色 山岚 山景 名山 仙山 昆仑 昆仑山 五岳 庐山 峨眉 峨眉山 武当山 秦岭 太行山
    天山 山野 空山 大山 三山五岳 落基山 比利牛斯山 mountain mount valley peak hill mountaintop summit ridge
    highlands foothills hillside mountainside`,
  'scene:mountains motif:summit': `山顶 山顶上 山巅 山巅上 山巅之上 山之巅 群山之巅 高山之巅 峰顶 峰巅 悬崖上 悬崖之上 悬崖顶 悬崖之巅 悬崖顶端`,
  'scene:mountains scene:lake': `山水 山水风景 青山绿水 landscape_of_mountains_and_water`,
  'motif:range': `连绵 绵延 绵延不绝 连绵不断 连绵不绝`,
  'scene:mountains motif:range': `群山 群峰 山脉 层峦 万山 万重山 叠嶂 层峦叠嶂 重峦叠嶂 连绵山峰 连绵群山 连绵群峰 连绵的山峰 连绵的群山 群山连绵 山峦连绵
    mountain_range mountain_ranges mountain_peaks`,
  'scene:mountains landform:cone': `富士山 富士 富士山火山 火山口 死火山 休眠火山 雪山火山 火山石 火山岩 火山温泉 乞力马扎罗 mount_fuji fuji mt_fuji`,
  'scene:mountains landform:cone motif:volcano': `火山 活火山 火山爆发 火山喷发 喷发的火山 爆发的火山 火山岩浆 岩浆流淌 岩浆喷涌 岩浆流下 熔岩流 volcano volcanic`,
  'scene:mountains landform:karst': `喀斯特 喀斯特地貌 桂林 阳朔 张家界 武陵源 石林 峰林 天门山 guilin zhangjiajie karst karst_hill
    limestone_tower`,
  'scene:mountains landform:bluff': `黄山 华山 泰山 峭壁 悬崖峭壁 绝壁 石壁 断壁 衡山 雁荡山 bluff crag`,
  'landform:bluff': `岩石 石头 巨石 石 岩 岩壁 乱石 奇石 rock rocky boulder stone stony`,
  'scene:mountains landform:alpine': `阿尔卑斯 阿尔卑斯山 喜马拉雅 珠穆朗玛 珠峰 alps alpine himalaya everest dolomites`,
  'scene:mountains weather:fog': `云山 云雾山 雾山 misty_mountain foggy_mountain`,
  'scene:mountains scene:desert motif:mesas': `丹霞 丹霞山 戈壁山`,
  'scene:cloud-sea': `云海 云海上 云海中 云朵之上 云端之上 云端上 云层之上 云层上 云海之上 云上 云端 天际 九霄 云霄 云中 云巅 天宫 天上人间 仙境 修仙 仙侠 瑶池 天境 云深处 仙宫 仙界 云间
    sea_of_clouds above_the_clouds cloud_sea heavens fairyland wonderland`,
  'scene:forest': `森林 树林 林间 林 丛林 密林 深林 雨林 热带雨林 林海 松林 林中 山林间 林子 树丛 林荫 杉林 林地 原始森林 绿林 林木 forest
    woods woodland jungle rainforest grove pine_forest thicket deep_woods taiga`,
  'scene:forest mood:mysterious': `迷雾森林 黑森林 魔法森林 精灵森林 幽林 enchanted_forest dark_forest magic_forest`,
  'scene:forest season:autumn': `秋林 红叶林 秋天的树林 秋日森林 秋日树林 autumn_forest`,
  'scene:forest season:autumn subject:maple': `枫林 枫树林 红枫林 枫叶林 maple_forest`,
  'scene:forest weather:snow season:winter': `林海雪原 雪林 snowy_forest winter_forest`,
  'scene:bamboo-grove': `竹林 竹海 竹径 竹林深处 幽篁 竹园 竹林小径 bamboo_grove bamboo_forest`,
  'scene:desert': `沙漠 大漠 荒漠 沙海 黄沙 瀚海 流沙 沙地 撒哈拉 敦煌 鸣沙山 丝绸之路 丝路 楼兰 塔克拉玛干 desert sahara
    sandy arid wadi`,
  'scene:desert motif:dunes': `沙丘 沙山 沙丘曲线 沙丘线条 沙脊 dune dunes sand_dune sand_dunes`,
  'scene:desert weather:wind': `沙尘 沙尘暴 沙暴 飞沙 飞沙走石 sandstorm`,
  'scene:grassland': `草原 草地 田野 大草原 原野 旷野 牧场 草坪 草坡 麦田 稻田 田 田里 田间 田地 青草 绿草 绿茵 芳草 草甸 野草 平原 呼伦贝尔 那拉提 牧野 绿野 荒野
    阡陌 grassland meadow prairie field pasture wheat_field steppe savanna savannah plains grass
    rice_field farmland lawn heath moor`,
  'scene:grassland weather:wind': `风吹麦浪 麦浪 草浪 windswept`,
  'scene:grassland scene:mountains': `高原 青藏高原 香格里拉 plateau highland_meadow`,
  'scene:snow-field': `雪原 雪野 雪地 冰原 冰川 北极 南极 极地 冰雪世界 冰雪 冻土 雪国 冰山 西伯利亚 snow_field snowfield tundra
    glacier ice icy arctic antarctica frozen iceberg polar winter_wonderland`,
  'scene:snow-field season:winter motif:rime': `雾凇 树挂 雾凇景观 雾凇奇观 雾凇树 雾凇岛 吉林雾凇 冰晶挂满枝头 hoarfrost rime_ice`,
  'scene:snow-field season:winter weather:snow': `冰天雪地 银装素裹 千里冰封 万里雪飘 北国风光 雪乡 雪国列车`,
  'scene:grassland scene:mountains motif:terraces': `茶园 茶山 tea_plantation tea_garden tea_field`,
  'scene:grassland motif:flower-field': `花田 花海 油菜花田 油菜花 薰衣草田 薰衣草 郁金香田 野花遍地 野花 lavender_field
    flower_field field_of_flowers wildflower_meadow lavender`,
  'motif:road': `公路 高速公路 柏油路 沥青路 柏油公路 乡间公路 国道 66号公路 highway asphalt_road country_road`,
  'scene:mountains motif:road': `盘山公路 盘山路 山间公路 山区公路 mountain_road`,
  'scene:desert motif:road': `沙漠公路 戈壁公路 desert_road`,
  'scene:forest motif:road': `林间公路 森林公路 forest_road`,
  'scene:grassland motif:road': `草原公路 乡村公路 田间公路`,
  'scene:desert motif:oasis': `绿洲 月牙泉 oasis`,
  'scene:desert motif:mesas': `戈壁 雅丹 雅丹地貌 丹霞地貌 魔鬼城 戈壁滩 mesa butte badlands red_rocks grand_canyon
    monument_valley`,
  'scene:forest motif:birches': `白桦林 白桦 白桦树 birch_forest birch birches`,
  'scene:forest motif:clearing': `绿树环绕 树木环绕 大树环绕 绿树掩映 树林环绕 森林环绕 绿荫环绕 林间空地 glade clearing`,
  'scene:snow-field motif:frozen-lake': `冰湖 冰面 冰河 frozen_lake`,
  'scene:mountains season:winter motif:range': `群雪山 雪峰群 雪山群峰 连绵雪山 连绵雪峰 连绵的雪山 连绵的雪峰 雪山连绵 雪峰连绵 雪山山脉 雪山群 snowy_mountains snow_mountains
    snow_capped_mountains snowy_peaks snow_capped_peaks`,
  'scene:mountains season:winter': `雪山 雪峰 玉龙雪山 冈仁波齐 雪岭 梅里雪山 snowy_mountain snow_mountain snow_capped_mountain
    snowy_peak snow_capped_peak`,
}

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
  'scene:city motif:old-street': `古镇石板路 古镇的石板路 古镇老街 长街 小巷 巷子 巷 胡同 弄堂 老街 古街 石板街 青石板街 青石板主街 巷口 深巷 汴京 汴梁 北宋汴京 东京汴梁 长安 长安城 老北京 古代街道 古代的街道 古代城市 古代的城市 古城街道 古镇街道 古城 古城区 老城 老城区 丽江古城 凤凰古城 大理古城 平遥古城 alley alleyway old_street
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

/** Scenes of water. */
export const waterScenes: LexiconData = {
  'scene:sea': `海 大海 海上 海面 海洋 海水 沧海 东海 南海 碧海 北海 海中 公海 远海 汪洋 大洋 海天 海平面 海域 太平洋
    大西洋 波浪 爱琴海 地中海 海景 出海 海浪 浪花 浪 wave waves sea ocean seascape open_sea high_seas`,
  'scene:sea weather:storm': `波涛 巨浪 大浪 惊涛 惊涛骇浪 巨浪滔天 狂澜 海啸 波涛汹涌 汹涌 怒涛
    浪涛 乘风破浪 神奈川冲浪 神奈川 great_wave rough_sea stormy_sea big_wave tsunami`,
  'scene:sea landform:islands': `岛 岛屿 小岛 海岛 孤岛 群岛 列岛 荒岛 蓬莱 仙岛 island archipelago islet`,
  'scene:sea landform:cliff': `海崖 海角 岬角 天涯海角 cape headland sea_cliff`,
  'scene:coast motif:beach': `海滩 沙滩 沙滩上 海滩上 金色沙滩 白沙滩 beach sandy_beach`,
  'scene:coast': `热带地区 热带风光 热带风情 热带景观 海岸 海滨 海边 海岸线 滨海 浅滩 滩涂 港湾 港口 海港 渔港 码头 堤岸 岸边 海风 潮汐 涨潮 退潮 潮水 潮 三亚 鼓浪屿 青岛
    夏威夷 马尔代夫 coast seashore seaside shore harbour harbor port coastline rocky_coast tide
    pier jetty wharf`,
  'scene:coast landform:cliff': `cliffs`,
  'scene:lake': `临水 临水而建 依水而建 傍水而建 滨水 有山有水 依山傍水 青山绿水间 湖 湖泊 湖面 湖水 湖边 湖畔 湖上 湖光 西湖 水面 水边 湖心 潭 深潭 碧潭 湖岸 湖区 镜湖 太湖 洞庭湖 洞庭 洱海 青海湖 天池 喀纳斯 千岛湖
    鄱阳湖 泸沽湖 碧波 碧水 湖景 lake lakeside lakeshore mere tarn still_water calm_water`,
  'scene:lake scene:mountains': `湖光山色 江山 山清水秀 山明水秀 绿水青山 山光水色 高山湖泊 mountain_lake
    alpine_lake`,
  'scene:lake landform:karst': `漓江 漓江山水 桂林山水 甲天下`,
  'scene:river': `河 河流 海河 海河边 海河畔 嘉陵江 松花江 黄浦江 闽江 赣江 汉江 小河 江 江面 江上 江边 江水 河边 大江 春江 寒江 河畔 黄河 河水 河岸 江畔 江岸 流水 河谷 江河 江心 江中 秦淮河 珠江 湘江
    富春江 钱塘江 塞纳河 渡口 野渡 古渡 river riverside riverbank rapids ford`,
  'scene:river landform:bluff': `长江`,
  'scene:river scene:mountains': `高山流水 山河 江山如画`,
  'scene:river scene:village': `江南 苏州`,
  'scene:river weather:rain weather:fog': `江南烟雨 烟雨江南`,
  'scene:waterfall': `瀑布 大瀑布 瀑 飞泉 waterfall falls`,
  'scene:underwater': `海底 水下 深海 海底世界 潜水 水底 海洋世界 龙宫 水族馆 水中世界 underwater deep_sea undersea seabed
    ocean_floor aquarium diving`,
  'scene:lake motif:pond': `池塘 池 水塘 池水 池边 池畔 小池塘 pond`,
  'scene:coast motif:cliff': `礁石 礁石海岸 岩石海岸`,
  'motif:cliff': `悬崖 山崖 cliff precipice clifftop`,
  'scene:coast motif:cliff landform:cliff': `断崖 海蚀崖 coastal_cliff sea_cliffs`,
  'scene:coast motif:road': `海边公路 海滨公路 沿海公路 滨海公路 环海公路 海岸公路 环岛公路 海边的公路 coastal_road coastal_highway`,
  'scene:coast motif:bay': `海湾 bay lagoon cove`,
  'motif:gorge landform:bluff': `峡谷 大峡谷 canyon gorge ravine`,
  'scene:river motif:gorge landform:bluff': `三峡 长江三峡 江峡 巫山 瞿塘峡 夔门 巫峡 river_gorge`,
  'scene:river motif:meander': `河湾 九曲 river_bend winding_river`,
  'scene:river motif:brook': `小溪 溪 溪流 溪边 溪水 山溪 溪涧 山涧 涧 清泉 泉水 山泉 泉 清溪 溪畔 stream creek brook
    rivulet brooklet mountain_stream`,
  'scene:river scene:village motif:canal': `水乡 江南水乡 周庄 乌镇 西塘 同里 绍兴 运河 water_town canal_town
    canal`,
  'scene:underwater motif:reef': `珊瑚 珊瑚礁 coral coral_reef reef`,
  'scene:underwater motif:kelp': `海草 海藻 kelp seaweed kelp_forest`,
  'scene:waterfall motif:single-fall': `飞瀑 飞流 一线瀑布 庐山瀑布`,
  'scene:waterfall motif:broad-fall': `黄果树瀑布 壶口瀑布 水帘 尼亚加拉瀑布 cataract niagara niagara_falls`,
  'scene:waterfall motif:tiered-fall': `多层瀑布 多级瀑布 层层瀑布 三叠瀑布 叠瀑 九寨沟 cascade`,
}
