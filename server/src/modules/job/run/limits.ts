/** Limits of painting jobs. */
import { SILENT_MS } from '../../../worker/limits'

/** A run that dies this often is not tried again. */
export const MAX_LOST_ATTEMPTS = 3
/** A running job whose worker was silent this long belongs to nobody. */
export const LEASE_MS = SILENT_MS
/** How soon a worker notifications that a job of its own was cancelled elsewhere. */
export const CANCEL_POLL_MS = 500
export const PROGRESS_WRITE_MS = 250
/** A busy engine is asked again at most this often, and never waited for longer than this. */
export const MAX_BUSY_RETRIES = 2
export const MAX_BUSY_WAIT_MS = 30_000
export const DEFAULT_BUSY_WAIT_MS = 3_000
