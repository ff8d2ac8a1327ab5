import { FAMILIES } from '../../illustration/registry'
import { lexicon } from '../../lexicon/lexicon'
import { sameKind } from '../same-kind'

/** Parts of things and words of surroundings that are no subjects of prompts. */
const PARTS =
  /^(?:.{0,2}(?:头发|发型|眼睛|嘴巴?|鼻子|耳朵|脸|脸颊|皮肤|手|脚|腿|胳膊|身子|身体|尾巴|翅膀|毛|牙齿|舌头|胡子|衣服|上衣|外套|裤子|裙子|鞋子?|帽子|围巾|袖子|领子|头|脖子|肚子|叶子|树叶|花瓣|枝干?|屋顶|窗户?|门|墙|灯|路灯|车轮|轮子|车窗|车|帆|桅杆|把手|杯子?|盘子|碗|桌子|椅子|地板|地面|街道|天空?|云|草地?|水面?|[湖河江海墙桌台冰镜]面|海水?|湖水?|河水?|沙滩|雪地|路面?|山|太阳|月亮|星星|字|标题|背景|前景|远景|人|孩|爷爷|奶奶))$/
/** Slots of things; a scene or a weather is none. */
const OF_THINGS = /^(?:subject|kind|light|motif)$/

let drawn: ReadonlySet<string> | undefined

/** Words for what is drawn large: 咖啡, 跑车. */
function isDrawnWord(word: string): boolean {
  drawn ??= new Set(
    FAMILIES.flatMap(({ things }) => Object.values(things).join(' ').trim().split(/\s+/)),
  )
  return drawn.has(word)
}

/** True for a word that prompts draw as a thing, apart from parts of things. */
export const isDrawable = (word: string): boolean =>
  lexicon.get(word)?.some(({ slot }) => OF_THINGS.test(slot)) === true || isDrawnWord(word)

/** True for a word of a list; words that only end like one are none. */
export const isListedWord = (word: string): boolean => PARTS.test(word) || isDrawable(word)

/** True for a word that names something a picture can have; 面 alone may be that of 湖面. */
export const isThingWord = (word: string): boolean =>
  isListedWord(word) || (word.length > 1 && sameKind(word) !== null)
