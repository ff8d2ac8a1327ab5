import type { Tool } from '@contract/tools/all'
import { inpaint } from '@contract/tools/inpaint'
import { ToolPage } from '@/screens/tool-page/ToolPage'
import { useResultPicture } from '@/screens/tool-page/useResultPicture'
import { usePageParams } from '@/platform/pages'
import { useSession } from '@/stores/session'

/** The same tool by the call that goes on from a finished job. */
const tool: Tool = {
  ...inpaint,
  call: 'POST /api/generate/inpaint',
  route: 'pagesD/inpaint/inpaint',
}

/** `?id=` names the job whose picture is painted on. */
export default function InpaintResult() {
  const { id = '' } = usePageParams()
  // A visitor has no jobs to go on from.
  const isLogin = useSession((session) => session.isLogin)
  useResultPicture(tool, isLogin ? id : '')
  return <ToolPage tool={tool} coming={isLogin && id !== ''} />
}
