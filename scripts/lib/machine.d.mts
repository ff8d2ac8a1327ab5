/** Path of an installed Chromium or Chrome, or null. */
export function findBrowser(): string | null

/** Paths of an installed WebKit, its WebDriver and Xvfb, or null. */
export function findWebkit(): { browser: string; driver: string; xvfb: string } | null

/** Path of an installed Chromium or Chrome that shows notifications, or null. */
export function findWholeBrowser(): string | null
