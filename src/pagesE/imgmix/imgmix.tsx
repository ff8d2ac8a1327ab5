import { imgMix } from '@contract/tools/imgMix'
import { ToolPage } from '@/screens/tool-page/ToolPage'

export default function Imgmix() {
  return <ToolPage tool={imgMix} />
}
