import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesD/job-detail/job-detail'))
