import type { Layer } from '../illustration/node'
import type { Plan } from '../planning/plan'

/** The words of a prompt that each layer of writing shows. */

const countWriting = ({ forms }: Layer): number =>
  forms.filter(({ role }) => role === 'text').length

/**
 * Layers of writing → their words, where the plan says what they are: each its own text, or the
 * largest all of them.
 */
export function nameTexts({ picture }: Plan, layers: readonly Layer[]): ReadonlyMap<Layer, string> {
  const texts = picture.kind === 'illustration' ? picture.brief.texts : []
  if (texts.length === 0 || layers.length === 0) return new Map()
  const clean = (text: string): string => text.replace(/\s+/g, ' ').trim()
  if (texts.length === layers.length)
    return new Map(layers.map((layer, i) => [layer, clean(texts[i])]))
  const most = layers.reduce((a, b) => (countWriting(b) > countWriting(a) ? b : a))
  return new Map([[most, texts.map(clean).join(' ')]])
}
