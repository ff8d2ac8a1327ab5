/** `npm run new -- page <id>`: a page with a feature of its own. */
import { parseNames, Plan, quoted, Refusal } from './plan'

const ROOTS = ['pages', 'pagesB', 'pagesC', 'pagesD', 'pagesE']

export interface PageOptions {
  readonly title?: string | undefined
  readonly root?: string | undefined
  /** May be opened without a session. */
  readonly open?: boolean | undefined
}

export function planPage(root: string, id: string, options: PageOptions): Plan {
  const { camel, pascal } = parseNames(id)
  const { title, root: home = 'pagesC', open = false } = options
  if (!title) throw new Refusal('A page needs --title 天气: its title, in Chinese.')
  if (!ROOTS.includes(home)) {
    throw new Refusal(`There is no package ${home}: it is one of ${ROOTS.join(', ')}.`)
  }
  const plan = new Plan(root)
  const route = `${home}/${id}/${id}`
  plan.insert(
    'contract/routes.ts',
    { start: 'export const ROUTES', end: ']' },
    `  { path: '${route}', title: ${quoted(title)}${open ? ', open: true' : ''} },`,
  )
  plan.create(
    `src/${route}.config.ts`,
    `import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('${route}'))
`,
  )
  plan.create(
    `src/${route}.tsx`,
    `import { View } from '@tarojs/components'
import { PageHead } from '@/domain/navigation/PageHead'
import { ${pascal} } from '@/screens/${id}/${pascal}'
import { texts } from '@/screens/${id}/texts'

/** ${title} */
export default function ${pascal}Page() {
  return (
    <View>
      <PageHead title={texts.title} />
      <${pascal} />
    </View>
  )
}
`,
  )
  plan.create(
    `src/screens/${id}/${pascal}.tsx`,
    `import { Empty } from '@/ui/Empty/Empty'
import { texts } from './texts'

/** Empty state of ${camel}. */
export function ${pascal}() {
  return <Empty title={texts.empty} />
}
`,
  )
  plan.create(
    `src/screens/${id}/texts.ts`,
    `export const texts = {
  title: ${quoted(title)},
  empty: ${quoted(`还没有${title}`)},
}
`,
  )
  plan.insert(
    'tests/e2e/screens.ts',
    { start: 'export const SCREENS', end: ']' },
    `  {
    name: '${id}',
    who: '${open ? 'visitor' : 'owner'}',
    address: fixed('/${route}'),
    arrange: on(${quoted(`还没有${title}`)}),
  },`,
  )
  plan.insert('src/routes.test.ts', { start: 'const EXTRA_ROUTES', end: ']' }, `  '${route}',`)
  plan.left.push(
    `src/screens/${id}: what the page shows; until then an empty state`,
    'A way to it: nothing leads there yet (navigate() of src/domain/navigation)',
  )
  return plan
}
