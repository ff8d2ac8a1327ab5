/** Pairs that do not go together; the left gives way. */

import { wordList } from '../../../../lib/words'

const HIGH_HAIR =
  /^(top-bun|double-buns|cloud-bun|loops|hanfu-long|hanfu-windy|topknot|topknot-long|half-tied|maid-buns|elder-bun|mohawk|spiky|half-up|afro|ponytail|ponytail-bangs|twin-tails)$/
const HATS = new Set<string>([
  ...wordList('beret cap beanie straw-hat felt-hat witch-hat wizard-hat santa-hat chef-hat'),
  ...wordList('police-cap captain-cap hard-hat fire-helmet grad-cap headphones helmet crown'),
])
/** Hair that lies close under a hat, by what is on top otherwise. */
const LOW: Readonly<Record<string, string>> = {
  'top-bun': 'low-bun',
  'double-buns': 'braids',
  'half-up': 'airy',
  'cloud-bun': 'low-bun',
  loops: 'long',
  'hanfu-long': 'long',
  'hanfu-windy': 'windy',
  'maid-buns': 'bangs-long',
  topknot: 'slick',
  'topknot-long': 'half-tied',
  'elder-bun': 'slick',
  mohawk: 'buzz',
  spiky: 'textured',
  afro: 'curly',
  ponytail: 'low-ponytail',
  'ponytail-bangs': 'low-ponytail',
  'twin-tails': 'braids',
}

export const wearsHat = (worn: readonly string[]): boolean => worn.some((id) => HATS.has(id))

/** The hair that fits under the clothes. @param asked the words named this hair: the hat goes instead */
export function hairUnder(hair: string, worn: readonly string[]): string {
  if (!wearsHat(worn) || !HIGH_HAIR.test(hair)) return hair
  return LOW[hair] ?? hair
}

/** One thing on the head and one before the eyes; the first requested stays. */
export function dropClashes(worn: readonly string[]): string[] {
  const kept: string[] = []
  const slots: readonly ReadonlySet<string>[] = [
    new Set<string>([
      ...HATS,
      'wreath',
      'tiara',
      'phoenix-crown',
      'hairband',
      'helm',
      'mian',
      'wusha',
      'douli',
      'circlet',
      'nurse-cap',
    ]),
    new Set(['glasses', 'square-glasses', 'gold-glasses', 'sunglasses', 'eye-mask']),
    new Set(['flower', 'blossoms', 'wreath', 'phoenix-crown', 'buyao']),
    new Set(['cat-ears', 'rabbit-ears', 'fox-ears']),
    new Set(['headphones', 'bow', 'hairband', 'wreath', 'veil']),
    new Set(['scarf', 'necklace', 'yingluo', 'cape']),
  ]
  for (const id of worn) {
    if (kept.includes(id)) continue
    if (slots.some((slot) => slot.has(id) && kept.some((other) => slot.has(other)))) continue
    kept.push(id)
  }
  return kept
}

/** Hair that the words ask for shows: hats of chance give way to it. */
export function withoutHats(
  hair: string,
  worn: readonly string[],
  asked: readonly string[],
): string[] {
  const bare = HIGH_HAIR.test(hair)
  return worn.filter((id) => !bare || !HATS.has(id) || asked.includes(id))
}
