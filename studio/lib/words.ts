type Bare<T extends string> = T extends `\n${infer Rest}` | `${infer Rest}\n` ? Bare<Rest> : T
type Add<Done extends string[], T extends string> = T extends '' ? Done : [...Done, T]
type WordsIn<T extends string, Done extends string[] = []> = T extends `${infer Word} ${infer Rest}`
  ? WordsIn<Rest, Add<Done, Bare<Word>>>
  : Add<Done, Bare<T>>

/**
 * A list of words as text, parted by spaces; lines after the first are indented. The compiler reads
 * the same words: `wordList('flat soft')` has the type `readonly ['flat', 'soft']`.
 */
export const wordList = <const T extends string>(text: T): Readonly<WordsIn<T>> =>
  text.trim().split(/\s+/) as string[] as WordsIn<T>
