import type { PictureView } from '@contract/jobs'

/** Fields the viewer needs: pictures of jobs and works alike. */
export type Seen = Pick<PictureView, 'id' | 'url' | 'width' | 'height'>
