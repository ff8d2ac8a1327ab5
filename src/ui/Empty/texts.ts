/** Text of every empty list, by the specification. */
export const EMPTY_LIST = '空空如也~~'

/** The same in one line, for lists in a sheet: with the reason behind it. */
export const emptyLine = (why: string): string => `${EMPTY_LIST} ${why}`
