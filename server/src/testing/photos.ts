import path from 'node:path'
import { projectRoot } from '../platform/lib/paths'

/** A photograph of a cat, 451 × 300; its source is in the README of the folder. */
export const PHOTO = path.join(projectRoot, 'tests/photos/chelsea.jpg')
