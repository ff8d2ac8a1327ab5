import { pageConfig } from '../../pageConfig'

export default definePageConfig(pageConfig('pagesC/characters/characters'))
