import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesD/contest/contest'))
