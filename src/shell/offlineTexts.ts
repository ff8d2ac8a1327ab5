/** Apart from the rest of the session's words: it is loaded at the start of every page. */
export const texts = { offline: '没网了，看过的还能看；写下的字都留着' }
