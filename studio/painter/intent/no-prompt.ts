/** Lines that describe no new picture: changes of one, diagrams, framings alone, messages of an app. */
import type { Decline } from './decline'
import { findEdit } from './edits'

interface NoPrompt {
  readonly word: string
  readonly refusal: string
  readonly offers: readonly string[]
}

const SAMPLES = ['一只可爱的小猫', '樱花树下的女孩', '雪山下的湖，清晨'] as const

/** 将背景改为海滩日落: what it is to become. */
const BECOMES =
  /(?:(?<!转)换成|变成|改成|改为|替换[为成]|应用到)(?:了)?(?:一[只个张位])?([^，。,]{1,16})/u
const WEARS =
  /(?:穿上?|换上)(?:图[一二三1-3]的)?([^，。,的]{0,6}(?:外套|裙子?|[上大风毛]衣|衬衫|西装|旗袍|汉服))/u
const DOES = /(跳跃|奔跑|跑步|跳舞|挥手|坐着|站着|唱歌|看书|喝茶|散步|睡觉|微笑)/u

function* offersInEdit(prompt: string): Generator<string> {
  const [, becomes = ''] = BECOMES.exec(prompt) ?? []
  if (becomes !== '') yield* [becomes, `${becomes}，清晨`, `${becomes}，水彩`, `${becomes}，插画`]
  const [, worn = ''] = WEARS.exec(prompt) ?? []
  if (worn !== '') yield* [`穿${worn}的女孩`, `穿${worn}的男人`]
  const [, does = ''] = DOES.exec(prompt) ?? []
  if (does !== '') yield* [`${does}的女孩`, `${does}的男孩`, `${does}的小猫`]
  if (/店|街|招牌/u.test(prompt)) yield* ['街边的店铺', '咖啡店招牌', '城市街道']
  if (/婚|新[郎娘]/u.test(prompt)) yield* ['新郎新娘', '新娘', '捧花的女孩']
}

const FRAMING =
  /^(?:极端|超|中|大|近|脸部|面部|全身|半身|局部|一[个张])*(?:大?特写|[近中远全]景)(?:视图|视角|镜头|构图|图)?$/u
const UNWANTED = /残缺|畸形|残肢|低质量|模糊|变形|多余|丑陋|水印/u
const DIAGRAM =
  /(ER图|流程图|思维导图|架构图|时序图|类图|甘特图|用例图|拓扑图|统计图|折线图|柱状图)/iu
const PARTS = /实体|关系|节点|步骤|字段|分支|层级/u
/** 落叶拼成了一个小猫的样子: one thing out of others, which would be a real one. */
const PIECED =
  /(拼成|拼接而成|拼凑成|摆成|排成(?!了?(?:[一两二三四几整]|长长的?|长)?[排列行队圈])|堆成|组合成)(?:了)?(?:一[只个座张条朵])?([^，。,的]{1,8}?)?(?:的|，|。|$)/u

/** 几何形状构成的人脸, 鹅卵石堆叠成的塔 */
const BUILT =
  /(?:几何(?:形状|图形|体)?|色块|积木|石[头块子]|鹅卵石|花瓣|水果|蔬菜|树叶|落叶|文字|字母|齿轮|零件|线条|代码|乐高)(构成|堆叠成|堆叠而成|堆砌成|搭成|拼成|组合成|组成)的([^，。,的]{1,8})(?<![上下里中内])(?=$|[，。,])/u

/** 主题：XXX */
const BLANK = /(?<=(?:主题|内容|主体|画面|主角|场景)[：:为是]\s?)(?:x{2,}|_{2,}|\.{3,}|…+|某某)$/iu

const MESSAGE =
  /(最多(?:只能)?创建|最多有?\d+[名个位条张]|^已是(?:最[后新]|第一|全部)|^没有更多|^暂无|^敬请期待|只能有一[个条张]|^仅(?:展示|显示|支持|限)|最近[一几]条记录|正在为你(?:创作|生成)|不能为空|请稍后再?试|^新建[^，。]{0,8}画布|^添加一个[^，。]{0,4}(?:圆形|方形|三角形|矩形|线条)|^(?:图片|生成)结果$|^(?:加载|上传|生成|保存)(?:中|失败|成功))/u

function findNoPrompt(prompt: string): NoPrompt | null {
  const text = prompt.trim()
  const edit = findEdit(text)
  if (edit) {
    const refusal = `「${edit}」是修改已有的图片：画好的作品请在结果页说要改什么，照片请选修图工具上传原图；这里按文字画新图`
    return { word: edit, refusal, offers: [...offersInEdit(text)] }
  }
  if (FRAMING.test(text))
    return {
      word: text,
      refusal: `「${text}」只说了怎么取景，还没有写画谁、画什么`,
      offers: ['女孩特写', '小猫特写', '玫瑰特写'],
    }
  const items = text.split(/[,，、]/u)
  if (items.length > 2 && items.filter((item) => UNWANTED.test(item)).length > 1)
    return {
      word: items[0] ?? text,
      refusal: '这些是不想出现的内容，请写到「不想要」里；这里写想画的',
      offers: [],
    }
  const [diagram] = DIAGRAM.exec(text) ?? []
  // 小猫流程图 is a cat
  if (diagram !== undefined && PARTS.test(text)) {
    const refusal = `「${diagram}」是图表，本地画笔不会按内容排框线和连线`
    const isLibrary = /图书/u.test(text)
    return { word: diagram, refusal, offers: isLibrary ? ['图书馆', '看书的女孩', '一摞书'] : [] }
  }
  const [blank] = BLANK.exec(text) ?? []
  if (blank !== undefined)
    return {
      word: blank,
      refusal: `「${blank}」还没有换成要画的内容`,
      offers: ['荷花', '小猫', '雪山下的湖'].map((subject) => text.replace(blank, subject)),
    }
  const [, pieced, made = ''] = BUILT.exec(text) ?? PIECED.exec(text) ?? []
  if (pieced !== undefined && made !== '') {
    const refusal = `「${pieced}」是用一些东西拼出另一样，本地画笔只会直接画那一样`
    return { word: pieced, refusal, offers: [made, ...text.split(/[，。,]/u)] }
  }
  const [message] = MESSAGE.exec(text) ?? []
  if (message !== undefined) {
    const offers = /形|线条/u.test(message) ? ['蓝色的几何图形', '标志', '曼陀罗花纹'] : []
    return { word: message, refusal: `「${message}」像是界面上的提示，没有说要画什么`, offers }
  }
  return null
}

/**
 * Null: it may describe a picture.
 * @param shows whether a prompt is drawn with every word of it
 */
export function declineNoPrompt(
  prompt: string,
  shows: (prompt: string) => boolean,
): Decline | null {
  const found = findNoPrompt(prompt)
  if (!found) return null
  const { word, refusal, offers } = found
  const drawn = [...new Set(offers)].filter(shows).slice(0, 3)
  const alternatives = drawn.length > 0 ? drawn : [...SAMPLES]
  return { unknown: word, owned: false, alternatives, refusal }
}
