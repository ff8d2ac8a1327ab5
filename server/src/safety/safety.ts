/** The port that decides whether a prompt may be painted. */
export type SafetyVerdict =
  | { readonly allowed: true }
  /** The words as written, to be shown to the person. */
  | { readonly allowed: false; readonly words: readonly string[] }

export interface PromptSafety {
  /** Checks what is to be seen; a negative prompt need not be checked. */
  check(prompt: string): Promise<SafetyVerdict>
}
