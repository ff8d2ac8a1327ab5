import { lexicon, wordFor } from '../../lexicon/lexicon'

/** Short English sentences, by the words of prompts. */

const FORMS: readonly (readonly [RegExp, (...words: string[]) => string])[] = [
  [/^(?:remove|delete|erase|get rid of) (?:the |this |that )?(.+)$/, (thing) => `去掉${thing}`],
  [/^(?:add|put|draw) (?:an? |some |the )?(.+)$/, (thing) => `加${thing}`],
  [
    /^(?:make|turn|change|set) (?:it|this|the picture|the image)(?: to| into)? (?:an? )?(.+)$/,
    (value) => `变成${value}`,
  ],
  [
    /^(?:change|turn|replace|make) (?:the |this )?(.+?) (?:to|into|with|by) (?:an? )?(.+)$/,
    (thing, value) => `把${thing}换成${value}`,
  ],
  [
    /^make (?:the )?(.+?) (bigger|larger|smaller)$/,
    (thing, size) => `把${thing}变${size === 'smaller' ? '小' : '大'}一点`,
  ],
  [
    /^(?:make it |a bit |more )*(brighter|darker|warmer|cooler)$/,
    (tone) => `${TONES[tone] ?? ''}一点`,
  ],
  [/^(?:undo|go back|revert)$/, () => '撤回'],
]

const TONES: Readonly<Record<string, string>> = {
  brighter: '亮',
  darker: '暗',
  warmer: '暖',
  cooler: '冷',
}

function translate(words: string): string {
  const word = words.trim().replace(/^(?:the|a|an) /, '')
  const [meaning] = lexicon.get(word) ?? lexicon.get(word.replace(/s$/, '')) ?? []
  if (meaning?.slot === 'subject' || meaning?.slot === 'style')
    return wordFor(meaning.slot, meaning.value)
  if (!meaning || !/^(?:tint|time|weather|season|scene|light)$/.test(meaning.slot)) return word
  return wordFor(meaning.slot, meaning.value)
}

/** A sentence with Chinese characters is answered as it is. */
export function fromEnglish(sentence: string): string {
  if (/[\u4e00-\u9fff]/.test(sentence) || !/[a-z]/.test(sentence)) return sentence
  return sentence
    .split(/[,.;]| and then | then | and /)
    .map((clause) => clause.trim().replace(/^(?:please|can you|could you|i want to|let's) /, ''))
    .filter(Boolean)
    .map((clause) => {
      for (const [pattern, build] of FORMS) {
        const found = pattern.exec(clause)
        if (found) return build(...found.slice(1).map((words) => translate(words)))
      }
      return clause
    })
    .join('，')
}
