/** `input`: the tool cannot work on what it was given. `unsupported`: there is no such tool here. */
export type RefusalKind = 'input' | 'unsupported'

/** Why a tool makes nothing; its message is one Chinese sentence for the user. */
export class ToolRefusal extends Error {
  readonly kind: RefusalKind

  constructor(
    message: string,
    { kind = 'input', cause }: { kind?: RefusalKind; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'ToolRefusal'
    this.kind = kind
  }
}
