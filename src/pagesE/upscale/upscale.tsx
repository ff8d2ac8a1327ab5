import { upscale } from '@contract/tools/upscale'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function Upscale() {
  return <ToolPage tool={upscale} />
}
