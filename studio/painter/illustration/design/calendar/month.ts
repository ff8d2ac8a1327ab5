/** Which month a calendar page shows, out of the texts of a prompt. */
export interface Month {
  readonly year: number
  /** 1..12 */
  readonly month: number
}

/** For a page without a named year: a painter has no clock, the same words give the same page. */
export const USUAL_YEAR = 2027

const DIGITS = '〇一二三四五六七八九'
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function parseNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const spelled = text.replaceAll('零', '〇').replaceAll('○', '〇')
  if (spelled.includes('十')) {
    const [tens = '', ones = ''] = spelled.split('十')
    return (tens ? DIGITS.indexOf(tens) : 1) * 10 + (ones ? DIGITS.indexOf(ones) : 0)
  }
  return Number([...spelled].map((digit) => DIGITS.indexOf(digit)).join(''))
}

const YEAR = /(\d{4}|[〇零○一二三四五六七八九]{4})\s*年|(?<!\d)((?:19|20|21)\d{2})(?!\d)/u
const MONTH =
  /(\d{1,2}|十[一二]?|[一二三四五六七八九])\s*月|(?:年|\d{4}\s*[./-])\s*(\d{1,2})(?!\d)/u
const ENGLISH =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?\b/iu

/** The year and month a text names, null each where it names none. */
export function readMonth(text: string): { year: number | null; month: number | null } {
  const year = YEAR.exec(text)
  const month = MONTH.exec(text)
  const english = ENGLISH.exec(text)
  const said = month?.[1] ?? month?.[2]
  const number = said === undefined ? 0 : parseNumber(said)
  const named = english?.[1] ? MONTHS.indexOf(english[1].toLowerCase()) + 1 : 0
  const found = number >= 1 && number <= 12 ? number : named
  return {
    year: year ? parseNumber(year[1] ?? year[2] ?? '') : null,
    month: found > 0 ? found : null,
  }
}

/** Whether a text says nothing but a month: it is shown as the page's heading, not written below. */
export function isMonth(text: string): boolean {
  const { year, month } = readMonth(text)
  const rest = text.replace(YEAR, '').replace(MONTH, '').replace(ENGLISH, '')
  return (year !== null || month !== null) && /^[\s,，年月份./-]*$/u.test(rest)
}

export const daysIn = ({ year, month }: Month): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Days before the first of the month in a week that begins on Monday. */
export const blanksBefore = ({ year, month }: Month): number =>
  (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7
