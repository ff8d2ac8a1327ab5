import type { LexiconData } from './format'

/**
 * Words made of painted ones that mean something else. Compounds with a character that the lexicon
 * does not know need no row: a single character next to an unknown one never counts.
 */
export const shields: LexiconData = {
  'word:shield': `海马 海星 河马 山羊 日本 日历 日记 月台 月饼 月季 星球 明星 火星 星期 雪人 雪糕 雪茄 雪橇 雪豹 雨衣 云南 
    春节 春联 春卷 秋千 冬瓜 夜店 江湖 花费 花生 粉丝 面粉 荷兰 铁塔 水塔 节日 生日 今日 日常 鸟巢 鸟居 鱼缸
    无人机 星座 黄牛 红包 红绿灯 白领 黑板 黑客 青年 灰尘 蓝牙 绿卡 银行 黄瓜 白菜 红酒 红茶 绿茶
    茶花 大家 小心 小说 大学 大人 小人 上海滩 水果刀 山寨 山楂 山葵 石油 
    船长 太空船 飞船 人工 人民 人参 人生 海军 海盗
    外星人 眨眼间 一眨眼 人马 马戏团 灯笼鱼 鱼雷 雪碧
    透明底
    star_wars sea_lion 
    mountain_bike rock_band rock_music sun_tzu red_bull green_card blue_tooth black_friday
    white_house hot_dog fall_asleep spring_roll`,
}
