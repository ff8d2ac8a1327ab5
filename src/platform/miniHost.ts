/** The mini-program around a web page; here there is none. miniHost.h5.ts is the twin. */

/** Returns the result to the mini-program and closes the page; false: no host. */
export function sendToHost(_data: Readonly<Record<string, unknown>>): Promise<boolean> {
  return Promise.resolve(false)
}
