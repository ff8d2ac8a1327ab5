import type { PictureView } from '@contract/jobs'

/** What looking at a picture needs of it: pictures of jobs and works alike. */
export type Seen = Pick<PictureView, 'id' | 'url' | 'width' | 'height'>
