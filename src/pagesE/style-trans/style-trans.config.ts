import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesE/style-trans/style-trans'))
