import type { LexiconData } from '../format'

/** Scenes of water. */
export const waterScenes: LexiconData = {
  'scene:sea': `海 大海 海上 海面 海洋 海水 沧海 东海 南海 碧海 北海 海中 公海 远海 汪洋 大洋 海天 海平面 海域 太平洋
    大西洋 波浪 爱琴海 地中海 海景 出海 海浪 浪花 浪 wave waves sea ocean seascape open_sea high_seas`,
  'scene:sea weather:storm': `波涛 巨浪 大浪 惊涛 惊涛骇浪 巨浪滔天 狂澜 海啸 波涛汹涌 汹涌 怒涛
    浪涛 乘风破浪 神奈川冲浪 神奈川 great_wave rough_sea stormy_sea big_wave tsunami`,
  'scene:sea landform:islands': `岛 岛屿 小岛 海岛 孤岛 群岛 列岛 荒岛 蓬莱 仙岛 island archipelago islet`,
  'scene:sea landform:cliff': `海崖 海角 岬角 天涯海角 cape headland sea_cliff`,
  'scene:coast motif:beach': `海滩 沙滩 沙滩上 海滩上 金色沙滩 白沙滩 beach sandy_beach`,
  'scene:coast': `热带地区 热带风光 热带风情 热带景观 海岸 海滨 礁石 海边 海岸线 滨海 浅滩 滩涂 港湾 港口 海港 渔港 码头 堤岸 岸边 海风 潮汐 涨潮 退潮 潮水 潮 三亚 鼓浪屿 青岛
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
