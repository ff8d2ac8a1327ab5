/** Everyday wishes about photographs, by their whole clause: what to hide, the edges, light, skin. */
import { readTarget, type ReadTarget } from '../painter/intent/edits/noun'
import type { ReadStep } from '../painter/intent/edits/step'

type Draft = Omit<ReadStep, 'words'>

const ASIDE =
  /^(?:能不能|可不可以|可以|麻烦|请|帮我|帮忙|帮|给我|我想|想|要|再|然后|也|就|顺便|把|将|给)+/
const ENDING = /(?:吧|呗|啊|呀|哦|了|呢|吗|好吗|行吗|可以吗|谢谢|一下|一下子|一下下)+$/

/** All faces, all number plates: unless the words choose one. */
function readCovered(words: string): ReadTarget {
  const target = readTarget(words.replace(/^(?:所有|全部)的?/, '').replace(/的地方$/, ''))
  if (!target) return { words: '脸', name: '脸', isAll: true }
  const isChosen = target.side ?? target.ordinal ?? target.size ?? target.depth
  return isChosen === undefined && !target.isPronoun ? { ...target, isAll: true } : target
}

const SOME = '(?:一个|一层|一些|一点|个|点|些|层|上|了)*'
const COVER_WITH = new RegExp(
  `^(.{0,12}?)(?:都|全|也|全部)*(?:打|加|盖|弄|做|来|上)${SOME}(?:厚|高斯)?(?:马赛克|码|模糊)(?:处理)?(?:遮住|挡住|盖住)?$`,
)
const COVER_AFTER =
  /^(.{1,10}?)(?:都|全|也|全部)*(?:马赛克|打码|糊住|糊掉|糊上|模糊掉|模糊处理|打糊|涂黑|遮住|挡住|盖住|遮掉|挡掉|盖掉|遮一遮|挡一挡|遮|挡)(?:掉|处理|起来|上)?$/
const COVER_FIRST = /^(?:打码|打马赛克|马赛克|遮住|遮挡|挡住|盖住|模糊掉?|糊掉)(.{1,8})$/
const IN_FOCUS = /背景|后面|周围|四周|天空|景/

function readCover(clause: string): Draft | null {
  const found =
    COVER_WITH.exec(clause)?.[1] ?? COVER_AFTER.exec(clause)?.[1] ?? COVER_FIRST.exec(clause)?.[1]
  if (found === undefined || IN_FOCUS.test(found.replace(/(?:背景|后面)(?:里|中)?的(?=.)/, '')))
    return null
  return { kind: 'trait', target: readCovered(found), value: '打码' }
}

const SIDES: readonly (readonly [RegExp, string])[] = [
  [/左右|两[边侧]/, '左右'],
  [/上下/, '上下'],
  [/左(?:边|侧|面|手边)?/, '左'],
  [/右(?:边|侧|面|手边)?/, '右'],
  [/头顶|头上|顶上|顶部|上(?:边|面|方|部|头)?|天空?/, '上'],
  [/脚下|脚边|底部|底下|下(?:边|面|方|部|头)?|地面/, '下'],
]
const readSide = (words: string): string | null =>
  SIDES.find(([pattern]) => pattern.test(words.replaceAll('一下', '')))?.[1] ?? null

const SHARES: readonly (readonly [RegExp, string])[] = [
  [/三分之一|1\/3/, '三分之一'],
  [/四分之一|1\/4/, '四分之一'],
  [/五分之一|1\/5/, '五分之一'],
  [/一半|一大半|二分之一|半边/, '一半'],
  [/一点点|一丢丢|稍微|略|一?小?条/, '一点点'],
  [/多(?!余)|大/, '多一点'],
]
const CUTS = /裁|剪掉|切掉|切了|切去|截掉|截去|砍掉/
const ID_PHOTO = /(?:证件照?|一寸|1寸|两寸|二寸|2寸|小二寸|护照|签证|身份证|报名照?|简历照?)/
const ID_SIZE = /(?:比例|尺寸|大小|规格)/

function readCut(clause: string): Draft | null {
  if (ID_PHOTO.test(clause) && (CUTS.test(clause) || ID_SIZE.test(clause)))
    return {
      kind: 'crop',
      value: /两寸|二寸|2寸/.test(clause)
        ? '两寸照'
        : /一寸|1寸/.test(clause)
          ? '一寸照'
          : '证件照',
    }
  if (
    /^(?:只要|只留|保留|留)(?:个|下)?(?:他|她|人|人物)?的?(?:上半身|半身|脸部?特写|大头|头部)$/.test(
      clause,
    )
  )
    return { kind: 'crop', value: /脸|头/.test(clause) ? '头像特写' : '上半身' }
  if (/^(?:裁|截|剪)(?:成|出|到|取)?(?:只?有|只剩|只留)?(.{0,3})(?:上半身|半身照?)$/.test(clause))
    return { kind: 'crop', value: '上半身' }
  if (
    /^(?:把|让|将)?(?:人像|人物|人|他|她|主体|主角)(?:要|放|摆|移)?(?:到|在)?(?:画面|照片|图片?)?(?:的)?(?:居中|正中间?|中间|中央)(?:来|一点)?$/.test(
      clause,
    )
  )
    return { kind: 'crop', value: '人像居中' }
  if (!CUTS.test(clause) || /\d\s*[:：比]|[一三四九六]比|方|横|竖|壁纸|头像|纸/.test(clause))
    return null
  const side = readSide(clause)
  if (side === null) return null
  const share = SHARES.find(([pattern]) => pattern.test(clause))?.[1] ?? ''
  return { kind: 'crop', value: `${side}${side.length === 1 ? '边' : ''}${share}` }
}

const SPACE =
  /^(.{0,4}?(?:左|右|上|下|头顶|头上|脚下|底|顶|四周|周围|两边).{0,3}?)(?:都|再|各|给|给我)*(?:多|再)?(?:留|加|空|露|放|补|扩|多)(?:出|一下)?(?:来)?(?:一?点儿?|一?些)?(?:多)?(?:空(?:间|白|隙)?|地方|地儿|位置|余地|余量|白|天空?|海|草地?|地面?|背景|边)?(?:出来|一点|些)?$/
const TIGHT =
  /^(.{0,3}?(?:左|右|上|下|头顶|头上|脚下|底|顶|四周|周围|两边).{0,3}?)(?:空白?|空间|地方|地儿|位置|余地)?(?:都|有点|有些|也|实在)*(?:太|好|很|真)?(?:少|小|挤|紧|满|局促|不够|没(?:有)?空间?|顶边|顶着边|贴边)$/
const LOOSE =
  /^(.{0,3}?(?:左|右|上|下|头顶|头上|脚下|底|顶|两边).{0,3}?)(?:空白?|空间|地方)?(?:都|有点|有些)*(?:太|好|很)(?:空|多|大|空旷)$/
/** 裁 is a cut; 字 and things have no space. */
const NO_SPACE = /裁|字|水印|衣|发|花|树|人(?!物)|车|脸|眼|手|光/

function readSpace(clause: string): Draft | null {
  if (NO_SPACE.test(clause)) return null
  const tight = SPACE.exec(clause)?.[1] ?? TIGHT.exec(clause)?.[1]
  if (tight !== undefined && /[留空地间白扩补挤紧满少小够边]|多出|多留|放/.test(clause)) {
    const side = readSide(tight)
    return { kind: 'extend', value: side ?? '四周' }
  }
  const loose = LOOSE.exec(clause)?.[1]
  const side = loose === undefined ? null : readSide(loose)
  return side === null ? null : { kind: 'crop', value: `${side}边` }
}

const DIGITS = '零一二三四五六七八九十'
const readDigit = (word: string): number =>
  word === '两' ? 2 : DIGITS.includes(word) ? DIGITS.indexOf(word) : Number(word)
const PICTURE =
  '(?:这张|这|整张|整个)?(?:照片|相片|图片?|画面|镜头|地平线|海平面|水平线|水面|线|人|楼|房子|建筑|墙)?'
const ASLANT = new RegExp(
  `^${PICTURE}(?:都|也)?(?:有一?点儿?|有些|拍得?|照得?|太|好像)*(?:拍|照)?(?:歪|斜|倾斜|不平|不正|没拍正|拍斜)(?:了|的|着)?$`,
)
const UPRIGHT = new RegExp(
  `^${PICTURE}(?:给)?(?:扶|摆|拉|调|弄|转|校|掰|矫)(?:正|平|直|水平)(?:一?[点些]|过来)?$|^(?:水平|倾斜|角度)?(?:校正|矫正|校准)$`,
)
const TURN =
  /^(?:照片|图片?|画面|整张)?(?:向|往|朝)?(顺时针|逆时针|左|右)(?:边)?(?:旋转|转|倾斜|歪|偏)(?:过去|动)?(?:一?点点?|一?些|([\d一二两三四五六七八九十]{1,2})度)$|^(?:旋转|转)(?:向)?(顺时针|逆时针|左|右)(?:边)?(?:一?点点?|([\d一二两三四五六七八九十]{1,2})度)$/
/** Turns by words; more is a quarter turn. */
const MOST_DEGREES = 20
const A_BIT = 3

function readAslant(clause: string): Draft | null {
  if (ASLANT.test(clause) || UPRIGHT.test(clause)) return { kind: 'crop', value: '扶正' }
  const turn = TURN.exec(clause)
  if (!turn) return null
  const side = turn[1] ?? turn[3] ?? ''
  const said = turn[2] ?? turn[4]
  const degrees = said === undefined ? A_BIT : readDigit(said)
  if (!(degrees > 0 && degrees <= MOST_DEGREES)) return null
  return { kind: 'crop', value: `${/逆|左/.test(side) ? '左' : '右'}转${degrees}度扶正` }
}

const PEOPLE = '(?:人|人物|他|她|主体|孩子|宝宝|模特|我)'
const FACE_WORDS = '(?:人脸|脸部?|脸上|面部|皮肤|人像)'
const LAMP =
  /^(?:在|从|给)?(?:他|她|人|脸|人物)?(?:的)?(左|右|上|顶|正|前)(?:边|侧|面|部|上方|方)?(?:再)?(?:给)?(?:他|她|人)?(?:打|加|补|来|有|照|布)(?:一?束|一?道|一?盏|一?个|一?点|些|过来|上)*(?:的)?(?:侧|暖|灯|阳)*(?:光|灯)(?:过来)?$|^(?:打|加|补|来)(?:一?束|一?道|一?点|个|些)*(?:从)?(左|右|上|顶|正|前)(?:边|侧|面)?(?:来)?的?(?:侧|暖|灯|阳)*光$|^(左|右|顶|正面?)(?:侧)?光$/
const FILL = new RegExp(
  `^(?:给|在)?(${PEOPLE}|${FACE_WORDS})?(?:的?脸)?(?:上|身上)?(?:打|加|补)(?:一?点|个|些|一下)*(?:补|柔|面)?光$`,
)
const BACKLIT =
  /^(?:这张|照片)?(?:逆光|背光)(?:了|拍的)?(?:太(?:严重|厉害)|严重|改善|处理|修复|修正|补光|提亮|优化|问题|校正|解决)?$|^(?:改善|处理|修复|修正|解决|优化)(?:一下)?(?:逆光|背光)(?:问题)?$/
const SHADOWS =
  /^(?:(.{1,4}?)(?:上|下面?|里)?的?)?(?:阴影|暗部|暗处|影子暗部|黑的地方)(?:太?(?:重|深|黑|暗|浓)(?:了)?|(?:再)?(?:淡|浅|亮|轻|柔和|少)(?:一?[点些])|提亮|减淡|减轻|去掉|去除|打亮|拉亮|拉起来)$|^(?:提亮|减淡|减轻|拉亮|打亮)(?:阴影|暗部|暗处)$/
const HIGHLIGHTS =
  /^(?:高光|亮部|亮处|天空|过曝的地方)(?:太?(?:亮|过曝|爆|死白|曝)(?:了)?|压(?:一压|下来|低|暗|一点)|(?:再)?暗一?[点些]|降(?:低|一点|下来)|收(?:一收|一点))$|^(?:压|降低?|收)(?:一?下)?(?:高光|亮部)$/
const NIGHT = /^夜(?:景|晚|里)?(?:照片?|拍)?(?:太?(?:黑|暗)|提亮|加亮|亮一?[点些]|看不清)(?:了)?$/

const ofFace = { words: '脸', name: '脸', isAll: true }
const ofPeople = { words: '人', name: '人', isAll: true }

function readLight(clause: string): Draft | null {
  const lamp = LAMP.exec(clause)
  const from = lamp?.[1] ?? lamp?.[2] ?? lamp?.[3]
  if (from !== undefined) {
    const side = /左/.test(from)
      ? '左侧'
      : /右/.test(from)
        ? '右侧'
        : /上|顶/.test(from)
          ? '上方'
          : '正面'
    return { kind: 'tone', value: `${side}打光` }
  }
  const fill = FILL.exec(clause)
  if (fill) {
    const target = /脸|面|皮/.test(fill[1] ?? '') ? ofFace : fill[1] ? ofPeople : undefined
    return { kind: 'tone', value: '补光提亮', ...(target && { target }) }
  }
  if (BACKLIT.test(clause) || NIGHT.test(clause)) return { kind: 'tone', value: '暗部亮' }
  const shadow = SHADOWS.exec(clause)
  if (shadow) {
    const owner = shadow[1]
    const target = owner && !/整|全|照片|画面/.test(owner) ? readTarget(owner) : null
    return { kind: 'tone', value: '暗部亮', ...(target && { target: { ...target, isAll: true } }) }
  }
  return HIGHLIGHTS.test(clause) ? { kind: 'tone', value: '高光暗' } : null
}

const AWAY =
  '(?:去掉|去除|去|消除|消掉|消|祛|除|除掉|修掉|修|抹掉|抹|擦掉|P掉|p掉|淡化|处理|处理掉|修一修|遮住|遮一遮)'
const BLEMISH =
  '(?:痘痘|青春痘|痘印|痘|粉刺|雀斑|斑点|色斑|黑斑|斑|痣|皱纹|细纹|法令纹|抬头纹|鱼尾纹|眼袋|黑眼圈|毛孔|油光|瑕疵)'
const ON_FACE =
  '(?:他|她|我|人)?的?(?:脸|脸上|面部|额头|皮肤|眼角|眼睛|眼下|嘴角)?(?:上|下面|下)?的?(?:那些|那颗|这些|几颗|那个)?'
const BLEMISHES: readonly RegExp[] = [
  new RegExp(`^${ON_FACE}(${BLEMISH})(?:都|全|给)*(?:${AWAY})(?:干净|一点|一些)?$`),
  new RegExp(`^(?:${AWAY})(?:一下|掉)?${ON_FACE}(${BLEMISH})$`),
  new RegExp(
    `^${ON_FACE}(${BLEMISH})(?:有点|有些|实在)?(?:太|好|很|挺)?(?:多|重|明显|深|大|严重)$`,
  ),
]
const SMOOTHER =
  /^(?:给)?(?:他|她|人|人物|人像|脸|(?:脸上|脸部|面部)?的?皮肤)?(?:磨皮|磨个皮|美颜|美个颜|嫩肤|柔肤|磨一下皮|(?:脸上?的?)?(?:皮肤|脸)(?:再)?磨(?:一磨|个皮|磨)?)(?:一?[点些]|处理)?$|^(?:他|她|人)?的?(?:皮肤|脸|脸上|肤质)(?:再|变|弄|更|要|修)*(?:得)?(?:光滑|平滑|光洁|细腻|嫩|干净|好)(?:一?[点些])?$|^(?:皮肤|脸)(?:有点|太|好)?(?:粗糙|糙|坑坑洼洼|不光滑|不好)$/
const RED_EYE =
  /^(?:去|去掉|去除|消除|修复?|处理)?(?:一下|掉)?(?:闪光灯)?红眼(?:了|去掉|去除|消除|修复?|处理|问题)?$|^眼睛(?:拍得?|照得?|都|有点)*(?:发红|红了?|是红的)$/
const NOISE =
  /^(?:(?:画面|照片|暗部|天空|夜景)(?:里|上|的)?)?(?:噪点|颗粒感?|杂点|噪声)(?:有点|有些|也|实在)?(?:太|好|很|挺|比较)?(?:多|大|重|严重|明显)?(?:了)?(?:去掉|去除|降低|减少|少一点|降一降)?$|^(?:去|降|减|除|去掉|去除|减少|降低|消除)(?:一?下|点|一点|些)?(?:噪点?|颗粒感?|杂点|噪声)$/
const GLARE =
  /^(.{0,4}?)(?:上|里)?的?(?:反光|光斑|眩光|炫光|反射)(?:了|太(?:强|亮|重|厉害)|有点.{1,2}|去掉|去除|消除|消掉|处理|弱一?点|严重)?$|^(?:去|去掉|去除|消除|消)(?:一下|掉)?(.{0,4}?)(?:上|里)?的?(?:反光|光斑|眩光)$/
const MESSY =
  /^(?:后面|背后|后边)?的?背景(?:有点|有些|实在|也)?(?:太|好|很|挺)?(?:乱|杂|杂乱|乱糟糟|花|抢眼|抢镜)(?:了|七八糟)?$|^背景(?:弄|变|要|处理)?(?:得)?(?:干净|简洁|简单)(?:一?[点些])?$/
const BLURRED = /^(?:再)?(?:锐化|清晰化)$/

function readRetouch(clause: string): Draft | null {
  for (const pattern of BLEMISHES) {
    const name = pattern.exec(clause)?.[1]
    if (name !== undefined) return { kind: 'remove', target: { words: name, name } }
  }
  if (SMOOTHER.test(clause)) return { kind: 'trait', target: ofFace, value: '磨皮' }
  if (RED_EYE.test(clause)) return { kind: 'remove', target: { words: '红眼', name: '红眼' } }
  if (NOISE.test(clause)) return { kind: 'remove', target: { words: '噪点', name: '噪点' } }
  if (GLARE.test(clause)) return { kind: 'remove', target: { words: '反光', name: '反光' } }
  if (MESSY.test(clause)) return { kind: 'background', value: '虚化' }
  return BLURRED.test(clause) ? { kind: 'upscale', value: '2' } : null
}

/** 换个浅灰墙, 换成白底. */
const PLAIN_GROUND =
  /^(?:换|改|弄|做|变)(?:个|成|一个|成一个|一面|成一面)?((?:浅|深|淡|纯|米|亮|暗|大)?(?:红|橙|黄|绿|青|蓝|紫|粉|白|黑|灰|米)色?)的?(?:墙|底|底色|幕布)$/
/** 裂了, 修一修. */
const TORN =
  /^(?:.{0,6}(?:照片|相片|上面|表面))?(?:都|已经|有点|全)*(?:裂|破|花|烂|刮花|磨损)(?:开|掉|得厉害)?$/

const WATERMARK =
  /^(?:去掉|去除|去|消除|消|除|除掉|抹掉|抹|擦掉|删掉|删除|删)(?:一下|掉)?(?:图片|照片|图|画面)?(?:上|里|中)?的?(.{0,4}?(?:水印|日期|时间|字幕|文字|字|logo|LOGO|标志))$/

function readGround(clause: string): Draft | null {
  const colour = PLAIN_GROUND.exec(clause)?.[1]
  if (colour !== undefined)
    return { kind: 'background', value: colour.endsWith('色') ? colour : `${colour}色` }
  return TORN.test(clause) ? { kind: 'remove', target: { words: '裂痕', name: '裂痕' } } : null
}

const READERS: readonly ((clause: string) => Draft | null)[] = [
  readCover,
  readAslant,
  readCut,
  readSpace,
  readLight,
  readRetouch,
  readGround,
  (clause) => {
    const name = WATERMARK.exec(clause)?.[1]
    const target = name === undefined ? null : readTarget(name)
    return target && { kind: 'remove', target }
  },
]

/** Null: the general reader has it. */
export function readEverydayClause(words: string): ReadStep | null {
  const clause = words.replaceAll(/\s+/g, '').replace(ASIDE, '').replace(ENDING, '')
  for (const read of READERS) {
    const draft = read(clause)
    if (draft) return { ...draft, words }
  }
  return null
}
