/** The directions of docs/ARCHITECTURE.md as errors. */
const page = '^src/(pages[B-E]?|components)/'

/** Layers of the app, each with those it may import besides itself. */
const CLIENT_LAYERS = {
  lib: [],
  platform: ['lib'],
  ui: ['platform', 'lib'],
  api: ['stores', 'platform', 'lib'],
  stores: ['api', 'platform', 'lib'],
  domain: ['api', 'stores', 'ui', 'platform', 'lib'],
  screens: ['domain', 'api', 'stores', 'ui', 'platform', 'lib'],
  shell: ['domain', 'api', 'stores', 'ui', 'platform', 'lib'],
}
const CLIENT = '(pages[B-E]?|components|shell|screens|domain|ui|api|stores|platform|lib)'

function clientRules() {
  const layers = Object.entries(CLIENT_LAYERS).map(([layer, below]) => ({
    name: `app-${layer}`,
    severity: 'error',
    from: { path: `^src/${layer}/`, pathNot: '\\.test\\.' },
    to: { path: `^src/${CLIENT}/`, pathNot: `^src/(${[layer, ...below].join('|')})/` },
  }))
  const screen = {
    name: 'app-screen-not-screen',
    comment: 'parts that several screens share belong to domain or ui',
    severity: 'error',
    from: { path: '^src/screens/([^/]+)/' },
    to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
  }
  return [...layers, screen]
}

/** Rooms of the painter's package, the ground first: each may use those before it. */
const STUDIO_ROOMS = ['lib', 'painter', 'imaging', 'motion', 'tools', 'gallery']

function studioRules() {
  return STUDIO_ROOMS.slice(0, -1).map((room, at) => ({
    name: `studio-${room}`,
    severity: 'error',
    from: { path: `^studio/${room}/`, pathNot: '\\.test\\.' },
    to: { path: `^studio/(${STUDIO_ROOMS.slice(at + 1).join('|')}|cli)` },
  }))
}

/** Layers of the server, each with those it may import besides itself. */
const SERVER_LAYERS = {
  platform: [],
  integrations: ['platform'],
  config: ['platform', 'integrations'],
  modules: ['platform', 'integrations', 'config'],
  operations: ['platform', 'integrations', 'config', 'modules'],
  app: ['platform', 'integrations', 'config', 'modules', 'operations'],
}

function serverRules() {
  return Object.entries(SERVER_LAYERS).map(([layer, below]) => ({
    name: `server-${layer}`,
    severity: 'error',
    from: { path: `^server/src/${layer}/`, pathNot: '(\\.test\\.|/testing/)' },
    to: { path: `^server/src/(?!(${[layer, ...below].join('|')})/)` },
  }))
}

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'imports of types count; circles of folders: scripts/check-folders.mjs',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-imports-none-of-ours',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(src|media|nets|studio|server|tests|scripts)/' },
    },
    {
      name: 'media-knows-files-only',
      comment: 'codecs, labels and metadata: nothing of who paints or who serves',
      severity: 'error',
      from: { path: '^media/' },
      to: { path: '^(src|nets|studio|server|tests|scripts)/' },
    },
    {
      name: 'nets-below-the-painter',
      comment: 'networks give numbers about pictures; what is made of them is a tool’s matter',
      severity: 'error',
      from: { path: '^nets/' },
      to: { path: '^(src|studio|server|tests|scripts)/' },
    },
    {
      name: 'painter-is-handed-its-networks',
      comment: 'it asks by a function (nets/run.ts): no runtime and no weights in its threads',
      severity: 'error',
      from: { path: '^studio/(?!gallery/|testing/)', pathNot: '\\.test\\.' },
      to: { path: '(^nets/(runtime|setup)/|node_modules/onnxruntime)' },
    },
    {
      name: 'studio-not-server',
      comment: 'the painter can be used alone',
      severity: 'error',
      from: { path: '^studio/' },
      to: { path: '^(src|server|tests|scripts)/' },
    },
    ...studioRules(),
    {
      name: 'no-circular-studio',
      comment: 'type-only imports count here',
      severity: 'error',
      from: { path: '^(studio|media|nets)/' },
      to: { circular: true },
    },
    {
      name: 'client-takes-types-of-endpoints',
      comment: 'zod must never reach the client bundle',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.' },
      to: { path: '(^contract/endpoints/|node_modules/zod/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'traces-are-loaded-when-wanted',
      comment: 'an installation without them pays nothing: types, and import() in tracing/sdk.ts',
      severity: 'error',
      from: { path: '^server/src/' },
      to: {
        path: 'node_modules/@opentelemetry/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'redis-is-loaded-when-configured',
      comment:
        'an installation without REDIS_URL loads no client: import() in platform/redis/redis.ts',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { path: 'node_modules/@redis/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'console-on-the-contract-alone',
      comment: 'an app of its own: types of calls, nothing of the phone’s app and of the server',
      severity: 'error',
      from: { path: '^console/' },
      to: { path: '^(src|server|media|nets|studio|tests|scripts)/' },
    },
    {
      name: 'console-takes-types-of-endpoints',
      comment: 'zod must never reach its bundle',
      severity: 'error',
      from: { path: '^console/' },
      to: { path: '(^contract/endpoints/|node_modules/zod/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'console-by-nobody',
      severity: 'error',
      from: { path: '^(src|server|contract|media|nets|studio)/' },
      to: { path: '^console/' },
    },
    {
      name: 'client-not-server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|studio|media|nets)/' },
    },
    {
      name: 'server-not-client',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/' },
    },
    {
      name: 'page-not-page',
      severity: 'error',
      from: { path: '^src/(pages[B-E]?/[^/]+|components)/' },
      to: { path: page, pathNot: '^src/$1/' },
    },
    ...clientRules(),
    {
      name: 'taro-in-platform-ui-and-pages',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `(^src/(platform|ui)/|${page}|^src/app|\\.test\\.|\\.config\\.ts$)`,
      },
      to: { path: 'node_modules/@tarojs/taro/', dependencyTypesNot: ['type-only'] },
    },
    ...serverRules(),
    {
      name: 'vendor-folders',
      comment:
        'only engines/<vendor> knows a vendor; remote, diffusion, edits, videos and clouds are what they share',
      severity: 'error',
      from: { path: '^server/src/integrations/engines/([^/]+)/' },
      to: {
        path: '^server/src/integrations/engines/[^/]+/',
        pathNot:
          '^server/src/integrations/engines/($1|remote|diffusion|edits|videos|clouds|testing)/',
      },
    },
    {
      name: 'repositories-hold-the-sql',
      comment: 'routes and http never touch the schema',
      severity: 'error',
      from: { path: '^server/src/(app/|platform/http/|modules/[^/]+/routes)' },
      to: { path: '^server/src/platform/db/schema' },
    },
    {
      name: 'repository-of-another-module',
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/', pathNot: '\\.test\\.' },
      to: { path: '^server/src/modules/[^/]+/repository', pathNot: '^server/src/modules/$1/' },
    },
    {
      name: 'job-knows-no-module',
      comment: 'it declares ports; app/deps.ts binds other modules to its events',
      severity: 'error',
      from: { path: '^server/src/modules/job/', pathNot: '\\.test\\.' },
      to: { path: '^server/src/modules/(?!job/)' },
    },
    {
      name: 'queue-imports-db-and-lib-only',
      severity: 'error',
      from: { path: '^server/src/platform/queue/', pathNot: '\\.test\\.' },
      to: { path: '^server/src/(?!platform/(queue|db|lib)/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
}
