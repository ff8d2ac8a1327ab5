import { inpaint } from '@contract/tools/inpaint'
import { ToolPage } from '@/features/tool-page/ToolPage'
import { useResultPicture } from '@/features/tool-page/useResultPicture'
import { usePageParams } from '@/platform/pages'

/** The same tool by the call that goes on from a finished job. */
const tool = { ...inpaint, call: 'POST /api/generate/inpaint', route: 'pagesD/inpaint/inpaint' }

/** `?id=` names the job whose picture is painted on. */
export default function InpaintResult() {
  const { id = '' } = usePageParams()
  useResultPicture(tool, id)
  return <ToolPage tool={tool} />
}
