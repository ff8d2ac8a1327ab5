/** Remark for the reviewer about a check without an answer. */
export const unchecked = (what: '文字' | '图片') => `${what}没能送去检查`
