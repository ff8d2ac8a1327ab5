/** Limits of painting jobs. */
import { SILENT_MS } from '../../../platform/queue/limits'

/** A run that dies this often is not tried again. */
export const MAX_LOST_ATTEMPTS = 3
/** A running job whose worker was silent this long has no owner. */
export const LEASE_MS = SILENT_MS
/** Interval at which a worker notices that a job of its own was cancelled elsewhere. */
export const CANCEL_POLL_MS = 500
export const PROGRESS_WRITE_MS = 250
/** Interval of checks whether a full disk has space for a job. */
export const DISK_POLL_MS = 2_000
/** Stages stored for one picture; further ones replace the last. */
export const MAX_STAGES = 12
/** So many may come close together at the beginning. */
export const FIRST_STAGES = 4
/** px, short side; and bytes from which on a stage is encoded again. */
export const STAGE_SIDE = 320
export const MAX_STAGE_BYTES = 12 * 1024
/** A busy engine is retried at most this often, and never for longer than this. */
export const MAX_BUSY_RETRIES = 2
export const MAX_BUSY_WAIT_MS = 30_000
export const DEFAULT_BUSY_WAIT_MS = 3_000
