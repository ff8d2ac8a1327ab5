import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Polls until the condition holds; returns without it after `limitMs`, so that the assertion that
 * follows names what is missing.
 */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const endsAt = Date.now() + limitMs
  while (!(await condition()) && Date.now() < endsAt) await sleep(20)
}
