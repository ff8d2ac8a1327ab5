/** Builds the address of a call from its contract path. */

/** `a=1&b=%E5%A2%A8`; empty values are left out. No URLSearchParams: mini-programs have none. */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&')
}

/** Fills `{id}` and appends the query; a missing parameter is a programming error and throws. */
export function callPath(
  template: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '') {
      throw new Error(`${template} needs ${name}`)
    }
    return encodeURIComponent(String(value))
  })
  const text = queryText(query)
  return text ? `${path}?${text}` : path
}
