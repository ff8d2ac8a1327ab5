/** Limits of painting jobs. */
import { SILENT_MS } from '../../../platform/queue/limits'

/** A run that dies this often is not tried again. */
export const MAX_LOST_ATTEMPTS = 3
/** A running job whose worker was silent this long belongs to nobody. */
export const LEASE_MS = SILENT_MS
/** How soon a worker notifications that a job of its own was cancelled elsewhere. */
export const CANCEL_POLL_MS = 500
export const PROGRESS_WRITE_MS = 250
/** How often a full disk is asked whether a job may begin. */
export const DISK_POLL_MS = 2_000
/** Of one picture so many stages are kept; whoever sends more changes the last one. */
export const MAX_STAGES = 12
/** So many may come close together at the beginning. */
export const FIRST_STAGES = 4
/** px, short side; and bytes from which on a stage is encoded anew. */
export const STAGE_SIDE = 320
export const MAX_STAGE_BYTES = 12 * 1024
/** A busy engine is asked again at most this often, and never waited for longer than this. */
export const MAX_BUSY_RETRIES = 2
export const MAX_BUSY_WAIT_MS = 30_000
export const DEFAULT_BUSY_WAIT_MS = 3_000
