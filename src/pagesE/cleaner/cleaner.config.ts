import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesE/cleaner/cleaner'))
