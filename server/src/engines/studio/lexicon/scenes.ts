import type { LexiconData } from './format'

export const scenes: LexiconData = {
  'scene:sea': `海 大海 海边 海上 海面 海洋 海水 海湾 沧海 东海 南海 碧海 
    sea ocean seaside `,
  'scene:sea weather:storm': `浪 海浪 波浪 巨浪 大浪 波涛 浪花 惊涛 惊涛骇浪 巨浪滔天 wave waves great_wave`,
  'scene:mountains': `山 群山 高山 山峰 远山 山水 山谷 山脉 青山 山间 山中 山林 千山 山峦 层峦 奇峰
    峰 山岭 崇山峻岭 山川 mountain mountains valley peak peaks hills`,
  'scene:mountains landform:cone': `富士山 富士 火山口 mount_fuji fuji mt_fuji volcano`,
  'scene:mountains landform:waterfall': `飞流 `,
  'scene:mountains landform:karst': `桂林 阳朔 张家界 guilin`,
  'scene:mountains landform:bluff': `黄山 华山 泰山 峡谷 悬崖 峭壁 canyon`,
  'scene:sea landform:islands': `岛 岛屿 小岛 海岛 孤岛 群岛 island islands`,
  'scene:sea landform:cliff': `海崖 海角 岬角 cape headland`,
  'scene:lake landform:karst': `漓江 漓江山水 三峡 长江 江峡`,
  'scene:mountains weather:snow': `雪山 雪峰 snowy_mountain snowy_mountains snow_mountain`,
  'scene:mountains weather:fog': `云山 云雾山 `,
  'scene:lake': `湖 湖泊 湖面 湖水 湖边 湖畔 湖上 湖光 江 江面 江上 江边 江水 河边 水乡 江南
    西湖 池塘 池 水面 水边 湖心 大江 春江 寒江 lake lakeside pond `,
  'scene:lake scene:mountains': `湖光山色 江山 mountain_lake`,
  'scene:lake weather:rain weather:fog': `江南烟雨 烟雨江南`,
  'scene:lake subject:lotus': `荷塘 荷花池 莲池 lotus_pond`,
  'scene:lake subject:lotus light:moon time:night': `荷塘月色`,
  'scene:night-sky time:night light:stars': `星空 星河 银河 繁星 星夜 满天繁星 星海 starry_sky starry_night
    milky_way galaxy`,
  'scene:night-sky time:night': `夜空 night_sky`,
  'scene:abstract': `抽象 抽象画 几何 几何图形 构成 abstract geometric`,
  'scene:coast': `海岸 海滩 沙滩 海滨 礁石 coast beach seashore`,
  'scene:cloud-sea': `云海 sea_of_clouds`,
  'scene:river': `河 河流 小河 溪 小溪 溪流 river stream`,
  'scene:waterfall': `瀑布 飞瀑 waterfall waterfalls`,
  'scene:forest': `森林 树林 林间 forest woods`,
  'scene:bamboo-grove': `竹林 竹海 bamboo_grove bamboo_forest`,
  'scene:desert': `沙漠 大漠 沙丘 戈壁 desert dunes`,
  'scene:grassland': `草原 草地 田野 grassland meadow`,
  'scene:snow-field': `雪原 雪野 snow_field snowfield`,
  'scene:village': `村庄 山村 村落 小镇 village`,
  'scene:city': `城市 都市 街道 street city`,
  'scene:garden': `花园 园林 庭院 garden`,
  'scene:interior': `室内 房间 窗边 窗前 书房 interior room`,
  'scene:underwater': `海底 水下 underwater`,
}
