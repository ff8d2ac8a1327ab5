/** Data that a package ships as scripts: one literal in each, read as text. Nothing of it is run. */

/** Tokens of an object literal: strings first, so that their contents stay unchanged. */
const PARTS = /"(?:[^"\\]|\\.)*"|![01]|[A-Za-z_$][\w$]*(?=:)|(?<![\w.])\.\d+/g

function asJson(part: string): string {
  if (part.startsWith('"')) return part
  if (part === '!0') return 'true'
  if (part === '!1') return 'false'
  return part.startsWith('.') ? `0${part}` : `"${part}"`
}

/** `exports=` is followed by what the script gives. */
function extractExports(script: string): string {
  const at = script.indexOf('exports={')
  if (at < 0) throw new Error('the script gives no object')
  return script.slice(at + 'exports='.length)
}

/** The object of the first `exports={…}` as JSON. Throws when it has no end. */
export function textOfScript(script: string): string {
  const from = extractExports(script)
  let depth = 0
  const braces = /"(?:[^"\\]|\\.)*"|[{}]/g
  for (const match of from.matchAll(braces)) {
    if (match[0] === '{') depth++
    else if (match[0] === '}') depth--
    else continue
    if (depth === 0)
      return from
        .slice(0, match.index + 1)
        .replace(PARTS, asJson)
        .replaceAll(/(?<=[[,:-])\.(?=\d)/g, '0.')
  }
  throw new Error('the object of the script has no end')
}

/** The bytes of the one base64 text of a script. */
export function bytesOfScript(script: string): Uint8Array {
  const text = /exports="([A-Za-z0-9+/=]+)"/.exec(script)?.[1]
  if (text === undefined) throw new Error('the script gives no base64')
  return Buffer.from(text, 'base64')
}
