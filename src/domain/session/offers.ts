import { PLATFORM_SIGN_IN } from '@/platform/signIn'
import type { AppConfig } from '@/stores/app'

/** Whether the server takes sign-ins by the platform this build runs on. */
export function offers(config: AppConfig | null): boolean {
  // What the last visit kept may be from before there were any.
  const known: Partial<AppConfig> = config ?? {}
  return PLATFORM_SIGN_IN !== null && (known.signIns ?? []).includes(PLATFORM_SIGN_IN)
}
