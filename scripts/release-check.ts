import { readFileSync } from 'node:fs'
import path from 'node:path'
import { checkPackage, listPrivateData, type ProjectConfig } from './release/package'

/** `npm run release:check weapp`: what of docs/RELEASE-MINI.md the package itself can tell. */
const ROOT = path.join(__dirname, '..')

const PROJECT_FILES: Readonly<Record<string, string>> = {
  weapp: 'project.config.json',
  qq: 'project.qq.json',
  tt: 'project.tt.json',
  alipay: 'project.alipay.json',
}

function main(target: string | undefined): number {
  const file = target === undefined ? undefined : PROJECT_FILES[target]
  if (target === undefined || file === undefined) {
    console.error(`用法：npm run release:check ${Object.keys(PROJECT_FILES).join('|')}`)
    return 2
  }
  const dist = path.join(ROOT, 'dist', target)
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const findings = checkPackage(dist, JSON.parse(text) as ProjectConfig)
  for (const { ok, what } of findings) console.log(`${ok ? '✔' : '✖'} ${what}`)
  console.log(`隐私说明里要写明：${listPrivateData(dist).join('、')}`)
  return findings.every(({ ok }) => ok) ? 0 : 1
}

process.exitCode = main(process.argv[2])
