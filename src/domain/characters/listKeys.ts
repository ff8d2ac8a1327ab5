/** A list under a text field that the keys of the field choose from. */
export interface ListKeys {
  /** The text of the field. */
  value: string
  /** Index at which the word of the list ends; null: there is no list. */
  end: number | null
  /** Entries of the list. */
  count: number
  /** Entry that Enter takes before an arrow was pressed; -1: none. */
  first: number
  onChoose: (at: number) => void
  /** Escape: the list is not wanted for this text. */
  onDismiss: () => void
}
