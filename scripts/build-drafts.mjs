// node scripts/build-drafts.mjs <folder> <type> …: Taro targets into <folder>/<type>, one after
// another in one process, which loads Taro and webpack once; half of the CPU time is theirs.
//
// Templates of one target know components of those before it, for Taro keeps them in its modules.
// So these are only to see whether a target can be built; one to be used is a `taro build`.
import { createRequire } from 'node:module'
import { ROOT } from './lib/run.mjs'

const require = createRequire(import.meta.url)
const { Kernel } = require('@tarojs/service')
const { default: Cli } = require('@tarojs/cli/dist/cli')

const [folder, ...types] = process.argv.slice(2)

/** The command line begins a build and does not wait for it. */
let built = Promise.resolve()
const { run } = Kernel.prototype
Kernel.prototype.run = function (command) {
  const ended = run.call(this, command)
  if (command.name === 'build') built = ended
  return ended
}

for (const type of types) {
  console.error(`building ${type}`)
  process.env.TARO_ENV = type
  process.env.TARO_OUTPUT = `${folder}/${type}`
  process.argv.splice(2, Infinity, 'build', '--type', type)
  await new Cli(ROOT).run()
  await built
}
