/** Limits of mutes and followed tags; free of zod so that the client may bundle them. */
export const MUTES_MAX = 1000
export const FOLLOWED_TAGS_MAX = 100

/** `block` = a mute of a user that is valid in both directions. */
export const MUTE_KINDS = ['work', 'user', 'block', 'tag', 'style'] as const
export type MuteKind = (typeof MUTE_KINDS)[number]
