/** Sentences for the operator about the database, at the start. */
export const texts = {
  embeddedEnded:
    '内置数据库意外停止，服务随之退出；请重新启动。 The embedded database ended unexpectedly, and the server with it: start it again.',
  damaged: (folder: string) =>
    `内置数据库 ${folder} 打不开，可能已经损坏：请从备份恢复这个目录，或把它移到别处、从空的重新开始。` +
    ` The embedded database ${folder} cannot be opened and may be damaged: restore the folder from a backup, or move it away to start over.`,
  folderInUse(folder: string, holder: { pid: number; host: string | null } | null): string {
    const who = holder ? `进程 ${holder.pid}，主机 ${holder.host ?? '未知'}` : '进程未知'
    const whoInEnglish = holder
      ? `pid ${holder.pid} on ${holder.host ?? 'an unknown host'}`
      : 'pid unknown'
    return (
      `数据目录 ${folder} 正被另一个墨光服务（${who}）使用，请先停掉它，或用 DATA_DIR 换一个目录。` +
      ` Another server (${whoInEnglish}) is using this DATA_DIR: stop it or choose another folder.`
    )
  },
  newer: (writer: string, own: string) =>
    `数据库的结构比这个版本新：它由 ${writer} 写成，这里只认识到 ${own}。请用那个或更新的版本启动，或从升级前的备份恢复。` +
    ` The database is newer than this code: written by ${writer}, while this is ${own}. Start that version or a later one, or restore a backup from before the upgrade.`,
  noMigrations: (folder: string) =>
    `程序文件不完整，读不到 ${folder} 里的数据库结构；数据没有动。请重新运行 npm start，或重新安装。` +
    ` Files of the program are missing in ${folder}; the data was not touched: run npm start again, or install again.`,
  restoreUnfinished: (archive: string) =>
    `从 ${archive} 的恢复没有做完，这里的数据不完整：请清空数据库和数据目录，再恢复一次。` +
    ` The restore from ${archive} was interrupted, so the data here is not whole: empty the database and DATA_DIR, then restore again.`,
  moveUnfinished:
    '内置数据库还没有全部搬到这里，请再运行一次 npm run admin -- move-to-postgres，它从停下的地方继续。' +
    ' The move from the embedded database was interrupted: run npm run admin -- move-to-postgres again, it goes on where it stopped.',
  noTls: (words: string) =>
    `与数据库的加密连接（sslmode）建立不了：${words}。请在数据库上打开 TLS，或改正 DATABASE_URL 里的 sslmode。` +
    ` The database cannot be reached by TLS as DATABASE_URL wants: ${words}.`,
  noAnswer: (reason: string) =>
    `数据库没有回应（${reason}），恢复后会自动继续启动。` +
    ` The database does not answer: the start goes on by itself once it does.`,
} as const

/** By SQLSTATE of the first connection. */
export const CONNECTION_SENTENCES: Readonly<Record<string, (words: string) => string>> = {
  '3D000': (words) =>
    `DATABASE_URL 里的数据库不存在，请先建好（createdb）。 The database of DATABASE_URL does not exist, make it first: ${words}.`,
  '28000': (words) =>
    `数据库不认识 DATABASE_URL 里的用户，或不许它登录。 The database does not let the role of DATABASE_URL in: ${words}.`,
  '28P01': (words) =>
    `DATABASE_URL 里的用户名或密码不对。 The role or the password of DATABASE_URL is wrong: ${words}.`,
  '42501': (words) =>
    `DATABASE_URL 里的用户权限不够：它要能在这个数据库里建表。 The role of DATABASE_URL may not make tables in its database: ${words}.`,
}
