/** A message without content from one process to all others: something is to be read again. */
export interface Signal {
  /** Best effort: a message that is lost is not repeated. Never throws. */
  send(): void
  /** Returns how to end it. Messages of this process itself do not arrive. */
  listen(onSignal: () => void): () => void
}
