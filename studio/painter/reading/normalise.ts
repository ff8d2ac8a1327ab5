import { SIMPLIFIED, simplifyByWord } from '../lexicon/traditional'

/** A prompt in the lexicon's spelling that still knows where each of its characters came from. */
export interface Spelling {
  /** NFKC, lower case, simplified characters; hyphens between letters are spaces. */
  readonly text: string
  /** The user's spelling between two places of `text`. */
  written(start: number, end: number): string
}

/** Joiners and variation selectors say how a character looks, not what it is. */
const INVISIBLE = /[\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]|[\u{1f3fb}-\u{1f3ff}]/u

function spell(character: string): string {
  if (INVISIBLE.test(character)) return ''
  return [...character.normalize('NFKC').toLowerCase()]
    .map((one) => SIMPLIFIED.get(one) ?? one)
    .join('')
}

/** 30-year-old woman: an age, not an old woman. */
const AGE = /\b(\d{1,3}) years? old\b/g
const GROWN = 13
const AGED = 60

const LETTER = /(?<![a-z0-9])[a-z]$/
const JOINED = /^(?:恤|盘|台|版|型|字裙|领衫)/u

/** Of the same length, so that every place stays where it is. */
function ages(text: string): string {
  return text.replace(AGE, (said: string, digits: string) => {
    const age = Number(digits)
    const word = age >= AGED ? 'old' : age < GROWN ? 'little' : ''
    return word.padStart(said.length)
  })
}

/** A cat in space: alone the word is any space. */
const IN_SPACE = /(?<=\b(?:in|into|through) )space\b(?! (?:suits?|stations?|ships?|helmets?))/g
const SPACE = '宇宙'

/**
 * Of the same length, too.
 *
 * @param origins of the characters in the prompt; those of the padding become the end of the word
 */
function outerSpace(text: string, origins: number[]): string {
  return text.replace(IN_SPACE, (said: string, at: number) => {
    const end = at + said.length
    origins.fill(origins[end] ?? 0, at + SPACE.length, end)
    return SPACE.padEnd(said.length)
  })
}

/** 蓝眼, 金发碧眼: of the same length, as other words for coloured eyes are. */
const EYES = /(?<=[蓝碧绿红紫金灰棕])眼(?![睛眸镜影线袋霜角圈膜])/gu

/** 薰衣草田的日落: that field at that hour. */
const OF_FIELDS =
  /(?<=田)的(?=(?:日落|日出|黄昏|夕阳|落日|朝阳|晚霞|夜晚|清晨|夜色|傍晚)(?:$|[，,。、；;\s]))/gu

export function normalise(prompt: string): Spelling {
  let text = ''
  const origins: number[] = []
  let at = 0
  for (const character of prompt) {
    // 白色 T 恤, 一个 U 盘: one letter and what it belongs to are one word
    const isInWord = character === ' ' && LETTER.test(text) && JOINED.test(prompt.slice(at + 1))
    const spelled = isInWord ? '' : spell(character)
    for (let i = 0; i < spelled.length; i++) origins.push(at)
    text += spelled
    at += character.length
  }
  origins.push(prompt.length)
  const joined = simplifyByWord(text).replace(/(?<=[a-z0-9])[-‐‑–_](?=[a-z0-9])/g, ' ')
  return {
    text: outerSpace(ages(joined), origins).replace(EYES, '瞳').replace(OF_FIELDS, '，'),
    written: (start, end) =>
      prompt
        .slice(origins[start], end < text.length ? origins[end] : prompt.length)
        .replace(/\s+/g, ' ')
        .trim(),
  }
}
