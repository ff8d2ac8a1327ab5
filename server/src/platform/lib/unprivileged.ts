/** The user that reads what strangers sent, where this process is root: it owns nothing. */
export const NOBODY = 65_534

export const isRoot = (): boolean => process.getuid?.() === 0
