import { FILM_KIND } from './film'

/** Texts to be written in the picture, and the prompt without them. */
export interface Quoted {
  /** Letter by letter, as the user wrote it. */
  readonly texts: readonly string[]
  /** Places of the spelling's text that are spoken for. */
  readonly stretches: readonly QuotedStretch[]
}

interface QuotedStretch {
  readonly start: number
  readonly end: number
  /** Words that are written and are read as well: 读书会 of 读书会海报. */
  readonly named?: { readonly start: number; readonly end: number }
}

/** No line in a picture is longer; what is said of one is. */
const LONGEST = 40

const PAIRS =
  /“([^”]+)”|"([^"]+)"|「([^」]+)」|『([^』]+)』|‘([^’]+)’|(?<![a-z])'([^']+)'(?![a-z])/gu

/** A text whose end is missing, as the last thing of a prompt. */
const UNCLOSED = /[“「『]([^”」』“「『]+)$/gu

const TITLE = /《([^》]+)》/gu
const TITLED = /海报|封面|书|电影|专辑|绘本|杂志|poster|cover|book/

/** Text to be written, without quotation marks: one word, after a colon two. */
const SAID =
  /((?<=\p{Script=Han}[ :：]*)[a-z\d][\w'&-]*(?: [a-z\d][\w'&-]*){1,5}(?= *(?:[,，。；;！!？?的]|$))|[^\s,，。；;！!？?“”"「」『』《》:：的]{1,20}(?:(?<=[:：]\s*\p{Script=Han}{1,10}) \p{Script=Han}{1,10}(?!\p{Script=Han}))?)/u
const WRITES = '写着|写有|写上|写了|写的是|题着|题字|上书|印着|印有|刻着|标着'
const NAMES_TEXT = '[副主]?标题|文字|字样|标语|广告语|宣传语|大字|配文|文案'
const IN_ENGLISH = 'with the text|with the words|that says|that reads|saying|text'
/** Words that announce a text without marks: 标题醒目 only says how a title is. */
const ANNOUNCED = new RegExp(
  `(?:(?:${WRITES}|${IN_ENGLISH})(?:${NAMES_TEXT})?(?:内容)?(?:是|为|写着)?[ :：]*|(?:${NAMES_TEXT})(?:内容)?(?:(?:是|为|写着)[ :：]*|[:：][ :：]*))${SAID.source}`,
  'gu',
)

/** 福字, 寿字: one letter to be written. */
const LETTER = /(?:^|[^\p{Script=Han}]|[一的个写大])([福寿喜囍春龙财禄吉旺爱禅静道德舞和梦家])字/gu

/** 四个字马年大吉: as many letters as it says, to be written. */
const COUNTED_LETTERS =
  /(?<!\p{Script=Han})[一两二三四五六七八九十]个(?:毛笔|书法|大|汉)?字[ :：]*(?![从由横竖])(\p{Script=Han}{1,8})(?=$|[\s,，。；;！!])/gu

/** 字母M, letter M: to be written verbatim. */
const INITIAL = /(?:字母|(?<![a-z])letters?[ :]+)[ :：]*([a-z0-9]{1,3})(?![a-z0-9])/gu

const NOT_A_TEXT =
  /^(内容|显示|写$|或|排版|设计|清晰|居中|简洁|水印|字|和|在|部分|风格|很|不|无|采用|使用|为)/

/** Actions and prints, no words to be written: 写着作业, 印着小猫图案. */
const NOT_WRITTEN =
  /^(?:家庭)?(?:作业|信|日记|字|诗|歌|书法|毛笔字|代码|论文|小说|报告|春联|对联|笔记)$|(?:图案|花纹|纹样|图像|头像|照片|剪影)$/u

/** 公司logo，名字叫星辰: the name below a mark. */
const MARKS = /logo|标志|商标|徽标|店标|徽章|队徽|招牌/u
const NAMED =
  /(?:[店品公]?[牌司]?(?:名字|名称)|店名|品牌名|公司名|取名|名)(?:叫做?|是|为|：|:)\s*([\p{Script=Han}a-z\d]{2,10})(?=$|[\s,，。；;！!的])/gu

const QUOTED_NEXT = /^\s*[“"「『‘]/u

/** 上联：…, 横批…: the lines of a couplet by their names. */
const COUPLET_LINE =
  /(?:[上下]联|横[批额联])(?:内容)?(?:是|为|写着?)?[ :：]*((?:(?![上下]联|横[批额联])\p{Script=Han}){2,16})/gu
/** 春联，春风入喜财入户，岁月更新福满门: two lines without names, of one length. */
const COUPLET = /春联|对联|楹联|门联/
const TWO_LINES =
  /(?:(写着|内容[是为])|(?<!\p{Script=Han}))((?:(?!写着|内容[是为])\p{Script=Han}){5,13})[,，;； ]+(\p{Script=Han}{5,13})(?!\p{Script=Han})/gu
/** Characters of a line without a name and without a word that announces it: shorter ones describe. */
const SURE_LINE = 7

/** 5月1日, 八月八日, 10月1日-7日, 12.31, 19:30: lines of a poster in addition to its title. */
const DATE =
  /\d{4}年(?:\d{1,2}月(?:\d{1,2}[日号])?)?|\d{1,2}月\d{1,2}[日号]?(?:[-—~至到](?:\d{1,2}月)?\d{1,2}[日号]|(?<=[日号]))|[一二三四五六七八九十]{1,2}月[一二三四五六七八九十]{1,3}[日号]|\d{4}[./-]\d{1,2}[./-]\d{1,2}|(?:[本下每]?周[一二三四五六日末]|今晚|明晚)(?:[早晚上中下午]{1,2})?\d{1,2}(?:点半?|:\d{2})|(?<!\d)\d{1,2}:\d{2}(?!\d)/gu

/** 第二杯半价, 买一送一: what a shop's poster says. */
const OFFER =
  /第二[杯件份个]半价|买[一二两三\d]+送[一二两三\d]+|满\d+减\d+|全场[一二三四五六七八九\d.]+折(?:起)?|[一二三四五六七八九\d.]+折(?:优惠|起)/gu
/** 1299元, ¥99.9: what a price tag says. */
const PRICE = /[¥￥]\s?\d+(?:\.\d+)?|(?<![\d.])\d+(?:\.\d+)?(?:元|块钱?|%|折)/gu
const TAG = /价格?[标吊]?[签牌]|(?:价格|商品|促销|折扣|特价)(?:标签|吊牌)|标价/u
/** 618 大促, 双11满减: the occasion of a sale, which is its title. */
const SALE =
  /(?:618|双(?:十一|11|十二|12)|年中|年终|周年庆?|开学季?|换季|年货节?)? ?(?:大促|满减|狂欢节?|购物节|年货节|清仓)|(?<!\d)(?:618|双(?:十一|11|十二|12))(?!\d)/gu
const SELLS = /banner|主视觉|横幅|海报|宣传|封面|kv|广告/
const SELLING = /海报|促销|宣传|传单|优惠券|poster/
/** Sheets that say a date also without a title. */
const DATED = /海报|传单|邀请函|请柬|请帖|poster|invitation/

/** 2026年12月, 十二月, December 2026: the requested page of a calendar. */
const CALENDAR = /日历|月历|台历|挂历|年历|桌历|calendar/
const PAGE =
  /(?:\d{4}年?|[〇零一二三四五六七八九]{4}年)(?:[\s./-]*(?:\d{1,2}月份?|十[一二]?月份?|[一二三四五六七八九]月份?)|[./-]\d{1,2}(?!\d))?|\d{1,2}月份?|十[一二]?月份?|[一二三四五六七八九]月份?|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{4})?\b/gu

/** 主题是露营: what a sheet is about that shows nothing else. */
const THEME =
  /(?:主题|题目)(?:[:：]\s*([^\s,，。；;！!？?“”"「」『』《》:：]{2,14}?)(?=的?(?:海报|封面|$|[\s,，。；;！!？?]))|[是为][ :：]*([^\s,，。；;！!？?“”"「」『』《》:：的]{2,12}))/gu

/** 写妈妈生日快乐 of a card: without 着, the words up to the end of the clause. 写实 is a manner. */
const WRITTEN =
  /(?<![\p{Script=Han}])写(?![实意真生作着有上了是]|[一几两][句段首封些行个])([\p{Script=Han}\d]{2,12})(?=[,，。；;！!]|$)/gu
const WRITABLE = /海报|封面|传单|邀请函|贺卡|卡片|明信片|生日卡|标语|横幅|招牌/

/** Sheets that are about something: 咖啡店开业海报 has that as its title. */
const ABOUT =
  /(?<![\p{Script=Han}a-z\d])((?:\d{2,4} )?[\p{Script=Han}a-z\d]{2,40}?)(?:主题)?(的?)(?:宣传)?(?:海报|传单|宣传单|宣传画)/gu
/** The way of painting, up to the theme: 风格 and no 风, which 海风音乐节 has. */
const MANNER =
  /^.*(?:风格|色调|色系(?!列)|质感|比例)的?|^(?:中国|国潮|极简|简约|复古|卡通|手绘|水墨|扁平|插画|日系|赛博朋克|赛博|未来|ins)风(?![筝光景云采味情物尚貌俗土水])的?/u
const MAKES = '(?:生成|制作|设计|创作|创建|绘制|画(?![展室廊院家册])|做(?!饭))'
const WANTS = `(?:${MAKES}|来|出|要|写|弄|搞)`
const ASKS = '请?你?(?:帮|给|为|替)我们?'
const NUMBER = '[一两几二三四五六七八九十\\d]+'
const ONE = '个(?![人性体])'
/** Words that ask for a sheet, whole and once: 张家界, 个人 and 画展 begin with none. */
const REQUEST = new RegExp(
  `^(?:(?:.*${WANTS}(?:一下|出)?)${NUMBER}(?:[张幅份套款组]|${ONE})|(?:${ASKS})?${NUMBER}(?:[张幅]|${ONE})|` +
    `(?:${ASKS}|请)?${WANTS}(?:张(?!家[界口港]|[掖北飞良衡仲])|幅|份|款(?!式)|${ONE})|` +
    `(?:${ASKS}${MAKES}|请(?:生成|制作|设计|创作|创建|绘制))(?:一下)?)`,
  'u',
)
const PRAISE =
  /^(?:(?:关于|有关)(?![我你]))?(?:(?:精美|好看|大气|简约|高级|创意)+的)*(?:(?:极简|极致简约)(?=\p{Script=Han}{2,}))?/u
/** Not known to begin with the theme: no title is better than a wrong one. */
const UNSURE =
  /^(?:[请帮给为替把将用以想要弄]|我们?[想需要]|需要|精美|搞(?!笑)|生成|制作|设计|创作|创建|绘制|画(?![展室廊院家册社])|做(?![饭菜客梦]|自己)|[深浅暗亮]?[红橙黄青蓝紫粉黑白灰金银暖冷]色)|[为风色]$/u
/** 一只猫: a thing to be drawn. */
const COUNTED = new RegExp(
  `^${NUMBER}(?:[只条头匹位名朵棵辆座杯群束片间栋艘架本把枝颗双件瓶碗块种个份套款组]|对(?!一))`,
  'u',
)
/** 画一个女孩的海报, unlike 做一个读书会的海报. */
const DRAWN_ONE = new RegExp(`^(?:(?:${ASKS}|请)?画)?${NUMBER}个`, 'u')
/** Kinds of sheets and ways of painting: no titles. A day has a greeting of its own. */
const NO_THEME =
  /的|^(?:品牌|品牌宣传|企业宣传|公司宣传|高端品牌|高级感?|电影|影片|书籍?|小说|杂志|专辑|宣传|活动|产品|商品|节日|节气|复古|(?:极简|简约|高级)(?:产品|商品|品牌|科技)?|抽象|几何|创意|手绘|卡通|插画|人物|风景|[横竖][版屏]|手机|朋友圈|小红书|微信|公众号|公司|企业|店铺|餐厅|电商|商业|字体|文字|平面|国潮|国风|中国风|新中式|科技|未来|.*(?:主义|电影|产品|商品|广告))$|(?:新年|春节|圣诞|生日|元旦|中秋|端午|国庆|除夕|七夕|跨年|元宵|清明|重阳|情人|儿童|劳动|妇女|母亲|父亲|教师|立[春夏秋冬]|[冬夏]至)节?$|^(?:国风|国潮|古风|新中式|水墨|水彩|赛博朋克)(?!.*[展节会赛社课])/u

/** 夜市街景, 渐变剪影, 机器人: what is to be seen, and no event or trade. */
const SHOWN_THING =
  /(?:[街夜雪海美雨]景|风景|景色|风光|剪影|渐变|轮廓|人物|机器人|宇航员|女孩|男孩|少女|少年|[美女男]人|美女|帅哥|老人|雪山|星空|日落|夕阳|山水|背影|照片|插画)$/u
const FILM = new RegExp(`^${FILM_KIND}$`, 'u')

/** 地点是"英国伦敦": what is quoted only to be read. */
const LABELLED =
  /(?:地点|场景|背景|风格|画风|色调|配色|颜色|主色|主体|比例|尺寸|构图|氛围|受众|用途|平台)(?:[是为：:]|[:：])?\s*$/u
/** 画一幅"未来城市的早晨"的画: what is quoted is what the picture shows. */
const PICTURED = /(?:画|绘制|生成|创作|做|来|制作)(?:出|一下)?[一两]?[张幅副个]?$/u
const PICTURED_NEXT =
  /^["”」』’']?(?:为主题|为题|主题)?的(?:水彩|油|国|儿童)?(?:画(?!册|展|框)|图[画片像]?|插[画图]|照片|风景|场景)(?![\p{Script=Han}])/u
/** 较小的"UNITED KINGDOM", 副标题“…”: the lesser of two titles. */
const LESSER = /(?:[较稍]小|小字|小号|小标题|副标题|次标题|小一[号点些])[^“"「『‘'，。；]{0,6}$/u
/** “…”副标题: the same behind it. */
const LESSER_NEXT = /^["”」』’']?的?(?:副标题|小标题|小字)/u

/** 文案：Wine List / 2026 Spring Collection: lines with a stroke between them. */
const LINES =
  /(?:文案|标题|文字|配文|标语|内容)(?:内容)?[:：]\s*([^，。；！“”"「」『』《》\n]{1,40}[^\s，。；/／|｜]\s*[/／|｜]\s*[^，。；！“”"「」\n]{1,60})/gu

/** 文案：遇见更好的自己: all of it up to a mark. */
const LABELLED_TEXT =
  /(?:[副主大小]?标题|题目|文案|标语|口号|广告语|宣传语|配文|slogan)(?:内容)?[:：]\s*([^\s，,。；;！!？?“”"「」『』‘’《》](?:[^，,。；;！!？?“”"「」『』‘’《》\n])*?)(?=\s*(?:$|[，,。；;“"「《\n]|[！!？?]|\s(?:[副主大小]?标题|文案|时间|日期|地点|地址|比例|尺寸|风格)))/gu

/** 公众号首图：如何用ChatGPT写周报: titles of posts, and no descriptions of pictures. */
const POST =
  /(?:封面图?|首图|头图|标题图|海报)\s*[:：|｜]\s*([^，,。；;“”"「」『』《》\n]{4,30})(?=$|[。！!？?，,])/gu
const POSTED =
  /如何|怎[么样]|为什么|\d+\s*[个步种招天件款条]|从.+到|入门|攻略|指南|教程|方法|技巧|必[备看买]|清单|推荐|测评|合集|秘籍|盘点|干货|一文|详解|实战|诚聘|招募|招聘|了解|学会|搞定|总结|汇报|报告|计划|方案|复盘|手册/u

interface Find {
  readonly start: number
  readonly end: number
  /** Of what is written, without its marks. */
  readonly from: number
  readonly to: number
}

/** The title of a sheet without one: what it is about, in the words of its prompt. */
function* findThemes(text: string): Generator<Find> {
  for (const { 1: about = '', 2: joint, index } of text.matchAll(ABOUT)) {
    if (joint && DRAWN_ONE.test(about)) continue
    const theme = about
      .replace(MANNER, '')
      .replace(REQUEST, '')
      .replace(MANNER, '')
      .replace(PRAISE, '')
    if (theme.length < 2 || theme.length > 10) continue
    if ([NO_THEME, UNSURE, COUNTED, FILM, SHOWN_THING].some((pattern) => pattern.test(theme)))
      continue
    const from = index + about.length - theme.length
    yield { start: from, end: from + theme.length, from, to: from + theme.length }
  }
}

const NO_TEXT = /(?:不要|没有|不含|不带|去掉|无)(?:出现)?(?:任何|多余的?)?(?:文字|字)|无字|no text/

function* findAll(text: string, pattern: RegExp): Generator<Find> {
  for (const match of text.matchAll(pattern)) {
    const inner =
      match
        .slice(1)
        .reverse()
        .find((group) => group !== undefined) ?? match[0]
    const from = match.index + match[0].lastIndexOf(inner)
    if ([...inner].length > LONGEST) continue
    yield { start: match.index, end: match.index + match[0].length, from, to: from + inner.length }
  }
}

/** Lines of one text, each for itself. */
function* findLines(text: string): Generator<Find> {
  for (const { 0: whole, 1: lines = '', index } of text.matchAll(LINES)) {
    let at = index + whole.length - lines.length
    for (const piece of lines.split(/[/／|｜]/u)) {
      const from = at + piece.length - piece.trimStart().length
      const to = at + piece.trimEnd().length
      at += piece.length + 1
      if (to > from) yield { start: from, end: to, from, to }
    }
  }
}

/** The two lines of a couplet that are not named. */
function* coupletLines(text: string): Generator<Find> {
  for (const { 0: whole, 1: announced = '', 2: first, 3: second, index } of text.matchAll(
    TWO_LINES,
  )) {
    const isCouplet = first.length === second.length && !/的/u.test(first + second)
    if (!isCouplet || (announced === '' && first.length < SURE_LINE)) continue
    const from = index + announced.length
    const next = index + whole.length - second.length
    yield { start: index, end: from + first.length, from, to: from + first.length }
    yield { start: next, end: next + second.length, from: next, to: next + second.length }
  }
}

const ANNOUNCEMENT =
  /(?:(?<=[恤衫衣服杯包袋糕帽盒瓶枕罐]|[杯帽袋盒瓶裙]子)(?:上面?|胸前|正面)(?=[写印刻题]))?(?:[上下]联|横[批额联]|写[着有上了]?|题[着字]?|上书|[印刻标][着有]?|[副主]?标题|文字|字样|标语|广告语|宣传语|大字|配文|文案|with the (?:text|words)|that (?:says|reads)|saying|text)(?:[中英]文)?(?:文字|字样|标题|标语|广告语|大字|口号)?(?:内容)?[是为]?[ :：]*$/u

/** 写着“…”: the word that announces a text is read with it. */
const announcedFrom = (text: string, start: number): number =>
  start - (ANNOUNCEMENT.exec(text.slice(Math.max(0, start - 16), start))?.[0].length ?? 0)

/**
 * Finds the texts of a prompt.
 *
 * @param text in the lexicon's spelling
 * @param written what the user wrote between two places of it
 * @param isSheet it is a sheet of words: its theme is one
 */
export function findTexts(
  text: string,
  written: (start: number, end: number) => string,
  isSheet = false,
): Quoted {
  const found: Find[] = []
  const add = (finds: Iterable<Find>): void => {
    for (const find of finds) {
      if (!found.some(({ start, end }) => find.start < end && start < find.end)) found.push(find)
    }
  }
  const isLabelled = ({ start }: Find): boolean => LABELLED.test(text.slice(0, start))
  const isPictured = ({ start, end }: Find): boolean =>
    PICTURED.test(text.slice(Math.max(0, start - 8), start)) && PICTURED_NEXT.test(text.slice(end))
  add([...findAll(text, PAIRS)].filter((find) => !isLabelled(find) && !isPictured(find)))
  add(findAll(text, UNCLOSED))
  add(findLines(text))
  for (const find of findAll(text, LABELLED_TEXT)) {
    const said = text.slice(find.from, find.to)
    if (!NOT_A_TEXT.test(said) && !NOT_WRITTEN.test(said)) add([{ ...find, start: find.from }])
  }
  for (const find of findAll(text, POST))
    if (POSTED.test(text.slice(find.from, find.to))) add([{ ...find, start: find.from }])
  if (TITLED.test(text)) add(findAll(text, TITLE))
  if (COUPLET.test(text)) {
    add(findAll(text, COUPLET_LINE))
    add(coupletLines(text))
  }
  for (const find of findAll(text, ANNOUNCED)) {
    const { from, to } = find
    const said = text.slice(from, to)
    // 写上中文广告语“…” says what kind of text the quoted one is
    if (!NOT_A_TEXT.test(said) && !NOT_WRITTEN.test(said) && !QUOTED_NEXT.test(text.slice(to)))
      add([{ ...find, start: from, end: to }])
  }
  if (WRITABLE.test(text))
    for (const find of findAll(text, WRITTEN)) {
      const said = text.slice(find.from, find.to)
      if (!NOT_A_TEXT.test(said) && !WRITABLE.test(said)) add([find])
    }
  if (isSheet) add(findAll(text, THEME))
  add(findAll(text, COUNTED_LETTERS))
  add(findAll(text, INITIAL))
  if (TAG.test(text)) add(findAll(text, PRICE))
  if (MARKS.test(text)) add(findAll(text, NAMED))
  const said = found.length
  if (SELLING.test(text)) add(findAll(text, OFFER))
  const offers = found.length - said
  // the letter is written, and its word stays to be read: 福字 is a thing as well
  add([...findAll(text, LETTER)].map((find) => ({ ...find, start: find.from, end: find.from })))
  if (CALENDAR.test(text)) add(findAll(text, PAGE))
  // 双十一大促海报，满300减50: an offer is no title
  const isBare = found.length === offers && !NO_TEXT.test(text)
  if (found.length > 0 || DATED.test(text)) add(findAll(text, DATE))
  const named = new Set<Find>()
  if (isBare && SELLS.test(text)) {
    const isFree = ({ from, to }: Find): boolean =>
      !found.some((one) => one.from < to && from < one.to)
    const themes = SELLING.test(text) ? [...findAll(text, THEME), ...findThemes(text)] : []
    const [theme] = [...themes, ...findAll(text, SALE)].filter(isFree)
    if (theme) {
      named.add({ ...theme, start: theme.from, end: theme.from })
      add(named)
    }
  }
  const isLesser = ({ start, end }: Find): boolean =>
    LESSER.test(text.slice(Math.max(0, start - 12), start)) || LESSER_NEXT.test(text.slice(end))
  found.sort((a, b) => Number(isLesser(a)) - Number(isLesser(b)) || a.start - b.start)
  return {
    texts: found.map(({ from, to }) => written(from, to)),
    stretches: found.map((find) => ({
      start: named.has(find) ? find.start : announcedFrom(text, find.start),
      end: find.end,
      ...(named.has(find) && { named: { start: find.from, end: find.to } }),
    })),
  }
}

/** 3:4比例, 1536x1024: the shape of the sheet, and no number of things. */
const FORMAT = /(?<!\d)(?:\d{1,2}:\d{1,2}(?!\d)|\d{3,4} ?[x×*] ?\d{3,4}(?:像素)?)/gu

/** 画一张天空的画画吧: a picture of it, and no painter. */
const PICTURE_OF = /(?<=[一两]?[张幅副个][^，。,]{1,30}的)画画(?=[吧呀呢啊哦]?[。！!~]*$)/u

/** The text with what is only to be written blotted out, and its format, place for place. */
export function blankStretches(text: string, { stretches }: Quoted): string {
  let bare = text.replace(FORMAT, (format) => ','.repeat(format.length)).replace(PICTURE_OF, '画,')
  for (const { start, end } of stretches)
    bare = bare.slice(0, start) + ','.repeat(end - start) + bare.slice(end)
  return bare
}

/**
 * Words before a text that is to be seen in the picture: 牌子上写着“…”. Without marks 写着作业 is what
 * is done: the text is in letters, after a colon or on a board.
 */
const SHOWN =
  /(?:写|题|印|刻|标|显示|宣布|文字|字样|标题|标语|字幕|招牌|牌子?|横幅|文案|口号|配文|说)[^，。；！？“”"「」『』‘]{0,8}[“"「『‘]|写上|(?:写[着有]|题着|[印刻标][着有])\s*(?:[:：]|(?!logo)[a-z])|(?:牌子?|牌匾|木板|横幅|标语)上?(?:写|题|印|刻|标)[着有]|(?:写|题|印|刻|标)[着有][^，。；！？]{1,12}的(?:木|招|标)?(?:牌|横幅)/iu
/** 上面写着马年大吉, 文字内容是…: announced without marks, and on nothing that the picture shows. */
const UNMARKED =
  /(?:上面|下面|左侧|右侧|左边|右边|顶部|底部|上方|下方|旁边|背景上?|画面上?|图上|^|[，,。；;\s])(?:写|题)[着有]|(?:文字|字样|标题|标语|文案)(?:内容)?[是为]|[一两二三四五六七八九十]个(?:大|汉)?字/u
/** Words for the board itself. */
export const BOARD = /^(?:.{0,2}牌子?|牌匾|招牌|木板|标题|文字|字样|标语)$/u
const WOODEN = /木牌|招牌|牌匾|木板|牌子|木质/u

/** The board for the quoted words of a prompt; null: they only name or stress something. */
export function findSign(prompt: string): 'wood' | 'paper' | null {
  if (!SHOWN.test(prompt) && !UNMARKED.test(prompt)) return null
  return WOODEN.test(prompt) ? 'wood' : 'paper'
}
