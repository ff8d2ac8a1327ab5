/** Chinese texts of lists that load as one scrolls. */
export const LIST = {
  end: '已经到底啦~~',
  more: '加载更多',
  loadingMore: '正在加载',
  moreFailed: '没有加载出来，点一下再试',
}
