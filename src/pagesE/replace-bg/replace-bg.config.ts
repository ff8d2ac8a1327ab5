import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesE/replace-bg/replace-bg'))
