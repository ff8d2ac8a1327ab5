import type { LexiconData } from '../format'

export const craftWords: LexiconData = {
  'subject:sailboat': `帆船 小船 帆 白帆 风帆 大船 sailboat sailboats sail sails`,
  'subject:skiff': `客船 画舫 游船 小渔船 独木舟 canoe punt gondola 渔船 乌篷船 扁舟 小舟 舟 轻舟 渔舟 木船 竹筏 船夫
    fishing_boat rowboat skiff`,
  'subject:skiff mood:lonely': `孤舟 一叶扁舟 一叶孤舟 lonely_boat`,
  'subject:balloon': `热气球 气球 彩色气球 hot_air_balloon hot_air_balloons balloon balloons`,
  'subject:train': `火车 列车 蒸汽火车 绿皮火车 小火车 高架桥 铁路 train trains locomotive steam_train railway viaduct`,
  'subject:skiff time:night': `渔火`,
}
