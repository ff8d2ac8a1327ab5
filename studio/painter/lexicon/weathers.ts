import type { LexiconData } from './format'

/** The weather. */
export const weathers: LexiconData = {
  'weather:rain': `连绵的雨 连绵细雨 连绵阴雨 连绵不断的雨 连绵不绝的雨 连绵的细雨 连绵的阴雨 阴雨连绵 细雨连绵 雨连绵 雨 下着雨 下雨 细雨 小雨 大雨 雨天 阴雨 阴雨天 下雨天 下雨的日子 雨中 雨丝 雨滴 雨水 梅雨 阵雨 绵绵细雨 斜风细雨 和风细雨 雨季
    毛毛雨 雨幕 淅淅沥沥 听雨 雨声 rain rainy raining drizzle rainfall shower raindrop
    monsoon`,
  'weather:rain weather:fog': `烟雨 烟雨蒙蒙 烟雨朦胧 蒙蒙细雨 空蒙 misty_rain`,
  'weather:rain mood:fresh': `新雨`,
  'weather:clear mood:fresh motif:wet': `雨后 雨后湿润 雨后潮湿`,
  'scene:city motif:wet motif:street': `湿润的街道 湿润街道 湿漉漉的街道 潮湿的街道 湿漉漉的路面 湿润的路面 积水的路面 雨后路面`,
  'motif:wet': `积水 地面积水`,
  'weather:clear mood:fresh': `雨过天晴 雨霁 雨后初晴 雨后天晴 after_the_rain`,
  'time:night weather:rain': `雨夜 夜雨 潇潇夜雨 rainy_night`,
  'weather:snow': `雪 下雪天 雪天 下雪的日子 飘着雪 下着雪 下雪 大雪 雪景 飘雪 雪花 飞雪 白雪 雪中 江雪 初雪 积雪 落雪 瑞雪 鹅毛大雪 残雪 皑皑 白雪皑皑 覆满白雪 盖满白雪 铺满白雪 落满白雪 白雪覆盖 积满白雪
    雪花飘飘 小雪 雪片 雪后 白茫茫 霜雪 snow snowy snowing snowfall snowflake snowbound
    first_snow`,
  'time:night weather:snow': `雪夜 风雪夜 snowy_night`,
  'weather:fog': `雾 薄雾 迷雾 云雾 雾气 云烟 烟霭 朦胧 烟波 云雾缭绕 大雾 浓雾 烟岚 岚 岚烟 雾霭 雾蒙蒙 缭绕 烟波浩渺 氤氲
    水汽 烟水 烟 云气 云蒸霞蔚 烟云 若隐若现 霭 云深不知处 fog foggy mist misty haze hazy vapour steam`,
  'time:dawn weather:fog': `晨雾 晓雾 朝雾 morning_mist morning_fog`,
  'weather:storm': `暴风雨 暴雨 骤雨 大暴雨 倾盆大雨 downpour 台风天 风暴 风雨 狂风 狂风暴雨 台风 风雨交加 疾风骤雨 飓风 乌云密布 雷
    暴风 storm stormy tempest typhoon hurricane gale squall`,
  'weather:clear': `晴 晴天 大晴天 晴朗 晴空 万里无云 晴空万里 风和日丽 天朗气清 放晴 明朗 明媚 艳阳 艳阳天 晴日 阳光明媚 朗朗乾坤 clear
    sunny clear_sky cloudless fair_weather`,
  'weather:clouds': `云 白云 云朵 祥云 浮云 流云 彩云 云彩 乌云 多云 阴云 云层 云卷云舒 白云朵朵 云天 闲云 积云 云影 白云悠悠
    云团 五彩祥云 cloud cloudy overcast clouded cumulus`,
  'weather:wind': `风 微风 清风 大风 和风 晚风 凉风 寒风 北风 东风 南风 风中 起风 风起 随风 迎风 徐徐 习习 拂面 飘扬 飞扬
    风声 疾风 山风 刮风 wind windy breeze breezy gust blowing`,
  'weather:snow weather:storm': `暴风雪 暴雪 风雪 风雪交加 漫天风雪 blizzard snowstorm`,
  'weather:wind weather:snow': `寒风凛冽 北风呼啸 朔风`,
}
