import { stylesFile } from '../../modules/style-models/file'
import { exportStyles, importStyles } from '../../modules/style-models/import'
import { catalogCommand } from './catalog-command'
import { texts } from './texts'

export const styles = catalogCommand({
  name: 'styles',
  summary: texts.styles,
  schemaOf: ({ engines }) => stylesFile(engines),
  read: exportStyles,
  write: importStyles,
})
