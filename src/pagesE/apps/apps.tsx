import { findApp } from '@contract/apps/all'
import { type AppDefinition, reducedTool } from '@contract/apps/define'
import { Apps } from '@/screens/apps/Apps'
import { OneApp } from '@/screens/apps/OneApp'
import { ToolPage } from '@/screens/tool-page/ToolPage'
import { usePageParams } from '@/platform/pages'

const form = (app: AppDefinition) => (
  <ToolPage key={app.id} tool={reducedTool(app)} base={app.tool} />
)

/** All small apps, or with `?id=` the form of one; those of the operator come from the server. */
export default function AppsPage() {
  const { id } = usePageParams()
  if (id === undefined) return <Apps />
  const shipped = findApp(id)
  return shipped ? form(shipped) : <OneApp id={id}>{form}</OneApp>
}
