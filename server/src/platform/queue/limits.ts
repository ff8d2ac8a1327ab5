/** Times of a working process. */

/** A process silent this long is dead: what it had locked is free. */
export const SILENT_MS = 15_000
/** Showing life, and doing what is due with it. */
export const HEARTBEAT_MS = 4_000
/** Grace for what runs at shutdown before it is ended. */
export const STOP_GRACE_MS = 8_000
/** A queue that stopped by itself is started again after this, twice as late each time. */
export const RESTART_MS = 1_000
export const RESTART_MAX_MS = 30_000
