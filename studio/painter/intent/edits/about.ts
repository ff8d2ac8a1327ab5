import type { Clause } from './clauses'
import type { ReadTarget } from './noun'
import { readAir } from './picture-rules'
import { isListedWord } from './things'

/** Things that a clause names for the clause after it. */

const LONGEST_NOUN = 4

export function findThingAtStart(text: string): ReadTarget | undefined {
  for (let length = Math.min(LONGEST_NOUN, text.length - 1); length >= 2; length--) {
    const name = text.slice(0, length)
    if (isListedWord(name) && !readAir(name)) return { words: name, name }
  }
  return undefined
}

/** 背景太白了，换成米色: what a clause without a thing of its own is about. */
export function findTooMuch({ text }: Clause, clauses: readonly Clause[]): string | undefined {
  const next = clauses.find((_, at) => clauses[at - 1]?.text === text)
  const [, noun] = /^(.{1,6}?)太[^了]{1,2}了?$/.exec(text) ?? []
  if (!noun || !next || /^(?:画面|颜色|色调|光线|照片|图片?|整体|整张|画|现在|这)/.test(noun))
    return undefined
  return /^(?:换|改|变|染|涂|移|往|挪|缩|放大|少|(?:再|更)?[红橙黄绿青蓝紫粉](?:一?点|些))/.test(
    next.text,
  )
    ? noun
    : undefined
}
