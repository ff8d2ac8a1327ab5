/** Units, proxies and the Kubernetes example of deploy/, against the server's table of variables. */
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { VIDEO_MAX_BYTES } from '../../media/video/probe/probe'
import {
  OPERATOR_SETTINGS,
  loadAsServer,
  IMAGE,
  requireProgram,
  SECRET,
  STOP_WITHIN_MS,
} from './deployChecks'
import {
  imageSettings,
  kubernetesObjects,
  kubernetesPods,
  readDeploy,
  ROOT,
  type Settings,
  parseSettings,
  readUnit,
} from './deployFiles'

const scratch = mkdtempSync(path.join(tmpdir(), 'moguang-units-'))
after(() => rmSync(scratch, { recursive: true, force: true }))

describe('systemd units', () => {
  const NAMES = ['moguang.service', 'moguang-worker.service', 'moguang-backup.service']
  const example = parseSettings(readDeploy('systemd/moguang.env.example'))
  const values = (name: string, section: string, key: string) =>
    (readUnit(name).get(section) ?? []).filter(([one]) => one === key).map(([, value]) => value)
  const value = (name: string, key: string) => values(name, 'Service', key)[0]

  function configuredBy(name: string, more: Settings = {}) {
    const filled = Object.entries(example).map(([key, own]) => [
      key,
      own || OPERATOR_SETTINGS[key] || '',
    ])
    const own = parseSettings(values(name, 'Service', 'Environment').join('\n'))
    return loadAsServer({ ...Object.fromEntries(filled), ...own, ...more }, name)
  }

  for (const name of NAMES)
    it(`${name} starts a program of the folder that the image is made of, with settings it takes`, () => {
      requireProgram((value(name, 'ExecStart') ?? '').split(' '))
      assert.equal(value(name, 'EnvironmentFile'), '/etc/moguang/moguang.env')
      assert.equal(configuredBy(name).databaseUrl, null)
      const postgres = { DATABASE_URL: 'postgres://moguang@localhost/moguang?host=/run/postgresql' }
      assert.throws(() => configuredBy(name, postgres), /^ConfigError: SESSION_SECRET/)
      configuredBy(name, { ...postgres, SESSION_SECRET: 's'.repeat(64) })
    })

  for (const name of NAMES)
    it(`${name} may write its data and nothing else`, () => {
      const { dataDir, nets } = configuredBy(name)
      const writable = [
        ...values(name, 'Service', 'StateDirectory').map((one) => `/var/lib/${one}`),
        ...values(name, 'Service', 'CacheDirectory').map((one) => `/var/cache/${one}`),
        ...values(name, 'Service', 'ReadWritePaths').flatMap((one) => one.split(' ')),
      ]
      assert.ok(writable.includes(dataDir), writable.join(' '))
      if (!name.includes('backup'))
        assert.ok(writable.some((folder) => nets.folder.startsWith(`${folder}/`)))
      for (const folder of writable) assert.match(folder, /^\/var\/(lib|cache|backups)\/moguang$/)
      assert.equal(value(name, 'User'), 'moguang')
      for (const [key, wanted] of [
        ['ProtectSystem', 'strict'],
        ...['ProtectHome', 'PrivateTmp', 'NoNewPrivileges'].map((one) => [one, 'true']),
      ])
        assert.equal(value(name, key ?? ''), wanted, key)
      // Node compiles while it runs.
      assert.equal(value(name, 'MemoryDenyWriteExecute'), undefined)
    })

  it('a server that stops has the time it takes', () => {
    const { stopDrainMs } = configuredBy('moguang.service')
    for (const name of NAMES.slice(0, 2))
      assert.ok(Number(value(name, 'TimeoutStopSec')) * 1000 > stopDrainMs + STOP_WITHIN_MS)
  })

  it('backups go where the unit may write, every night, and old ones go', () => {
    const name = 'moguang-backup.service'
    const [, , command, folder = ''] = (value(name, 'ExecStart') ?? '').split(' ')
    assert.equal(command, 'backup')
    assert.ok(value(name, 'ReadWritePaths')?.split(' ').includes(folder))
    const cleaning = value(name, 'ExecStartPost') ?? ''
    assert.ok(cleaning.includes(` ${folder} `) && cleaning.includes(' -name moguang-*.tar.gz '))
    assert.deepEqual(values('moguang-backup.timer', 'Timer', 'Persistent'), ['true'])
  })

  const analyze = spawnSync('systemd-analyze', ['--version']).status === 0
  it('systemd itself finds no fault with them', { skip: !analyze && 'no systemd-analyze' }, () => {
    const files = [...NAMES, 'moguang-backup.timer'].map((name) => {
      const copy = path.join(scratch, name)
      copyFileSync(path.join(ROOT, 'deploy/systemd', name), copy)
      return copy
    })
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
      encoding: 'utf8',
    })
    const said = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('moguang'))
    assert.deepEqual(said, [])
    const [when = ''] = values('moguang-backup.timer', 'Timer', 'OnCalendar')
    execFileSync('systemd-analyze', ['calendar', when], { stdio: 'ignore' })
  })

  const proxies: [string, RegExp, RegExp][] = [
    [
      'nginx/moguang.conf',
      /server ([\d.]+):(\d+);/,
      /proxy_set_header X-Forwarded-For \$remote_addr;/,
    ],
    // Caddy sets the header itself unless it trusts a proxy.
    ['caddy/Caddyfile', /reverse_proxy ([\d.]+):(\d+)\n/, /^(?![^]*trusted_proxies)/],
  ]
  for (const [file, upstream, header] of proxies)
    it(`${file} is the only proxy of the server, and says whose call it is`, () => {
      const text = readDeploy(file)
      const { host, port, trustProxy, publicUrl } = configuredBy('moguang.service')
      assert.deepEqual(upstream.exec(text)?.slice(1), [host, String(port)])
      assert.match(text, header)
      assert.equal(trustProxy, 1)
      assert.ok(publicUrl && text.includes(new URL(publicUrl).host))
      assert.match(text, /\/metrics/)
    })

  it('nginx takes uploads as large as the server does', () => {
    const megabytes = /client_max_body_size (\d+)m;/.exec(readDeploy('nginx/moguang.conf'))?.[1]
    assert.ok(Number(megabytes) * 1024 * 1024 > VIDEO_MAX_BYTES)
  })
})

describe('the Kubernetes example', () => {
  const objects = kubernetesObjects()
  const pods = kubernetesPods()
  const configMap = objects.find(({ kind }) => kind === 'ConfigMap')?.data ?? {}
  const secrets: Settings = {
    DATABASE_URL: 'postgres://moguang:x@db/moguang',
    SESSION_SECRET: 's'.repeat(64),
    METRICS_TOKEN: 'm'.repeat(32),
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
    ...Object.fromEntries(
      Object.entries(OPERATOR_SETTINGS).filter(([name]) => name.startsWith('TENCENT')),
    ),
  }

  it('keeps secrets out of the settings that are in the file', () => {
    assert.deepEqual(
      Object.keys(configMap).filter((name) => SECRET.has(name)),
      [],
    )
    assert.ok(!objects.some(({ kind }) => kind === 'Secret'))
  })

  for (const [name, pod] of pods)
    it(`${name} has settings that production takes, and writes only into its volumes`, () => {
      const [one = assert.fail()] = pod.containers
      assert.deepEqual(one.envFrom, [
        { configMapRef: { name: 'moguang' } },
        { secretRef: { name: 'moguang' } },
      ])
      const own = Object.fromEntries(one.env.map(({ name: key, value }) => [key, value]))
      const image = imageSettings()
      const config = loadAsServer({ ...image, ...configMap, ...secrets, ...own }, name)
      assert.equal(one.image, IMAGE)
      assert.equal(config.trustProxy, 1)
      assert.equal(config.storage.kind, 's3')
      const paths = one.volumeMounts.map(({ mountPath }) => mountPath)
      assert.deepEqual(paths.slice(0, 2), [image.DATA_DIR, '/tmp'])
      assert.deepEqual(paths.slice(2), name === 'backup' ? [one.command?.at(-1)] : [])
      assert.deepEqual(
        one.volumeMounts.map((mount) => mount.name),
        pod.volumes.map((volume) => volume.name),
      )
      if (one.command) requireProgram(one.command)
      if (name === 'backup') return
      const graceMs = (pod.terminationGracePeriodSeconds ?? 30) * 1000
      assert.ok(graceMs > config.stopDrainMs + STOP_WITHIN_MS)
    })

  const ports = { app: imageSettings().PORT, worker: '8788' }
  for (const [name, port] of Object.entries(ports))
    it(`asks ${name} for its health where it answers`, () => {
      const one = pods.get(name)?.containers[0] ?? assert.fail()
      assert.deepEqual(one.ports, [{ name: 'http', containerPort: Number(port) }])
      if (name === 'worker') assert.deepEqual(one.env, [{ name: 'WORKER_PORT', value: port }])
      assert.deepEqual(
        [one.startupProbe, one.livenessProbe, one.readinessProbe].map((probe) => probe?.httpGet),
        ['/healthz', '/healthz', '/readyz'].map((at) => ({ path: at, port: 'http' })),
      )
    })
})
