/** Messages about backups. */
const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

export interface Totals {
  readonly rows: number
  readonly files: number
  readonly fileBytes: number
  readonly missing: number
}

const totals = ({ rows, files, fileBytes, missing }: Totals) =>
  `${rows} 行，${files} 个文件（${mb(fileBytes)}）${missing > 0 ? `，另有 ${missing} 个文件备份时已不在` : ''}`

export const said = {
  backup: '把数据库、文件和密钥备份成一个归档（默认放到 BACKUP_DIR），服务可以照常运行',
  restore: '把归档恢复到一个空的安装（先停掉服务）',
  verify: '检查一个归档；不写归档则检查这个安装（账目、文件）',
  saved: (file: string, bytes: number, all: Totals) =>
    `已备份到 ${file}（${mb(bytes)}）：${totals(all)}`,
  ownSecret: 'SESSION_SECRET 不在归档里，请另外保管：换了它，所有人都要重新登录',
  elsewhere: '文件在对象存储里，归档只有它们的清单和校验和，请另外备份存储桶',
  diskFull: (folder: string) =>
    `磁盘满了，备份没有做成，也没有留下半个文件：请给 ${folder} 腾出空间，或换一个目录`,
  noFolder: (folder: string) => `目录 ${folder} 不能写入，备份没有做成`,
  noArchive: (file: string) => `读不到归档 ${file}`,
  noneGiven: '请写归档的路径：npm run admin -- restore <归档>',
  notOurs: (file: string) => `${file} 不是墨光的备份，或者开头已损坏`,
  damaged: (file: string, where: string) => `归档 ${file} 已损坏（${where}），请换一个备份`,
  cutShort: '不完整',
  newer: (app: string, tag: string, own: string) =>
    `归档由更新的版本 ${app}（${tag}）写成，这里只认识到 ${own}：请用那个或更新的版本恢复`,
  foreign: (tag: string) => `归档的数据库结构 ${tag} 不是这个软件的`,
  notEmpty: (what: string) =>
    `这里不是空的安装（${what}），没有恢复任何东西：请用空的数据库和空的 DATA_DIR`,
  otherSchema: '数据库里已经有更新的表结构，没有恢复任何东西：请换一个空的数据库',
  rowsDiffer: (table: string) => `表 ${table} 的行数与归档不符`,
  ledgerOff: (transfers: number, sum: number) => `账目不平：${transfers} 笔转账不为零，总和 ${sum}`,
  filesMissing: (count: number, keys: readonly string[]) =>
    `${count} 个被引用的文件不在：${keys.join('、')}${count > keys.length ? ' …' : ''}`,
  objectDiffers: (key: string) => `对象存储里的 ${key} 不在，或与归档不同`,
  notDone: (why: string) => `恢复没有做完，服务不会在这些数据上启动，请清空后重来：${why}`,
  restored: (file: string, all: Totals) => `已从 ${file} 恢复：${totals(all)}`,
  otherKey: '这里的 SESSION_SECRET 与备份时不同：所有人都要重新登录，没用过的兑换码会失效',
  archiveSound: (file: string, app: string, tag: string, at: string, all: Totals) =>
    `归档 ${file} 完好：版本 ${app}（${tag}），${at}，${totals(all)}`,
  sound: (transfers: number, files: number) =>
    `账目为零（${transfers} 笔转账），${files} 个被引用的文件都在`,
  move: '把内置数据库搬到 DATABASE_URL 的 PostgreSQL（先停掉服务）；中断后再运行一次就接着搬',
  moveFiles:
    '把文件从 <from>（local、s3 或 cos）搬到 STORAGE 所写的地方，服务可以照常运行；中断后再运行一次就接着搬',
  nothingHere: (folder: string) =>
    `数据目录 ${folder} 里没有墨光的数据，什么也没有做：请检查 DATA_DIR 或 DATABASE_URL 有没有设好`,
  noTarget: '请把 DATABASE_URL 设成要搬去的 PostgreSQL，再运行一次',
  noEmbedded: (folder: string) => `数据目录 ${folder} 里没有内置数据库，没有搬任何东西`,
  moveFlag: '只认识 --this-secret',
  moveSecret: (file: string) =>
    `这里的 SESSION_SECRET 不是内置数据库一直用的那个：换了它，所有人都要重新登录，存下的密钥也打不开。请把 SESSION_SECRET 设成 ${file} 的内容再运行一次（设好后删掉这个文件）；如果服务本来就用这里的 SESSION_SECRET，加上 --this-secret`,
  moveNotEmpty: (table: string) =>
    `DATABASE_URL 的数据库不是空的（${table}），没有搬任何东西：请换一个空的数据库`,
  moveDiffers: (table: string) => `表 ${table} 搬过去以后与原来不同：请再运行一次`,
  moved: (all: { rows: number; tables: number; already: number; transfers: number }) =>
    `内置数据库已搬到 PostgreSQL：${all.tables} 个表、${all.rows} 行逐表校验一致${all.already > 0 ? `（其中 ${all.already} 行上次已搬好）` : ''}，账目为零（${all.transfers} 笔转账）`,
  movedSourceStays: (folder: string) =>
    `原来的数据库留在 ${folder}，没有改动。以后启动都要带着 DATABASE_URL；确认无误后再删掉它`,
  badStorage: (kinds: string) => `请写文件现在在哪里：${kinds}`,
  sameStorage: (kind: string) => `STORAGE 就是 ${kind}：请把 STORAGE 设成要搬去的地方，再运行一次`,
  storageUnset: (kind: string) => `还没有配置 ${kind}：请设好它的变量（docs/CONFIGURATION.md）`,
  fileDiffers: (key: string) => `${key} 搬过去以后与原来不同，没有记作已搬：请检查存储后再运行一次`,
  filesMoved: (all: { from: string; to: string; files: number; now: number; bytes: number }) =>
    `${all.files} 个文件都已从 ${all.from} 搬到 ${all.to}，逐个校验一致；这一次搬了 ${all.now} 个（${mb(all.bytes)}）`,
  filesLost: (count: number, keys: readonly string[]) =>
    `${count} 个被引用的文件在原来的地方就没有：${keys.join('、')}${count > keys.length ? ' …' : ''}`,
  filesNext: (to: string, journal: string) =>
    `请停掉服务，再运行一次（只搬这期间的新文件），然后用 STORAGE=${to} 启动。原来的文件没有改动，确认无误后再删掉它们和 ${journal}`,
  orphans: (count: number, bytes: number) => `没有被引用的文件：${count} 个（${mb(bytes)}）`,
} as const
