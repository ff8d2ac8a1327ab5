import { readFileSync } from 'node:fs'
import path from 'node:path'
import { checkWeapp, informationOf, type ProjectConfig } from './release/weapp'

/** `npm run release:check weapp`: what of docs/RELEASE-MINI.md the package itself can tell. */
const ROOT = path.join(__dirname, '..')

function main(target: string | undefined): number {
  if (target !== 'weapp') {
    console.error('用法：npm run release:check weapp（其余平台仍是试验性的，没有检查）')
    return 2
  }
  const dist = path.join(ROOT, 'dist/weapp')
  const text = readFileSync(path.join(ROOT, 'project.config.json'), 'utf8')
  const findings = checkWeapp(dist, JSON.parse(text) as ProjectConfig)
  for (const { ok, what } of findings) console.log(`${ok ? '✔' : '✖'} ${what}`)
  console.log(`隐私保护指引里要写明：${informationOf(dist).join('、')}`)
  return findings.every(({ ok }) => ok) ? 0 : 1
}

process.exitCode = main(process.argv[2])
