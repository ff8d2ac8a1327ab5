// Replaces query-string in the H5 build: Taro calls one function of it, and the package with its
// formats and decoders adds 3 KB to the first script.

/** Text that cannot be decoded stays as it is. */
function decode(text) {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Decoded pairs of a search, keys in order; a key without `=` is null, a repeated one an array. */
function parse(search) {
  const found = Object.create(null)
  for (const pair of search
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')
    .filter(Boolean)) {
    const at = pair.indexOf('=')
    const key = decode(at < 0 ? pair : pair.slice(0, at))
    const value = at < 0 ? null : decode(pair.slice(at + 1))
    found[key] = found[key] === undefined ? value : [].concat(found[key], value)
  }
  const sorted = Object.create(null)
  for (const key of Object.keys(found).sort()) sorted[key] = found[key]
  return sorted
}

module.exports = { parse }
