// Stands in for query-string in the H5 build: Taro's router asks it for one thing, and the package
// with its formats and decoders weighs 3 KB in the first script.

/** Pairs of a search as they stand there, keys in order; a key without `=` is null, one that is repeated an array. */
function parse(search, { decode }) {
  if (decode !== false) throw new Error('Only undecoded searches are read here')
  const found = Object.create(null)
  for (const pair of search
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')
    .filter(Boolean)) {
    const at = pair.indexOf('=')
    const key = at < 0 ? pair : pair.slice(0, at)
    const value = at < 0 ? null : pair.slice(at + 1)
    found[key] = found[key] === undefined ? value : [].concat(found[key], value)
  }
  const sorted = Object.create(null)
  for (const key of Object.keys(found).sort()) sorted[key] = found[key]
  return sorted
}

module.exports = { parse }
