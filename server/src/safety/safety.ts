/** The port that decides what may be painted, and what may be shown to everybody. */
export type SafetyVerdict =
  | { readonly allowed: true }
  /** The words as written, to be shown to the person. */
  | { readonly allowed: false; readonly words: readonly string[] }

export type PublicVerdict =
  /** What whoever reviews it should know, in Chinese. */
  | { readonly allowed: true; readonly remarks: readonly string[] }
  /** No words: the check names none. */
  | { readonly allowed: false; readonly words: readonly string[] }

export interface PromptSafety {
  /** Checks everything a person wrote for a picture, the negative prompt too. */
  check(prompt: string): Promise<SafetyVerdict>
}

/** Whatever it says, nothing becomes public without a reviewer. */
export interface Safety extends PromptSafety {
  /** What a person wrote for everybody to read. A check that cannot be reached is a remark. */
  checkPublic(text: string): Promise<PublicVerdict>
  /**
   * Asks about a picture at an absolute address; the answer comes later and names the id this
   * resolves with. Null where pictures are not checked. Rejects when the question was not taken.
   */
  askPicture(url: string): Promise<string | null>
}
