import { DoodleScreen } from '@/features/doodle/DoodleScreen'

export default function PaintWebview() {
  return <DoodleScreen />
}
