/** Whether a client of some version on some platform should update. */
import type { configEndpoints } from '@contract/endpoints/config'
import type { z } from 'zod'
import { APP_VERSION } from '../../config/config'
import { NOTES } from './release-notes'

type Update = z.output<typeof configEndpoints.app.data>['update']

export interface ClientRules {
  /** The released version of mini-programs: stores release later than this server. */
  readonly miniVersion: string | null
  /** Older ones cannot go on. */
  readonly oldestVersion: string | null
}

export interface Client {
  readonly platform: string
  /** Null for clients that do not say. */
  readonly version: string | null
}

/** Negative when `a` is older. Versions are three numbers. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  const at = [0, 1, 2].find((index) => left?.[index] !== right?.[index])
  return at === undefined ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0)
}

/** Null while the client is as new as it can be. */
export function updateFor({ platform, version }: Client, rules: ClientRules): Update {
  if (version === null) return null
  const newest = platform === 'h5' ? APP_VERSION : rules.miniVersion
  if (newest === null || compareVersions(version, newest) >= 0) return null
  const { oldestVersion } = rules
  const required = oldestVersion !== null && compareVersions(version, oldestVersion) < 0
  return { version: newest, notes: [...(NOTES[newest] ?? [])], required }
}
