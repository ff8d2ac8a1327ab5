/** Minutes that the clock here is ahead of UTC: quiet hours are the user's. */
export const readZoneMinutes = (): number => -new Date().getTimezoneOffset() || 0
