/** Placeholder of the prompt in the template of an operator's style, once. */
export const STYLE_WORDS_PLACE = '{画面}'
