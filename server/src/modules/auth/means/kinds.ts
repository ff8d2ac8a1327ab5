/** Kinds of sign-in means. */
export type MeansKind = 'phone' | 'email' | 'password' | 'passkey' | 'oidc' | 'wechat-mini'

export interface Means {
  readonly kind: MeansKind
  /** As sessions name what opened them: the kind, of passkeys with the id: `passkey:<id>`. */
  readonly name: string
  /** Null: since the account exists, or by the operator's hand. */
  readonly settlesAt: Date | null
}
