/** The mini-program around a web page; here there is none. miniHost.h5.ts is the twin. */

/** Hands over what was made and closes the page; false: nobody is there to take it. */
export function sendToHost(_data: Readonly<Record<string, unknown>>): Promise<boolean> {
  return Promise.resolve(false)
}
