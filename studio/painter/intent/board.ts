import type { Family } from '../illustration/family'
import { BOARD, findSign } from './quotes'
import type { Sentence } from './sentence'
import type { Term } from './term'

/** 招牌上写着“营业中”: with the words for the sign that is put up. */
export function withBoard(
  used: ReadonlySet<Term>,
  { prompt, terms, quoted }: Pick<Sentence, 'prompt' | 'terms' | 'quoted'>,
  family: Family,
): ReadonlySet<Term> {
  const hasBoard = quoted.texts.length > 0 && !family.writes && findSign(prompt) !== null
  return hasBoard ? new Set([...used, ...terms.filter(({ text }) => BOARD.test(text))]) : used
}
