import type { HostileFile } from './file'
import { jpegFiles } from './jpeg'
import { otherFiles } from './others'
import { pngFiles } from './png'
import { soundFiles } from './sound'
import { videoFiles } from './video'
import { webpFiles } from './webp'

export const HOSTILE_FILES: readonly HostileFile[] = [
  ...pngFiles,
  ...jpegFiles,
  ...webpFiles,
  ...otherFiles,
  ...soundFiles,
  ...videoFiles,
]
