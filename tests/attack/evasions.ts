/** Ways to write a listed word so that a reader still reads it. Made by code, from a few words. */

export interface Evasion {
  readonly way: string
  readonly text: string
}

const spread = (between: string) => (word: string) => [...word].join(between)
const shifted =
  (first: number, offset = 97) =>
  (word: string) =>
    [...word]
      .map((letter) => String.fromCodePoint(first + (letter.codePointAt(0) ?? 0) - offset))
      .join('')
const swapped = (pairs: string) => (word: string) => {
  const map = new Map(
    pairs.split(' ').map((pair): [string, string] => [pair[0] ?? '', pair.slice(1)]),
  )
  return [...word].map((letter) => map.get(letter) ?? letter).join('')
}
const marked = (mark: string) => (word: string) => [...word].map((letter) => letter + mark).join('')

type Ways = Readonly<Record<string, (word: string) => string>>

const BOTH: Ways = {
  blanks: spread(' '),
  'wide blanks': spread('\u3000'),
  'thin blanks': spread('\u2009'),
  'no-break blanks': spread('\u00a0'),
  'zero width': spread('\u200b'),
  joiners: spread('\u200d'),
  'word joiners': spread('\u2060'),
  'soft hyphens': spread('\u00ad'),
  'byte order marks': spread('\ufeff'),
  'variation selectors': spread('\ufe0f'),
  dots: spread('.'),
  'middle dots': spread('·'),
  hyphens: spread('-'),
  underscores: spread('_'),
  slashes: spread('/'),
  stars: spread('*'),
  bars: spread('|'),
  brackets: (word) => [...word].map((letter) => `【${letter}】`).join(''),
  hearts: spread('❤'),
  emoji: spread('😀'),
  'line breaks': spread('\n'),
  tabs: spread('\t'),
  'marks above': marked('\u0305'),
  'marks through': marked('\u0336'),
  'circles around': marked('\u20dd'),
  digits: spread('1'),
  'right to left': (word) => `\u202e${word}\u202c`,
  repeats: (word) => [...word].map((letter) => letter.repeat(3)).join(''),
  'repeats and blanks': (word) => [...word].map((letter) => `${letter} ${letter}`).join(' '),
  'among others': (word) => `好看的${word}，高清`,
}

const LATIN: Ways = {
  capitals: (word) => word.toUpperCase(),
  'full width': shifted(0xff41),
  bold: shifted(0x1d41a),
  script: shifted(0x1d4ea),
  fraktur: shifted(0x1d51e),
  'double struck': shifted(0x1d552),
  monospace: shifted(0x1d68a),
  circled: shifted(0x24d0),
  parenthesised: shifted(0x249c),
  squared: shifted(0x1f130),
  'black squares': shifted(0x1f170),
  'black discs': shifted(0x1f150),
  flags: shifted(0x1f1e6),
  'Cyrillic letters': swapped('aа eе oо pр cс xх yу iі sѕ'),
  'Greek letters': swapped('oο vν pρ aα uυ'),
  accents: (word) =>
    [...word]
      .map((letter) => `${letter}\u0301`)
      .join('')
      .normalize('NFC'),
  'small capitals': swapped('nɴ oᴏ pᴘ rʀ uᴜ dᴅ eᴇ'),
  leet: swapped('o0 e3 a4 s5'),
  signs: swapped('a@ s$ o0'),
  'in Chinese': (word) => `画一张${word}图片`,
}

const CHINESE: Ways = {
  'a Latin letter between': spread('x'),
  'compatibility forms': (word) => word.normalize('NFKD'),
}

/** Simplified → traditional, of the words below that differ. */
const TRADITIONAL: readonly (readonly [string, string])[] = [
  ['裸体', '裸體'],
  ['乱伦', '亂倫'],
  ['自杀', '自殺'],
  ['毒贩', '毒販'],
  ['屠杀', '屠殺'],
  ['强奸', '強姦'],
  ['淫秽', '淫穢'],
  ['恐怖组织', '恐怖組織'],
  ['贩毒', '販毒'],
  ['纳粹', '納粹'],
]

function written(words: readonly string[], ways: Ways): Evasion[] {
  return words.flatMap((word) =>
    Object.entries(ways).map(([way, write]) => ({ way: `${way} (${word})`, text: write(word) })),
  )
}

export const EVASIONS: readonly Evasion[] = [
  ...written(['裸体', '海洛因', 'porn', 'nude'], BOTH),
  ...written(['porn', 'nude', 'cocaine'], LATIN),
  ...written(['裸体', '海洛因'], CHINESE),
  ...TRADITIONAL.flatMap(([simplified, text]) => [
    { way: `traditional (${simplified})`, text },
    { way: `traditional and parted (${simplified})`, text: spread('\u200b ')(text) },
  ]),
]
