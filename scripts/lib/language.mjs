// Which words count against the ceilings of scripts/language.json.

/** Each with the forms that count as it; a rule of the glossary's "Not" column or of its style page. */
const WORDS = {
  asked: ['asked'],
  told: ['told', 'tells'],
  nobody: ['nobody', 'somebody'],
  stands: ['stands', 'standing'],
  kept: ['kept'],
  beside: ['beside'],
  room: ['room', 'rooms'],
  whoever: ['whoever'],
  anew: ['anew'],
}

/** Standard uses, removed before counting. */
const STANDARD = [
  /\b(?:living|dining|bath|bed|class|meeting|waiting|engine|ball|tea)[ -]?rooms?\b/gi,
  /\b(?:room (?:light|interior|temperature)|interior of a room)\b/gi,
  /\bstanding (?:pose|person|people|figure|man|woman|alone in)\b/gi,
  /\buid nobody\b|\bNOBODY\b/g,
]

const RULE = new Map(
  Object.entries(WORDS).flatMap(([rule, forms]) => forms.map((form) => [form, rule])),
)
const TOKEN = /[A-Za-z][A-Za-z]*/g
const CAMEL = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g
/** A comment whose subject is a question word says who or what instead of why. */
const QUESTION =
  /(?:\/\*\*?\s*(?:\*\s*)?|(?<=^|\n)\s*\/\/ ?(?<!\/\/[^\n]*\n\s*\/\/ ?))(What|Who|Where|How)\b/g
const OF = /\b(?:function|const)\s+(\w+[a-z0-9]Of)\b(?=\s*(?:[=(<:]))/g

/**
 * @param {readonly string[]} texts contents of files
 * @returns {Record<string, number>} by rule: words of prose, parts of identifiers (`identifier: …`),
 *   comments that begin with a question word, distinct functions and constants ending in `Of`
 */
export function countLanguage(texts) {
  const counts = Object.fromEntries(
    [...Object.keys(WORDS), ...Object.keys(WORDS).map((rule) => `identifier: ${rule}`)].map(
      (rule) => [rule, 0],
    ),
  )
  let questions = 0
  const of = new Set()
  for (const text of texts) {
    const counted = STANDARD.reduce((rest, standard) => rest.replace(standard, ' '), text)
    for (const [token] of counted.matchAll(TOKEN)) {
      const parts = token.match(CAMEL) ?? []
      const prefix = parts.length > 1 ? 'identifier: ' : ''
      for (const part of parts) {
        const rule = RULE.get(part.toLowerCase())
        if (rule) counts[prefix + rule] += 1
      }
    }
    questions += [...text.matchAll(QUESTION)].length
    for (const [, name] of text.matchAll(OF)) of.add(name)
  }
  return { ...counts, 'comment begins with a question word': questions, 'name ends in Of': of.size }
}
