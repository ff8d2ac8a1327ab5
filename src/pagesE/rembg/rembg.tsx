import { rembg } from '@contract/tools/rembg'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function Rembg() {
  return <ToolPage tool={rembg} />
}
