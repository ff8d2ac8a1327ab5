/** What whoever reviews should know of a check that said nothing. */
export const unchecked = (what: '文字' | '图片') => `${what}没能送去检查`
