/** Folds look-alike characters into one form; original positions are preserved. */
import traditional from 'opencc-js/dict/TSCharacters'
import { rectifyConfusion } from 'unicode-confusables'

/** One letter or digit, and the part of the text it was read from. */
export interface Letter {
  readonly folded: string
  /** UTF-16 units, from and up to. */
  readonly from: number
  readonly to: number
}

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  traditional.split('|').map((pair): [string, string] => {
    const [from = '', to = ''] = pair.split(' ')
    return [from, to]
  }),
)

/** Letters on flags and on black squares and discs, of which Unicode's tables say nothing. */
const UNLISTED_ALPHABETS = [0x1f1e6, 0x1f150, 0x1f170]
/** LATIN LETTER SMALL CAPITAL A to Z, those that are; half of them have no likeness in the table. */
const SMALL_CAPITALS = 'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz'
const ALPHABET = 26
const LETTER_A = 97

function unlistedLetter(codePoint: number): string | null {
  const capital = SMALL_CAPITALS.indexOf(String.fromCodePoint(codePoint))
  if (capital >= 0 && capital % 2 === 0) return SMALL_CAPITALS[capital + 1] ?? null
  const start = UNLISTED_ALPHABETS.find(
    (first) => codePoint >= first && codePoint < first + ALPHABET,
  )
  return start === undefined ? null : String.fromCharCode(LETTER_A + codePoint - start)
}

/** Without marks above, below and around; full width, circles and styles of letters are gone. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Already a letter of ours, or a sign without look-alikes. */
const OURS = /^[\u0000-\u007f]*$/

/** Look-alike of a character: in small Latin letters, digits and simplified Chinese. */
function foldCharacter(character: string): string {
  const drawn = unlistedLetter(character.codePointAt(0) ?? 0)
  if (drawn !== null) return drawn
  const letters = plain(character)
  if (OURS.test(letters)) return letters
  const likeness = [...letters].map((one) => SIMPLIFIED.get(one) ?? rectifyConfusion(one)).join('')
  return [...plain(likeness)].map((one) => SIMPLIFIED.get(one) ?? one).join('')
}

const known = new Map<string, string>()
const MOST_KNOWN = 20_000

function folded(character: string): string {
  const before = known.get(character)
  if (before !== undefined) return before
  const now = foldCharacter(character)
  if (known.size < MOST_KNOWN) known.set(character, now)
  return now
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/**
 * Letters and digits alone: blanks, line breaks, signs and invisible characters are skipped. `read`
 * maps a sign or a digit to the letter it replaces; `kept` lists signs that are read as well.
 */
export function foldText(
  text: string,
  read: ReadonlyMap<string, string> = new Map(),
  accepted: RegExp = LETTER_OR_DIGIT,
): Letter[] {
  const letters: Letter[] = []
  let from = 0
  for (const character of text) {
    const to = from + character.length
    for (const one of folded(character)) {
      const letter = read.get(one) ?? one
      if (accepted.test(letter)) letters.push({ folded: letter, from, to })
    }
    from = to
  }
  return letters
}
