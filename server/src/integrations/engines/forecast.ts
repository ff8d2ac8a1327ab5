/** Knowledge of engines about a prompt. */

/** The engine's reading of the prompt; null where it cannot know. */
export interface PromptReading {
  readonly understood: readonly string[]
  /** Words of how it is made, as its style, mood or framing; absent: none. */
  readonly manner?: readonly string[]
  readonly ignored: readonly string[]
  /** Words without a drawing, each with the near thing that was drawn for it; absent: none. */
  readonly substituted?: readonly { readonly word: string; readonly by: string }[]
  /** Of `ignored`: main things and actions; absent: none. */
  readonly missing?: readonly string[]
  /** The subject that was chosen for a prompt without one; absent: it has one. */
  readonly chosen?: string
}

/** Why an engine would not draw a prompt: known from its words alone. */
export interface EngineDecline {
  /** The word it cannot draw, as it was written. */
  readonly unknown: string
  /** One sentence for people, in the engine's name. */
  readonly message: string
  /** Whole prompts that it does draw, the nearest first. */
  readonly alternatives: readonly string[]
}

/** Forecast of an engine for a prompt, known from its words alone. */
export interface EngineForecast extends PromptReading {
  readonly substituted: readonly { readonly word: string; readonly by: string }[]
  /** Of words that it leaves out: what it would draw in their place. */
  readonly near: readonly { readonly word: string; readonly offers: readonly string[] }[]
  readonly declined: EngineDecline | null
  /** The prompt names nothing that can be seen. */
  readonly empty: boolean
  /** The prompt orders a picture and names no subject: the engine chooses one. */
  readonly open: boolean
}
