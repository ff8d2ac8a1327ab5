import { toPlainWords } from './spoken'

/** A sentence as clauses, without what only makes it polite. */

export interface Clause {
  /** As it was written. */
  readonly written: string
  /** Without courtesies; quoted texts are their numbers between marks. */
  readonly text: string
  /** The same before it is put into the words of the rules. */
  readonly spoken: string
}

export interface Clauses {
  readonly clauses: readonly Clause[]
  /** Texts between quotation marks, by number. */
  readonly quotes: readonly string[]
}

const QUOTES = /[“"「『‘'《]([^”"」』’'》]{1,200})[”"」』’'》]/g

/** Reasons for a wish, without one of their own: 不好看改成. */
const REASONS = /(?:不好看|太丑了?|太难看了?|不太好|不行|很奇怪)(?=改|换|变)/g
/** 极光不要绿的，要紫的: one wish. */
const NOT_THIS =
  /((?:不要|别要|不是|别用?|不想要)(?:[浅深淡]?[红橙黄绿青蓝紫粉白黑灰棕金银]色?|[圆满弯])的?)[，,\s]+(?=我?(?:想?要|用)|换成|改成)/g
/** 裙子不要蓝的，白的好. */
const THIS_RATHER =
  /(?:不要|别要|不是|别用?|不想要)[浅深淡]?[红橙黄绿青蓝紫粉白黑灰棕金银]色?的?[，,\s]+([浅深淡]?[红橙黄绿青蓝紫粉白黑灰棕金银])色?的(?:更|才|就|比较|还是)?(?:好看|好|吧|行)/g
/** 海鸥呢，怎么没有: what is missed, in two clauses. */
const MISSED =
  /(?<=^|[，,。；;！!\s])([\u4e00-\u9fff]{1,6}?)(?:呢[，,？?\s]*)?(?:(?:怎么|咋|为什么|为啥|都|也)(?:就|都)?(?:没有|没看[见到]|没了|不见了?|没画)|(?<=呢[，,？?\s]*)(?:没看[见到]|没见着?|没找到|看不[见到]))(?:出来|上|啊|呢|哦|吗)*(?=$|[，,。；;！!？?\s])/g
const PRAISE =
  /(?<![不没太很])(?:的)?(?:会|就|更|比较|才|应该)?(?:更好看|好看|更好|漂亮|合适|更(?:可爱|美|帅|酷|搭|协调|自然|舒服|生动|对|有(?:感觉|意境|氛围|味道)))(?:一?点|些)?$/

/** A private character and the number of the quote. */
const MARK = '\uE000'
export const QUOTE = new RegExp(`${MARK}(\\d+)${MARK}`)

const LEAD =
  /^(?:请问?|麻烦(?:你|您)?|劳驾|拜托(?:你|您)?|帮(?:我|忙|一下)+|你?(?:能不能|能否|可不可以|可以|能)(?:不能|再)?(?:帮我|给我|把(?=把))?|(?:我)?(?:想要?|真?希望|觉得|要求|要(?!是)|需要|打算)(?:你|把(?=把))?(?=.{2})|给我(?!.{0,2}[加戴穿])|现在|那就|那么?(?=就|把|将|给|让|换|改|再|请|去|删|加|来)|嗯+|哦|好的?(?=[，,再把])|然后|接着|再(?=把|将|给|让|加|来|帮|换|改|去|删|上[个点颜色])|并且?|同时|顺便|还有|另外|最后|首先|先(?=把|将|给|让|加|换|改|去|删)|而且|以及|也(?=把|将|要|给|换|改|去)|就(?=把|将|给|让|要|换|改)|只(?=把|将|给|让)|还要?(?=.)|又|但是?|不过|只是|得(?=是|要|把|有)|必须(?=是|要|有))/

const TAIL =
  /(?:吧|看看|试试|瞧瞧|呗|啊|呀|哦|喔|哈|啦|嘛|呢|好吗|好不好|行吗|行不行|可以吗|可以不|可以么|谢谢(?:你|您)?|多谢|感谢|拜托了?|就行了?|就(?:热闹|完美|好看|漂亮|更好|绝|太好)了|就好了?|(?<=的)好了|就可以了?|即可|～|~|[。.!！?？]|了吗|吗)+$/

/** Ends of clauses; 、 joins nouns. */
const ENDS = /[，,。；;！!？?\n\r]+|(?<=[\u4e00-\u9fff\uE000])\s+(?=[\u4e00-\u9fff\uE000])|\s{2,}/
const JOINTS =
  /(?:(?<=[大小亮暗暖冷高低淡浅深浓艳红蓝绿黄白黑](?:一?点|一些))(?=再?(?:裁|剪|抠|截)|(?![^一]{0,3}(?:一|点))[^的点些]{1,4}(?:换成|改成|变成))|然后再?|接着再?|并且|而且|同时|顺便|顺手|另外|以及再|还要(?=把|加|换|改|去|删|有)|(?<![边旁上里下前后面])再(?=把|将|给|让|加|帮我|去掉|删|换)|最后再?(?![一那面边个只的])|并(?=把|将|给|让|加|去|换|改|删)|(?<=(?:去掉|删掉|换成|改成|变成|抠出|虚化|裁成|掉).{0,6})再(?=变|调|弄|裁|放大|缩小|加|换|去|转|亮|暗|暖|冷|大|小|清)|并(?=上色|变|调|放大|加|裁|抠)|(?<=一点|一些)(?=[^的点儿]{1,6}(?:一点|一些))|(?<=太[大小高低矮远近偏亮暗]了)(?=(?:往|移|挪|换|改|调|放(?:到|在)))|(?<=太[^，了]{1,3}了)(?=不要了?$|(?:去|删|拿|撤|弄|搬)(?:掉|走)|缩|放大|变(?:大|小))|(?<=摘下来?|拿掉|取下来?|拿下来?|撤掉)(?=换(?:成|个|上)|改成)|(?<=一点|一些)(?=(?:靠|往|放|移|挪|换|变))|(?<=(?:一倍|两倍|大点|小点|变大|变小))(?=放(?:在|到)?(?:正)?[左右上下中])|(?<=(?:晚上|夜晚|夜里|白天|傍晚|黄昏))(?=(?:再|并)?(?:放|加|挂|飘|下|点)[上点着个几些]?[\u4e00-\u9fff])|(?<=(?:去掉|删掉))(?=[让把给].)|(?<=吧)(?=太|有点|很)|(?<=[点些])(?=放(?:在|到)?[左右上下中])|(?<=^(?:去掉|删掉|删除).{1,4})(?=只(?:留|保留|要))|以及(?=把|给|加|去|删)|还有(?=把)|(?<=(?:要|[换改变染]成)[浅深淡]?[红橙黄绿青蓝紫粉白黑灰棕金银]色?的)(?=[^，一点些]{1,4}(?:再|更)*[少多大小高矮亮暗淡](?:一?点|一些|些)))/g

/** 花是蓝的好看; very nice alone is praise of the picture. */
function stripPraise(text: string): string {
  const bare = text.replace(PRAISE, '')
  const isWish =
    /(?:.{2}(?<!有)(?:一点|点儿?|些)$)|(?:是|成|没了?|的|掉|大|小|少|多|发|[只个条艘棵朵座颗])$|(?:红|黄|蓝|绿|白|黑|紫|粉|色)/.test(
      bare,
    )
  return isWish && !/^(?:.{0,4}(?:真|太|很|好|变|更|再|有点))?$/.test(bare) ? bare : text
}

export function stripCourtesy(text: string): string {
  let stripped = text.trim()
  for (let i = 0; i < 6; i++) {
    const next = stripPraise(stripped).replace(LEAD, '').replace(TAIL, '').trim()
    if (next === stripped) break
    // nothing would be left of 可以 alone
    if (next === '') return stripped
    stripped = next
  }
  return stripped
}

export function readClauses(sentence: string): Clauses {
  const quotes: string[] = []
  const marked = sentence
    .replace(REASONS, '')
    .replace(NOT_THIS, '$1')
    .replace(THIS_RATHER, '换成$1')
    .replace(MISSED, '没画$1')
    .replace(/([字写题上成为])[\s，,:：]+(?=[“"「『‘《])/g, '$1')
    .replace(/狗猫(?=都|全)/, '狗和猫')
    .replace(/猫狗(?=都|全)/, '猫和狗')
    .replace(QUOTES, (_, text: string) => `${MARK}${quotes.push(text) - 1}${MARK}`)
  const restore = (text: string): string =>
    text.replace(new RegExp(QUOTE, 'g'), (_, number: string) => `“${quotes[Number(number)] ?? ''}”`)
  const clauses = marked
    .split(ENDS)
    .flatMap((piece) => piece.split(JOINTS))
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map((piece) => {
      const spoken = stripCourtesy(piece).replaceAll(/\s+/g, '')
      return { written: restore(piece), text: toPlainWords(spoken), spoken }
    })
    .filter(({ text }) => text !== '')
  return { clauses, quotes }
}
