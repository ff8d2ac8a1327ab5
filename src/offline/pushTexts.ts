/** For a message that cannot be read. */
export const PUSH_FALLBACK_TITLE = '墨光有新消息'
