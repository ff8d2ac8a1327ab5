/** Data: sexual content. */
import { defineList } from './define'

export default defineList({
  category: 'sexual',
  words: `
    裸体 祼体 裸照 裸女 裸男 裸身 裸聊 全裸 半裸女 赤裸身体 一丝不挂 脱光衣服 扒光衣服
    色情 情色 淫秽 淫荡 淫乱 淫照 淫水 淫妇 黄片 黄色视频 黄色小说 成人视频 成人电影 成人网站 三级片 毛片网
    性交 做爱 性爱 性行为 口交 肛交 乳交 自慰 手淫 乱伦 性虐 性奴 露点 春宫图 春药 迷情药 催情药 援交 约炮 一夜情
    强奸 轮奸 迷奸 诱奸 奸淫 猥亵 性侵 性骚扰 偷拍裙底 裙底偷拍
    卖淫 嫖娼 嫖妓 招妓 妓女 应召女 上门服务小姐 楼凤 包夜服务 裸贷
    阴茎 阴道 阴蒂 阴唇 龟头 乳头 巨乳 爆乳 酥胸外露 下体外露
    porn porno pornography nude nudes nudity naked nsfw hentai sex nude blowjob handjob masturbation
    masturbate
    orgasm erotic erotica penis vagina boobs topless blowjobs cumshot creampie gangbang bdsm milf
    escort_service 小姐上门服务
  `,
  ordinary: `
    裸体岩 nude_color nude_colour nude_lipstick nude_heels naked_eye naked_tree naked_trees
    路口交 出口交 入口交 进口交 港口交 窗口交 渡口交 山口交 关口交 道口交 隘口交 河口交 海口交 人口交
    接口交 户口交 汉口交 口交通 口交界 口交汇 口交叉 口交错 口交替 口交流 口交接 口交易 口交谈 口交给
    口交付 口交换
    异性交往 个性交 女性交 男性交 理性交 感性交 两性交往 性交往 性交流 性交易所 性交谈 中性交 性交响 性交替 性交错
    雄性爱 女性爱 男性爱 个性爱 天性爱 本性爱 性爱好 性爱国
    叫做爱 性爱美 性爱好 性爱国 性爱护 性爱心 当做爱 看做爱 称做爱 做爱心 做爱吃 做爱好 做爱国 做爱豆 做爱你 做爱我 做ai画 做ai绘 做ai图 做ai视 做ai生 做ai作 做ai创 做ai设 做ai写 做ai摄 做ai艺 做ai头
    做ai壁 做ai海 做ai动 做ai漫 做ai模 做ai工 做ai软 做ai短 做ai音 做ai产 做ai研 做ai的人
    赤裸裸的现实 黄片糖 同性行为 异性行为 个性行为 理性行为 性行为艺术 女性行为 男性行为 惯性行为 性行为准则
    essex sussex middlesex unisex
    亲自慰 独自慰 自慰问 各自慰 乱伦敦 水乳交融 巨乳酪 爆乳酪 露点温 晨露点 白露点 雨露点 甘露点 朝露点
    寒露点 玉露点 清露点 秋露点 花露点 流露点 透露点 露点点 露点缀 完全裸露 色情人 色情侣 色情调 色情怀
    色情绪 色情景 色情节 色情感 色情书 色情谊 色情境 色情意 色情诗 色情趣 色情缘 色情歌 色情结 色情深
    色情愫 情色彩 情色调 情色泽 金黄片 枯黄片 蛋黄片 姜黄片 橙黄片 鹅黄片 嫩黄片 黄片片 回春药 长春药
    永春药 青春药 春药师 口交响 口交织 口交相 口交叠 口交辉 裸体雕塑作品展
  `,
})
