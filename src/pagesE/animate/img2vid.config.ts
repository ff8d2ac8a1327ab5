import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesE/animate/img2vid'))
