import { CLASSIFIERS, NUMBER } from '../intent/edits/noun'

/** The reason that an edit cannot be made, and edits that can. */
export interface Refusal {
  /** One Chinese sentence. */
  readonly reason: string
  /** Values for the same operation that can be drawn, the nearest first. */
  readonly alternatives: readonly string[]
}

export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason)
  }
}

/** 个铃铛, 一只恐龙: counted. 杯子 and 条纹 are nouns. */
const COUNTED = new RegExp(`^(?:${NUMBER}[${CLASSIFIERS}台部]|个(?!人|性)|[只朵棵艘](?=.))`)

export const cannotDraw = (words: string): string =>
  `不会画「${words.replace(COUNTED, '') || words}」`

export function refuse(reason: string, alternatives: readonly string[] = []): never {
  throw new RefusedError({ reason, alternatives: alternatives.slice(0, 8) })
}
