import { img2tag } from '@contract/tools/img2tag'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function Img2tag() {
  return <ToolPage tool={img2tag} />
}
