import type { Look, Person, Sex } from '../person'
import type { HairColourId } from '../colours'
import { wordList } from '../../../../lib/words'

type List = readonly [string, ...string[]]

/** Usual hair, by wearer. */
export function usualHair(sex: Sex, age: Person['age'], look: Look): List {
  const f = sex === 'f'
  if (age === 'baby') return ['tuft']
  if (age === 'elder') {
    if (look === 'guofeng') return ['elder-bun']
    return f ? ['elder-wave', 'elder-bun', 'low-bun'] : ['slick', 'balding', 'side-part', 'buzz']
  }
  if (age === 'child') {
    if (look === 'guofeng') return f ? ['double-buns'] : ['double-buns', 'bowl']
    return f
      ? ['double-buns', 'braids', 'bob', 'bangs-long', 'twin-tails', 'ponytail-bangs']
      : ['bowl', 'crop', 'textured']
  }
  if (look === 'anime')
    return f
      ? wordList('anime-long twin-tails anime-bob hime bangs-long ponytail double-buns half-up')
      : ['anime-short', 'spiky', 'anime-short']
  if (look === 'guofeng') {
    // long hair with a robe reads as a woman's
    if (!f) return age === 'young' ? ['topknot', 'half-tied'] : ['topknot']
    return age === 'young'
      ? ['maid-buns', 'loops', 'hanfu-long']
      : ['cloud-bun', 'hanfu-long', 'loops']
  }
  if (!f)
    return age === 'young'
      ? ['textured', 'middle-part', 'crop', 'side-part', 'curly', 'textured']
      : ['crop', 'side-part', 'slick', 'quiff', 'middle-part', 'textured', 'curly', 'buzz']
  return age === 'young'
    ? wordList(`
      airy bangs-long ponytail-bangs bob-wispy wavy-bangs braids top-bun half-up bob low-ponytail
      long side-braid
    `)
    : wordList(`
      long wavy bob-parted low-bun airy wavy-curtain low-ponytail bob ponytail pixie half-up
      side-braid
    `)
}

/** Hair by a word, for women and for men. */
export const HAIR_WORDS: Readonly<Record<string, readonly [f: List, m: List]>> = {
  long: [
    ['long', 'airy', 'bangs-long', 'half-up'],
    ['half-tied', 'long'],
  ],
  short: [
    ['bob', 'bob-wispy', 'bob-parted', 'pixie'],
    ['crop', 'textured', 'side-part'],
  ],
  bob: [['bob', 'bob-wispy', 'bob-parted'], ['bowl']],
  pixie: [['pixie'], ['crop']],
  wavy: [['wavy', 'wavy-curtain', 'wavy-bangs'], ['curly']],
  curly: [['wavy', 'wavy-bangs', 'wavy-curtain'], ['curly']],
  afro: [['afro'], ['afro', 'curly']],
  ponytail: [['ponytail', 'ponytail-bangs'], ['ponytail']],
  'low-ponytail': [['low-ponytail'], ['low-ponytail']],
  'twin-tails': [['twin-tails'], ['twin-tails']],
  braids: [['braids'], ['braids']],
  braid: [['side-braid'], ['side-braid']],
  buns: [['double-buns'], ['double-buns']],
  bun: [['top-bun'], ['topknot']],
  updo: [['low-bun', 'top-bun'], ['topknot']],
  bangs: [
    ['bangs-long', 'airy', 'bob', 'wavy-bangs'],
    ['textured', 'bowl'],
  ],
  straight: [['long', 'airy', 'bangs-long'], ['middle-part']],
  hime: [['hime'], ['middle-part']],
  parted: [['long', 'wavy-curtain', 'bob-parted'], ['middle-part']],
  'side-part': [['bob-parted', 'wavy'], ['side-part']],
  slick: [['low-bun'], ['slick', 'quiff']],
  spiky: [['wolf', 'pixie'], ['spiky']],
  wolf: [['wolf'], ['wolf']],
  buzz: [['pixie'], ['buzz']],
  bald: [['bald'], ['bald']],
  balding: [['bald'], ['balding']],
  mohawk: [['mohawk'], ['mohawk']],
  half: [['half-up'], ['half-tied']],
  windy: [['windy'], ['windy']],
}
/** The same where the figure wears its hair in the old way. */
export const ANCIENT_HAIR_WORDS: Readonly<Record<string, readonly [f: List, m: List]>> = {
  long: [['hanfu-long', 'maid-buns'], ['half-tied']],
  updo: [['cloud-bun'], ['topknot']],
  bun: [['cloud-bun'], ['topknot']],
  windy: [['hanfu-windy'], ['hanfu-windy']],
}

export function usualHairColours(
  age: Person['age'],
  look: Look,
): readonly [HairColourId, ...HairColourId[]] {
  if (age === 'elder') return ['grey', 'white', 'silver', 'white']
  if (look === 'guofeng') return ['black']
  if (look === 'anime')
    return ['black', 'brown', 'pink', 'blue', 'silver', 'blonde', 'purple', 'chestnut', 'teal']
  return wordList('black black black black brown brown chestnut black black auburn')
}

/** Usual clothes, by wearer. */
export function usualClothes(sex: Sex, age: Person['age'], look: Look): List {
  const f = sex === 'f'
  if (look === 'guofeng') return f ? ['hanfu', 'hanfu', 'ruqun'] : ['hanfu', 'robe']
  if (age === 'child')
    return f
      ? ['frock', 'tee', 'overalls', 'hoodie', 'sweater']
      : ['tee', 'hoodie', 'overalls', 'shirt']
  if (age === 'elder') return ['knit', 'sweater', 'shirt', 'tang']
  if (look === 'anime')
    return f ? ['sailor', 'hoodie', 'frock', 'knit'] : ['hoodie', 'shirt', 'leather', 'tracksuit']
  if (age === 'young')
    return f
      ? ['hoodie', 'sweater', 'frock', 'tee', 'knit', 'overalls', 'dress', 'shirt']
      : ['hoodie', 'tee', 'shirt', 'knit', 'leather', 'sweater']
  return f
    ? ['sweater', 'dress', 'shirt', 'knit', 'blazer', 'trench', 'frock', 'tee']
    : ['shirt', 'sweater', 'suit', 'knit', 'tee', 'blazer', 'trench', 'leather']
}

/** Small things worn by chance. */
export function usualWorn(sex: Sex, age: Person['age'], look: Look): List {
  const f = sex === 'f'
  if (look === 'guofeng') return f ? ['', 'huadian', 'earrings', 'blossoms', 'flower'] : ['']
  if (look === 'anime') return f ? ['', 'bow', '', 'blossoms', '', ''] : ['', '', '']
  if (age === 'child') return f ? ['', 'bow', 'straw-hat', '', 'hairband'] : ['', 'cap', '']
  if (age === 'elder') return ['', 'glasses', 'gold-glasses']
  if (f)
    return age === 'young'
      ? ['', '', '', 'beret', 'hairband', '', 'scarf', 'bow']
      : ['', '', 'earrings', '', 'scarf', 'necklace', 'earrings necklace']
  return ['', '', '', '', 'square-glasses', '']
}

export function usualBackdrops(look: Look): List {
  if (look === 'guofeng')
    return ['moon', 'gate', 'plum', 'mountains', 'bamboo', 'cherry', 'disc', 'clouds']
  if (look === 'anime') return ['confetti', 'stars', 'clouds', 'cherry', 'disc', 'sun']
  return wordList('disc rings arch leaves sun confetti cherry mountains city flowers room clouds')
}
