import type { LexiconData } from '../format'

export const craftWords: LexiconData = {
  'subject:sailboat': `帆船 船 小船 帆 白帆 风帆 船只 大船 boat boats sailboat sailboats ship ships sail sails`,
  'subject:skiff': `渔船 乌篷船 扁舟 小舟 舟 轻舟 渔舟 木船 竹筏 船夫 渔翁 渔夫 渔人 fishing_boat
    rowboat skiff fisherman`,
  'subject:skiff mood:lonely': `孤舟 一叶扁舟 一叶孤舟 独钓 lonely_boat`,
}
