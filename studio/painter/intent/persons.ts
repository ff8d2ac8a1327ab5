/**
 * Names of people in sentences that say what they do: 刘诗诗身着旗袍. No likeness of them is drawn; what
 * can be the same scene with another person.
 */
import { PEOPLE } from '../illustration/people/family'
import { PROTECTED, wordSet } from './names'
import { type Reader, fitSentence, listClauses } from './offers'

/** Families with names of two or three characters. */
const SURNAMES =
  '王李张刘陈杨赵吴周徐孙朱胡郭何罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余于杜魏吕丁沈任姚卢傅钟姜崔谭廖范汪陆贾韦邱侯邹熊孟秦阎薛尹段郝孔邵毛武戴赖苏霍阮翁樊柯倪乔殷岳聂凌焦鲍'
/** Families whose name is an everyday word: only with two more characters. */
const EVERYDAY = '易黄林高马金江石白方夏叶雷龙程易关佟景舒杰古章俞'
const DOUBLE = '欧阳|司马|诸葛|上官|慕容|司徒'

/** Characters that stand in no name. */
const NEVER = '的了着过是在有和与不一个上下中里外前后这那它他她们正被把将从向到对站坐走跑飞骑看吃喝'

/** Noun behind a name. */
const DOES =
  '身着|身穿|穿着|饰演|扮演|坐在|站在|走在|躺在|踩着|手持|手提|手拿|正在|正|头戴|戴着|漫步|作为|冲过|身姿|专注|自信|优雅|全力|面带|望着|凝视|微笑|拿着|握着|抱着|骑着|带着|弹着|演唱|挥舞|身处|的剪影|的肖像|的背影|的侧影|的侧脸|和|与|在|以|对着'

const NAME = new RegExp(
  `(?:^|[，。；、：,;\\s的里上中是]|当)((?:[${SURNAMES}][^${NEVER}\\P{Script=Han}]{1,2}?|[${EVERYDAY}][^${NEVER}\\P{Script=Han}]{2}|(?:${DOUBLE})[^${NEVER}\\P{Script=Han}]{1,2}?))(?=${DOES})`,
  'gu',
)

/** 周润发饰演的明台: the role is as much a person as the actor. */
const ROLE = /^[饰扮]演的[^身坐站手正穿头在]{1,4}/u

const HERS = /[她女裙袍妆妃]|礼服|婀娜/u
const FEMALE = /[婷婧娜丽芳颖诗紫雅倩菲冰蕾莉欣怡妍瑶雪梅兰燕霞敏静琳莹娟红玲琴秀艳慧晴萱薇]/u

const OTHERS = wordSet(
  '毛发 毛色 毛皮 于是 于此 何处 何时 任何 任意 余晖 许多 周围 周边 金色 高楼 唐代 宋代',
)

/** 钟声, 毛发: the dictionary calls them names. */
const NO_NAME = /^.[汁声音光色影发毛皮水火石车店机器品味铃纸布]$/u

/** 柳如是, not 木柱. */
export function beginsWithSurname(word: string): boolean {
  if (NO_NAME.test(word)) return false
  return new RegExp(`^(?:[${SURNAMES}${EVERYDAY}]|${DOUBLE})`, 'u').test(word)
}

export interface NamedPerson {
  readonly name: string
  /** Sentences with another person in the place of the name, the longest first. */
  readonly offers: readonly string[]
}

/** Characters of an offer at most. */
const MOST = 36

/**
 * The first person with a full name who does something; null: there is no name.
 *
 * @param isKnown whether a word names something else: 白云, 衬衫
 * @param isDrawn whether it names something that is drawn: 熊猫|骑
 */
export function findPerson(
  prompt: string,
  isKnown: (word: string) => boolean,
  isDrawn: (word: string) => boolean,
): NamedPerson | null {
  for (const match of prompt.matchAll(NAME)) {
    const name = match[1] ?? ''
    const given = name.slice(1)
    const isWord = isKnown(name) || (given.length > 1 && isKnown(given))
    if (OTHERS.has(name) || NO_NAME.test(name) || isWord || isDrawn(name.slice(0, 2))) continue
    return { name, offers: offersFor(prompt, name) }
  }
  return null
}

/** 一位女子和沈腾, 看着孟美岐在: other named people. */
const SECOND = new RegExp(
  `(?<=和|与|看着|，)[${SURNAMES}][^${NEVER}\\P{Script=Han}]{1,2}(?=${DOES})`,
  'gu',
)

/** Sentences with another person in the place of a name, the longest first. */
export function offersFor(whole: string, name: string): string[] {
  const others = whole.replaceAll(name, '').match(SECOND) ?? []
  const role = new RegExp(`[^，。、]{2,4}[饰扮]演的(?=${name})`, 'u')
  const prompt = others.reduce(
    (text, other) => text.replace(other, FEMALE.test(other) ? '一位女子' : '一位男子'),
    whole.replace(role, ''),
  )
  const clauses = prompt.split(/[，。；,;]/u).filter((clause) => clause.trim() !== '')
  const at = clauses.findIndex((clause) => clause.includes(name))
  const clause = clauses[at] ?? ''
  const start = clause.indexOf(name)
  const rest = clause.slice(start + name.length).replace(ROLE, '')
  // of two by name, each wears what its own clause says
  const who =
    HERS.test(others.length > 0 ? clause : prompt) || FEMALE.test(name) ? '一位女子' : '一位男子'
  const said = clause.slice(0, start) + who + rest
  const before = at > 0 ? `${clauses[at - 1] ?? ''}，` : ''
  const after = at < clauses.length - 1 ? `，${clauses[at + 1] ?? ''}` : ''
  const offers = [before + said + after, before + said, said + after, said]
  return [...new Set(offers)].filter((offer) => [...offer].length <= MOST)
}

/** Sentences offered in the place of one with a name. */
const MOST_OFFERED = 3

interface Words {
  /** Whether a word is in the tables. */
  readonly knows: (word: string) => boolean
  /** Whether it is in the dictionary, and no name. */
  readonly isCommon: (word: string) => boolean
  readonly attempt: Reader
  readonly read: (prompt: string) => {
    readonly kind: string
    readonly family?: { readonly id: string }
  }
}

/** Share of the sentence that has its scene. */
const LEAST_FITTED = 0.55

/** Others who may be in the scene. */
const OTHER_PERSONS: readonly (readonly [who: string, others: readonly string[]])[] = [
  ['一位女子', ['一位女孩', '一位奶奶']],
  ['一位男子', ['一位男孩', '一位老人']],
]

/** Sentences of which every word is painted, with somebody else in the place of the name. */
export function fitPersons(offers: readonly string[], attempt: Reader): string[] {
  const [who, others] = OTHER_PERSONS.find(([one]) => offers[0]?.includes(one)) ?? []
  if (who === undefined || others === undefined) return []
  const fit = (offer: string, person: string): string[] => {
    const clauses = listClauses(offer.replace(who, person))
    const at = clauses.findIndex((clause) => clause.includes(person))
    const clause = clauses[at] ?? ''
    const own = clause.slice(clause.indexOf(person))
    const found = fitSentence({ clauses, at, read: attempt }, [clause, own], person)
    return found === null ? [] : [found]
  }
  const longest = offers.flatMap((offer) => fit(offer, who)).sort((a, b) => b.length - a.length)[0]
  // of less the scene is lost, and a sentence with words that are left out is nearer to it
  return longest === undefined || longest.length < LEAST_FITTED * (offers[0]?.length ?? 0)
    ? []
    : [longest, ...others.flatMap((other) => fit(longest.replace(who, other), other))]
}

/** Null: there is no name, another person is drawn, or nothing like it could be offered. */
export function declinePerson(prompt: string, { knows, isCommon, read, attempt }: Words) {
  const isKnown = (word: string): boolean =>
    knows(word) || (word.length > 1 && !PROTECTED.has(word) && isCommon(word))
  const named = findPerson(prompt, isKnown, knows)
  if (!named) return null
  const showsPerson = (other: string): boolean => read(other).family?.id === PEOPLE.id
  if (showsPerson(prompt)) return null
  const fitted = fitPersons(named.offers, attempt)
  const offers = fitted.length > 0 ? fitted : named.offers
  const alternatives = offers.filter(showsPerson).slice(0, MOST_OFFERED)
  if (alternatives.length === 0 && read(prompt).kind === 'declined') return null
  return { unknown: named.name, owned: true, alternatives }
}
