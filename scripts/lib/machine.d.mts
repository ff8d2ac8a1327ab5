/** Path of an installed Chromium or Chrome, or null. */
export function findBrowser(): string | null
