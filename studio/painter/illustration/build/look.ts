import type { Form, Role } from '../node'
import type { Pressure } from './path'

type Options = Omit<Partial<Form>, 'rings' | 'role' | 'fill'>
/** Kind and options of a form. */
export type Look = Options & { readonly role?: Role }

type Plain = '' | ' plain'
type Blend = '' | ' multiply' | ' screen'
type Measure<Name extends string> = '' | ` ${Name} ${number}`
/**
 * The same in short, where all of it is constant: the role, then what applies of `plain`, the blend,
 * `relief`, `alpha` and `blur` in this order, as in `'cloth relief 12'` and
 * `'shadow plain multiply alpha 0.4 blur 9'`.
 */
export type LookText =
  `${Role}${Plain}${Blend}${Measure<'relief'>}${Measure<'alpha'>}${Measure<'blur'>}`

export type LineLook = Look & { readonly pressure?: Pressure }
/** A line's look in short: the role, its pressure, and what applies of `plain`, `relief`, `alpha`. */
export type LineText = `${Role} ${Pressure}${Plain}${Measure<'relief'>}${Measure<'alpha'>}`

const MEASURES = new Set(['relief', 'alpha', 'blur'])
const BLENDS = new Set(['multiply', 'screen'])
const texts = new Map<string, LineLook>()

function parse(text: string): LineLook {
  const [role, ...words] = text.split(' ')
  const look: Record<string, string | number | boolean> = { role }
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    if (MEASURES.has(word)) look[word] = Number(words[++i])
    else if (word === 'plain') look.plain = true
    else if (BLENDS.has(word)) look.blend = word
    else look.pressure = word
  }
  // its words are those of the types above
  return look as LineLook
}

/** The look that a text says; each text is read once. */
export function parseLook(look: Look | LookText): Look
export function parseLook(look: LineLook | LookText | LineText): LineLook
export function parseLook(look: LineLook | LookText | LineText): LineLook {
  if (typeof look !== 'string') return look
  const known = texts.get(look)
  if (known) return known
  const read = parse(look)
  texts.set(look, read)
  return read
}
