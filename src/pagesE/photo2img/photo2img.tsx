import { photo2img } from '@contract/tools/photo2img'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function Photo2img() {
  return <ToolPage tool={photo2img} />
}
