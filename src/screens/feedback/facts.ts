/** Attached facts: shown before they are sent, without personal data. */
import { APP_SIGN } from '@/platform/env'
import { readWindowInfo } from '@/platform/windowInfo'

export type Facts = Readonly<Record<'version' | 'platform' | 'screen', string>>

export function readFacts(): Facts {
  const { width, height, pixelRatio } = readWindowInfo()
  return {
    version: APP_VERSION,
    platform: APP_SIGN,
    screen: `${Math.round(width)}×${Math.round(height)} @${Math.round(pixelRatio * 100) / 100}`,
  }
}
