// npm run on-node -- <version> <command> …: runs a command with another Node, taken from the npm
// registry into .cache/node/<version>. Example: npm run on-node -- 24 npm test
import path from 'node:path'
import { ensureNode } from './lib/other-node.mjs'
import { run } from './lib/run.mjs'

function exitWith(sentence) {
  console.error(sentence)
  process.exit(2)
}

const [version, command, ...args] = process.argv.slice(2)
if (!/^\d+(\.\d+){0,2}$/.test(version ?? '') || command === undefined)
  exitWith('Usage: npm run on-node -- <version> <command> …, for example: 24 npm test')
const bin = await ensureNode(version).catch((error) => exitWith(error.message))
const { code, output } = await run(command, args, {
  env: { PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
})
process.stderr.write(output)
process.exit(code)
