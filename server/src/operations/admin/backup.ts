/** Data that outlives the machine: out into an archive, in from one, and whether it is sound. */
import { moveToPostgres } from '../backup/move-database'
import { moveFiles } from '../backup/move-files'
import { restoreBackup } from '../backup/restore'
import { saveBackup } from '../backup/save'
import { said } from '../backup/texts'
import { verify as verifyBackup } from '../backup/verify'
import type { Command } from './command'

export const backup: Command = {
  name: 'backup',
  args: ['[folder]'],
  summary: said.backup,
  alone: (config, [folder = '']) => saveBackup(config, folder),
}

export const restore: Command = {
  name: 'restore',
  args: ['<archive>'],
  summary: said.restore,
  alone: (config, [archive = '']) => restoreBackup(config, archive),
}

export const verify: Command = {
  name: 'verify',
  args: ['[archive]'],
  summary: said.verify,
  alone: (config, [archive = '']) => verifyBackup(config, archive),
}

export const moveDatabase: Command = {
  name: 'move-to-postgres',
  args: ['[--this-secret]'],
  summary: said.move,
  alone: (config, [flag = '']) => moveToPostgres(config, flag),
}

export const moveStored: Command = {
  name: 'move-files',
  args: ['<from>'],
  summary: said.moveFiles,
  alone: (config, [from = '']) => moveFiles(config, from),
}
