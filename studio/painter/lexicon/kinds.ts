import type { LexiconData } from './format'

/** Words for a whole kind of thing. */
export const kinds: LexiconData = {
  'subject:sailboat kind:boat': `船 船只 舟船 舟楫 船舶 船影 boat ship vessel`,
  'subject:birds kind:bird': `鸟 飞鸟 鸟儿 鸟类 禽鸟 bird birds`,
  'subject:koi kind:fish': `鱼 鱼儿 游鱼 小鱼 鱼类 fish fishes`,
  'subject:fish kind:fish': `鱼群 shoals`,
  'kind:person count:2': `双人`,
  'kind:person': `妈妈 爸爸 母亲 父亲 奶奶 爷爷 女子 男子 年轻人 老奶奶 老爷爷 旅客 old_man old_woman young_woman young_man couple mother
    father 人 人物 人影 人类 背影 人群 男人 女人 女孩 男孩 少女 少年 孩子 小孩 老人 情侣 恋人 姑娘 美人 美女 仕女 侠客 诗人 学生 person people human figure man
    woman girl boy child children men women lady figures`,
  'kind:animal': `动物 小动物 走兽 野兽 兽 宠物 animal animals wildlife creature beast pet`,
  'kind:tree': `树 树木 大树 老树 绿树 树影 孤树 一树 树梢 枝头 tree trees`,
  'kind:flower': `花 花朵 鲜花 花儿 繁花 百花 花卉 小花 花香 花开 flower flowers blossom wildflower bloom
    bouquet floral`,
  'kind:building': `建筑 建筑物 building architecture`,
  'kind:home': `炊烟 袅袅炊烟 炊烟缭绕`,
  'kind:lamp': `灯 灯火 彩灯 lamp lights lamps`,
  '!kind:person': `无人 空无一人 无人之境 人迹罕至 渺无人烟 杳无人烟 nobody no_one uninhabited deserted unpeopled`,
  '!weather:clouds weather:clear': `cloud-free`,
  'mood:warm time:night': `灯光 灯影 warm_light warm_lights`,
  'subject:pavilion kind:building': `楼 古建筑 古建 宫殿 palace`,
  'scene:interior kind:still-life': `静物 静物画 still_life `,
}
