/** Why a process cannot start, in a sentence of both languages that says what to do: no stack. */
export class StartProblem extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'StartProblem'
  }
}
