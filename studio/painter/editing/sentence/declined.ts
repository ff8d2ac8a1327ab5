/** A step that is understood and cannot be carried out. */
export class Declined extends Error {
  /**
   * @param values other values of the step that can be drawn, the nearest first
   * @param isFinal no other reading of its words is tried
   */
  constructor(
    readonly reason: string,
    readonly values: readonly string[] = [],
    readonly isFinal = false,
  ) {
    super(reason)
  }
}
