/** The worst that people can write, as far as each field takes it. */

/** Set in the window by whatever of it would run. */
export const RAN = 'ran'

const RUN = `self.${RAN}=1`
const MARKUP = `"><img src onerror=${RUN}>`
const SCRIPT = `</title><script>${RUN}</script>`
const RIGHT_TO_LEFT = 'مرحبا بالعالم שלום'
/** Turns everything after it, and never ends. */
const OVERRIDE = '\u202e\u2067'
const UNSEEN = '\u200b\u2060\ufeff'
/** Five people, joined to one face. */
const FAMILY = '👩🏽‍🚀👨‍👩‍👧‍👦'
const CLIMBING = `Z${'\u030d\u0352\u0330'.repeat(9)}`
const UNBROKEN = 'W'.repeat(200)

/** Titles may be 30 long, in the units of JavaScript. */
export const TITLES = [
  MARKUP,
  `${OVERRIDE}${RIGHT_TO_LEFT}`,
  UNBROKEN.slice(0, 30),
  `${FAMILY}${UNSEEN}`,
] as const

export const CLIMBING_TITLE = CLIMBING

/** 20 characters, as people count. */
export const NAMES = ['<svg onload=ran=1>م', 'W'.repeat(20)] as const

export const BIO = `${MARKUP}\n\n\n\n${OVERRIDE}${RIGHT_TO_LEFT}\n${CLIMBING}${'A'.repeat(20)}`

export const TAGS = ['<b>粗</b>', RIGHT_TO_LEFT.slice(0, 12), 'W'.repeat(12), '👨‍👩‍👧‍👦', `#墨`]

/** 20 characters, as people count. */
export const ALBUM_NAMES = ['<i onfocus=ran=1>م', 'W'.repeat(20)] as const

/** Up to 300. */
export const WORDS = [MARKUP, SCRIPT, `${OVERRIDE}${RIGHT_TO_LEFT}`, 'W'.repeat(120), FAMILY].join(
  '\n',
)

/** Up to 800. */
export const PROMPT = [
  `雪山湖泊${SCRIPT}`,
  MARKUP,
  `${OVERRIDE}${RIGHT_TO_LEFT}`,
  `${UNSEEN}${UNBROKEN}`,
  FAMILY.repeat(12),
  Array.from({ length: 4 }, () => CLIMBING).join(''),
].join('\n')

export const ENDLESS = '长'.repeat(10_000)
export const NOTHING = '\u200b\u2060\ufeff'
