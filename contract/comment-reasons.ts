/** Reasons to report a comment. Free of zod so that the client may bundle it. */
export const COMMENT_REPORT_REASONS = [
  'advertising',
  'abuse',
  'sexual',
  'privacy',
  'impersonation',
  'other',
] as const
