/** Browsers set no limit of their own: specification section 9. */
export const REQUEST_TIMEOUT_MS = 120_000

/** An upload that sends nothing for so long has stalled. */
export const STALL_TIMEOUT_MS = 30_000
