/** Reads what lies in deploy/: settings, units, Dockerfiles and compose files, as their owners do. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'

export const ROOT = path.resolve(__dirname, '../..')
const DEPLOY = path.join(ROOT, 'deploy')

export type Settings = Record<string, string>

export const readDeploy = (name: string): string => readFileSync(path.join(DEPLOY, name), 'utf8')

/** `NAME=value` a line; `#` begins a comment. */
export function parseSettings(text: string): Settings {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=')
      assert.ok(at > 0, `“${line}” is no NAME=value`)
      return [line.slice(0, at), line.slice(at + 1)]
    }),
  )
}

/** Puts values for `${NAME}` and `${NAME:?why}`; an unset or empty one is an error, as there. */
export function interpolated(text: string, settings: Settings): string {
  return text.replace(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_all, name: string) => {
    const value = settings[name]
    assert.ok(value, `${name} is required and not set`)
    return value
  })
}

const texts = z.record(z.string(), z.coerce.string())
const healthcheck = z.object({
  test: z.array(z.string()).optional(),
  disable: z.boolean().optional(),
})
const service = z.object({
  image: z.string().optional(),
  build: z.object({ context: z.string(), dockerfile: z.string().optional() }).optional(),
  command: z.array(z.string()).optional(),
  user: z.string().optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  volumes: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  env_file: z.array(z.string()).default([]),
  environment: texts.default({}),
  ports: z.array(z.string()).default([]),
  stop_grace_period: z.string().optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: healthcheck.optional(),
})
const composeFile = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
})
export type Service = z.infer<typeof service>

export function readCompose(name: string, settings: Settings): z.infer<typeof composeFile> {
  return composeFile.parse(parse(interpolated(readDeploy(name), settings), { merge: true }))
}

/** Each section's `Key=value` lines, in their order. */
export function readUnit(name: string): Map<string, readonly (readonly [string, string])[]> {
  const sections = new Map<string, [string, string][]>()
  let lines: [string, string][] = []
  for (const line of readDeploy(`systemd/${name}`).split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const title = /^\[(\w+)\]$/.exec(line)?.[1]
    if (title) {
      lines = []
      sections.set(title, lines)
      continue
    }
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    assert.ok(key !== undefined && value !== undefined, `${name}: “${line}”`)
    lines.push([key, value])
  }
  return sections
}

export interface Instruction {
  readonly word: string
  readonly rest: string
}

/** Instructions of a Dockerfile, continued lines joined. */
export function readInstructions(name: string): readonly Instruction[] {
  return readDeploy(name)
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, word = '', rest = ''] = /^(\w+) (.+)$/.exec(line) ?? []
      assert.match(word, /^[A-Z]+$/, `${name}: “${line}”`)
      return { word, rest }
    })
}

/** Those of the last stage: what runs. */
export function lastStage(name: string): readonly Instruction[] {
  const all = readInstructions(name)
  return all.slice(all.map(({ word }) => word).lastIndexOf('FROM'))
}

/** The words of a JSON-form instruction such as CMD, or of the CMD of a HEALTHCHECK. */
export function parseWords(stage: readonly Instruction[], word: string): readonly string[] {
  const rest = stage.filter((one) => one.word === word).at(-1)?.rest
  assert.ok(rest, `${word} is missing`)
  return z.array(z.string()).parse(JSON.parse(rest.slice(rest.indexOf('['))))
}

/** Environment set by the image alone. */
export function imageSettings(): Settings {
  const lines = lastStage('Dockerfile').filter(({ word }) => word === 'ENV')
  return parseSettings(lines.map(({ rest }) => rest).join('\n'))
}

const probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.string() }),
})
const container = z.object({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).optional(),
  envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  securityContext: z.object({
    readOnlyRootFilesystem: z.literal(true),
    allowPrivilegeEscalation: z.literal(false),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
})
export type Container = z.infer<typeof container>
const pod = z.object({
  terminationGracePeriodSeconds: z.number().optional(),
  securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.literal(1000) }).loose(),
  containers: z.array(container).length(1),
  volumes: z.array(z.object({ name: z.string() }).loose()),
})
const kubernetesObject = z
  .object({
    kind: z.string(),
    metadata: z.object({ name: z.string(), namespace: z.literal('moguang') }).loose(),
    data: z.record(z.string(), z.string()).optional(),
    spec: z.unknown().optional(),
  })
  .loose()

const withTemplate = z.object({ template: z.object({ spec: pod }) })

export function kubernetesObjects() {
  return parseAllDocuments(readDeploy('kubernetes/moguang.yml')).map((document) => {
    assert.deepEqual(document.errors, [])
    return kubernetesObject.parse(document.toJS())
  })
}

/** The pods that are described, by the name of what starts them. */
export function kubernetesPods(): ReadonlyMap<string, z.infer<typeof pod>> {
  const pods = kubernetesObjects().flatMap(({ kind, metadata, spec }) => {
    if (kind === 'Deployment') return [[metadata.name, withTemplate.parse(spec)] as const]
    if (kind !== 'CronJob') return []
    const job = z.object({ jobTemplate: z.object({ spec: withTemplate }) }).parse(spec)
    return [[metadata.name, job.jobTemplate.spec] as const]
  })
  return new Map(pods.map(([name, { template }]) => [name, template.spec]))
}
