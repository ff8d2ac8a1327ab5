import { findApp } from '@contract/apps/all'
import { reducedTool } from '@contract/apps/define'
import { Apps } from '@/features/apps/Apps'
import { ToolPage } from '@/features/tool-page/ToolPage'
import { usePageParams } from '@/platform/pages'

/** All small apps, or with `?id=` the form of one; an app this version does not know lists all. */
export default function AppsPage() {
  const { id } = usePageParams()
  const app = id === undefined ? null : findApp(id)
  return app ? <ToolPage key={app.id} tool={reducedTool(app)} /> : <Apps />
}
