import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesB/contest/contest'))
