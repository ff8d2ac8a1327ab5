/** A client of W3C WebDriver: https://www.w3.org/TR/webdriver2/ as far as the tests need it. */

/** Key of an element on the wire. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** The test loader names functions through a helper of its own, which a page does not have. */
const NAMES = 'globalThis.__name = (made) => made;'

export class WebDriverError extends Error {
  constructor(
    /** As the standard names it: `stale element reference`. */
    readonly kind: string,
    message: string,
  ) {
    super(`${kind}: ${message}`)
  }
}

interface Answer {
  value: unknown
}

async function sendCommand(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const { value }: Answer = JSON.parse(await answer.text())
  if (answer.ok) return value
  throw new WebDriverError(readText(value, 'error'), readText(value, 'message'))
}

/** A text in an answer whose form nothing promises. */
function readText(value: unknown, key: string): string {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof found === 'string' ? found : ''
}

function requireString(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`not a text: ${JSON.stringify(value)}`)
  return value
}

export class Session {
  readonly #url: string

  private constructor(driver: string, id: string) {
    this.#url = `${driver}/session/${id}`
  }

  /** Starts a browser; `driver` is the address of its WebDriver. */
  static async open(driver: string, capabilities: object): Promise<Session> {
    const value = await sendCommand('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    })
    return new Session(driver, readText(value, 'sessionId'))
  }

  /** Ends the browser. */
  async close(): Promise<void> {
    await sendCommand('DELETE', this.#url)
  }

  async goto(url: string): Promise<void> {
    await this.#post('url', { url })
  }

  async address(): Promise<string> {
    return requireString(await sendCommand('GET', `${this.#url}/url`))
  }

  async back(): Promise<void> {
    await this.#post('back', {})
  }

  async reload(): Promise<void> {
    await this.#post('refresh', {})
  }

  /** Runs a function in the page and waits for what it promises; it uses nothing from outside itself. */
  async run<A, R>(action: (argument: A) => R | Promise<R>, argument: A): Promise<R>
  async run<R>(action: () => R | Promise<R>): Promise<R>
  async run(action: (argument: unknown) => unknown, argument: unknown = null): Promise<unknown> {
    const script = `${NAMES} const done = arguments[arguments.length - 1]
      Promise.resolve((${action.toString()})(arguments[0]))
        .then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const answer = await this.#post('execute/async', { script, args: [argument] })
    const error = readText(answer, 'error')
    if (error !== '') throw new Error(`in the page: ${error}`)
    const hasValue = typeof answer === 'object' && answer !== null
    return hasValue ? Reflect.get(answer, 'value') : undefined
  }

  /** The id of the first element that fits. */
  async find(selector: string): Promise<string> {
    const value = await this.#post('element', { using: 'css selector', value: selector })
    return readText(value, ELEMENT)
  }

  async click(element: string): Promise<void> {
    await this.#post(`element/${element}/click`, {})
  }

  async clear(element: string): Promise<void> {
    await this.#post(`element/${element}/clear`, {})
  }

  async type(element: string, text: string): Promise<void> {
    await this.#post(`element/${element}/value`, { text })
  }

  /** Holds the pointer down on an element. */
  async hold(element: string, ms: number): Promise<void> {
    const origin = { [ELEMENT]: element }
    const actions = [
      { type: 'pointerMove', duration: 0, x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: ms },
      { type: 'pointerUp', button: 0 },
    ]
    await this.#post('actions', { actions: [{ type: 'pointer', id: 'hand', actions }] })
  }

  /** Clicks by the mouse at each point of the viewport, in one go, with a pause after each. */
  async clickPoints(points: readonly { x: number; y: number; pauseMs: number }[]): Promise<void> {
    const actions = points.flatMap(({ x, y, pauseMs }) => [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
      { type: 'pause', duration: pauseMs },
    ])
    const parameters = { pointerType: 'mouse' }
    await this.#post('actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters, actions }],
    })
  }

  /** Gives the page itself this size, whatever the window has around it. */
  async resize(width: number, height: number): Promise<void> {
    const around = await this.run(() => ({
      width: outerWidth - innerWidth,
      height: outerHeight - innerHeight,
    }))
    const rect = { width: width + around.width, height: height + around.height }
    await this.#post('window/rect', rect)
  }

  /** Screenshot of the page, as a PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(requireString(await sendCommand('GET', `${this.#url}/screenshot`)), 'base64')
  }

  #post(command: string, body: object): Promise<unknown> {
    return sendCommand('POST', `${this.#url}/${command}`, body)
  }
}
