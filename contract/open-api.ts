/** Open API: what keys may do, and the events of webhooks. Free of zod so that the client may bundle it. */

/** Scopes of API keys, the least first. `edit` includes the tools, `read` pictures, jobs and the balance. */
export const API_KEY_SCOPES = ['generate', 'edit', 'video', 'read', 'webhooks'] as const

export type ApiKeyScope = (typeof API_KEY_SCOPES)[number]

/** Keys of one person that are not revoked. */
export const API_KEYS_MAX = 10
export const API_KEY_NAME_MAX = 20
export const MONTHLY_CREDITS_MAX = 1_000_000
/** Time during which the key before a rotation is accepted, and the webhook secret before it signs. */
export const ROTATION_OVERLAP_MS = 24 * 3_600_000

export const WEBHOOK_EVENTS = ['job.succeeded', 'job.failed', 'work.reviewed'] as const

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Webhook endpoints of one person. */
export const WEBHOOKS_MAX = 5
