import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesD/user-works/user-works'))
