import type { LexiconData } from '../format'

export const treesWords: LexiconData = {
  'subject:pine': `古树 古木 参天古树 参天古木 百年古树 千年古树 雪松 落叶松 柏树 松枝 cedar 松 松树 青松 古松 松柏 迎客松 苍松 pine pines pine_tree pine_trees`,
  'subject:pine mood:lonely': `孤松 lone_pine`,
  'subject:willow': `柳 柳树 垂柳 杨柳 柳条 翠柳 柳枝 willow willows`,
  'subject:bamboo': `竹 竹子 翠竹  修竹 竹叶 bamboo`,
  'subject:reeds': `芦苇 芦花 芦荻 水草 蒲苇 reed reeds`,
  'subject:plum': `梅 梅花 红梅 腊梅 寒梅 梅枝 梅树 plum_blossom plum_blossoms plum plum_branch`,
  'subject:sakura': `樱花 樱 桃花 花枝 杏花 桃林 cherry_blossom cherry_blossoms sakura
    peach_blossom peach_blossoms`,
  'subject:sakura season:spring': `樱花季 樱花季节 赏樱 赏樱季 樱花节 桃花季`,
  'subject:maple season:autumn': `枫叶季 红叶季 赏枫 赏枫季 枫叶季节`,
  'subject:cherry-tree': `樱花树 樱树 桃树 桃花树 杏树 杏花树 cherry_tree cherry_trees peach_tree`,
  'subject:bare-tree': `枯树 枯木 枯藤 枯枝 老树枯藤 枯藤老树 枯树枝 bare_tree dead_tree withered_tree`,
  'subject:bare-tree subject:crow': `枯藤老树昏鸦`,
  'subject:maple': `枫 枫树 红枫 枫木 maple maples maple_tree maple_trees`,
  'subject:sakura tint:white': `梨花 pear_blossom pear_blossoms`,
  'subject:cherry-tree tint:white': `梨树 梨花树`,
  'subject:maple tint:gold': `梧桐 梧桐树 银杏 银杏树 银杏叶 ginkgo ginkgos ginkgo_tree`,
}
