/**
 * Files of deploy/ against the server's own table of variables: no Docker is needed to see that what
 * they set is read, fits together, and gives nothing away. systemd and clusters: deployHosts.test.ts.
 */
import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { ALLOCATOR } from '../../scripts/lib/allocator.mjs'
import {
  OPERATOR_SETTINGS,
  loadAsServer,
  filledIn,
  IMAGE,
  makeEnv,
  manifest,
  requireKnown,
  requireProgram,
  SECRET,
  STOP_WITHIN_MS,
} from './deployChecks'
import {
  readCompose,
  imageSettings,
  readInstructions,
  interpolated,
  lastStage,
  readDeploy,
  ROOT,
  type Service,
  type Settings,
  parseSettings,
  readUnit,
  parseWords,
} from './deployFiles'

const scratch = mkdtempSync(path.join(tmpdir(), 'moguang-deploy-'))
after(() => rmSync(scratch, { recursive: true, force: true }))

const settings = filledIn()
const compose = readCompose('compose.yml', settings)
const getService = (name: string): Service => compose.services[name] ?? assert.fail(name)
const composed = (name: string): Settings => ({
  ...imageSettings(),
  ...settings,
  ...getService(name).environment,
})

describe('every file of deploy', () => {
  const files = readdirSync(path.join(ROOT, 'deploy'), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(ROOT, 'deploy', name)).isFile() && name !== '.env')
    .map((name) => ({ name, text: readDeploy(name) }))

  it('holds no secret: where one is named it is empty, or comes from elsewhere', () => {
    const looksSecret = /PASSWORD|SECRET|TOKEN|(^|_)KEY$/
    let seen = 0
    for (const { name, text } of files.filter((file) => !/\.(mjs|sh)$/.test(file.name)))
      for (const [line, key = '', value = ''] of text.matchAll(
        /^[^#\n]*?\b([A-Z][A-Z0-9_]+)[ \t]*[:=][ \t]*(\S.*)?$/gm,
      )) {
        if (!SECRET.has(key) && !looksSecret.test(key)) continue
        seen += 1
        const own = value.replace(/\$\{\w+(:\?[^}]*)?\}/g, '')
        const allowed = own === '' || /^postgres:\/\/moguang:@db:5432\/moguang$/.test(own)
        assert.ok(allowed, `${name}: ${line}`)
      }
    assert.ok(seen > 9, `only ${seen} places were looked at`)
  })

  it('names images by a version, and our own by the version of this code', () => {
    const named = files.flatMap(({ name, text }) => [
      ...[...text.matchAll(/^\s*(?:- )?image: (\S+)$/gm)].map(
        (hit) => [name, hit[1] ?? ''] as const,
      ),
      ...[...text.matchAll(/^(?:FROM(?! scratch)|ARG NODE_IMAGE=)\s*([^$\s]\S*)/gm)].map(
        (hit) => [name, hit[1] ?? ''] as const,
      ),
    ])
    assert.ok(named.length >= 9)
    for (const [name, image] of named)
      assert.match(image, /^[a-z0-9./-]+:v?\d+\.\d+(\.\d+)?[\w.-]*$/, `${name}: ${image}`)
    for (const [name, image] of named.filter(([, one]) => /^moguang:/.test(one)))
      assert.equal(image, IMAGE, name)
    for (const { word, rest } of readInstructions('Dockerfile'))
      if (word === 'FROM') assert.match(rest, /^(\$\{NODE_IMAGE\} AS build|scratch)$/)
  })
})

describe('make-env.sh', () => {
  it('makes new secrets each time, readable by its owner, and never over a file', () => {
    const files = ['one.env', 'two.env'].map((name) => path.join(scratch, name))
    for (const file of files) assert.equal(makeEnv(file).status, 0)
    const [one = {}, two = {}] = files.map((file) => parseSettings(readFileSync(file, 'utf8')))
    const example = parseSettings(readDeploy('env.example'))
    assert.deepEqual(Object.keys(one), Object.keys(example))
    const changed = Object.keys(one).filter((name) => one[name] !== example[name])
    assert.deepEqual(changed.sort(), [
      ...['METRICS_TOKEN', 'POSTGRES_PASSWORD', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
      'SESSION_SECRET',
    ])
    for (const name of changed) {
      assert.match(one[name] ?? '', /^[0-9a-f]{64}$/)
      assert.notEqual(one[name], two[name])
    }
    assert.equal(statSync(files[0] ?? '').mode & 0o777, 0o600)
    const before = readFileSync(files[0] ?? '', 'utf8')
    assert.equal(makeEnv(files[0] ?? '').status, 1)
    assert.equal(readFileSync(files[0] ?? '', 'utf8'), before)
  })

  it('leaves what a person must know empty, and Compose says so', () => {
    const incomplete = { ...settings, DOMAIN: '' }
    assert.throws(() => interpolated(readDeploy('compose.yml'), incomplete), /DOMAIN is required/)
  })
})

describe('Dockerfile', () => {
  const stage = lastStage('Dockerfile')
  const image = imageSettings()

  it('runs the server as an unprivileged user, without build tools in its last stage', () => {
    assert.deepEqual(
      stage.filter(({ word }) => word === 'USER').map(({ rest }) => rest),
      ['1000:1000'],
    )
    const run = stage.filter(({ word }) => ['RUN', 'COPY', 'ADD'].includes(word))
    assert.deepEqual(
      run.map(({ word, rest }) => `${word} ${rest}`),
      ['COPY --from=build /out/root/ /', 'COPY --from=build --chown=1000:1000 /out/owned/ /'],
    )
    requireProgram(parseWords(stage, 'CMD'))
    requireProgram(parseWords(stage, 'HEALTHCHECK'))
    assert.match(readDeploy('image/healthy.mjs'), /\/healthz/)
  })

  it('sets what the server reads, and opens its port', () => {
    requireKnown(image, 'Dockerfile')
    assert.equal(image.NODE_ENV, 'production')
    assert.equal(stage.find(({ word }) => word === 'EXPOSE')?.rest, image.PORT)
    assert.equal(stage.find(({ word }) => word === 'VOLUME')?.rest, image.DATA_DIR)
    assert.ok(image.MODELS_DIR?.startsWith(`${image.DATA_DIR}/`))
  })

  it('and units have the allocator settings of npm start', () => {
    const units = ['moguang.service', 'moguang-worker.service'].map((name) =>
      Object.fromEntries(
        (readUnit(name).get('Service') ?? []).flatMap(([key, value]) =>
          key === 'Environment' ? [value.split('=')] : [],
        ),
      ),
    )
    for (const settings of [image, ...units])
      assert.deepEqual({ ...settings, ...ALLOCATOR }, settings)
  })

  it('is built by the Node that tests run on, or a later one', () => {
    const [, version = ''] = /^ARG NODE_IMAGE=node:([\d.]+)-/m.exec(readDeploy('Dockerfile')) ?? []
    const [, oldest = ''] = /"node": ">=([\d.]+)"/.exec(manifest) ?? []
    assert.ok(oldest && version.localeCompare(oldest, 'en', { numeric: true }) >= 0, version)
  })
})

describe('compose.yml', () => {
  it('gives app and worker what production asks for', () => {
    const app = loadAsServer(composed('app'), 'app')
    const worker = loadAsServer(composed('worker'), 'worker')
    assert.equal(app.workerMode, 'outside')
    assert.equal(worker.databaseUrl, app.databaseUrl)
    assert.deepEqual(worker.storage, app.storage)
    assert.equal(app.publicUrl, 'https://moguang.example')
    // Caddy is its only proxy.
    assert.equal(app.trustProxy, 1)
    assert.equal(app.metricsToken, settings.METRICS_TOKEN)
  })

  it('has one way in, and ports and paths that fit', () => {
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports.length > 0)
    assert.deepEqual(
      open.map(([name]) => name),
      ['caddy'],
    )
    const caddy = readDeploy('caddy/compose.Caddyfile')
    const { port, storage, databaseUrl } = loadAsServer(composed('app'), 'app')
    assert.match(caddy, new RegExp(`reverse_proxy app:${port}\\n`))
    assert.ok(storage.kind === 's3' && storage.endpoint && databaseUrl)
    const store = new URL(storage.endpoint)
    assert.equal(getService('s3').environment.VGW_PORT, `:${store.port}`)
    assert.match(
      caddy,
      new RegExp(`handle /${storage.bucket}/\\* \\{[^]*reverse_proxy ${store.host}\\n`),
    )
    assert.equal(storage.publicEndpoint, `https://${OPERATOR_SETTINGS.DOMAIN}`)
    assert.ok(storage.forcePathStyle)
    const database = new URL(databaseUrl)
    const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = getService('db').environment
    assert.equal(database.hostname, 'db')
    assert.deepEqual(
      [database.username, database.pathname, database.password],
      [POSTGRES_USER, `/${POSTGRES_DB}`, POSTGRES_PASSWORD],
    )
    assert.equal(getService('s3').environment.ROOT_SECRET_ACCESS_KEY, storage.secretAccessKey)
    assert.equal(getService('s3').environment.ROOT_ACCESS_KEY_ID, storage.accessKeyId)
    assert.equal(getService('s3').environment.VGW_REGION, storage.region)
  })

  it('leaves connections of the database for an operator', () => {
    const each = loadAsServer(composed('app'), 'app').databaseConnections + 1
    assert.ok(2 * each <= 90, 'of the 100 that PostgreSQL has')
  })

  it('lets the server write its data and /tmp, and nothing else', () => {
    for (const name of ['app', 'worker', 'bucket']) {
      const one = getService(name)
      assert.equal(one.read_only, true)
      assert.equal(one.user, '1000:1000')
      assert.deepEqual(one.cap_drop, ['ALL'])
      assert.deepEqual(one.security_opt, ['no-new-privileges:true'])
      assert.deepEqual(one.volumes, [`data:${imageSettings().DATA_DIR}`])
      assert.deepEqual(
        one.tmpfs.map((entry) => entry.split(':')[0]),
        ['/tmp'],
      )
      assert.equal(one.image, IMAGE)
      assert.equal(one.build?.dockerfile, 'deploy/Dockerfile')
      if (one.command) requireProgram(one.command)
    }
    for (const [name, one] of Object.entries(compose.services))
      assert.equal(one.read_only, true, name)
  })

  it('knows every volume it names, and every file it mounts', () => {
    for (const { volumes } of Object.values(compose.services))
      for (const [from = ''] of volumes.map((volume) => volume.split(':')))
        if (from.startsWith('.')) assert.ok(existsSync(path.join(ROOT, 'deploy', from)), from)
        else assert.ok(from in compose.volumes, from)
  })

  it('checks the health of what answers, and waits for it', () => {
    // The image's own, with the port that it has.
    assert.equal(getService('app').healthcheck, undefined)
    const worker = getService('worker').healthcheck?.test ?? []
    requireProgram(worker)
    assert.equal(worker.at(-1), String(loadAsServer(composed('worker'), 'worker').workerPort))
    for (const name of ['db', 's3', 'caddy'])
      assert.equal(getService(name).healthcheck?.test?.[0], 'CMD', name)
    for (const name of ['app', 'worker'])
      assert.deepEqual(getService(name).depends_on, {
        db: { condition: 'service_healthy' },
        bucket: { condition: 'service_completed_successfully' },
      })
    assert.ok(
      getService('s3')
        .healthcheck?.test?.join(' ')
        .includes(getService('s3').environment.VGW_HEALTH ?? '?'),
    )
  })

  it('gives a stopping server the time it takes', () => {
    const { stopDrainMs } = loadAsServer(composed('app'), 'app')
    for (const name of ['app', 'worker']) {
      const seconds = /^(\d+)s$/.exec(getService(name).stop_grace_period ?? '')?.[1]
      assert.ok(Number(seconds) * 1000 > stopDrainMs + STOP_WITHIN_MS)
    }
  })
})

describe('compose.gpu.yml', () => {
  const gpu = readCompose('compose.gpu.yml', settings)

  it('hands ComfyUI to app and worker, at the port it listens on', () => {
    const stage = lastStage('comfyui/Dockerfile')
    const port = stage.find(({ word }) => word === 'EXPOSE')?.rest
    const words = parseWords(stage, 'CMD')
    assert.equal(words[words.indexOf('--port') + 1], port)
    assert.ok(parseWords(stage, 'HEALTHCHECK').join(' ').includes(`:${port}/`))
    for (const name of ['app', 'worker']) {
      const own = gpu.services[name]?.environment ?? {}
      const { engines } = loadAsServer({ ...composed(name), ...own }, name)
      assert.deepEqual(
        engines.engines.map(({ id }) => id),
        ['comfyui'],
      )
      assert.equal(own.COMFYUI_URL, `http://comfyui:${port}`)
    }
  })

  it('keeps its root read-only, its models in a volume, and a version', () => {
    const own = gpu.services.comfyui ?? assert.fail()
    assert.equal(own.read_only, true)
    assert.deepEqual(own.cap_drop, ['ALL'])
    assert.deepEqual(own.volumes, ['comfyui:/data'])
    const version = /^ARG COMFYUI_VERSION=(.+)$/m.exec(readDeploy('comfyui/Dockerfile'))?.[1]
    assert.equal(own.image, `moguang-comfyui:${version}`)
    assert.ok(existsSync(path.join(ROOT, 'deploy', own.build?.context ?? '?', 'Dockerfile')))
  })
})
