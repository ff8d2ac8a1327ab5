// node scripts/build-drafts.mjs <folder> <type> …: Taro targets into <folder>/<type>, one after
// another in one process, which loads Taro and webpack once; half of the CPU time is theirs.
//
// Taro keeps components and their attributes in its modules, where each target adds its own: they
// are put back before the next one, or its templates would number attributes otherwise than its
// run time. A package to be released is a `taro build` of its own.
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

const { BaseTemplate, internalComponents } = require('@tarojs/shared/dist/template')
const { focusComponents, nestElements, voidElements } = new BaseTemplate()
const pristine = structuredClone({
  internalComponents,
  focusComponents,
  nestElements,
  voidElements,
})

/** Additions of earlier targets to Taro's components. */
function forgetTargets() {
  for (const name of Object.keys(internalComponents)) delete internalComponents[name]
  Object.assign(internalComponents, structuredClone(pristine.internalComponents))
  for (const [cached, first] of [
    [focusComponents, pristine.focusComponents],
    [voidElements, pristine.voidElements],
  ]) {
    cached.clear()
    for (const name of first) cached.add(name)
  }
  nestElements.clear()
  for (const [name, depth] of pristine.nestElements) nestElements.set(name, depth)
}

for (const type of types) {
  forgetTargets()
  console.error(`building ${type}`)
  process.env.TARO_ENV = type
  process.env.TARO_OUTPUT = `${folder}/${type}`
  process.argv.splice(2, Infinity, 'build', '--type', type)
  await new Cli(ROOT).run()
  await built
}
