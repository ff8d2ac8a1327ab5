/** Checks of what a comment says besides the word lists. */

/** Top-level domains of what is usually advertised; others need `www.` or a scheme to be found. */
const DOMAINS = 'com|cn|net|org|top|xyz|cc|vip|io|me|shop|site|club|link|info|ly|tk|app|dev'
const LINK = new RegExp(
  `https?[:：]?\\s*/\\s*/|\\bwww\\s*[.。．]|[a-z0-9-]{2,}\\s*[.。．]\\s*(?:${DOMAINS})(?![a-z0-9])`,
  'i',
)
const ENCLOSED_DOT = /[\u2024\uff0e\u3002\uff61]/g

/** Whether the words hold a link, also one written with full-width letters or other dots. */
export function hasLink(words: string): boolean {
  return LINK.test(words.normalize('NFKC').replaceAll(ENCLOSED_DOT, '.'))
}
