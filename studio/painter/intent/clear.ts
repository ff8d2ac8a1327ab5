/** 透明背景, 免抠: a picture of its things alone, without a ground. */
import { seenWhole } from '../illustration/together'
import { normalise } from '../reading/normalise'
import type { IllustrationIntent } from './intents'
import { buildReading } from './report'

const CLEAR =
  /透明的?(?:背景|底图?|底色)|背景[是为要用]?(?:纯?透明|去掉)|免抠(?:图|素材)?|透明png|png透明|transparent (?:background|png)/u
const DENIED = /(?:不要|别|无需|不用|没有|非|不|not? |without )$/u

/** Sheets and places are nothing without their ground. */
const GROUNDED = /^(?:places|abstract)$/
const SHEETS = /^(?:poster|cover|card|banner|wallpaper|ad|comic|diagram|pattern)$/

/** Marks a picture whose words ask for no ground, where its things can be without one. */
export function withClear(intent: IllustrationIntent): IllustrationIntent {
  const { family, brief, layout, setting, words } = intent
  const { text } = normalise(words.prompt)
  const found = CLEAR.exec(text)
  if (!found || DENIED.test(text.slice(0, found.index))) return intent
  const isSheet = GROUNDED.test(family.id) || SHEETS.test(layout ?? brief.main.id)
  if (isSheet || setting !== null || brief.place !== undefined) return intent
  const end = found.index + found[0].length
  const used = words.words.map((word) => {
    const isOfIt = word.start >= found.index && word.end <= end
    return isOfIt ? { ...word, isUsed: true, asks: true, claim: null, standIn: null } : word
  })
  const read = { ...words, words: used }
  const cleared = { ...intent, clear: true as const, words: read, reading: buildReading(read) }
  // what is put on something else is not cut by an edge
  const whole = {
    ...brief,
    main: seenWhole(brief.main),
    others: brief.others.map((other) => seenWhole(other)),
  }
  return layout === null ? { ...cleared, brief: whole } : cleared
}
