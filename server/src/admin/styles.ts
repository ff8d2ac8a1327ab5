import { stylesFile } from '../modules/style-models/file'
import { exportStyles, importStyles } from '../modules/style-models/import'
import { shelfCommand } from './shelf-command'
import { texts } from './texts'

export const styles = shelfCommand({
  name: 'styles',
  summary: texts.styles,
  schemaOf: ({ engines }) => stylesFile(engines),
  read: exportStyles,
  write: importStyles,
})
