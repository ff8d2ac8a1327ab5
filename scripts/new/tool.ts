/** `npm run new -- tool <id>`: a tool of the embedded engine with a page of its own. */
import { parseNames, Plan, quoted, Refusal } from './plan'

const GROUPS = ['create', 'mend', 'change', 'motion']

export interface ToolOptions {
  readonly name?: string | undefined
  readonly summary?: string | undefined
  readonly group?: string | undefined
}

export function planTool(root: string, id: string, options: ToolOptions): Plan {
  const { camel, pascal } = parseNames(id)
  const { name, summary, group = 'change' } = options
  if (!name || !summary) {
    throw new Refusal(
      'A tool needs --name 景深 and --summary 让背景柔和下来: what 妙笔 shows of it, in Chinese.',
    )
  }
  if (!GROUPS.includes(group)) {
    throw new Refusal(`There is no group ${group}: it is one of ${GROUPS.join(', ')}.`)
  }
  const plan = new Plan(root)
  const all = plan.read('contract/tools/all.ts')
  if (new RegExp(`^ {2}${camel},$`, 'm').test(all)) {
    throw new Refusal(`There is a tool ${camel} already.`)
  }
  const route = `pagesE/${id}/${id}`
  const call = `POST /api/tools/${id}`

  plan.create(
    `contract/tools/${id}.ts`,
    `import { defineTool } from './define'

export const ${camel} = defineTool({
  id: '${camel}',
  name: ${quoted(name)},
  summary: ${quoted(summary)},
  call: '${call}',
  route: '${route}',
  output: 'image',
  group: '${group}',
  price: { unit: 'run', weight: 1 },
  params: {
    image: { kind: 'image', label: '图片', required: true },
    strength: {
      kind: 'level',
      label: '强度',
      levels: [
        { value: 0.3, name: '轻' },
        { value: 0.6, name: '中' },
        { value: 1, name: '强' },
      ],
      initial: 0.6,
    },
  },
})
`,
  )
  plan.addImport('contract/tools/all.ts', `import { ${camel} } from './${id}'`)
  plan.insert('contract/tools/all.ts', { start: 'const TOOLS', end: ']' }, `  ${camel},`)
  plan.insert(
    'contract/routes.ts',
    { start: 'export const ROUTES', end: ']' },
    `  { path: '${route}', open: true },`,
  )
  plan.create(
    `src/${route}.config.ts`,
    `import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('${route}'))
`,
  )
  plan.create(
    `src/${route}.tsx`,
    `import { ${camel} } from '@contract/tools/${id}'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function ${pascal}() {
  return <ToolPage tool={${camel}} />
}
`,
  )
  plan.create(
    `studio/tools/${id}.ts`,
    `import type { ${camel} as definition } from '@contract/tools/${id}'
import { createRaster, isClear, type Raster } from '@media/raster'
import type { StudioTool } from './tool'

const MOST_PIXELS = 4_000_000

/** Colours fade to the grey of the same brightness; \`strength\` 0..1 says how far. */
function faded({ width, height, rgba }: Raster, strength: number): Raster {
  const made = createRaster(width, height)
  made.rgba.set(rgba)
  for (let i = 0; i < rgba.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = [rgba[i], rgba[i + 1], rgba[i + 2]]
    const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    made.rgba[i] = red + (grey - red) * strength
    made.rgba[i + 1] = green + (grey - green) * strength
    made.rgba[i + 2] = blue + (grey - blue) * strength
  }
  return made
}

export const ${camel}: StudioTool<typeof definition> = async (work) => {
  const raster = await work.image('image', { maxPixels: MOST_PIXELS })
  return {
    pictures: [{ raster: faded(raster, work.params.strength), transparent: isClear(raster) }],
  }
}
`,
  )
  plan.insert(
    'studio/tools/registry.ts',
    { start: 'export const STUDIO_TOOLS', end: '}' },
    `  ${camel}: entry(() => import('./${id}').then((m) => m.${camel})),`,
  )
  plan.insert('studio/tools/full-size.ts', { start: 'const WAYS', end: '}' }, `  ${camel}: 'tone',`)
  plan.insert(
    'contract/tools/how.ts',
    { start: 'export const HOW', end: '}' },
    `  ${camel}: '算法：颜色向同样明暗的灰靠近',`,
  )
  plan.insert(
    'contract/tools/how.ts',
    { start: 'export const WEAK', end: '}' },
    `  ${camel}: '只改颜色，画面里的东西都不动',`,
  )
  plan.insert(
    'contract/samples/tools.ts',
    { start: 'export const TOOL_SAMPLES', end: '}' },
    `  ${camel}: [image('canal'), image('cat'), image('coffee')],`,
  )
  plan.insert(
    'tests/e2e/tool-rows.ts',
    { start: 'export const TOOL_ROWS', end: ']' },
    `  {
    route: '${route}',
    title: '${id}: a photograph, as the form begins',
    fill: ({ photo }) => photo(CAT),
    seen: compared,
  },`,
  )
  plan.insert(
    'tests/server/contract-list.ts',
    { start: 'export const EXTRA_CALLS', end: ']' },
    `  '${call}',`,
  )
  plan.insert('src/routes.test.ts', { start: 'const EXTRA_ROUTES', end: ']' }, `  '${route}',`)
  plan.left.push(
    `contract/tools/${id}.ts: what it asks, what it costs (price), how 妙笔 names it`,
    `studio/tools/${id}.ts: what it does; until then colours fade to grey`,
    `contract/tools/how.ts: what it is bad at (WEAK); contract/samples/tools.ts: what to try it with; then its cover and its before and after: node --import tsx studio/gallery/tool-covers.ts ${camel}`,
    'If you like: an icon (src/screens/discover/toolIcons.ts), an images API that can do it too (server/src/integrations/engines/openai/tools)',
  )
  return plan
}
