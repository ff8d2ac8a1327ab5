// Stands in for the user-agent library (15 KB) behind Taro's getSystemInfo on H5: the few fields it reads.
const agent = typeof navigator === 'undefined' ? '' : navigator.userAgent

const SYSTEMS = [
  ['iOS', /(?:iPhone|iPad).*? OS ([\d_]+)/],
  ['Android', /Android ([\d.]+)/],
  ['HarmonyOS', /HarmonyOS ([\d.]+)/],
  ['Mac OS', /Mac OS X ([\d_.]+)/],
  ['Windows', /Windows NT ([\d.]+)/],
]
const found = SYSTEMS.map(([family, pattern]) => [family, pattern.exec(agent)]).find(([, m]) => m)

module.exports = {
  name: 'browser',
  version: '',
  manufacturer: found && /iOS|Mac/.test(found[0]) ? 'Apple' : '',
  product: found ? found[0] : '',
  os: { family: found ? found[0] : '', version: found ? found[1][1].replace(/_/g, '.') : '' },
}
