import path from 'node:path'
import { projectRoot } from '../platform/lib/paths'

/** A photograph of a cat, 451 × 300; where it is from says the README beside it. */
export const PHOTO = path.join(projectRoot, 'tests/photos/chelsea.jpg')
