/**
 * Results stored with audit entries, by command: the union is checked where an entry is written and
 * parsed where it is read.
 *
 * Commands and keys are stored in the database: they must not be renamed. Rows of earlier versions
 * are read as well, so a field that was added later is optional, and values that have a schema of
 * their own elsewhere are taken as they were at that time.
 */
import { z } from 'zod'

const nothing = z.object({})
const text = z.string()
const texts = z.array(text).readonly()
const number = z.number()
const flag = z.boolean()

/** A value as it was stored at that time; its own schema may have changed since. */
const stored = z.custom<object>((value) => typeof value === 'object' && value !== null)

const visit = z.object({ device: text, address: text })
const user = z.object({ userId: text })
/** Null: the account is gone. */
const writer = z.object({ userId: text.nullable() })
const job = z.object({ userId: text, engineId: text, status: text })
const replaced = z.object({ before: stored.nullable(), after: stored.nullable() })
const style = z.object({ before: stored.nullable(), style: stored })
/** `before` is of rows since the console can edit banners. */
const item = z.object({ before: stored.optional() })
const banner = item.extend({
  title: text,
  words: text,
  link: text,
  from: text.nullable(),
  until: text.nullable(),
  platforms: texts,
})
const app = item.extend({
  name: text,
  summary: text,
  tags: texts,
  tool: text,
  fixed: stored,
  open: texts,
})
const imported = z.object({
  file: text,
  added: texts,
  changed: texts,
  removed: texts,
  same: number,
  hidden: texts,
  shown: texts,
})

const CONSOLE_RESULTS = {
  'sign-in': visit.extend({ role: text, factor: text }),
  'sign-out': nothing,
  enrol: visit,
  block: user.extend({ until: text.nullable() }),
  unblock: user,
  /** `reason` in the terminal alone; at the console it is a column. */
  adjust: user.extend({ credits: number, reason: text.optional() }),
  'revoke-key': user.extend({ name: text, shown: text }),
  'cancel-job': job,
  'retry-job': job,
  answer: user.extend({ credits: number, close: flag }),
  'settle-feedback': user.extend({ closed: flag }),
  refund: z.object({ orderId: text, outcome: text }),
  'engine-test': z.object({ works: flag, ms: number, words: text }),
  'model-on': nothing,
  'model-off': nothing,
  'model-price': z.object({ credits: number.nullable() }),
  'model-order': z.object({ modelIds: texts }),
  'engine-budget': z.object({ before: stored, after: stored }),
  'catalog-show': nothing,
  'catalog-hide': nothing,
  'catalog-first': nothing,
  'catalog-remove': item,
  'theme-choose': replaced,
  'theme-write': replaced,
  'contest-add': replaced,
  'contest-edit': replaced,
  'contest-end': replaced,
  'contest-pick': z.object({ contestId: text, picked: flag, words: text }),
  'contest-disqualify': user.extend({ contestId: text, removed: flag }),
  'style-add': style,
  'style-edit': style,
  'style-try': z.object({ engineId: text, modelId: text.nullable(), template: text, words: text }),
  'banner-add': banner,
  'banner-edit': banner,
  'app-add': app,
  'app-edit': app,
  'goods-save': z.object({
    name: text,
    credits: number,
    bonusCredits: number,
    priceFen: number,
    appleProductId: text.nullable(),
    position: number,
    active: flag,
  }),
  /** `batch` in the terminal alone; at the console it is an argument. */
  gift: z.object({
    batch: text.optional(),
    credits: number,
    count: number,
    days: number,
    manyPerUser: flag,
  }),
  'gift-end': z.object({ codes: number }),
  words: z.object({ added: texts, removed: texts }),
  operator: z.object({ before: stored.nullable(), operator: stored.nullable() }),
  running: z.object({ before: stored, after: stored }),
  'review-pass': nothing,
  'review-reject': nothing,
  'review-reopen': user,
  'comment-hide': writer,
  'comment-restore': writer,
} satisfies Record<string, z.ZodType>

const TERMINAL_RESULTS = {
  invite: z.object({ expiresAt: text }),
  'reset-password': user.extend({ expiresAt: text }),
  'grant-reviewer': user,
  'revoke-reviewer': user,
  'grant-role': user.extend({ role: text, before: text }),
  'revoke-role': user.extend({ before: text }),
  'reset-totp': user,
  notify: z.union([z.object({ count: number }), user]),
  goods: z.object({ file: text, active: number, retired: number }),
  banners: imported,
  styles: imported,
  apps: imported,
  thumbnails: z.object({ order: stored, looked: number, made: number, failed: number }),
} satisfies Record<string, z.ZodType>

const RESULTS = { ...CONSOLE_RESULTS, ...TERMINAL_RESULTS }

export type ConsoleCommand = keyof typeof CONSOLE_RESULTS
type AuditCommand = keyof typeof RESULTS

/** An entry's command with its result. */
export type AuditContent = {
  [K in AuditCommand]: {
    readonly command: K
    readonly result: Readonly<z.output<(typeof RESULTS)[K]>>
  }
}[AuditCommand]

export type AuditContentOf<K extends AuditCommand> = Extract<AuditContent, { command: K }>

const isCommand = (command: string): command is AuditCommand => Object.hasOwn(RESULTS, command)

/**
 * Null for a command of another version or a result of another shape. The result is returned as
 * stored, with fields that this version does not know.
 */
export function parseAuditContent(command: string, result: unknown): AuditContent | null {
  if (!isCommand(command) || !RESULTS[command].safeParse(result).success) return null
  return { command, result } as AuditContent
}
