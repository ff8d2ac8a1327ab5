import { PLATFORM_SIGN_IN } from '@/platform/signIn'
import type { AppConfig } from '@/stores/app'

/** Whether the server takes sign-ins by the platform this build runs on. */
export function offers(config: AppConfig | null): boolean {
  // A configuration cached at the last visit may be older than this field.
  const known: Partial<AppConfig> = config ?? {}
  return PLATFORM_SIGN_IN !== null && (known.signIns ?? []).includes(PLATFORM_SIGN_IN)
}
