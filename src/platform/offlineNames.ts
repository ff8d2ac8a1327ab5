/** What the service worker and the pages call the same. */
export const PICTURES_CACHE = 'pictures'
export const SKIP_WAITING = 'skip waiting'
/** Where the manifest sends what is shared from elsewhere on the phone: the worker's, not the server's. */
export const SHARE_TARGET = '/share-target'
/** A picture that was shared, until a tool takes it. */
export const SHARED_CACHE = 'shared'
export const SHARED_URL = '/shared-picture'
