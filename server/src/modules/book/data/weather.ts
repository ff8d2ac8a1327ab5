import { category } from './define'

/** Seasons and what the sky does. */
export const WEATHER = category('weather', '季节天气', [
  ['春天', 'spring', '嫩绿和花，清新'],
  ['夏天', 'summer', '浓绿，阳光强烈'],
  ['秋天', 'autumn', '红叶黄叶，天高'],
  ['冬天', 'winter', '枝条光秃，冷而静'],
  ['下雨', 'rain', '雨丝，地面湿亮'],
  ['细雨', 'drizzle', '蒙蒙的雨，远处淡去'],
  ['暴雨', 'heavy rain', '雨线密，天色暗'],
  ['雷电', 'lightning storm', '闪电劈开云层'],
  ['下雪', 'snow', '雪花飘，四处变白'],
  ['暴风雪', 'blizzard', '风卷着雪，看不清远处'],
  ['大雾', 'fog', '远处消失，只剩近处'],
  ['薄雾', 'mist', '一层淡白，朦胧'],
  ['晴天', 'clear sky', '天蓝影清'],
  ['多云', 'cloudy', '云块堆着，光时有时无'],
  ['阴天', 'overcast', '光线均匀，颜色沉'],
  ['彩虹', 'rainbow', '雨后一道七色弧'],
  ['火烧云', 'fiery clouds', '满天红云'],
  ['云海', 'sea of clouds', '云铺在脚下，山尖露出来'],
  ['霜', 'frost', '草叶上一层白霜'],
  ['大风', 'strong wind', '头发衣角和草都往一边飘'],
  ['沙尘', 'dust storm', '黄沙漫天，天地一色'],
  ['极光', 'aurora', '夜空飘着绿色光带'],
  ['落叶', 'falling leaves', '叶子在空中打转'],
  ['飘花', 'drifting petals', '花瓣随风飘落'],
])
