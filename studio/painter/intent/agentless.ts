/** 手持长剑站在悬崖边, 穿汉服在古城: what only people do, without the one who does it. */
import { familyOf } from '../illustration/registry'
import { isBeing } from './belongings'
import type { Sentence } from './sentence'
import type { Term } from './term'

/** Begins a clause whose agent is left out. */
const DONE =
  /(?:^|[,.;:!?。、，；\n])\s*(?:来|画|生成|给我|帮我|做|要)*[一1]?[张幅]?(?:正|独自|静静地?)?(?:(?:身[穿着披]|[穿披]着|穿(?=汉服|旗袍|婚纱|西装|校服|古装|和服|唐装|.色)|头戴|戴着|手[持拿握捧提](?!式|云台|设备)|拿着|撑着|打着(?=.{0,3}伞)|背着(?!手)|捧着|抱着|骑着|提着|[坐躺靠趴蹲跪倚]在|(?:独自)?一人(?=[\u4e00-\u9fff])|(?<begun>站在|漫步在?|走在))(?<what>[^,.;:!?。、，；\n]*))/gu

/** 的 and a noun behind it: who or what does it, and no place. */
const DOER =
  /的(?!(?:照片?|图片?|画面?|插画|海报|头像|背影|侧影|剪影|写真|样子|场景|人像)?$)[^的]*(?<![上下里中内外边旁前后]|顶端|旁边|中央)$/u
/** 在温馨的小厨房里做蛋糕: behind 的 is where it is done, and what. */
const WITHIN = /的[^的]*[里中内上前旁边下](?=[\u4e00-\u9fff])/u
/** 面粉沾在鼻尖: of the one who is not named. */
const BODY = /[鼻指眉眼嘴唇肩腰耳脸额腮]/u
const OF_WOMEN = /旗袍|裙|嫁衣|凤冠|高跟鞋|婚纱|发簪|口红/u

/** 一人品茶: says only how many. */
const ONE = /^(?:独自)?一人$/u
/** Things that wear and hold as well. */
const DRESSED = /snowman|doll|bear|plush|toy/
const LIVING = /^(?:people|animals|creatures|myth|marine)$/

const mayDo = (id: string): boolean => DRESSED.test(id) || LIVING.test(familyOf(id)?.id ?? '')

const canAct = (term: Term): boolean =>
  !ONE.test(term.text) && (isBeing(term) || term.things.some(mayDo))

const MET = /与|和|跟|向|对/u

/** The one who does it, to be put behind the prompt; null: it is named, or nothing is done. */
export function findDoer({ spelling, terms }: Sentence): string | null {
  const { text } = spelling
  const clauses = [...text.matchAll(DONE)]
    // 漫步在林间 behind what is to be seen: anybody may walk there
    .filter(({ index, groups }) => index === 0 || groups?.['begun'] === undefined)
    .map(({ 0: whole, index, groups }) => {
      return { what: groups?.['what'] ?? '', from: index, to: index + whole.length }
    })
    // 手提箱: a noun that begins like a verb
    .filter(({ what, to }) => {
      const verbEnd = to - what.length
      return !terms.some(
        ({ kind, start, end }) => kind === 'noun' && start < verbEnd && verbEnd < end,
      )
    })
  if (clauses.length === 0 || clauses.some(({ what }) => DOER.test(what) && !WITHIN.test(what)))
    return null
  // a noun that no table knows may be who does it, unless it is held, worn, or in the midst of a clause
  const isLast = (at: number): boolean => (terms[at + 1]?.kind ?? 'break') === 'break'
  const mayAct = (at: number, { start }: Term): boolean =>
    isLast(at) && !clauses.some(({ from, to }) => from <= start && start < to)
  // 与巨龙对峙: met by the one who is not named
  const isMet = ({ start }: Term): boolean => MET.test(text.slice(Math.max(0, start - 1), start))
  const isNamed = terms.some((term, at) =>
    term.strange || term.name
      ? mayAct(at, term) && !BODY.test(term.text)
      : canAct(term) && !isMet(term),
  )
  if (isNamed) return null
  return OF_WOMEN.test(text) ? '，一个女人' : '，一个人'
}

const IMMORTAL = /(?<!水)仙(?!人[掌球]|客来|鹤|桃|草)/
/** Put behind an action without an agent. */
export const nameDoer = (prompt: string): string => (IMMORTAL.test(prompt) ? '的神仙' : '的人')
