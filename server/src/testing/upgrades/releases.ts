/**
 * Which schema each release has, and where one breaks the release before it on purpose: while
 * processes are replaced one by one, the code before works on the schema after (docs/OPERATING.md,
 * “Rolling upgrade without downtime”).
 */

export interface Release {
  /** A heading of CHANGELOG.md begins with it. */
  readonly version: string
  /** Its newest migration. */
  readonly schema: string
}

/** The oldest first. A new release gets its row when CHANGELOG.md gets its heading. */
export const RELEASES: readonly Release[] = [
  { version: '6.9.0', schema: '0015_style-notes' },
  { version: '7.0.0', schema: '0070_remakes-of-films' },
]

export interface AcceptedBreak {
  readonly migration: string
  /** As `breaksOf` says it. */
  readonly what: string
  /** The heading in CHANGELOG.md of the release that brings it. */
  readonly release: string
  /** Why the release before can work with it. */
  readonly why: string
}

/**
 * A column no longer read needs no row here: take it out of the schema in one release, without the
 * DROP that drizzle-kit writes; put that DROP into a migration of the next.
 */
export const ACCEPTED_BREAKS: readonly AcceptedBreak[] = [
  {
    migration: '0019_gift-one-per-user',
    what: 'gift_codes: new rule UNIQUE (batch, redeemed_by) WHERE ((redeemed_by IS NOT NULL) AND (NOT many_per_user))',
    release: '7.0.0',
    why: '6.9.0 answers the second code of one batch with an error and keeps it unspent, which is what the rule is for',
  },
  {
    migration: '0022_profile-reviews',
    what: 'review_log.work_id may be null',
    release: '7.0.0',
    why: '6.9.0 finds entries of the log by the item of a work alone, never those of a profile',
  },
  {
    migration: '0053_user-spending',
    what: 'ledger_entries: new rule ledger_entries_spending',
    release: '7.0.0',
    why: 'it refuses nothing: it adds up what was spent, also by entries that 6.9.0 writes',
  },
  {
    migration: '0060_storage-bytes',
    what: 'pictures: new rule pictures_bytes',
    release: '7.0.0',
    why: 'it refuses nothing: it records the bytes of pictures, also of those that 6.9.0 writes',
  },
  {
    migration: '0060_storage-bytes',
    what: 'uploads: new rule uploads_bytes',
    release: '7.0.0',
    why: 'it refuses nothing: it records the bytes of uploads, also of those that 6.9.0 writes',
  },
  {
    migration: '0061_hourly-figures',
    what: 'jobs: new rule jobs_hours_deleted',
    release: '7.0.0',
    why: 'it refuses nothing: it counts ended jobs by hour, also of those that 6.9.0 writes',
  },
  {
    migration: '0061_hourly-figures',
    what: 'jobs: new rule jobs_hours',
    release: '7.0.0',
    why: 'it refuses nothing: it counts ended jobs by hour, also of those that 6.9.0 writes',
  },
  {
    migration: '0061_hourly-figures',
    what: 'jobs: new rule jobs_hours_inserted',
    release: '7.0.0',
    why: 'it refuses nothing: it counts ended jobs by hour, also of those that 6.9.0 writes',
  },
  {
    migration: '0061_hourly-figures',
    what: 'pictures: new rule pictures_hours',
    release: '7.0.0',
    why: 'it refuses nothing: it counts pictures by hour, also of those that 6.9.0 writes',
  },
  {
    migration: '0061_hourly-figures',
    what: 'ledger_entries: new rule ledger_entries_hours',
    release: '7.0.0',
    why: 'it refuses nothing: it counts credits by hour, also of those that 6.9.0 writes',
  },
]
