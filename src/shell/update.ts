/** Offering a new version: once a version, unless the server requires it. */
import { readItem, writeItem } from '@/platform/storage'
import type { AppConfig } from '@/stores/app'

export type Update = NonNullable<AppConfig['update']>

const SKIPPED_KEY = 'updateSkipped'

export function shouldOffer(update: AppConfig['update'], skippedVersion: string | null): boolean {
  return update !== null && (update.required || update.version !== skippedVersion)
}

export function skippedVersion(): string | null {
  return readItem<string>(SKIPPED_KEY)
}

export function skipVersion(version: string): void {
  writeItem(SKIPPED_KEY, version)
}
