// Stands in for query-string in the H5 build: Taro asks it for one thing, and the package with its
// formats and decoders weighs 3 KB in the first script.

/** What cannot be decoded stays as it is. */
function decoded(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Pairs of a search, keys in order; a key without `=` is null, one that is repeated an array. The
 * router asks for them as they stand there, the app's coming and going for what they mean.
 */
function parse(search, { decode = true } = {}) {
  const read = (text) => (decode ? decoded(text.replaceAll('+', ' ')) : text)
  const found = Object.create(null)
  for (const pair of search
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')
    .filter(Boolean)) {
    const at = pair.indexOf('=')
    const key = read(at < 0 ? pair : pair.slice(0, at))
    const value = at < 0 ? null : read(pair.slice(at + 1))
    found[key] = found[key] === undefined ? value : [].concat(found[key], value)
  }
  const sorted = Object.create(null)
  for (const key of Object.keys(found).sort()) sorted[key] = found[key]
  return sorted
}

module.exports = { parse }
