// Failed tests with their reasons, repeated at the end: a long log is read from its foot.

/** Lines of a failure that tell the reason. */
const LINES = 12

/** @param {string} text */
export const cut = (text) =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .join('\n')

/**
 * Failed tests of jest's JSON report.
 * @returns {{ file: string, name: string, why: string }[]} `file` as jest names it
 */
export function failuresOfJest(report) {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [{ file: name, name, why: cut(message) }] : []
    return failed.map(({ fullName, failureMessages }) => ({
      file: name,
      name: fullName,
      why: cut(failureMessages.join('\n')),
    }))
  })
}
