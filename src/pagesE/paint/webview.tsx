import { DoodleScreen } from '@/screens/doodle/DoodleScreen'

export default function PaintWebview() {
  return <DoodleScreen />
}
