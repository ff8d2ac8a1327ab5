import { category } from './define'

/** The hour of the day and the year. */
export const TIME = category('time', '时间', [
  ['日出', 'sunrise', '天边亮起，光是暖的'],
  ['清晨', 'early morning', '光线清亮，空气透'],
  ['上午', 'late morning', '光线明朗，颜色准'],
  ['正午', 'noon', '光最强，影子最短'],
  ['午后', 'afternoon', '光斜下来，懒洋洋'],
  ['黄金时刻', 'golden hour', '日落前一小时，金光满地'],
  ['日落', 'sunset', '太阳贴着地平线，天红'],
  ['黄昏', 'dusk', '光线暗下来，颜色温柔'],
  ['蓝调时刻', 'blue hour', '天刚黑，一片深蓝'],
  ['夜晚', 'night', '暗，靠灯和月照亮'],
  ['午夜', 'midnight', '最深的夜，安静'],
  ['星夜', 'starry night', '满天星斗'],
  ['月夜', 'moonlit night', '月亮照着，清冷'],
  ['黎明前', 'before dawn', '最暗的时候，天边一线白'],
  ['元宵', 'Lantern Festival', '灯笼满街，热闹'],
  ['清明', 'Qingming season', '细雨新绿，清淡'],
  ['端午', 'Dragon Boat Festival', '龙舟粽叶，夏初'],
  ['中秋', 'Mid-Autumn night', '圆月桂花，团圆'],
  ['除夕', "Lunar New Year's Eve", '红灯烟花，守岁'],
  ['远古', 'prehistoric age', '还没有人的世界'],
  ['未来', 'far future', '还没到来的城市和机器'],
])
