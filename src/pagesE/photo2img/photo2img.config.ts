import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesE/photo2img/photo2img'))
