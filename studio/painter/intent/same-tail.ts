/**
 * Drawable things for a noun of no listed kind, by its last character: what Chinese calls things of
 * one class. Wider than `same-kind`, so that it is the last to be read.
 */
const TAILS: readonly (readonly [characters: string, offers: string])[] = [
  ['蛛', '蜘蛛 蝎子 甲虫'],
  ['蛙蟾鲵螈', '青蛙 变色龙 蜥蜴'],
  ['豚猬猞貘', '水豚 小猪 刺猬'],
  ['鸮鸱枭', '猫头鹰 老鹰 鹦鹉'],
  ['鸠鸫鹀鸲鹟鸻鹬鹛鸢鹇鹮', '鸽子 小鸟 鹦鹉'],
  ['獭獴狸', '水獭 浣熊 狐狸'],
  ['秤磅', '天平 计算器 温度计'],
  ['铃', '铃铛 风铃 编钟'],
  ['腕', '手套 拳击手套 头盔'],
  ['场', '城市街道 体育场 操场'],
  ['帐篷', '帐篷 窗帘 卧室'],
  ['刷', '牙刷 画笔 扫帚'],
  ['桨帆舵', '船舵 船锚 帆船'],
  ['计', '温度计 计算器 天平'],
  ['机', '吹风机 咖啡机 吸尘器'],
  ['器', '榨汁机 吹风机 遥控器'],
  ['剪钳镊', '剪刀 钳子 扳手'],
  ['石岩矿', '石头 宝石 冰块'],
  ['板', '砧板 写字板 滑板'],
  ['网', '渔网 捕梦网 篮子'],
  ['绳索线缆', '绳结 线轴 锁链'],
  ['带绸缎', '丝带 蝴蝶结 皮带'],
  ['圈环', '呼啦圈 花环 救生圈'],
  ['管筒', '笛子 望远镜 手电筒'],
  ['棒棍杆杖', '棒球棒 拐杖 钓鱼竿'],
  ['轮胎', '车轮 齿轮 轮滑鞋'],
  ['盒匣', '礼盒 纸箱 宝箱'],
  ['垫毯席', '毯子 地毯 枕头'],
  ['夹扣钩钉', '夹钳 别针 钩子'],
  ['锁', '锁 钥匙 锁链'],
  ['池', '喷泉 浴缸 湖'],
  ['梯', '梯子 滑梯 椅子'],
  ['幡旗', '红旗 鲤鱼旗 灯笼'],
  ['像', '佛像 雕像 兵马俑'],
  ['窟', '佛像 寺庙 古塔'],
  ['膜片贴', '创可贴 便签 护肤品'],
  ['卡牌证', '信用卡 身份证 名片'],
  ['剂液油水', '护肤品 洗手液 药水瓶'],
  ['粒丸丹', '药丸 弹珠 珍珠'],
  ['巾', '毯子 丝巾 围巾'],
  ['伞', '雨伞 降落伞 沙滩伞'],
  ['牙骨', '牙齿 骨头 骷髅'],
  ['妈爸爹奶', '奶奶 爷爷 女人'],
  ['戏剧', '京剧脸谱 戏曲演员 戏台'],
  ['舞', '舞者 芭蕾女孩 运动员'],
  ['仪典礼', '灯笼 寺庙 蜡烛'],
  ['阵军队', '士兵 将军 骑士'],
  ['病症', '医生 护士 药丸'],
]

/** Words that end so and name nothing of the class. */
const EXCEPT = new Set(
  '游戏 把戏 手机 司机 危机 时机 节奏 礼仪 心情 合计 设计 会计 统计'.split(' '),
)

/** Null: things of no one class end so. */
export function sameTail(word: string): readonly string[] | null {
  const last = word.at(-1) ?? ''
  const row =
    [...word].length > 1 &&
    !EXCEPT.has(word) &&
    TAILS.find(([characters]) => characters.includes(last))
  return row ? row[1].split(' ') : null
}
