import { pageConfig } from '../../pageConfig'

export default definePageConfig({
  ...pageConfig('pagesD/works-detail/works-detail'),
  enableShareTimeline: true,
})
