import type { LexiconData } from './format'

export const scenes: LexiconData = {
  'scene:sea': `海 大海 海边 海上 海面 海洋 海岸 海水 海滨 海湾 海滩 沙滩 沧海 东海 南海 碧海 礁石
    sea ocean coast beach seaside seashore`,
  'scene:sea weather:storm': `浪 海浪 波浪 巨浪 大浪 波涛 浪花 惊涛 惊涛骇浪 巨浪滔天 wave waves great_wave`,
  'scene:mountains': `山 群山 高山 山峰 远山 山水 山谷 山脉 青山 山间 山中 山林 千山 山峦 层峦 奇峰
    峰 山岭 崇山峻岭 山川 mountain mountains valley peak peaks hills`,
  'scene:mountains landform:cone': `富士山 富士 火山口 mount_fuji fuji mt_fuji volcano`,
  'scene:mountains landform:waterfall': `瀑布 飞瀑 飞流 waterfall waterfalls`,
  'scene:mountains landform:karst': `桂林 阳朔 张家界 guilin`,
  'scene:mountains landform:bluff': `黄山 华山 泰山 峡谷 悬崖 峭壁 canyon`,
  'scene:sea landform:islands': `岛 岛屿 小岛 海岛 孤岛 群岛 island islands`,
  'scene:sea landform:cliff': `海崖 海角 岬角 cape headland`,
  'scene:lake landform:karst': `漓江 漓江山水 三峡 长江 江峡`,
  'scene:mountains weather:snow': `雪山 雪峰 snowy_mountain snowy_mountains snow_mountain`,
  'scene:mountains weather:fog': `云海 云山 云雾山 sea_of_clouds`,
  'scene:lake': `湖 湖泊 湖面 湖水 湖边 湖畔 湖上 湖光 江 江面 江上 江边 江水 河 河流 河边 小河 溪 小溪 溪流 水乡 江南
    西湖 池塘 池 水面 水边 湖心 大江 春江 寒江 lake lakeside river pond stream`,
  'scene:lake scene:mountains': `湖光山色 江山 mountain_lake`,
  'scene:lake weather:rain weather:fog': `江南烟雨 烟雨江南`,
  'scene:lake subject:lotus': `荷塘 荷花池 莲池 lotus_pond`,
  'scene:lake subject:lotus light:moon time:night': `荷塘月色`,
  'scene:night-sky time:night light:stars': `星空 星河 银河 繁星 星夜 满天繁星 星海 starry_sky starry_night
    milky_way galaxy`,
  'scene:night-sky time:night': `夜空 night_sky`,
  'scene:abstract': `抽象 抽象画 几何 几何图形 构成 abstract geometric`,
}
