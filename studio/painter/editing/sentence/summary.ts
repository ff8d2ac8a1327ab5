import type { EditStep } from '@contract/edits'

/** 船·帆 is 船的帆. */
const spoken = (target: string): string => target.replace('·', '的')

function describe({ kind, target, value = '', strength }: EditStep): string {
  const what = target === undefined ? '' : spoken(target)
  const little = strength === 'light' ? '一点点' : '一点'
  switch (kind) {
    case 'remove':
      return `去掉${what}`
    case 'replace':
      return `把${what}换成${value}`
    case 'add':
      return what === '' ? `加${value}` : `在${what}加${value}`
    case 'recolour':
      return `把${what}改成${value}`
    case 'trait':
      return /^[不戴穿拿披系打举抱背撑牵围挎骑叼捧微笑大哭闭睁坐站躺趴跑跳飞睡看]/.test(value)
        ? `让${what}${value}`
        : `${what}：${value}`
    case 'count':
      if (value.startsWith('+')) return `再加${value.slice(1)}个${what}`
      if (value.startsWith('-')) return `少${value.slice(1)}个${what}`
      return `${what}改成${value}个`
    case 'move':
      if (/旋转|颠倒|转.*度/.test(value)) return `把${what || '画面'}${value}`
      return /翻转|镜像/.test(value)
        ? `把${what || '画面'}${/上下|垂直/.test(value) ? '上下' : ''}翻转过来`
        : `把${what}移到${value.replace(/^往/, '')}`
    case 'scale':
      return `把${what}${value === '小' ? '缩小' : '放大'}${strength === 'strong' ? '很多' : little}`
    case 'background':
      if (value === '虚化') return '虚化背景'
      return value === '' ? '换个背景' : `背景换成${value}`
    case 'time':
    case 'season':
    case 'weather':
      return `变成${value}${kind === 'weather' && /^[晴雾]$/.test(value) ? '天' : ''}`
    case 'style':
      return `改成${/[风画格]$/.test(value) ? value : `${value}风`}`
    case 'tone':
      return /色$/.test(value) ? `换成${value}调` : `${value}${little}`
    case 'text':
      return `文字改成“${value}”`
    case 'extend':
      return /:/.test(value) ? `改成 ${value}，重新构图` : `往${value}扩一点`
    case 'crop':
      return /:/.test(value) ? `改成 ${value}，重新构图` : `裁掉${value}`
    case 'upscale':
      return `放大 ${value === '' ? 2 : value} 倍，更清楚`
    case 'cutout':
      return what === '' ? '抠出主体' : `抠出${what}`
    case 'vary':
      return '画几张类似的'
    case 'undo':
      return '回到上一版'
  }
}

/** 把小船换成红色，再去掉月亮. */
export function summarise(steps: readonly EditStep[]): string {
  return steps.map(describe).join('，再')
}
