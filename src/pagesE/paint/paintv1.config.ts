import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesE/paint/paintv1'))
