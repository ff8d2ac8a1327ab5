interface Text {
  readonly line: number
  readonly text: string
}

interface Listed {
  readonly data: readonly string[]
  readonly counts: Readonly<Record<string, number>>
}

export function mayHoldTexts(file: string): boolean
export function findTexts(file: string, source: string): Text[]
export function judgeTexts(found: ReadonlyMap<string, readonly Text[]>, listed: Listed): string[]
