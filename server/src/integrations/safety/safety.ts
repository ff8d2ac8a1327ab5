/** The port that decides what may be painted, and what may be shown to everybody. */
export type SafetyVerdict =
  | { readonly allowed: true }
  /** The words as written, to be shown to the person. */
  | { readonly allowed: false; readonly words: readonly string[] }

export type PublicVerdict =
  /** Remark for the reviewer, in Chinese. */
  | { readonly allowed: true; readonly remarks: readonly string[] }
  /** No words: the check names none. */
  | { readonly allowed: false; readonly words: readonly string[] }

export interface PictureToCheck {
  /** Storage key. */
  readonly key: string
  /** Absolute, where a vendor may fetch it. */
  readonly url: string
  /** Its bytes, for a vendor that is handed them. */
  read(): Promise<Uint8Array>
}

export type PictureVerdict =
  /** Known now; none where there is nothing to say or pictures are not checked. */
  | { readonly remarks: readonly string[] }
  /** The answer comes later and names this id. */
  | { readonly traceId: string }

/** Texts of a user, each by itself. */
type Texts = readonly string[]

/** The check that an installation relies on did not answer: what depends on it has to wait. */
export class SafetyDown extends Error {}

export interface PromptSafety {
  /**
   * Checks everything a user wrote for a picture, the negative prompt too; `by`: their id here, for
   * checks that depend on the user. Rejects with SafetyDown.
   */
  check(texts: Texts, by?: string): Promise<SafetyVerdict>
  /** Words refused by this installation's own lists: no remote check is called. */
  refusedHere(texts: Texts): readonly string[]
}

/**
 * Whatever it says, no work becomes public without a reviewer. What a vendor would refuse is a
 * remark of a picture, never a refusal: pictures are judged by people.
 */
export interface Safety extends PromptSafety {
  /** Checks public texts. A check that cannot be reached is a remark. */
  checkPublic(texts: Texts, by?: string): Promise<PublicVerdict>
  /**
   * Words that this installation's own lists would refuse, contacts included, without a remote
   * check. Of all fields of a thing together, those that others see only drawn among them.
   */
  refusedInPublic(texts: Texts): readonly string[]
  /** Rejects when the request was not accepted: then it was not checked, and the reviewer gets a remark. */
  checkPicture(picture: PictureToCheck, by?: string): Promise<PictureVerdict>
}
