import type { LexiconData } from './format'

/** Times of day and of the year. */
export const times: LexiconData = {
  'time:dawn': `清晨 黎明 早晨 晨 拂晓 破晓 晨曦 朝霞 早上 晨光 凌晨 天亮 曙光 东方既白 晓 清早 一大早 黎明时分 清晨时分 早晨时分 拂晓时分 破晓时分 dawn morning
    daybreak early_morning first_light`,
  'time:dawn light:sun': `日出 旭日 朝阳 初升的太阳 旭日东升 日出东方 初日 晨日 红日初升 朝日 日出时分 喷薄而出 sunrise rising_sun
    morning_sun`,
  'time:day': `白天 正午 中午 白日 午后 上午 下午 日间 晌午 午后时分 正午时分 day noon daytime afternoon midday`,
  'time:day weather:clear': `蓝天 碧空 blue_sky`,
  'time:sunset': `黄昏 傍晚 晚霞 暮霭 霞光 日暮 落霞 夕 云霞 火烧云 红霞 彩霞 霞 余晖 晚照 黄金时刻 黄金时段 黄昏时分 傍晚时分 golden_hour afterglow`,
  'time:sunset light:sun': `夕阳 日落 落日 残阳 斜阳 夕照 夕阳西下 落日余晖 日落时分 落日时分 夕阳时分 残阳如血 落日熔金 夕阳余晖 sunset setting_sun
    sundown evening_sun`,
  'time:dusk': `暮 暮色 薄暮 暮光 蓝调时刻 暮霞 黄昏后 入夜 天黑 向晚 dusk twilight evening blue_hour nightfall gloaming`,
  'time:night light:stars !light:moon': `坐在月亮上 坐在弯月上 坐在月牙上 坐在月牙儿上 躺在月亮上 睡在月亮上 趴在月亮上 躺在弯月上 坐月亮上`,
  'time:night': `夜 夜晚 夜色 深夜 午夜 晚上 夜里 静夜 夜景 黑夜 黑色天空 漆黑的天空 黑暗的天空 长夜 子夜 三更 今夜 午夜时分 深夜时分 夜晚时分 入夜时分 夜深 夜半 夜深人静 良夜 夜间 寒夜 黑暗 night midnight nighttime
    nocturnal nocturne dark_sky`,
  'season:spring': `春 春天 春日 春季 春色 春光 初春 早春 阳春 三月 烟花三月 春意 春暖 春暖花开 春分 立春 清明 谷雨 暮春 仲春
    草长莺飞 春意盎然 spring springtime april`,
  'season:spring time:dawn': `春晓 春晨`,
  'season:spring weather:rain': `春雨 spring_rain`,
  'season:spring weather:wind': `春风 春风拂面 spring_breeze`,
  'season:spring time:night': `春夜 spring_night`,
  'season:summer': `夏 夏天 夏日 夏季 盛夏 仲夏 初夏 立夏 夏至 暑假 炎夏 酷暑 端午 蝉鸣 summer summertime midsummer july`,
  'season:summer time:night': `夏夜 仲夏夜 summer_night`,
  'season:autumn': `秋 秋天 秋日 秋季 秋色 深秋 秋意 层林尽染 秋山 金秋 初秋 晚秋 立秋 秋分 霜降 红叶 枫叶 黄叶 霜叶 重阳
    秋高气爽 秋叶 秋水 寒露 霜天 红叶似火 autumn fall autumnal october autumn_leaves fallen_leaves foliage harvest`,
  'season:autumn light:moon time:night': `秋月 中秋 中秋节 中秋月 harvest_moon mid-autumn`,
  'season:autumn time:night': `秋夜 autumn_night`,
  'season:autumn weather:wind': `秋风 西风 萧瑟秋风 autumn_wind`,
  'season:autumn weather:rain': `秋雨 autumn_rain`,
  'season:winter': `冬 冬天 冬日 冬季 寒冬 严冬 隆冬 腊月 冬至 立冬 数九寒天 三九 初冬 winter wintertime december wintry`,
  'season:winter time:night': `冬夜 winter_night`,
  'season:winter weather:snow': `大雪纷飞 圣诞 圣诞节 冬雪 小雪节气 christmas snowy_winter`,
}
