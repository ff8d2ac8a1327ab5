/**
 * Actions and observations of a journey, on any platform. tests/mini drives dist/weapp with it,
 * tests/e2e the H5 build in a browser. A name is the accessible name of an element: its label, its
 * placeholder, or its text.
 */
export interface JourneyDriver {
  /** Path of the page on top, as in the route table, without a leading slash. */
  route(): Promise<string>
  /** Visible words of the page on top, one line per block. */
  text(): Promise<string>
  /** Number of visible things with exactly this name. */
  count(name: string): Promise<number>
  /** Waits until the named thing is there, then taps it. */
  tap(name: string): Promise<void>
  longPress(name: string): Promise<void>
  /** Replaces the text of the named field, as typing it would. */
  fill(field: string, text: string): Promise<void>
  /** Value of the named field. */
  value(field: string): Promise<string>
  /** Taps a tab of the tab bar by its label. */
  tab(label: string): Promise<void>
  back(): Promise<void>
  /** Title of the open dialog, or null. */
  dialog(): Promise<string | null>
  /** Presses the dialog's confirm or cancel button. */
  answerDialog(confirm: boolean): Promise<void>
  /** Until nothing loads, where that can be detected. */
  atRest?(): Promise<void>
  /** Kills the app and opens it again, as a reload does on H5. What was stored stays. */
  restart(): Promise<void>
  /** Everything the platform complained about so far; a journey needs none. */
  problems(): Promise<string[]>
}

const POLL_MS = 100
const DEFAULT_TIMEOUT_MS = 30_000

/**
 * Waits until the words are on the page.
 * @throws Error with what the page shows instead
 */
export async function see(
  driver: JourneyDriver,
  words: string | RegExp,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): Promise<RegExpMatchArray> {
  const pattern = typeof words === 'string' ? new RegExp(escape(words)) : words
  let shown = ''
  const match = await until(async () => {
    shown = oneLine(await driver.text())
    return pattern.exec(shown)
  }, timeoutMs)
  if (match === null) {
    throw new Error(`"${String(words)}" is not on ${await driver.route()}; it shows: ${shown}`)
  }
  return match
}

/** @throws Error when the page does not open in time */
export async function arriveAt(
  driver: JourneyDriver,
  route: string,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): Promise<void> {
  const arrived = await until(
    async () => ((await driver.route()) === route ? true : null),
    timeoutMs,
  )
  if (arrived === null) {
    const shown = oneLine(await driver.text())
    throw new Error(`expected ${route}, but ${await driver.route()} is open; it shows: ${shown}`)
  }
}

/** @throws Error when no dialog with this title opens in time */
export async function seeDialog(driver: JourneyDriver, title: string | RegExp): Promise<void> {
  let found: string | null = null
  const pattern = typeof title === 'string' ? new RegExp(`^${escape(title)}$`) : title
  const opened = await until(async () => {
    found = await driver.dialog()
    return found !== null && pattern.test(found) ? true : null
  }, DEFAULT_TIMEOUT_MS)
  if (opened === null) throw new Error(`expected the dialog ${String(title)}, found ${found}`)
}

/** Waits until the number of things with this name is as expected. */
export async function seeCount(
  driver: JourneyDriver,
  name: string,
  expected: number,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): Promise<void> {
  let count = -1
  const reached = await until(async () => {
    count = await driver.count(name)
    return count === expected ? true : null
  }, timeoutMs)
  if (reached === null) throw new Error(`expected ${expected} × "${name}", found ${count}`)
}

async function until<T>(probe: () => Promise<T | null>, timeoutMs: number): Promise<T | null> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const found = await probe()
    if (found !== null || Date.now() > deadline) return found
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function escape(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
