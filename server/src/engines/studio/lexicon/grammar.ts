import type { LexiconData } from './format'

/** Counts, negation, joining words, words without a picture, and words that only look like others. */
export const grammar: LexiconData = {
  'count:1': `一 一只 一条 一艘 一座 一棵 一株 一枝 一轮 一盏 一叶 一片 一个 一间 1 1只 one a an single`,
  'count:2': `二 两 两只 两条 两艘 两座 两棵 两盏 两个 两间 双 一双 一对 2 2只 two pair_of a_pair_of`,
  'count:3': `三 三只 三条 三艘 三座 三棵 三盏 三个 三两 三两只 几 几只 几条 几艘 几座 几盏 几个 数只 3 3只
    three few a_few some`,
  'count:4': `四 四只 四条 四艘 四盏 4 4只 four`,
  'count:5': `五 五只 五条 五艘 五盏 六 六只 5 6 five six several`,
  'count:7': `七 八 九 十 群 一群 许多 很多 成群 无数 满天 漫天 许许多多 点点 百 千 万盏 7 8 9 10 many flock_of
    a_flock_of seven eight nine ten`,
  'word:not': `没有 无 不要 不带 别画 不画 没 不含 去掉 除去 no not without except`,
  'word:and': `和 与 及 或 以及 还有 、 and or`,
  'word:filler': `的 了 着 在 里 中 上 下 边 旁 前 后 之 是 有 于 从 到 向 把 被 让 那 这 其 地 得 呈现 一幅 幅 一张
    张 画 画面 风景 景色 景 风格 图 请 帮我 我 想要 要 只 条 艘 座 棵 株 枝 轮 盏 个 间 片 间或 远处 近处 远方 倒映
    飞 飞过 飞翔 飘 飘着 停 泊 漂 映 照 照着 升 升起 挂 挂着 开 盛开 远 近 大 小 美丽 美 漂亮 的时候 时 时分
    the of in on at with over under by and_the near above beside behind into from to is are its it picture
    painting style scene view landscape beautiful flying floating beneath through across light`,
  'word:shield': `海报 海鲜 海豚 海豹 海马 海军 海盗 海绵 江户 江湖 山羊 山茶 山竹 山药 河马 河豚 河粉 日本 日历
    日常 日记 生日 节日 今日 月饼 月季 月台 星期 星球 明星 行星 火星 星巴克 松鼠 松饼 竹笋 竹蜻蜓 梅子 杨梅 草莓
    鱼缸 鱼香 金鱼草 鲸鱼 鳄鱼 章鱼 鱿鱼 船长 飞船 宇宙飞船 太空船 雪糕 雪碧 雪茄 雪人 雪橇 雪豹 雨伞 雨衣 雨林 云南 云计算
    晴雯 春卷 春联 春节 秋千 秋葵 冬瓜 夜市 夜店 夜莺 塔罗 铁塔 埃菲尔铁塔 水塔 桥梁工程 日式料理  屋顶 城堡 村上
    荷兰 荷包蛋 莲藕 粉丝 面粉 粉笔 紫薯 孤儿 暖气 热红酒 鸟巢 鸟居 蜂鸟 鸵鸟 机器鸟 啄木鸟 静电 晨跑 一切 一样 一起 一定
    万圣节 三明治 三角 五角星 五线谱 十字路口 千纸鹤 无人 无边 无尽 无垠 无限 无敌 不要紧 没关系
    star_wars starfish sea_lion seahorse moonshine sunflower sunflowers rainbow springboard snowman
    snowboard nightclub fishbowl houseboat mountain_bike`,
}
