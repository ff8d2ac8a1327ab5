/** Queries embedded in H5's document of 广场 for visitors; server and page use the same. */

/** The element that holds it, as JSON: `{ feed, banners }`, the data of the two calls. */
export const FIRST_DATA_ID = 'mg-first'

export const FIRST_PAGES: readonly string[] = ['/pages/playground/playground']

export const FIRST_FEED = {
  feed: { pageSize: 30, feed: 'recommended' },
  banners: { pageSize: 8 },
} as const
