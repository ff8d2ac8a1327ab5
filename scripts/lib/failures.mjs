// What failed and why, told once more at the end: a long log is read from its foot.

/** Lines of a failure that tell the reason. */
const LINES = 12

const cut = (text) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .join('\n')

/**
 * Failed tests of a TAP report of Node's runner; a suite that only holds failed ones is left out.
 * @returns {{ name: string, why: string }[]}
 */
export function failuresOfTap(text) {
  const blocks = text.matchAll(/^ *not ok \d+ - (.*)\n *---\n([\s\S]*?)\n *\.\.\.$/gm)
  return [...blocks].flatMap(([, name = '', yaml = '']) =>
    yaml.includes("failureType: 'subtestsFailed'")
      ? []
      : [{ name, why: cut(yaml.replace(/^ *(duration_ms|type|failureType|code): .*$/gm, '')) }],
  )
}

/**
 * Failed tests of jest's JSON report.
 * @returns {{ name: string, why: string }[]}
 */
export function failuresOfJest(report) {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [{ name, why: cut(message) }] : []
    return failed.map(({ fullName, failureMessages }) => ({
      name: fullName,
      why: cut(failureMessages.join('\n')),
    }))
  })
}
