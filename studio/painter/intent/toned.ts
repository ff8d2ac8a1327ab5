/** Tones of a whole picture by words: 低饱和, 莫兰迪色系, 沉稳色调. */
import type { PromptReading } from '../parse'
import type { Tone } from '../planning/tone'
import { normalise } from '../reading/normalise'
import { UNDENIED, findSurface } from './surfaced'

const COLOURS = '(?:的?(?:色系|色调|配色|用色|色彩|颜色|调子|色))'

const TONES: readonly (readonly [words: RegExp, tone: Tone])[] = [
  [`(?:低饱和度?|莫兰迪|雾霾)${COLOURS}?|高级灰${COLOURS}?`, { colour: -0.5, contrast: -0.1 }],
  [`(?:沉稳|沉静|内敛|克制|低调)${COLOURS}`, { colour: -0.45, light: -0.12 }],
  [`(?:素雅|素净|素淡)${COLOURS}?`, { colour: -0.45, light: 0.06 }],
  [`(?:淡雅|清淡|浅淡)${COLOURS}?`, { colour: -0.34, light: 0.14, contrast: -0.14 }],
  [`(?:暗黑?|昏暗|低沉|阴郁)色?调(?!料)|低调摄影`, { colour: -0.15, light: -0.6 }],
  [`高饱和度?${COLOURS}?`, { colour: 0.5 }],
].map(([words, tone]) => [new RegExp(`${UNDENIED}(?:${words as string})`, 'u'), tone as Tone])

interface Toned {
  readonly tone: Tone
  /** As written. */
  readonly words: string
}

/** The first tone that a prompt names; null: it names none. */
export function findTone(prompt: string): Toned | null {
  const { text, written } = normalise(prompt)
  for (const [words, tone] of TONES) {
    const match = words.exec(text)
    if (match) return { tone, words: written(match.index, match.index + match[0].length) }
  }
  return null
}

/** A reading in which the words of a tone and of a surface have an effect: all of the picture has them. */
export function withTone(reading: PromptReading, prompt: string): PromptReading {
  const surface = findSurface(prompt)
  // no more than painted backgrounds: what makes such a film is not drawn
  const found = [findTone(prompt), surface?.surface === 'gouache' ? null : surface]
  return found.reduce((sum, one) => (one ? withWords(sum, one.words) : sum), reading)
}

function withWords(reading: PromptReading, words: string): PromptReading {
  const { understood, ignored, manner = [], missing, substituted } = reading
  const isOther = (one: string): boolean => !words.includes(one) && !one.includes(words)
  const isListed = manner.some((one) => one.includes(words))
  const own = manner.filter((one) => !words.includes(one))
  return {
    ...reading,
    understood: understood.filter((one) => !words.includes(one)),
    manner: isListed ? manner : [...own, words],
    ignored: ignored.filter(isOther),
    ...(missing && { missing: missing.filter(isOther) }),
    ...(substituted && { substituted: substituted.filter(({ word }) => !words.includes(word)) }),
  }
}
