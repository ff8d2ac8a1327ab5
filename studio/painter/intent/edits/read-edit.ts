/** Reads a sentence that changes a picture, without knowing the picture. */
import { normalise } from '../../reading/normalise'
import { leaveUnread, readComplaint, readNotThere, readNounAlone, readWhyThere } from './about'
import { readTalk, readVague } from './asides'
import { readClauses } from './clauses'
import { findConflict } from './conflicts'
import { fromEnglish } from './english'
import {
  readBareRemoval,
  readCompletion,
  readCorrection,
  readIdentityPhoto,
  readLikewise,
  readOwnColour,
  readWanted,
  skipDenied,
  skipHeading,
  skipRemark,
} from './following'
import { joinStep } from './joining'
import { readKeeping, readOnly, readStaying } from './keeping'
import { isValue, toColourWord } from './meanings'
import { readMissing, readVanished } from './missing'
import { AFTER_KEEP, BEFORE_THINGS } from './picture-rules'
import { type ClauseReader, Reading } from './reading'
import { mendSlips } from './slips'
import { findSubject, readSlots } from './slots/read-slots'
import type { FindInPicture } from './slots/segment'
import type { Draft, ReadStep } from './step'
import { FIRST_THING_RULES, THING_RULES } from './thing-rules'
import { plainWording } from './wordings'
import { findUnable, type Unable } from './unable'

export interface EditRead {
  readonly steps: readonly ReadStep[]
  /** Things that stay, as they are named. */
  readonly keep: readonly string[]
  /** 只改…, 别的都不动. */
  readonly keepsRest: boolean
  /** Clauses that no rule reads, as written. */
  readonly notUnderstood: readonly string[]
  /** Of these the unknown words of clauses that were read by their slots. */
  readonly ignored: readonly string[]
  /** 更好看一点: a wish without a change. */
  readonly isVague: boolean
  /** 谢谢, 你是谁: no wish at all. */
  readonly isChat: boolean
  /** Understood, and impossible in any picture. */
  readonly unable: { readonly words: string; readonly why: Unable } | null
  /** Two steps that exclude each other, as written. */
  readonly conflict: readonly [string, string] | null
}

const readImpossible: ClauseReader = ({ text, written: words }, reading) => {
  const why = findUnable(text, words)
  if (why) reading.unable ??= { words, why }
  return why !== null
}

const RULES = [...BEFORE_THINGS, ...FIRST_THING_RULES, ...AFTER_KEEP, ...THING_RULES]

/** 只换衣服颜色，改成黑的: of what the clause before names. */
const COLOUR_ALONE =
  /^(?:要|换成|改成|变成|换个?|改|变)(.{1,5}?)的?$|^(?:再|更)*([红橙黄绿青蓝紫粉白黑灰])(?:一?点|一些|些)$/

/** 画面怎么发黄，调白一点: what remains of a clause, and names nothing. */
const NO_NOUN = /怎么|为啥|为什么|^(?:还?是|应该是?|本来|[调改换变弄搞整][成到回会为]?|恢复)$/

function readDrafts(text: string, { subject, quotes }: Reading): readonly Draft[] {
  const alone = COLOUR_ALONE.exec(text)
  const colour = alone?.[1] ?? alone?.[2]
  if (subject && colour && isValue(colour, 'tint'))
    return [{ kind: 'recolour', value: toColourWord(colour) }]
  for (const rule of RULES) {
    const drafts = rule(text, quotes)
    if (drafts?.some(({ target }) => NO_NOUN.test(target?.name ?? ''))) return []
    if (drafts && drafts.length > 0) return drafts
  }
  return []
}

const readChange: ClauseReader = ({ text, written }, reading) => {
  const drafts = readDrafts(text, reading)
  for (const draft of drafts) joinStep(draft, written, reading)
  return drafts.length > 0
}

/** In this order: the first that reads a clause has it. */
const RULE_READERS: readonly ClauseReader[] = [
  readImpossible,
  readOnly,
  skipHeading,
  readIdentityPhoto,
  readStaying,
  readKeeping,
  readCompletion,
  skipRemark,
  skipDenied,
  readNounAlone,
  readCorrection,
  readOwnColour,
  readLikewise,
  readBareRemoval,
  readWanted,
  readNotThere,
  readWhyThere,
  readTalk,
  readVague,
  readVanished,
  readMissing,
  readComplaint,
  readChange,
]

/** Slots are filled with the words of a picture. */
export interface SlotReading {
  readonly find: FindInPicture
  /** The clause whose steps by the rules could not be carried out, as written: read by slots first. */
  readonly instead?: string | undefined
}

/** A clause by the slots that its words fill; one that only names a thing says what the next is about. */
const readBySlots =
  ({ find }: SlotReading): ClauseReader =>
  ({ spoken, written, isLast }, reading) => {
    const { drafts, ignored } = readSlots(spoken, find)
    for (const draft of drafts) joinStep(draft, written, reading)
    reading.notUnderstood.push(...ignored)
    reading.ignored.push(...ignored)
    const target = drafts.length > 0 || isLast ? undefined : findSubject(spoken, find)
    if (target) {
      reading.subject = { target, words: written }
      reading.notUnderstood.push(written)
    }
    return drafts.length > 0 || target !== undefined
  }

/** Never throws: what cannot be read is reported. */
export function readEdit(sentence: string, slots?: SlotReading): EditRead {
  const bySlots = slots ? [readBySlots(slots)] : []
  const { clauses, quotes } = readClauses(
    plainWording(mendSlips(fromEnglish(normalise(sentence).text))),
  )
  const reading = new Reading(clauses, quotes)
  for (const [at, clause] of clauses.entries()) {
    const next = clauses[at + 1]
    const inSentence = { ...clause, isLast: next === undefined, next: next?.text ?? '' }
    const isFailed = slots !== undefined && slots.instead === clause.written
    const readers = isFailed ? [...bySlots, ...RULE_READERS] : [...RULE_READERS, ...bySlots]
    if (!readers.some((read) => read(inSentence, reading))) leaveUnread(inSentence, reading)
  }
  const { steps, keep, keepsRest, isVague, unable, notUnderstood, ignored, reasons, talk } = reading
  return {
    ...{ steps, keep: [...new Set(keep)], keepsRest, isVague, unable, ignored },
    notUnderstood:
      steps.length > 0 ? notUnderstood.filter((one) => !reasons.includes(one)) : notUnderstood,
    isChat: clauses.length > 0 && talk === clauses.length,
    conflict: reading.conflict ?? findConflict(steps),
  }
}
