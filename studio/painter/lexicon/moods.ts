import type { LexiconData } from './format'

/** Mood. */
export const moods: LexiconData = {
  'mood:calm': `宁静 安静 平静 禅 禅意 空灵 静谧 静 恬静 悠然 清幽 宁谧 静好 岁月静好 安宁 祥和 淡泊 闲适 悠闲 恬淡 宁静致远
    禅宗 清净 静默 静止 悠悠 淡雅 雅致 素雅 清雅 幽静 静美 calm quiet serene peaceful tranquil zen still silent
    meditative relaxing placid soothing stillness serenity`,
  'mood:lonely': `孤独 孤寂 寂寞 寂寥 孤 苍凉 萧瑟 孤单 独自 独 形单影只 荒凉 凄凉 思乡 乡愁 离别 思念 惆怅 寥落 冷清 萧条 苍茫
    天涯 流浪 lonely solitary alone lone loneliness desolate solitude nostalgia nostalgic forlorn isolated
    melancholic melancholy`,
  'mood:warm': `暖黄 暖黄色 暖光 暖调 昏黄 温暖 温馨 和煦 暖 暖意 治愈 幸福 甜蜜 柔和 温柔 浪漫 团圆 可爱 暖暖 柔美 惬意 慵懒 warm cozy cosy tender romantic
    heartwarming gentle sweet cute soft comforting`,
  'mood:grand': `壮丽 宏伟 壮阔 壮观 雄伟 磅礴 辽阔 气势磅礴 恢弘 史诗 广阔 浩瀚 巍峨 雄浑 豪迈 千里 万里 波澜壮阔 震撼 大气 开阔
    浩渺 雄奇 险峻 巍巍 高耸 耸立 大气磅礴 一望无际 无垠 无边 无边无际 苍莽 高远 grand epic majestic vast magnificent
    spectacular monumental sublime dramatic awe-inspiring breathtaking boundless endless imposing`,
  'mood:dreamy': `梦幻 梦境 如梦 如梦似幻 梦 梦里 唯美 仙气 飘渺 缥缈 虚无缥缈 童话 幻想 奇幻 幻境 梦乡 如诗如画 诗意 超现实 迷离
    恍惚 魔幻 镜花水月 幻梦 少女心 dreamy dream dreamlike fantasy ethereal surreal fairytale fairy_tale magical
    whimsical poetic otherworldly pastel_dream daydream`,
  'mood:mysterious': `神秘 幽深 诡异 幽暗 神秘莫测 玄幻 深邃 秘境 奇异 隐秘 魔法 幽 远古 古老 古朴 沧桑 迷宫 玄妙 暗黑 暗黑系 哥特 诡谲
    谜 悬疑 mysterious mystic mystical eerie enigmatic gothic dark arcane ancient haunting occult secret
    otherworld moody shadowy`,
  'mood:gloomy': `阴沉 忧郁 阴郁 压抑 悲伤 哀愁 忧伤 凄冷 沉重 灰暗 阴暗 肃杀 暗淡 阴天 昏暗 冷峻 伤感 消沉 绝望 惨淡 愁 萧索
    阴冷 gloomy sad sombre somber bleak dreary depressing sorrowful grim dull dismal cold
    despair`,
  'mood:lively': `热闹 欢快 活泼 喜庆 欢乐 生机勃勃 生机 五彩 缤纷 五颜六色 绚丽 绚烂 多彩 鲜艳 斑斓 五彩缤纷 五彩斑斓 色彩缤纷 色彩斑斓
    欢庆 盎然 繁华 鲜明 明艳 艳丽 姹紫嫣红 万紫千红 百花齐放 过年 节庆 花团锦簇 灿烂 璀璨 彩色 快乐 热烈 繁荣 朝气
    lively vibrant colourful colorful cheerful joyful festive vivid bright bustling happy playful energetic
    saturated rich_colours exuberant`,
  'mood:fresh': `清新 清爽 清凉 新鲜 青春 小清新 清澈 空气清新 明净 清透 纯净 澄澈 水灵 嫩绿 新绿 沁人心脾 凉爽 通透 干净 薄荷
    生机盎然 fresh refreshing crisp clean pure airy cool youthful pristine crystal_clear minty`,
}
