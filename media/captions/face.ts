/** The typeface of captions, Noto Sans SC (SIL OFL 1.1): files of one weight and one format. */
export const CAPTION_FACE = { name: 'noto-sans-sc', weight: 500, format: 'woff' } as const
