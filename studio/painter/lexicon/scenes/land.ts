import type { LexiconData } from '../format'

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
