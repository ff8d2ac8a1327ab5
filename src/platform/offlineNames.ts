/** Names shared by the service worker and the pages. */
export const PICTURES_CACHE = 'pictures'
export const SKIP_WAITING = 'skip waiting'
/** The worker asks a page to open a path: a message of the push service was tapped. */
export const OPEN_PATH = 'open path'
/** Share target of the manifest: handled by the worker, not the server. */
export const SHARE_TARGET = '/share-target'
/** A picture that was shared, until a tool takes it. */
export const SHARED_CACHE = 'shared'
export const SHARED_URL = '/shared-picture'
