import { rembg } from '@contract/tools/rembg'
import { ToolPage } from '@/features/tool-page/ToolPage'

export default function Rembg() {
  return <ToolPage tool={rembg} />
}
