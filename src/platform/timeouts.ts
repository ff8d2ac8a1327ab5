/**
 * Time limit of a call on this platform. WeChat, QQ, Douyin and Alipay end every request, upload
 * and download after 60 s, whatever limit is requested. timeouts.h5.ts is the twin.
 */
export const REQUEST_TIMEOUT_MS = 60_000

/** An upload that sends nothing for so long has stalled; here no upload lasts longer anyway. */
export const STALL_TIMEOUT_MS = 60_000
