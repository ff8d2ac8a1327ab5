/** Data: fraud, forged papers, advertising by contact. */
import { defineList } from './define'

export default defineList({
  category: 'fraud',
  words: `
    办假证 假身份证 假币 假钞 假发票 代开发票 刻章办证 办证刻章 买卖身份证 银行卡出售 出售银行卡
    四件套出售 收购银行卡 洗钱 套现 信用卡套现 刷单兼职 刷单返利 兼职刷单 杀猪盘 传销 庞氏骗局 稳赚不赔
    内部消息股票 荐股群 加微信领 加我微信 加V信 加薇信 加扣扣 裸聊敲诈 作弊器 考试答案出售 高仿奢侈品
    贷款秒批 无抵押贷款 代孕 卖肾 器官买卖 买卖器官
    money_laundering counterfeit_money fake_passport fake_id 代考服务 考试代考
  `,
  ordinary: `
    洗钱币 清洗钱 洗钱包 圈套现 外套现 手套现 全套现 配套现 整套现 一套现
    宣传销 代孕育
  `,
})
