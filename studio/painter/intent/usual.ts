/** Offers in place of a prompt of which no word is near to a drawing. */
import { type Reader, isPainted } from './offers'

/** Offered where nothing is near, by what the prompt speaks of; the first that fits is the nearest. */
const USUAL: readonly (readonly [words: RegExp, offers: readonly string[]])[] = [
  [/数据|平台|中台|云计算|大模型|算法/u, ['未来城市', '笔记本电脑', '机器人']],
  [/界面|网页|页面|网站|小程序|app|按钮|客户端|后台/iu, ['手机', '笔记本电脑', '图标']],
  [/棱|几何|抛物|平抛|圆柱|公式|数学|物理|多边形/u, ['蓝色的几何图形', '教室', '看书的男孩']],
  [/样机|平面设计|作品集|排版/u, ['名片', '海报', '手提包']],
  [/施工|工地|安全/u, ['工人', '工厂', '标志']],
  [/户型|装修|室内|餐厅|客厅|卧室/u, ['客厅', '卧室', '厨房']],
  [/生日/u, ['生日蛋糕', '礼物', '贺卡']],
  [/祝福|新年|春节|元旦|年画|门神|节日/u, ['福字', '灯笼', '贺卡']],
  [/京剧|川剧|变脸|戏曲|脸谱/u, ['京剧脸谱', '戏曲演员', '舞者']],
  [/云纹|纹样|花纹|图腾/u, ['曼陀罗花纹', '窗花', '福字']],
  [/战场|战争|军事/u, ['士兵', '坦克', '骑士']],
  [/神话|山海经|上古|洪荒/u, ['麒麟', '孙悟空', '将军']],
  [/宫廷|古风|武侠|民国|古装/u, ['古装女子', '剑客', '将军']],
  [/宗门|门派|修仙|仙侠|玄幻/u, ['云海间的大殿', '仙侠城市', '女侠']],
  [/战神|天神|女神|仙/u, ['将军', '骑士', '剑客']],
  [/电竞|游戏/u, ['用电脑的男孩', '戴耳机的女孩', '机甲']],
  [/短歌行|赤壁|诗|词|赋|《/u, ['水墨山水，江上的小船', '水墨山水，一叶扁舟', '诗词书法']],
  [/示意图|图谱|图鉴|拆解|分解图|教材|课件|课程/u, ['教室', '一摞书', '看书的老人']],
  [/海报|封面|包装|名片|品牌|公司|标志|宣传/u, ['海报', '标志', '贺卡']],
  [/卡通|动漫|动画|二次元|角色|形象|动画片/u, ['动漫女孩', '小熊', '机器人']],
  [/神话|生物|怪|魔|妖/u, ['独角兽', '麒麟', '龙']],
  [
    /城|楼|街|建筑|大厦|公馆|桥|塔|宫(?!格)|殿|立交|中心|鸟巢|厅|门/u,
    ['城市天际线', '城市街道', '古塔', '天坛'],
  ],
  [/[猫狗犬兽虎狮兔鸟]|[一两三几]只/u, ['猫', '小狗', '兔子']],
  [/量子|引力|宇宙|相对论|暗物质|时空|维度/u, ['银河系', '黑洞', '星空']],
  [/针灸|拔罐|推拿|手术|治疗|诊|医|药|病/u, ['医生', '护士', '实验室']],
  [/机|芯片|科技|数据|电(?![影闪光])/u, ['笔记本电脑', '手机', '机器人']],
  [
    /[他她男女孩]|人物|英雄|老人|[一两三几][位名]|[神侠将]/u,
    ['樱花树下的女孩', '弹吉他的男孩', '看书的老人'],
  ],
  [/甜[品点]/u, ['布丁', '蛋糕', '冰淇淋']],
  [/碗|盘|吃|喝|味|菜|美食|食(?!品级)/u, ['宫保鸡丁', '红烧肉', '番茄炒蛋']],
  [/[件条].{0,4}[衣衫裤裙袍]/u, ['T恤', '衬衫', '手提包']],
  [/[一两三][件把台瓶]/u, ['茶壶', '台灯', '花瓶']],
  [/纹理|质感|材质|面料/u, ['木质纹理', '皮革纹理', '金属拉丝质感']],
  [/粒子|抽象/u, ['蓝色的几何图形', '渐变背景', '曼陀罗花纹']],
  [/产品|电商|主图|白底|商品|包装|棚拍/u, ['保温杯', '台灯', '行李箱']],
  // an unknown name is a figure more often than a thing
  [/[一两]?个|画.{1,4}$/u, ['动漫女孩', '小熊', '机器人']],
]

/** Sheets that are drawn, for one whose content is not. */
const SHEETS: readonly (readonly [words: RegExp, offers: readonly string[]])[] = [
  [/信息图|图解|科普|图鉴/u, ['水果信息图', '咖啡信息图', '卡通猫信息图']],
  [/思维导图|脑图/u, ['思维导图', '知识图谱', '组织架构图']],
  [/流程图|步骤图|泳道图/u, ['流程图', '时间轴', '思维导图']],
  [/架构图|拓扑图/u, ['架构图', '组织架构图', '流程图']],
  [/[四多六八]格|漫画|连环画/u, ['四格漫画，小猫的一天', '四格漫画，小熊看书']],
  [/分镜|故事板/u, ['分镜，男孩放风筝', '分镜，女孩骑自行车']],
  [/表情包|九宫格/u, ['小狗表情包', '小猫表情包', '熊猫表情包']],
]

const INFOGRAPHIC = /信息图/u

/** 工人信息图: sheets of the kind that the prompt names, of something that is drawn. */
export function* listSheets(prompt: string, read: Reader, hasKind: boolean): Generator<string> {
  if (INFOGRAPHIC.test(prompt))
    for (const by of usualFor(prompt).filter((one) => !/的|一/u.test(one)))
      if (isPainted(read(`${by}信息图`))) yield `${by}信息图`
  const [, sheets = []] = SHEETS.find(([words]) => words.test(prompt)) ?? []
  yield* hasKind ? sheets.slice(0, 1) : sheets
}

export const LANDSCAPES = ['雪山下的湖，清晨', '海上日落，灯塔', '竹林里的小路，薄雾'] as const

export const usualFoods = (prompt: string): readonly string[] =>
  /甜[品点]|糕|奶|糖/u.test(prompt) ? ['布丁', '蛋糕', '大福'] : ['宫保鸡丁', '红烧肉', '番茄炒蛋']

export function usualFor(prompt: string): readonly string[] {
  return USUAL.find(([words]) => words.test(prompt))?.[1] ?? []
}
