/** Interface of a span, independent of its implementation. */
/** Never texts of users, nor keys of files: readers of traces may not read those. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

export interface SpanWish {
  readonly name: string
  readonly kind?: 'internal' | 'server' | 'client' | 'consumer'
  readonly attributes?: Attributes
  /** A W3C traceparent; left out: the span that is under way here, if one is. */
  readonly parent?: string | null
  readonly startedAt?: Date
}

export interface OpenSpan {
  note(attributes: Attributes): void
  /** Work started by `run`, now and later, is below this span. */
  enter<T>(run: () => T): T
  end(outcome?: { readonly failed?: boolean; readonly at?: Date }): void
}

export interface Tracing {
  open(wish: SpanWish): OpenSpan
  /** W3C traceparent of the span under way here; null: none is. */
  here(): string | null
  /** Sends what is left. */
  stop(): Promise<void>
}

/** Message when a trace cannot be sent. */
export type Warn = (message: string) => void
